import { t } from '@lingui/core/macro';
import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card, PageHead } from '#web/ui/card.tsx';
import { ConnectionWidget } from '#web/publishing/connection-widget.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { FirstSteps } from './first-steps.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatCards } from './stat-cards.tsx';
import { useFirstSteps } from './use-first-steps.ts';
import { useShownJob } from './use-shown-job.ts';
import { YourTales } from './your-tales.tsx';

const CreateTaleDialog = lazy(async () => ({
  default: (await import('#web/create/create-tale-dialog.tsx')).CreateTaleDialog,
}));
const SampleTale = lazy(async () => ({ default: (await import('#web/create/sample-tale.tsx')).SampleTale }));
const JobDrawer = lazy(async () => ({ default: (await import('./job-drawer.tsx')).JobDrawer }));
const UsagePanel = lazy(async () => ({ default: (await import('#web/engines/usage-panel.tsx')).UsagePanel }));

/** The room that the first steps will take. */
const ComingSteps = () => (
  <div className="h-[38rem] animate-pulse rounded-2xl bg-mute-wash sm:h-88 xl:h-67" aria-hidden />
);

/** The tale pipeline, the jobs, the limits and what happened lately, on one page. */
export function DashboardPage() {
  const [creating, setCreating] = useState(false);
  const [sampling, setSampling] = useState(false);
  const endSample = useCallback(() => setSampling(false), []);
  const [jobId, setJobId] = useShownJob();
  const first = useFirstSteps();
  const create = () => setCreating(true);
  usePageTitle(t`Dashboard`);
  return (
    <>
      <PageHead title={t`Welcome back!`} note={t`Your tales, from first idea to published video.`}>
        {first.bringBack && (
          <Button
            size="small"
            look="ghost"
            onClick={first.bringBack}
            icon={<ListChecks aria-hidden />}
          >{t`Show first steps`}</Button>
        )}
      </PageHead>
      <ConnectionWidget userId="dev-user" />
      <div className="grid gap-6">
        {first.isComing && <ComingSteps />}
        {first.steps && (
          <FirstSteps
            steps={first.steps}
            onCreate={create}
            onSample={() => setSampling(true)}
            onDismiss={first.putAway}
          />
        )}
        <StatCards />
        <Card title={t`Quick Actions`}>
          <QuickActions onCreate={create} />
        </Card>
        <div className="grid items-start gap-6 min-[1440px]:grid-cols-[minmax(0,1fr)_21rem]">
          <YourTales onCreate={create} />
          <div className="grid content-start items-start gap-6 lg:max-[1440px]:grid-cols-2">
            <JobsPanel onOpen={setJobId} />
            <RecentActivity />
            <div className="lg:max-[1440px]:col-span-2">
              <Suspense>
                <UsagePanel compact />
              </Suspense>
            </div>
          </div>
        </div>
      </div>
      <Suspense>
        {jobId && <JobDrawer id={jobId} onClose={() => setJobId(null)} onOpen={setJobId} />}
        {sampling && <SampleTale onEnd={endSample} />}
        {creating && <CreateTaleDialog open onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  );
}

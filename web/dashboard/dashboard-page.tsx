import { lazy, Suspense, useState } from 'react';
import { Card, PageHead } from '#web/ui/card.tsx';
import { ConnectionWidget } from '#web/ui/connection-widget.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { JobsPanel } from './jobs-panel.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatCards } from './stat-cards.tsx';
import { YourTales } from './your-tales.tsx';

const CreateTaleDialog = lazy(async () => ({ default: (await import('#web/create/create-tale-dialog.tsx')).CreateTaleDialog }));
const JobDrawer = lazy(async () => ({ default: (await import('./job-drawer.tsx')).JobDrawer }));

/** The tale pipeline, the jobs and what happened lately, on one page. */
export function DashboardPage() {
  const [creating, setCreating] = useState(false);
  const [jobId, setJobId] = useState<string | null>(null);
  usePageTitle('Dashboard');
  return (
    <>
      <PageHead title="Welcome back!" note="Your tales, from first idea to published video." />
      <ConnectionWidget userId="dev-user" />
      <div className="grid gap-6">
        <StatCards />
        <Card title="Quick Actions">
          <QuickActions onCreate={() => setCreating(true)} />
        </Card>
        <div className="grid gap-6 min-[1440px]:grid-cols-[minmax(0,1fr)_21rem]">
          <YourTales onCreate={() => setCreating(true)} />
          <div className="grid content-start gap-6 lg:max-[1440px]:grid-cols-2">
            <JobsPanel onOpen={setJobId} />
            <RecentActivity />
          </div>
        </div>
      </div>
      <Suspense>
        {jobId && <JobDrawer id={jobId} onClose={() => setJobId(null)} onOpen={setJobId} />}
        {creating && <CreateTaleDialog open onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { FileDown, FileText, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Job } from '#shared/job.contract.ts';
import { ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { artifactsOf } from './job-artifacts.ts';

/** What a job left behind, and where it belongs (`children`). Nothing for a job without a tale. */
export function JobArtifacts({ job, children }: { job: Job; children: ReactNode }) {
  const artifacts = artifactsOf(job);
  if (artifacts.length === 0) return null;
  return (
    <section aria-label={t`Artifacts`}>
      <h4 className="mb-2 text-sm font-semibold">{t`Artifacts`}</h4>
      <div className="flex flex-wrap gap-2">
        {artifacts.map(({ label, href, kind }) =>
          kind === 'page' ? (
            <ButtonLink key={href} to={href} size="small" icon={<Images aria-hidden />}>
              {label}
            </ButtonLink>
          ) : (
            <ButtonAnchor
              key={href}
              href={href}
              size="small"
              {...(kind === 'download' ? { download: true } : { target: '_blank', rel: 'noreferrer' })}
              icon={kind === 'download' ? <FileDown aria-hidden /> : <FileText aria-hidden />}
            >
              {label}
            </ButtonAnchor>
          ),
        )}
        {children}
      </div>
    </section>
  );
}

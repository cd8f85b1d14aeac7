import { t } from '@lingui/core/macro';
import type { Job } from '#shared/job.contract.ts';

/** One thing a job left behind: a page of the studio, a file to keep, or a document to look at. */
export type Artifact = { label: string; href: string; kind: 'page' | 'download' | 'document' };

/** What may be opened from a job: films and sound only once a video_processing job is completed. */
export function artifactsOf({ type, status, tale_id }: Pick<Job, 'type' | 'status' | 'tale_id'>): Artifact[] {
  if (!tale_id) return [];
  const tale = encodeURIComponent(tale_id);
  const files: readonly Artifact[] =
    type === 'video_processing' && status === 'completed'
      ? [
          { label: t`Narration (MP3)`, href: `/api/r2/packages/${tale}/narration.mp3`, kind: 'download' },
          { label: t`Final video (MP4)`, href: `/api/r2/packages/${tale}/final.mp4`, kind: 'download' },
        ]
      : type === 'tale_package' && status === 'completed'
        ? [{ label: t`Package (ZIP)`, href: `/api/tales/${tale}/package.zip`, kind: 'download' }]
        : [];
  return [
    { label: t`Package manifest`, href: `/api/tales/${tale}/package`, kind: 'document' },
    ...files,
    { label: t`Images`, href: `/images?tale=${tale}`, kind: 'page' },
  ];
}

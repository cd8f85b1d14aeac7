/** The spine of the product: what a tale goes through, in which order, and which moves are its own. */

export const taleStatuses = ['draft', 'images', 'packaged', 'bound', 'scheduled', 'published', 'failed'] as const;
export type TaleStatus = (typeof taleStatuses)[number];

export const kanbanColumns: Record<TaleStatus, { label: string; hint: string; empty: string }> = {
  draft: { label: 'Draft', hint: 'New tales', empty: 'Create new tales' },
  images: { label: 'Images', hint: 'Generating art', empty: 'Queue images' },
  packaged: { label: 'Packaged', hint: 'Storyboard/audio ready', empty: 'Package tales' },
  bound: { label: 'Bound', hint: 'Linked to YouTube', empty: 'Drop tales here' },
  scheduled: { label: 'Scheduled', hint: 'Publish date set', empty: 'Drop tales here' },
  published: { label: 'Published', hint: 'Live', empty: 'Drop tales here' },
  failed: { label: 'Failed', hint: 'Needs attention', empty: 'Drop tales here' },
};

export const videoStatuses = ['draft', 'uploaded', 'scheduled', 'published', 'failed'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

/** The dashboard's word for a tale's status. */
export function videoStatusOf(status: TaleStatus): VideoStatus {
  switch (status) {
    case 'bound':
      return 'uploaded';
    case 'scheduled':
    case 'published':
    case 'failed':
      return status;
    case 'draft':
    case 'images':
    case 'packaged':
      return 'draft';
  }
}

/** Moves that the studio makes on its own: forward only, and never out of bound, scheduled or published, which are the creator's decisions. */
const automatic: Record<TaleStatus, readonly TaleStatus[]> = {
  draft: ['images', 'packaged', 'bound', 'scheduled', 'published', 'failed'],
  images: ['packaged', 'bound', 'scheduled', 'published', 'failed'],
  packaged: ['bound', 'scheduled', 'published'],
  failed: ['images', 'packaged', 'bound', 'scheduled', 'published'],
  bound: ['scheduled', 'published', 'failed'],
  scheduled: ['bound', 'published', 'failed'],
  published: [],
};
/** The statuses from which the studio may move a tale to `to` by itself. */
export const mayBecome = (to: TaleStatus): TaleStatus[] => taleStatuses.filter((from) => automatic[from].includes(to));

export const jobKinds = [
  'tale_writing',
  'story_rewriting',
  'image_generation',
  'background_generation',
  'thumbnail_generation',
  'narration',
  'video_processing',
  'publishing',
  'bible_installing',
  'studio_backup',
  'tale_package',
  'tale_import',
  'tale_copy',
] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobStatuses = ['pending', 'running', 'completed', 'failed', 'cancelling', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];
export const liveJobStatuses = ['pending', 'running', 'cancelling'] as const satisfies readonly JobStatus[];
export const isOverJob = (status: JobStatus): boolean => !(liveJobStatuses as readonly JobStatus[]).includes(status);

export const mayCancel = (status: JobStatus): boolean => status === 'pending' || status === 'running';
export const mayRetry = (status: JobStatus): boolean => status === 'failed' || status === 'cancelled';

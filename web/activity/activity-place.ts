import { jobKinds } from '#shared/pipeline.ts';

const tabs: Record<string, string> = {
  story_rewriting: 'story',
  image_generation: 'images',
  background_generation: 'images',
  thumbnail_generation: 'thumbnails',
  narration: 'audio',
  video_processing: 'video',
  publishing: 'youtube',
};
const pages: Record<string, string> = {
  channel: '/my-videos',
  quota: '/my-videos',
  bible_installing: '/settings#bibles',
  engines: '/settings#engines',
  disk: '/settings#usage',
  studio_backup: '/settings#backup',
};

type Place = { type: string; refId: string | null; level?: string };
/** Where the thing is that an entry is about, or the job that failed without one; null when it is nowhere. */
export function placeOf({ type, refId, level }: Place): string | null {
  if (!refId) return pages[type] ?? (level === 'error' && isJob(type) ? `/dashboard?failed=${type}` : null);
  const tale = `/tales/${encodeURIComponent(refId)}`;
  return tabs[type] ? `${tale}?tab=${tabs[type]}` : tale;
}
const isJob = (type: string): boolean => jobKinds.some((kind) => kind === type);

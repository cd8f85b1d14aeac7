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

/** Where the thing is that an entry is about; null when it is nowhere. */
export function placeOf({ type, refId }: { type: string; refId: string | null }): string | null {
  if (!refId) return pages[type] ?? null;
  const tale = `/tales/${encodeURIComponent(refId)}`;
  return tabs[type] ? `${tale}?tab=${tabs[type]}` : tale;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
/** The tabs of a tale, in order; the address names them in `?tab=`. */
export const taleTabs = ['story', 'images', 'thumbnails', 'audio', 'storyboard', 'video', 'youtube', 'status'] as const;
export type TaleTab = (typeof taleTabs)[number];
export const tabNames: Record<TaleTab, MessageDescriptor> = {
  story: msg`Story`,
  images: msg`Images`,
  thumbnails: msg`Thumbnails`,
  audio: msg`Audio`,
  storyboard: msg`Storyboard`,
  video: msg`Video`,
  youtube: msg`YouTube`,
  status: msg`Status`,
};

/** The tab that an address asks for, whatever its case; Story when it asks for none or an unknown one. */
export const tabOf = (asked: string | null): TaleTab => taleTabs.find((tab) => tab === asked?.toLowerCase()) ?? 'story';

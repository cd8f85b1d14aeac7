import type { Tale } from '#shared/tale.contract.ts';
import type { TaleStats } from '#shared/tale-stats.contract.ts';
import { showDate } from '#web/ui/time.ts';
import type { TaleTab } from './tale-tabs.ts';

/** The next sensible thing to do with a tale: what its main button says, and where it leads or what it orders. */
export type MainStep =
  | { readonly act: 'write' | 'draw' | 'narrate' | 'render'; readonly words: string }
  | { readonly act: null; readonly words: string; readonly tab: TaleTab };

/** Reads from what exists how far a tale has come, never from its column on the board. */
export function mainStepOf({ scenes }: Pick<Tale, 'scenes'>, { images, storyboard, pack, youtube }: TaleStats): MainStep {
  if (scenes.length === 0) return { act: 'write', words: 'Write the story' };
  if (images.done < images.total) return { act: 'draw', words: 'Generate Images' };
  if (!pack.ready) return storyboard.hasNarration ? { act: 'render', words: 'Package Video' } : { act: 'narrate', words: 'Narrate' };
  if (youtube.bound && youtube.publishedAt !== null) return { act: null, words: 'Watch', tab: 'video' };
  if (youtube.scheduledAt !== null) return { act: null, words: `Scheduled for ${showDate(youtube.scheduledAt)}`, tab: 'youtube' };
  return { act: null, words: 'Publish', tab: 'youtube' };
}

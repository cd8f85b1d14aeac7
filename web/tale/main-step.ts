import { t } from '@lingui/core/macro';
import type { Tale } from '#shared/tale/tale.contract.ts';
import type { TaleStats } from '#shared/tale/tale-stats.contract.ts';
import { showDate } from '#web/ui/hooks/time.ts';
import type { TaleTab } from './tale-tabs.ts';

/** The next sensible thing to do with a tale: one of the two orders of its header, or the tab where it is done. */
export type MainStep = { readonly words: string } & (
  | { readonly order: 'draw' | 'render'; readonly tab: null }
  | { readonly order: null; readonly tab: TaleTab }
);
const at = (tab: TaleTab, words: string): MainStep => ({ words, order: null, tab });

/**
 * Reads from what exists how far a tale has come, never from its column on the board. A film that is being made makes
 * everything that is still missing, so there is nothing to press meanwhile.
 */
export function mainStepOf(
  { scenes }: Pick<Tale, 'scenes'>,
  { images, storyboard, pack, youtube }: TaleStats,
  isRendering: boolean,
): MainStep {
  if (isRendering) return at('video', t`Rendering…`);
  if (scenes.length === 0) return at('story', t`Write the story`);
  if (images.done < images.total) return { words: t`Generate Images`, order: 'draw', tab: null };
  if (!pack.ready && !storyboard.hasNarration) return at('audio', t`Narrate`);
  if (!pack.ready) return { words: t`Package Video`, order: 'render', tab: null };
  if (youtube.bound && youtube.publishedAt !== null) return at('video', t`Watch`);
  if (youtube.scheduledAt !== null) return at('youtube', t`Scheduled for ${{ date: showDate(youtube.scheduledAt) }}`);
  return at('youtube', t`Publish`);
}

import type { Scripture } from '#server/ports/bible.ts';
import { balancedRuns, cutInto } from '#shared/sound/balanced-runs.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import type { Beat, StoryDraft } from '#shared/story/story.ts';
import { type PlannedScene, planScenes } from './plan-scenes.ts';
import type { SeenBeat } from './cut-beat.ts';

/**
 * Plans the scenes of a story: finds the English words that each picture is drawn from, also for a tale that is not
 * told in English.
 */
export function scenePlanner({ scripture }: { scripture: Scripture }) {
  const english = async (range: VerseRange): Promise<string> =>
    (await scripture.passage(range, 'WEB')).map((verse) => verse.text).join(' ');

  /** Verses are shown by their English words, a retelling by its own where it is in English; a frame shows nothing. */
  async function shownBy({ range, retold, text }: Beat): Promise<string> {
    if (range) return (await english(range)) || (text.en ?? '');
    return retold ? text.en || english(retold) : '';
  }

  /**
   * A text that is mostly its own words, a creator's or a writer's, is shown by its English words, otherwise the
   * passage it was matched with, in order.
   */
  async function seenOf({ beats, range }: StoryDraft): Promise<SeenBeat[]> {
    const words = (of: StoryDraft['beats']) => of.reduce((sum, { text }) => sum + countWords(text.en ?? ''), 0);
    const telling = beats.filter((beat) => beat.range ?? beat.retold);
    const tellsItself = beats.some((beat) => beat.text.en) && words(telling) < words(beats) / 2;
    if (telling.length > 0 && !tellsItself)
      return Promise.all(beats.map(async (beat) => ({ ...beat, seen: await shownBy(beat) })));
    if (beats.some((beat) => beat.text.en)) return beats.map((beat) => ({ ...beat, seen: beat.text.en ?? '' }));
    const sentences = range ? sentencesOf(await english(range)) : [];
    const shares = cutInto(sentences, balancedRuns(sentences.map(countWords), beats.length));
    return beats.map((beat, at) => ({
      ...beat,
      seen: (shares[at % Math.max(1, shares.length)] ?? []).join(' ') || (beat.text.fr ?? beat.text.ee ?? ''),
    }));
  }

  return async (draft: StoryDraft, count: number): Promise<PlannedScene[]> =>
    planScenes(await seenOf(draft), draft.languages, count);
}

import { proposePassages } from '#server/passages/propose-passages.ts';
import { Failure } from '#shared/endpoint.ts';
import { formatReference, type VerseRange } from '#shared/scripture.ts';
import type { StoryBrief } from '#shared/story.ts';

/** The passage that a tale is made from, the others that fit, and what the creator should know about the choice. */
export type Found = { readonly range: VerseRange; readonly also: readonly VerseRange[]; readonly notes: readonly string[] };

/** The passage of a brief that names one. */
export function passageGiven(range: VerseRange | null): Found {
  if (!range) throw new Failure('invalid', 'Choose a passage first.');
  return { range, also: [], notes: [] };
}

/** Passages beside the best one that a tale may draw on. */
const most = 5;

/** The passage for a creator's idea: the one that they chose, else the best of the table. Throws Failure in words when there is no idea. */
export function passageForIdea({ prompt, range, audience }: Pick<StoryBrief, 'prompt' | 'range' | 'audience'>): Found {
  if (range) return passageGiven(range);
  const words = (prompt ?? '').trim();
  if (words === '') throw new Failure('invalid', 'Describe a theme first: a few words are enough.');
  const { fits, proposals } = proposePassages({ words, audience, limit: most });
  const [best, ...others] = proposals;
  if (!best) throw new Failure('invalid', `No passage was found for “${words.slice(0, 80)}”. Try other words, or choose a verse yourself.`);
  const name = `${formatReference(best.range)}, “${best.title.en}”`;
  const note = fits
    ? `For your theme the writer chose ${name}: ${best.reasons.join('; ')}.`
    : `No passage fits your idea well. The nearest is ${name}, so the tale is told from it. For another passage, say more about your idea or choose a verse yourself.`;
  return { range: best.range, also: others.filter(({ fit }) => fit === 'good').map((other) => other.range), notes: [note] };
}

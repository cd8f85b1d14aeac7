// Describes a passage that is not in the passage table, as well as that is possible.
import { pericopeOf } from '#server/passages/pericopes/pericopes.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { mainDeed } from '../idea/main-deed.ts';
import { genreOf } from '../repertoire/genres.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';
import type { Texts } from './verse-units.ts';

/** What a passage outside of the table is about. */
export type Outline = {
  /** Null when it has no title of its own; `line` then serves as one. */
  readonly title: Pair | null;
  /** What happens in it, in one sentence. */
  readonly line: Pair;
  /** A first sentence that shows or asks something; null where nobody has written one. */
  readonly hook: Pair | null;
  readonly lesson: Pair;
  /** Whether the studio has a retelling of it in plain words. */
  readonly isRetold: boolean;
};

const stopped = ({ en, fr }: Pair): Pair => ({ en: `${en}.`, fr: `${fr}.` });

/**
 * The outline of a passage: that of its pericope, otherwise made from what its main person `name` does in the English
 * verses; null when they do not tell.
 */
export function outlineOf(
  range: VerseRange,
  name: Pair | null,
  units: readonly { readonly text: Texts }[],
): Outline | null {
  const pericope = pericopeOf(range);
  if (pericope) return { ...pericope, isRetold: pericope.retold.length > 0 };
  const genre = genreOf(range);
  const deed = genre === 'narrative' || genre === 'gospel' ? mainDeed(name, units) : null;
  return deed && { title: null, line: stopped(deed.line), hook: null, lesson: deed.lesson, isRetold: false };
}

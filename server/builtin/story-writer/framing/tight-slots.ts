// The framing of a very short tale: three sentences.
import type { Section } from '#shared/vocabulary.ts';
import type { Slot, Slots } from './slots.ts';
import type { FramingRole } from '../repertoire/ewe-framing.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';

type Ask = {
  readonly hook: readonly Pair[];
  readonly lesson: readonly Pair[];
  readonly end: { readonly role: FramingRole; readonly pairs: readonly Pair[] };
};

const slot = (section: Section, role: FramingRole, pairs: readonly Pair[]): Slot => ({
  section,
  role,
  pool: pairs.map((pair) => ({ pair, order: 1 })),
  fixed: [],
  least: 1,
  most: 1,
  weight: 1,
});

/**
 * The slots of a tale whose passage leaves hardly any words: one sentence to open it, one that it leaves with us, one
 * to end.
 */
export const tightSlots = ({ hook, lesson, end }: Ask): Slots => ({
  hook: slot('hook', 'call', hook),
  opening: null,
  lesson: slot('lesson', 'theme', lesson),
  honour: null,
  back: null,
  farewell: slot('outro', end.role, end.pairs),
  daily: [],
});

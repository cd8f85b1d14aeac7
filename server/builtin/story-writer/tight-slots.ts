import { countWords } from '#shared/prose.ts';
import type { Section } from '#shared/vocabulary.ts';
import type { Slot, Slots } from './framing-slots.ts';
import type { FramingRole } from './repertoire/ewe-framing.ts';
import type { Pair } from './repertoire/sentence-pairs.ts';

type Ask = {
  /** Words that are left for all slots together. */
  readonly room: number;
  readonly explanations: Pair;
  readonly hook: readonly Pair[];
  readonly lesson: readonly Pair[];
  readonly end: { readonly role: FramingRole; readonly pairs: readonly Pair[] };
};

/** Words that three short sentences need. */
const leastOwn = 18;

const slot = (section: Section, role: FramingRole, pairs: readonly Pair[]): Slot => ({
  section,
  role,
  pool: pairs.map((pair) => ({ pair, order: 1 })),
  fixed: [],
  least: 1,
  most: 1,
  weight: 1,
});

/** The slots of a tale whose passage leaves hardly any words: one sentence to open it, one that it leaves with us, one to end. */
export function tightSlots({ room, explanations, hook, lesson, end }: Ask): Omit<Slots, 'middle'> {
  const fits = room - Math.max(countWords(explanations.en), countWords(explanations.fr)) >= leastOwn;
  return {
    hook: { ...slot('hook', 'call', hook), fixed: fits ? [explanations] : [] },
    opening: null,
    lesson: slot('lesson', 'theme', lesson),
    leadIns: [],
    application: null,
    honour: null,
    farewell: slot('outro', end.role, end.pairs),
  };
}

import { type Pair, repertoire } from '../repertoire/sentence-pairs.ts';
import { anew, rotated } from './seeded-choice.ts';

/** What a tale can say of its virtues in everyday life. */
export type DailyLife = {
  /** Steps to take, a paragraph each. */
  readonly steps: readonly Pair[];
  readonly questions: readonly Pair[];
  readonly prayers: readonly Pair[];
  readonly ends: readonly Pair[];
};
type Ask = {
  /** Each tone begins elsewhere in the lists. */
  readonly turn: number;
  readonly again: number;
  readonly mayPray: boolean;
};

/** The same of several virtues in turn, so that the first two of a list are of two of them. */
function mixed(lists: readonly (readonly Pair[])[]): Pair[] {
  const most = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** What is said of some virtues; null where there are none. */
export function dailyLife(virtues: readonly string[], { turn, again, mayPray }: Ask): DailyLife | null {
  if (virtues.length === 0) return null;
  const of = (part: string): Pair[] => {
    const all = mixed(
      virtues.map((virtue) =>
        (['daily-life-one', 'daily-life-two'] as const).flatMap((file) => repertoire(file).get(`${virtue} ${part}`) ?? []),
      ),
    );
    return anew(rotated(all, turn % Math.max(1, all.length)), again);
  };
  return { steps: of('steps'), questions: of('questions'), prayers: mayPray ? of('prayer') : [], ends: of('end') };
}

// What a tale says about a virtue in everyday life: steps to take, questions, a prayer.
import { type Pair, repertoire } from '../repertoire/sentence-pairs.ts';
import { anew, rotated } from './seeded-choice.ts';

/** What a tale can say of one virtue in everyday life. */
export type DailyLife = {
  /** Steps to take, in one paragraph. */
  readonly steps: Pair | null;
  readonly questions: readonly Pair[];
  readonly prayer: Pair | null;
  readonly ends: readonly Pair[];
};
type Ask = {
  /** A number for each tone: it decides with which virtue, or where in the lists of one, a tone begins. */
  readonly turn: number;
  readonly again: number;
  /** A number of the tale, so that two tales of one virtue say different things. */
  readonly start: number;
  readonly mayPray: boolean;
};

const said = (virtue: string, part: string): readonly Pair[] =>
  (['daily-life-one', 'daily-life-two'] as const).flatMap((file) => repertoire(file).get(`${virtue} ${part}`) ?? []);

/**
 * What to say about some virtues, the one to begin with first. Steps and prayers of one turn are not repeated in
 * another.
 */
export function dailyLife(virtues: readonly string[], { turn, again, start: ofTale, mayPray }: Ask): DailyLife[] {
  const start = turn % Math.max(1, virtues.length);
  // A tone that comes to a virtue for the second time says other things about it.
  const lap = (at: number) => Math.floor(at / Math.max(1, virtues.length));
  const place = Math.max(0, lap(turn) - lap(ofTale));
  return rotated(virtues, start).map((virtue) => {
    const inTurn = (part: string): Pair | null => {
      const all = said(virtue, part);
      return anew(rotated(all, ofTale % Math.max(1, all.length)), again)[place] ?? null;
    };
    const questions = said(virtue, 'questions');
    return {
      steps: inTurn('steps'),
      questions: anew(rotated(questions, (place + ofTale) % Math.max(1, questions.length)), again),
      prayer: mayPray ? inTurn('prayer') : null,
      ends: said(virtue, 'end'),
    };
  });
}

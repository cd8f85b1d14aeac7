import type { z } from 'zod';
import type { SystemTrouble } from '#shared/tale/dashboard.contract.ts';
import { Failure } from '#shared/endpoint.ts';
import { englishOf, type Said } from '#shared/said.ts';

/** What does not respond, as a message for creators; `said` is the same for screens in other languages. */
export type Trouble = z.output<typeof SystemTrouble>;
type Words = string | Said;

/** Puts a trouble into words. */
export const troubleOf = (part: Words, problem: Words, advice: Words): Trouble => ({
  ...{ part: english(part), problem: english(problem), advice: english(advice) },
  ...([part, problem, advice].some((words) => typeof words !== 'string')
    ? { said: { part: codeOf(part), problem: codeOf(problem), advice: codeOf(advice) } }
    : {}),
});
const english = (words: Words): string => (typeof words === 'string' ? words : englishOf(words));
const codeOf = (words: Words) => (typeof words === 'string' ? null : { id: words.id, values: { ...words.values } });

/** A failed check is repeated after this many milliseconds. */
const soonMs = 3_000;

/** Something the studio needs. */
export type Part = {
  readonly name: Words;
  /**
   * Rejects when it does not answer; a Failure's words replace `problem`. It may return troubles of other parts that it
   * found.
   */
  readonly check: () => Promise<readonly Trouble[] | undefined>;
  /** What is wrong, and what to do, when it does not answer. */
  readonly problem: Words;
  readonly advice: Words;
  /** A good answer serves for this many milliseconds. */
  readonly freshMs?: number;
  /** Longer than this is no answer, in milliseconds. */
  readonly patienceMs?: number;
};

export type Watched = {
  /** Checks again, unless the last check is recent; waits `patienceMs` at most. */
  readonly look: () => Promise<readonly Trouble[]>;
  /** The last result, at once; when it is old, a new check starts in the background. */
  readonly glance: () => readonly Trouble[];
};

/** Watches a part: one check at a time, its result cached for a while, and a check that times out is a trouble. */
export function watch(
  { name, check, problem, advice, freshMs = soonMs, patienceMs = 5_000 }: Part,
  now: () => number = Date.now,
): Watched {
  let last: { readonly at: number; readonly troubles: readonly Trouble[] } | null = null;
  let running: Promise<readonly Trouble[]> | null = null;
  const trouble = (words: Words = problem) => [troubleOf(name, words, advice)];
  const found = (troubles: readonly Trouble[]) => (last = { at: now(), troubles }).troubles;
  const isFresh = () =>
    last !== null && now() - last.at < (last.troubles.length > 0 ? Math.min(freshMs, soonMs) : freshMs);

  const begin = async (): Promise<readonly Trouble[]> => {
    try {
      return found((await check()) ?? []);
    } catch (error) {
      return found(trouble(error instanceof Failure ? (error.said ?? error.message) : problem));
    } finally {
      running = null;
      // Nobody may ask for long, and would then be told about a trouble that is over.
      if (last?.troubles.length) setTimeout(() => void look(), soonMs).unref();
    }
  };
  const look = async () => {
    if (last && isFresh()) return last.troubles;
    running ??= begin();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<readonly Trouble[]>((resolve) => {
      timer = setTimeout(() => resolve(found(trouble())), patienceMs).unref();
    });
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
  return {
    look,
    glance() {
      if (!isFresh()) void look();
      return last?.troubles ?? [];
    },
  };
}

/** Everything that does not answer, in the order of the parts. */
export const troublesOf = async (parts: readonly Watched[]): Promise<Trouble[]> =>
  (await Promise.all(parts.map(({ look }) => look()))).flat();

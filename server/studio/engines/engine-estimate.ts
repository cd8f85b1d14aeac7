import type { EstimateLine, EstimateOf } from '#shared/engine.contract.ts';
import type { Amounts, EngineTask } from '#shared/engines.ts';
import type { Turn } from './engine-order.ts';
import { costOf, priceOf } from './price-table.ts';
import { builtInNames } from './provider-facts.ts';
import { nameOf } from './run-engines.ts';

type Need = { readonly task: EngineTask; readonly calls: number; readonly amounts: Amounts };

/** Input tokens of a call: the instructions, what is known about the passage, and the verses. */
const told = 3_000;
/** Tokens a word, about: English takes 1.4, Ewe more than twice as much. */
const perWord = 2.2;
/** Characters and seconds of an average spoken word. */
const spoken = { characters: 6, seconds: 0.42 };

/** The cost of a story of this many words per language: one call, and sometimes another that corrects it. */
export const storyAmounts = (words: number): Amounts => ({
  tokensIn: Math.ceil(told + words * perWord * 2),
  tokensOut: Math.ceil(words * perWord * 1.3 + 300),
});
/** An estimate of the tokens for five titles. */
export const titleAmounts: Amounts = { tokensIn: 900, tokensOut: 250 };

/** An estimate of how much of each task an order uses. */
export function needsOf(of: EstimateOf): Need[] {
  const story = storyAmounts(of.words ?? 0);
  const languages = of.words ? (of.languages ?? 1) : 0;
  const times = (amounts: Amounts, by: number): Amounts =>
    Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, Math.ceil(value * by)]));
  const all: Need[] = [
    { task: 'text', calls: languages, amounts: times(story, languages) },
    { task: 'titles', calls: of.titles ?? 0, amounts: times(titleAmounts, of.titles ?? 0) },
    { task: 'pictures', calls: of.pictures ?? 0, amounts: { pictures: of.pictures ?? 0 } },
    {
      task: 'speech',
      calls: of.spokenWords ? Math.ceil(of.spokenWords / 60) : 0,
      amounts: times(spoken, of.spokenWords ?? 0),
    },
    { task: 'music', calls: of.music ?? 0, amounts: { seconds: (of.music ?? 0) * 60 } },
  ];
  return all.filter(({ calls }) => calls > 0);
}

/**
 * Portraits that are drawn before this many scenes, if the illustrator uses them: about one for every four, and never
 * more than the studio orders automatically.
 */
const portraitsOf = (scenes: number): number => (scenes < 4 ? 0 : Math.min(6, Math.ceil(scenes / 4)));

/**
 * A line for the cost of a task, done by the first engine. `references`: how many portraits are sent with a picture.
 */
export function lineOf(
  { task, ...need }: Need,
  [first = null]: readonly Turn[],
  references: (turn: NonNullable<Turn>) => number,
): EstimateLine {
  if (!first) return { task, engine: builtInNames[task], builtIn: true, calls: need.calls, micros: 0 };
  const portraits = task === 'pictures' && references(first) > 0 ? portraitsOf(need.calls) : 0;
  const calls = need.calls + portraits;
  const amounts = portraits > 0 ? { pictures: calls } : need.amounts;
  return {
    task,
    engine: nameOf(first.provider, first.model),
    builtIn: false,
    calls,
    micros: costOf(priceOf(first.provider, first.model), amounts),
  };
}

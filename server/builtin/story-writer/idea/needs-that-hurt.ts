// Recognises ideas of people in pain, and what a tale says to them instead of advice or jokes.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { pair } from '#server/passages/sentences/sentence-pair.ts';
import { choicesFor } from '#server/passages/choices-for.ts';
import { concepts } from '#server/passages/ideas/concepts.ts';
import { speaksOfDanger } from '#server/passages/ideas/danger.ts';
import { creatorsNote } from '#server/passages/ideas/creators-note.ts';
import { answersIn, languageOfIdea } from '#server/passages/ideas/idea-language.ts';
import { readIdea } from '#server/passages/ideas/idea-meaning.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import { sentencesOf } from '#shared/story/prose.ts';
import type { Audience } from '#shared/vocabulary.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';

const pairs = z.array(pair).min(1);
const patterns = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list.replaceAll('\\w', '[\\p{L}]')})`, 'iu');
const need = z.strictObject({
  for: z
    .string()
    .default('')
    .transform((ids) => ids.split(' ').filter(Boolean)),
  says: z.strictObject({ en: z.string().transform(patterns), fr: z.string().transform(patterns) }),
  urgent: z.boolean().default(false),
  instead: z.boolean().default(false),
  lesson: pairs,
  outro: pairs,
});
const needs = z
  .record(z.string(), need)
  .parse(parse(readFileSync(new URL('../repertoire/comfort.yaml', import.meta.url), 'utf8')));

/** What a tale says to somebody whom a careless word would hurt. */
export type Comfort = {
  readonly need: string;
  /** Whether a teacher chose the passage for this need, so that its own lesson fits. */
  readonly isChosen: boolean;
  /** Somebody may be in danger: the tale always says to tell somebody, and the idea itself is not read aloud. */
  readonly isUrgent: boolean;
  readonly lesson: Pair;
  readonly outro: readonly Pair[];
};

/** The needs that hurt, each with the concepts that name it. */
export const needsThatHurt: readonly (readonly [need: string, concepts: readonly string[]])[] = Object.entries(
  needs,
).map(([name, each]) => [name, each.for] as const);

/**
 * The need that hurts in a creator's idea, if it has one. One word in common is not enough: the idea must name the
 * need, and teachers must have chosen the passage for it, unless the passage's own lesson might hurt. Otherwise null,
 * and the passage speaks for itself.
 */
export function comfortFor(idea: string | null, known: TablePassage | null, audience: Audience): Comfort | null {
  if (!idea) return null;
  const { words } = creatorsNote(idea);
  const written = languageOfIdea(words);
  const typed = words.replaceAll("'", '’');
  const named = new Set(readIdea(words, written, answersIn(written)).named.keys());
  const inDanger = speaksOfDanger(words, answersIn(written), []);
  const isSaid = ({ says }: (typeof needs)[string]) => (written === 'fr' ? says.fr : says.en).test(typed);
  const chosenFor = (ids: readonly string[]) =>
    known !== null && ids.some((id) => concepts().has(id) && choicesFor(id, audience).includes(known.id));
  const found = Object.entries(needs).find(
    ([, each]) =>
      isSaid(each) &&
      (each.urgent
        ? inDanger
        : each.for.some((id) => named.has(id)) && (known === null || each.instead || chosenFor(each.for))),
  );
  if (!found) return null;
  const [name, { for: ids, instead, urgent, lesson, outro }] = found;
  const isChosen = !instead && chosenFor(ids.filter((id) => named.has(id)));
  return { need: name, isChosen, isUrgent: urgent, lesson: lesson[0]!, outro };
}

/** Feelings of people whom advice would hurt. */
const painful = new Set(['grief', 'despair', 'hurt', 'pain', 'rejection', 'sadness', 'loneliness']);
/**
 * Whether an idea speaks of somebody who is hurt, mourning or deceived. One sign is enough, because leaving advice out
 * does no harm.
 */
export function speaksOfHurt(idea: string): boolean {
  const { words } = creatorsNote(idea);
  const written = languageOfIdea(words);
  const typed = words.replaceAll("'", '’');
  const named = [...readIdea(words, written, answersIn(written)).named.keys()];
  return (
    Object.values(needs).some(({ says }) => (written === 'fr' ? says.fr : says.en).test(typed)) ||
    named.some((id) => {
      const each = concepts().get(id);
      return each !== undefined && (each.gentle || painful.has(each.leads[0] ?? ''));
    })
  );
}

/** The first sentence of a lesson where it tells what happened in the passage, so that it is true for any listener. */
const tells =
  /^(?!(?:God|We|With|When|If|What|Whoever|Nobody|Everyone|Even|Where|There|To)(?!\p{L}))\p{Lu}\p{L}+(?: \p{L}+)* (?:\p{L}+ed|was|were|had|did|could|went|came|said|saw|made|gave|took|knew|found|left|stood|got|brought|kept)(?!\p{L})/u;

/**
 * A lesson for a need that hurts: the passage's own where it was chosen for that need, otherwise what it tells, then
 * what comforts.
 */
export function comforting(comfort: Comfort, lesson: Pair | null): Pair {
  if (!lesson) return comfort.lesson;
  if (comfort.isChosen) return lesson;
  const [english, french] = [sentencesOf(lesson.en), sentencesOf(lesson.fr)];
  const [en = '', fr = ''] = [english[0], french[0]];
  if (english.length < 2 || english.length !== french.length || !tells.test(en)) return comfort.lesson;
  return { en: `${en} ${comfort.lesson.en}`, fr: `${fr} ${comfort.lesson.fr}` };
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { choicesFor } from '#server/passages/choices-for.ts';
import { concepts } from '#server/passages/concepts.ts';
import { creatorsNote } from '#server/passages/creators-note.ts';
import { answersIn, languageOfIdea } from '#server/passages/idea-language.ts';
import { readIdea } from '#server/passages/idea-meaning.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import { frenchTypography } from '#shared/french-typography.ts';
import { sentencesOf } from '#shared/prose.ts';
import type { Audience } from '#shared/vocabulary.ts';
import type { Pair } from './repertoire/sentence-pairs.ts';

const pairs = z.array(z.strictObject({ en: z.string().min(1), fr: z.string().min(1).transform(frenchTypography) })).min(1);
const need = z.strictObject({
  for: z.string().transform((ids) => ids.split(' ')),
  instead: z.boolean().default(false),
  lesson: pairs,
  outro: pairs,
});
const needs = z.record(z.string(), need).parse(parse(readFileSync(new URL('./repertoire/comfort.yaml', import.meta.url), 'utf8')));

/** What a tale says to somebody whom a careless word would hurt. */
export type Comfort = {
  readonly need: string;
  /** Whether a teacher chose the passage for this need, so that its own lesson fits. */
  readonly isChosen: boolean;
  readonly lesson: Pair;
  readonly outro: readonly Pair[];
};

/** The needs that hurt, each with the concepts that name it. */
export const needsThatHurt: readonly (readonly [need: string, concepts: readonly string[]])[] = Object.entries(needs).map(
  ([name, each]) => [name, each.for] as const,
);

/** The need that hurts in a creator's idea, if it has one. */
export function comfortFor(idea: string | null, known: TablePassage | null, audience: Audience): Comfort | null {
  if (!idea) return null;
  const { words } = creatorsNote(idea);
  const written = languageOfIdea(words);
  const named = new Set(readIdea(words, written, answersIn(written)).named.keys());
  const found = Object.entries(needs).find(([, { for: ids }]) => ids.some((id) => named.has(id)));
  if (!found) return null;
  const [name, { for: ids, instead, lesson, outro }] = found;
  const isFirst = (id: string) => concepts().has(id) && choicesFor(id, audience).includes(known?.id ?? '');
  return { need: name, isChosen: !instead && ids.some((id) => named.has(id) && isFirst(id)), lesson: lesson[0]!, outro };
}

/** The first sentence of a lesson where it tells what happened in the passage, so that it is true for any listener. */
const tells =
  /^(?!(?:God|We|With|When|If|What|Whoever|Nobody|Everyone|Even|Where|There|To)(?!\p{L}))\p{Lu}\p{L}+(?: \p{L}+)* (?:\p{L}+ed|was|were|had|did|could|went|came|said|saw|made|gave|took|knew|found|left|stood|got|brought|kept)(?!\p{L})/u;

/** A lesson for a need that hurts: the passage's own where it was chosen for that need, else what it tells, then what comforts. */
export function comforting(comfort: Comfort, lesson: Pair | null): Pair {
  if (!lesson) return comfort.lesson;
  if (comfort.isChosen) return lesson;
  const [english, french] = [sentencesOf(lesson.en), sentencesOf(lesson.fr)];
  const [en = '', fr = ''] = [english[0], french[0]];
  if (english.length < 2 || english.length !== french.length || !tells.test(en)) return comfort.lesson;
  return { en: `${en} ${comfort.lesson.en}`, fr: `${fr} ${comfort.lesson.fr}` };
}

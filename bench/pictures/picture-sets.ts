import { readFileSync } from 'node:fs';
import { parseReference, type VerseRange } from '#shared/story/scripture.ts';
import { culturalContexts, languages } from '#shared/vocabulary.ts';
import { parse } from 'yaml';
import { z } from 'zod';

/** The kinds of tales, each judged by itself. */
export const setNames = ['passages', 'psalms and letters', 'stories'] as const;
export type SetName = (typeof setNames)[number];

const id = z.string().regex(/^[a-z0-9-]{1,40}$/);
const context = z.enum(culturalContexts).default('universal');
const Passage = z.strictObject({
  id,
  context,
  passage: z.string().transform((reference, all): VerseRange => {
    const range = parseReference(reference);
    if (!range) all.addIssue({ code: 'custom', message: `There is no passage ${reference}` });
    return range ?? z.NEVER;
  }),
});
const Story = z.strictObject({ id, context, language: z.enum(languages), text: z.string().min(1).max(20_000) });
const Sets = z.strictObject({
  passages: z.array(Passage).default([]),
  'psalms and letters': z.array(Passage).default([]),
  stories: z.array(Story).default([]),
});

/** One tale to draw: a passage, or a story as its creator would paste it. */
export type SetTale = { readonly set: SetName } & (z.infer<typeof Passage> | z.infer<typeof Story>);

/** Reads the tales of a file of sets, YAML or JSON. Throws an error that says what is wrong with it. */
export function setTalesIn(file: string): SetTale[] {
  const sets = Sets.safeParse(parse(readFileSync(file, 'utf8')));
  if (!sets.success) throw new RangeError(`${file} is no file of picture sets:\n${z.prettifyError(sets.error)}`);
  const tales = setNames.flatMap((set) => sets.data[set].map((tale): SetTale => ({ set, ...tale })));
  const twice = tales.find((tale, at) => tales.findIndex((other) => other.id === tale.id) < at);
  if (twice) throw new RangeError(`${file} has two tales called ${twice.id}: give one of them another id`);
  return tales;
}

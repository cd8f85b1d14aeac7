import { readFileSync } from 'node:fs';
import { parseReference, type VerseRange } from '#shared/story/scripture.ts';
import { audiences, languages } from '#shared/vocabulary.ts';
import { z } from 'zod';

/**
 * An idea as a creator would type it; `accept` are passages that a teacher would choose for it, `honest` that none fits
 * and the studio should say so.
 */
const Idea = z.strictObject({
  idea: z.string(),
  audience: z.enum(audiences),
  accept: z.array(z.string()).default([]),
  honest: z.boolean().default(false),
});
export type Idea = z.infer<typeof Idea>;
/** A creator's own text; `refused` when it is too short for a film. */
const OwnText = z.strictObject({
  name: z.string(),
  language: z.enum(languages),
  text: z.string(),
  refused: z.boolean().default(false),
});
export type OwnText = z.infer<typeof OwnText>;

/**
 * Reads a list of ideas: JSON as in `ideas.json`, or a plain text with an idea a line, told for families. Throws when
 * it is neither.
 */
export function ideasIn(file: string): Idea[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return z.array(Idea).parse(JSON.parse(text));
  return linesOf(text).map((idea) => Idea.parse({ idea, audience: 'family' }));
}

/**
 * Reads a list of passages: JSON with groups as in `passages.json`, or a reference a line. Throws RangeError on what is
 * no passage.
 */
export function passagesIn(file: string): VerseRange[] {
  const text = readFileSync(file, 'utf8');
  const references = file.endsWith('.json')
    ? Object.values(z.record(z.string(), z.array(z.string())).parse(JSON.parse(text))).flat()
    : linesOf(text);
  return references.map((reference) => {
    const range = parseReference(reference);
    if (!range) throw new RangeError(`There is no passage ${reference}`);
    return range;
  });
}

/** Reads a list of own texts as in `texts.json`. */
export const textsIn = (file: string): OwnText[] => z.array(OwnText).parse(JSON.parse(readFileSync(file, 'utf8')));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

// A need is what somebody lacks when they ask for a story ("comfort after a death"), with example sentences and chosen
// passages. Loads them.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Audience } from '#shared/vocabulary.ts';
import { builtInSlices } from '../built-in-slices.ts';

const sentences = z.array(z.string().min(1)).min(1);
const ids = z.array(z.string()).default([]);
const need = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  en: sentences,
  fr: sentences,
  kids: ids,
  teens: ids,
  /** For families and adults; for children and teenagers these follow their own. */
  best: z.array(z.string()).min(1),
  /** Passages that would hurt whoever has this need, or miss it. */
  never: ids,
  /** The need involves danger to life or violence, so the creator is told to tell somebody. */
  help: z.boolean().default(false),
});
/**
 * What somebody needs when they ask for a story, in sentences as people type them, and the passages that a teacher
 * chooses for it.
 */
export type Need = z.output<typeof need>;

function* read(): Generator<undefined, readonly Need[]> {
  const all: Need[] = [];
  for (const file of globSync(`${fileURLToPath(new URL('../needs/', import.meta.url))}*.yaml`).toSorted()) {
    const found = z.array(need).safeParse(parse(readFileSync(file, 'utf8')));
    if (!found.success) throw new RangeError(`${file}: ${z.prettifyError(found.error)}`);
    all.push(...found.data);
    yield undefined;
  }
  const twice = all.find(({ id }, at) => all.findIndex((other) => other.id === id) !== at);
  if (twice) throw new RangeError(`Two needs are called ${twice.id}`);
  return all;
}
/** The needs as they are read once. */
export const allNeeds = builtInSlices(read);

/** The passages that a teacher chooses for a need and an audience, the best first. */
export function chosenFor({ kids, teens, best }: Need, audience: Audience): readonly string[] {
  const own = audience === 'kids' ? kids : audience === 'teens' ? teens : [];
  return [...own, ...best.filter((id) => !own.includes(id))];
}

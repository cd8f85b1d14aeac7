// Finds what the main person of a passage does, for passages that nobody has described.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { pair } from '#server/passages/sentences/sentence-pair.ts';
import { ofName } from './main-name.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';
import type { Texts } from '../passage/verse-units.ts';

const deeds = z
  .array(z.strictObject({ says: z.string().min(3), line: pair, lesson: pair }))
  .min(1)
  .parse(parse(readFileSync(new URL('../repertoire/deeds.yaml', import.meta.url), 'utf8')))
  .map(({ says, ...told }) => ({ ...told, says }));

/** What somebody does in a passage, without a full stop, and the lesson of it. */
type Deed = { readonly line: Pair; readonly lesson: Pair };

/** Words that may stand between a name and what its bearer does. */
const between = String.raw`(?:,? (?!who|whom|whose|that|and|said)[\p{L}’]+){0,3}?,? (?:then |also |thus )?`;

/** What the person of a passage does in it, by the English verses; null when they say nothing of that. */
export function mainDeed(name: Pair | null, units: readonly { readonly text: Texts }[]): Deed | null {
  const text = units.map((unit) => unit.text.en ?? '').join(' ');
  if (!name || text === '') return null;
  const found = deeds.find(({ says }) =>
    new RegExp(
      `(?<!\\p{L}|(?:of|with|to|by|from|for|and|against|before) )${name.en}` +
        `${between}(?:began to )?(?:${says})(?!\\p{L})`,
      'u',
    ).test(text),
  );
  if (!found) return null;
  const filled = ({ en, fr }: Pair): Pair => ({
    en: en.replaceAll('{who}', name.en),
    fr: fr.replaceAll('{who}', name.fr).replaceAll('{de}', ofName(name.fr)),
  });
  return { line: filled(found.line), lesson: filled(found.lesson) };
}

// Reads clothes with their colour ("in her red dress"), so that a person wears them in every picture.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TaleTongue } from '../people/people-grammar.ts';
import { wornBy } from './person-marks.ts';
import type { SentencePeople } from '../people/people-sentence.ts';

const Translated = z.object({ en: z.array(z.string()), fr: z.record(z.string(), z.string()) });
const File = z.object({ colours: Translated, garments: Translated });
type Words = ReadonlyMap<string, string>;
type Lists = { readonly colours: Words; readonly garments: Words };

let read: Record<TaleTongue, Lists> | undefined;
function lists(language: TaleTongue): Lists {
  if (read) return read[language];
  const { colours, garments } = File.parse(
    parse(readFileSync(new URL('../words/worn-clothes.yaml', import.meta.url), 'utf8')),
  );
  const own = (words: readonly string[]) => new Map(words.map((word) => [word, word]));
  read = {
    en: { colours: own(colours.en), garments: own(garments.en) },
    fr: { colours: new Map(Object.entries(colours.fr)), garments: new Map(Object.entries(garments.fr)) },
  };
  return read[language];
}

/** Reads the coloured clothes that somebody wears: "in her red dress", « en chemise bleue ». */
export function readClothes(sentence: SentencePeople): void {
  const { tokens, language, isSaid } = sentence;
  const { colours, garments } = lists(language);
  for (const [at, { low, start }] of tokens.entries()) {
    const garment = garments.get(low);
    if (garment === undefined || isSaid(start)) continue;
    const near = language === 'en' ? tokens.slice(Math.max(0, at - 3), at) : tokens.slice(at + 1, at + 3);
    const told = near.flatMap((token) => colours.get(token.low) ?? []);
    const person = told.length === 0 ? undefined : wornBy(sentence, at);
    if (person && !person.wears.has(garment)) person.wears.set(garment, [...new Set(told), garment].join(' '));
  }
}

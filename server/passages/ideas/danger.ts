// Recognises ideas that speak of danger or abuse, for which the studio shows where to get help.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TableLanguage } from '../passage-index.ts';
import { folded } from '../sentences/folded-words.ts';
import type { NearNeed } from './needs-of-idea.ts';

const expressions = z.array(z.string().min(1)).min(1);
const ways = z.strictObject({
  who: z.string(),
  them: z.string(),
  self: z.string(),
  never: expressions,
  danger: expressions,
});
type Said = { readonly never: RegExp; readonly danger: RegExp };

function read(): Readonly<Record<TableLanguage, Said>> {
  const file = new URL('../words/danger.yaml', import.meta.url);
  const { en, fr } = z.strictObject({ en: ways, fr: ways }).parse(parse(readFileSync(file, 'utf8')));
  const said = ({ who, them, self, never, danger }: z.output<typeof ways>): Said => {
    const any = (list: readonly string[], flags: string) => {
      const named = list.map((each) =>
        each.replaceAll('WHO', who.trim()).replaceAll('THEM', them.trim()).replaceAll('SELF', `(?:${self})`),
      );
      return new RegExp(`(?<![\\p{L}\\d])(?:${named.join('|')})`, flags);
    };
    return { never: any(never, 'giu'), danger: any(danger, 'iu') };
  };
  return { en: said(en), fr: said(fr) };
}
let kept: Readonly<Record<TableLanguage, Said>> | undefined;

/** From this similarity on, the nearest need alone shows danger, if it is one that calls for help. */
const heardFrom = 0.72;

/**
 * Whether an idea speaks of danger to life, of violence or of abuse, so that somebody must be told. This is decided
 * here and nowhere else: by an explicit phrase, or because nothing is nearer to the idea than a need that calls for
 * help. Warnings that come too often are ignored when they matter.
 */
export function speaksOfDanger(words: string, written: TableLanguage, [nearest]: readonly NearNeed[]): boolean {
  const { never, danger } = (kept ??= read())[written];
  const plain = folded(words.normalize('NFC').replaceAll('’', "'")).replaceAll(/\s+/gu, ' ').replaceAll(never, ' ');
  return danger.test(plain) || (nearest?.need.help === true && nearest.near >= heardFrom);
}

// Understands requests for a kind of story ("a battle story with a woman", "no battles") as a test of passages.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '#shared/vocabulary.ts';
import { isStory } from '../choices-for.ts';
import { folded } from '../sentences/folded-words.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { type TablePassage, tablePassages } from '../passage-table.ts';

const list = (separator: RegExp) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(separator).filter(Boolean));
const kind = z.strictObject({
  en: list(/,\s*/),
  fr: list(/,\s*/),
  books: list(/\s+/),
  told: list(/\s+/),
  /** Ids of passages, for kinds that no word of the table reveals. */
  only: list(/\s+/),
  stories: z.boolean().default(false),
  /** The kind can also be the subject of a story, so that "a story about women" asks for it too. */
  about: z.boolean().default(false),
});
type Kind = z.output<typeof kind>;
let kept: readonly Kind[] | undefined;
const kinds = (): readonly Kind[] =>
  (kept ??= Object.values(
    z
      .record(z.string(), kind)
      .parse(parse(readFileSync(new URL('../words/asked-kinds.yaml', import.meta.url), 'utf8'))),
  ));

const requests = {
  en: '(?:story|stories|tale|film|movie|video|one|something|episode|passage|hero)',
  fr: '(?:histoires?|recit|conte|film|video|passage|episode|quelque chose|heros|une?)',
} as const;
const between = (ways: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${ways.join('|')})(?!\\p{L})`, 'u');
/** Where an idea asks for a kind: after "a story with", before "story", or alone before what the story is for. */
const asked: Record<'en' | 'fr', (kind: string, about: boolean) => RegExp> = {
  en: (kind, about) => {
    const having =
      `(?:with|full of|where there (?:is|are)${about ? '|about|of|on|from' : ''})(?: (?:an?|the|some|lots ` +
      `of|many))?`;
    return between([
      `${requests.en}(?: in it)?,? ${having} (?:${kind})`,
      `(?:an?|the|another|some|bible) (?:\\p{L}+ )?(?:${kind}),? (?:\\p{L}+ )?${requests.en}`,
      `^(?:an? |the |some )?(?:${kind})(?: (?:or|and) \\p{L}+)? (?:please|for|with)`,
    ]);
  },
  fr: (kind, about) => {
    const having = `(?:avec|pleine? de|ou il y a${about ? "|de|d'|sur" : ''})(?: (?:une?|des|la|les?|beaucoup de))?`;
    return between([
      `${requests.fr}(?: biblique)? ${having} ?(?:${kind})`,
      `${requests.fr}(?: biblique)?(?: de)? (?:${kind})`,
      `^(?:une? |des |les? |la )?(?:${kind})(?: (?:ou|et) (?:des |les )?\\p{L}+)? (?:svp|pour|avec)`,
    ]);
  },
};

const said = (kinds: readonly string[]): string => kinds.map((each) => folded(each)).join('|');

/**
 * A test that passages must pass when a creator asks for a kind of story in this many words ("a battle story with a
 * woman"); null when no kind is asked for.
 */
export function askedKinds(idea: string, written: Language): ((passage: TablePassage) => boolean) | null {
  if (written === 'ee') return null;
  const plain = folded(idea.normalize('NFC').replaceAll('’', "'")).replaceAll(/\s+/gu, ' ');
  const wanted = kinds().filter(
    (each) => each[written].length > 0 && asked[written](said(each[written]), each.about).test(plain),
  );
  if (wanted.length === 0) return null;
  return (passage) => wanted.every((each) => shows(passage, each));
}

function shows({ id, range, title, line, summary }: TablePassage, { books, told, only, stories }: Kind): boolean {
  if (books.length > 0 && !books.includes(range.book)) return false;
  if (only.length > 0) return only.includes(id);
  if (stories && !isStory(id)) return false;
  const words = new Set(folded(`${title.en} ${line.en} ${summary.en}`).match(/\p{L}+/gu));
  return told.length === 0 || told.some((word) => words.has(word));
}

/** The passages of a kind that is refused by its name: "no battles", "nothing from Paul". */
export function refusedKind(name: string, written: Language): readonly VerseRange[] {
  if (written === 'ee') return [];
  const refused = kinds().filter((each) => each[written].some((word) => folded(word) === folded(name)));
  return tablePassages().flatMap((passage) => (refused.some((each) => shows(passage, each)) ? [passage.range] : []));
}

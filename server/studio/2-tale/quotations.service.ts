import type { Db } from '#server/db/tables.ts';
import type { Scripture } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Quotation } from '#shared/quotation.contract.ts';
import { formatReference, type VerseRange } from '#shared/scripture.ts';
import { storyFields } from '#shared/story.ts';
import { type BibleVersion, type Language, versionOfLanguage } from '#shared/vocabulary.ts';
import { type BibleIndex, bibleIndex, textWords } from './bible-index.ts';
import { findQuotations, type Found } from './find-quotations.ts';
import type { BibleStretch } from './nearest-words.ts';
import { fittedTruth } from './quoted-parts.ts';
import { storyRepo } from './story.repo.ts';
import { taleRepo } from './tale.repo.ts';

type Of = { readonly taleId: string; readonly userId: string; readonly language: Language };

/** Compares the quotations of tales with the installed Bibles; each Bible is read once, at its first use. */
export function quotationService({ db, scripture }: { db: Db; scripture: Scripture }) {
  const indexes = new Map<BibleVersion, Promise<BibleIndex>>();
  const indexOf = (version: BibleVersion): Promise<BibleIndex> => {
    const known = indexes.get(version) ?? bibleIndex(scripture, version);
    indexes.set(version, known);
    known.catch(() => indexes.delete(version));
    return known;
  };

  /** Null when the Bible is another one than the index was made from. */
  async function told(each: Found, text: string, index: BibleIndex, of: { version: BibleVersion; language: Language }) {
    const bare = { start: each.start, end: each.end, text: text.slice(each.start, each.end), verdict: each.verdict };
    if (!each.bible) return { ...bare, reference: null, truth: null };
    const range = index.rangeOf(each.bible.from, each.bible.to - 1);
    if (!range) return { ...bare, verdict: 'unknown' as const, reference: null, truth: null };
    const words = await wordsThere(scripture, of.version, range, each.bible, index);
    if (each.verdict === 'exact' && !sameWords(words, bare.text)) return null;
    return {
      ...bare,
      reference: formatReference(range, of.language),
      truth: each.verdict === 'near' ? fittedTruth(words, bare.text) : null,
    };
  }

  return {
    async of({ taleId, userId, language }: Of) {
      const tale = await storyRepo(db).tale(taleId, userId);
      if (!tale) throw new Failure('not_found', 'Tale not found');
      const version = versionOfLanguage[language];
      const story = await storyRepo(db).story({ taleId, language });
      const isInstalled = (await scripture.installed()).includes(version);
      if (!story || !isInstalled) return { version: isInstalled ? version : null, story: story?.version ?? 0, items: [] };
      const scenes = await taleRepo(db).scenes(taleId);
      const ranges = [tale.range, ...scenes.map(({ range }) => range)].filter((range) => range !== null);
      for (const turn of [1, 2]) {
        const index = await indexOf(version);
        const home: BibleStretch[] = ranges.map((range) => index.placesIn(range)).map(([from, to]) => ({ from, to }));
        const items: (Quotation | null)[] = [];
        for (const field of storyFields.filter((each) => each !== 'title'))
          for (const each of findQuotations(story[field], index, home)) {
            const quotation = await told(each, story[field], index, { version, language });
            items.push(quotation && { ...quotation, field });
          }
        const sure = items.filter((item) => item !== null);
        if (sure.length === items.length || turn === 2) return { version, story: story.version, items: sure };
        indexes.delete(version);
      }
      throw new RangeError('Two looks at a Bible answer');
    },
  };
}
export type QuotationService = ReturnType<typeof quotationService>;

const sameWords = (a: string, b: string): boolean =>
  textWords(a)
    .map(({ word }) => word)
    .join(' ') ===
  textWords(b)
    .map(({ word }) => word)
    .join(' ');

/** The words of a stretch as the Bible prints them, with the signs that belong to them. */
async function wordsThere(
  scripture: Scripture,
  version: BibleVersion,
  range: VerseRange,
  { from, to }: BibleStretch,
  index: BibleIndex,
): Promise<string> {
  const text = (await scripture.passage(range, version)).map((verse) => verse.text).join(' ');
  const words = textWords(text);
  const skipped = from - index.verseAround(from)[0];
  const [first, last] = [words[skipped], words[skipped + to - from - 1]];
  if (!first || !last) return '';
  const signs = /^[.,;:!?…]*/.exec(text.slice(last.to))?.[0] ?? '';
  return text.slice(first.from, last.to) + signs;
}

import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Db } from '#server/db/tables/tables.ts';
import type { Scripture } from '#server/ports/bible.ts';
import { type PlainSentences, plainSentences } from '#server/passages/sentences/plain-sentences.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Quotation } from '#shared/story/quotation.contract.ts';
import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import { sentencesOf } from '#shared/story/prose.ts';
import { type Beat, type StoryField, storyFields } from '#shared/story/story.ts';
import { tellsPassage, versesLeftOut, versesLine } from '#shared/story/verses-left-out.ts';
import { type BibleVersion, type Language, versionOfLanguage } from '#shared/vocabulary.ts';
import { type BibleIndex, bibleIndex, textWords } from './bible-index.ts';
import { findQuotations, type Found } from './find-quotations.ts';
import type { BibleStretch } from './nearest-words.ts';
import { fittedTruth } from './quoted-parts.ts';
import { storyRepo } from '../story/story.repo.ts';
import { taleRepo } from '../tale.repo.ts';

/** A finding by the name of its text; `range` has the verses that are certainly told there. */
type Named<N extends string> = Omit<Quotation, 'field'> & { readonly name: N; readonly range: VerseRange | null };
type Of = { readonly taleId: TaleId; readonly userId: UserId; readonly language: Language };

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
    if (each.verdict === 'retold')
      return { ...bare, reference: formatReference(each.of, of.language), truth: null, range: each.of };
    if (!each.bible) return { ...bare, reference: null, truth: null, range: null };
    const range = index.rangeOf(each.bible.from, each.bible.to - 1);
    if (!range) return { ...bare, verdict: 'unknown' as const, reference: null, truth: null, range: null };
    const words = await wordsThere(scripture, of.version, range, each.bible, index);
    if (each.verdict === 'exact' && !sameWords(words, bare.text)) return null;
    return {
      ...bare,
      reference: formatReference(range, of.language),
      truth: each.verdict === 'near' ? fittedTruth(words, bare.text) : null,
      range: each.verdict === 'exact' ? range : null,
    };
  }

  /** The quotations in a tale's texts, by the name of the text; compared again when the Bible has been replaced. */
  async function found<N extends string>(
    texts: Readonly<Record<N, string>>,
    ranges: readonly VerseRange[],
    language: Language,
    plain?: PlainSentences,
  ): Promise<Named<N>[]> {
    const version = versionOfLanguage[language];
    for (const turn of [1, 2]) {
      const index = await indexOf(version);
      const home: BibleStretch[] = ranges.map((range) => index.placesIn(range)).map(([from, to]) => ({ from, to }));
      const items: (Named<N> | null)[] = [];
      for (const name of Object.keys(texts) as N[])
        for (const each of findQuotations(texts[name], index, home, plain)) {
          const quotation = await told(each, texts[name], index, { version, language });
          items.push(quotation && { ...quotation, name });
        }
      const sure = items.filter((item) => item !== null);
      if (sure.length === items.length || turn === 2) return sure;
      indexes.delete(version);
    }
    throw new RangeError('Two looks at a Bible answer');
  }
  const isInstalled = async (language: Language) => (await scripture.installed()).includes(versionOfLanguage[language]);

  async function of({ taleId, userId, language }: Of) {
    const tale = await storyRepo(db).tale(taleId, userId);
    if (!tale) throw new Failure('not_found', msg`Tale not found`);
    const version = versionOfLanguage[language];
    const story = await storyRepo(db).story({ taleId, language });
    const isThere = await isInstalled(language);
    if (!story || !isThere)
      return { version: isThere ? version : null, story: story?.version ?? 0, items: [], leftOut: null };
    const scenes = await taleRepo(db).scenes(taleId);
    const ranges = [tale.range, ...scenes.map(({ range }) => range)].filter((range) => range !== null);
    const texts = Object.fromEntries(storyFields.filter((each) => each !== 'title').map((each) => [each, story[each]]));
    const items = await found(
      texts as Record<StoryField, string>,
      ranges,
      language,
      plainIn(tale.beats ?? [], language),
    );
    const told = items.flatMap(({ name, range }) => (range && name !== 'summary' ? [range] : []));
    return {
      version,
      story: story.version,
      items: items.map(({ name, range, ...item }): Quotation => ({ ...item, field: name })),
      leftOut: tale.mode === 'paste' ? null : leftOutOf(tale.range, told),
    };
  }

  return {
    of,

    /**
     * What in a tale differs from Scripture, by language: almost a verse, or in quotation marks but not a verse. Empty
     * when everything matches, or no Bible is installed to compare with.
     */
    async failing({ taleId, userId }: Omit<Of, 'language'>): Promise<{ language: Language; items: Quotation[] }[]> {
      const tale = await storyRepo(db).tale(taleId, userId);
      if (!tale) throw new Failure('not_found', msg`Tale not found`);
      const all = [];
      for (const language of tale.langs) {
        const { items } = await of({ taleId, userId, language });
        const wrong = items.filter(({ verdict }) => verdict === 'near' || verdict === 'unknown');
        if (wrong.length > 0) all.push({ language, items: wrong });
      }
      return all;
    },

    /**
     * A text with the Bible's own words wherever it almost said them, how many there were, and what it puts in
     * quotation marks that no verse says.
     */
    async mended(text: string, ranges: readonly VerseRange[], language: Language) {
      if (!(await isInstalled(language))) return { text, mended: 0, unknown: [] };
      const items = await found({ text }, ranges, language);
      const near = items.filter(({ verdict, truth }) => verdict === 'near' && truth !== null);
      const right = near
        .toReversed()
        .reduce((words, { start, end, truth }) => words.slice(0, start) + truth + words.slice(end), text);
      return {
        text: right,
        mended: near.length,
        unknown: items.filter(({ verdict }) => verdict === 'unknown').map((each) => each.text),
      };
    },
  };
}
export type QuotationService = ReturnType<typeof quotationService>;

/**
 * The sentences of a tale that quote nothing: those of the passage table, and those that its writer said are retold.
 */
function plainIn(beats: readonly Beat[], language: Language): PlainSentences {
  if (language === 'ee') return new Map();
  const own = beats.flatMap(({ retold, text }) =>
    retold ? sentencesOf(text[language] ?? '').map((each) => [each, retold] as const) : [],
  );
  const table = plainSentences(language);
  return new Map([...table, ...own.filter(([sentence]) => !table.has(sentence))]);
}

function leftOutOf(passage: VerseRange | null, told: readonly VerseRange[]): string | null {
  if (!passage || !tellsPassage(passage, told)) return null;
  return versesLine(passage, versesLeftOut(passage, told)) || null;
}

const sameWords = (a: string, b: string): boolean =>
  textWords(a)
    .map(({ word }) => word)
    .join(' ') ===
  textWords(b)
    .map(({ word }) => word)
    .join(' ');

/** The words of a range as the Bible prints them, with their punctuation. */
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

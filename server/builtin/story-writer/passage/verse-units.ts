// Groups verses into units that begin and end with a sentence in every language.
import type { PassageVerse, Scripture } from '#server/ports/bible.ts';
import { withoutRests } from '#shared/sound/musical-rests.ts';
import { countWords, endsSentence, startsSentence } from '#shared/story/prose.ts';
import { type VerseRange, versesOf } from '#shared/story/scripture.ts';
import { type Language, versionOfLanguage } from '#shared/vocabulary.ts';

export type Texts = Readonly<Partial<Record<Language, string>>>;

/**
 * The smallest run of verses that is told or left out as one: it begins and ends where a sentence does in every
 * language, if it can.
 */
export type Unit = {
  readonly range: VerseRange;
  readonly text: Texts;
  /**
   * The same in English, in whatever languages it is told: its marks say where somebody speaks, which other Bibles do
   * not.
   */
  readonly english: string;
};

type Verse = { readonly chapter: number; readonly verse: number; readonly text: Texts; readonly english: string };

/**
 * A passage in all languages side by side; a verse that a language joins to the previous one has no text of its own
 * there.
 */
async function sideBySide(scripture: Scripture, range: VerseRange, languages: readonly Language[]): Promise<Verse[]> {
  const readings = await Promise.all(
    [...new Set<Language>([...languages, 'en'])].map(async (language) => {
      const verses: PassageVerse[] = await scripture.passage(range, versionOfLanguage[language]);
      return [
        language,
        new Map(
          verses.map((verse) => [`${verse.chapter}:${verse.verse}`, withoutRests(verse.text).replace(/\s+/gu, ' ')]),
        ),
      ] as const;
    }),
  );
  const english = readings.find(([language]) => language === 'en')?.[1];
  const told = readings.filter(([language]) => languages.includes(language));
  return versesOf(range).map(({ chapter, verse }) => ({
    chapter,
    verse,
    text: Object.fromEntries(told.map(([language, texts]) => [language, texts.get(`${chapter}:${verse}`) ?? ''])),
    english: english?.get(`${chapter}:${verse}`) ?? '',
  }));
}

const joined = (verses: readonly Verse[], language: Language): string =>
  verses
    .map((verse) => verse.text[language] ?? '')
    .filter(Boolean)
    .join(' ');

/** How good it is to stop between two verses: 3 at a full stop, 2 at a semicolon or colon, 1 anywhere else, 0 never. */
function stopBetween(before: readonly Verse[], next: Verse, languages: readonly Language[]): number {
  if (languages.some((language) => !next.text[language])) return 0;
  const ends = languages.map((language) => joined(before, language));
  if (ends.some((text) => text === '')) return 0;
  const starts = languages.every((language) => startsSentence(next.text[language] ?? ''));
  if (starts && ends.every(endsSentence)) return 3;
  return ends.every((text) => /[.!?;:]["”’»)]*$/.test(text)) ? 2 : 1;
}

/** A passage as units, in order. A unit grows past `mostWords` of any language only when a single verse does. */
export async function readUnits(
  scripture: Scripture,
  range: VerseRange,
  languages: readonly Language[],
  mostWords: number,
): Promise<Unit[]> {
  const verses = await sideBySide(scripture, range, languages);
  const units: Unit[] = [];
  let run: Verse[] = [];
  const close = () => {
    const [first, last] = [run[0], run.at(-1)];
    const text = Object.fromEntries(languages.map((language) => [language, joined(run, language)]));
    if (first && last && languages.every((language) => text[language]))
      units.push({
        range: {
          book: range.book,
          from: { chapter: first.chapter, verse: first.verse },
          to: { chapter: last.chapter, verse: last.verse },
        },
        text,
        english: run
          .map((verse) => verse.english)
          .filter(Boolean)
          .join(' '),
      });
    run = [];
  };
  for (const verse of verses) {
    if (run.length > 0) {
      const stop = stopBetween(run, verse, languages);
      const size = Math.max(
        ...languages.map((language) => countWords(`${joined(run, language)} ${verse.text[language] ?? ''}`)),
      );
      if (stop === 3 || (stop === 2 && size > mostWords * 0.7) || (stop === 1 && size > mostWords * 1.6)) close();
    }
    run.push(verse);
  }
  close();
  return units;
}

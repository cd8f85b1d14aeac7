// Bible verses that frame a tale in Ewe, where the studio writes no sentences of its own.
import type { Scripture } from '#server/ports/bible.ts';
import { countWords, endsSentence, startsSentence } from '#shared/story/prose.ts';
import { formatReference, rangesOverlap, type VerseRange, versesOf } from '#shared/story/scripture.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import { nearVerses } from '../passage/passages-alike.ts';
import type { FramingVerse } from './framing-fit.ts';
import { pairMarks, unwrap } from '../passage/quotation-marks.ts';
import { type FramingRole, framingVerses } from '../repertoire/ewe-framing.ts';
import type { Theme } from '#server/passages/passage-words.ts';

/** Ewe for "because", "therefore", "but", "and", "so": a verse that begins like this depends on the verse before it. */
const leaning = /^[“‘]?(Elabena|Eya ta|Eyata|Ke|Gake|Eye|Ale|Azɔ la|Ekema|Esia|Ame sia|Le esia ta|Nenema)(?!\p{L})/u;
const standsAlone = (text: string): boolean =>
  startsSentence(text) && endsSentence(text) && !leaning.test(text) && countWords(text) <= 42;
const namesJesus = (text: string): boolean => /Yesu|Kristo/.test(text);

/**
 * Some Bibles print several verses as one, under the number of the first. Up to this many verses before a verse are
 * checked to see whether its text is printed there.
 */
const mostJoined = 8;

/** For each role, the whole Ewe verses that may stand there and are not quoted in the tale itself. */
export async function framingPools(
  scripture: Scripture,
  roles: readonly FramingRole[],
  { theme, known }: { readonly theme: Theme; readonly known: TablePassage | null },
  quoted: readonly VerseRange[],
): Promise<FramingVerse[][]> {
  const pools = new Map<FramingRole, FramingVerse[]>();
  for (const role of new Set(roles)) pools.set(role, await poolOf(role));
  return roles.map((role) => pools.get(role) ?? []);

  async function poolOf(role: FramingRole): Promise<FramingVerse[]> {
    const pool: FramingVerse[] = [];
    const near = role === 'theme' && known ? nearVerses(known) : [];
    const ranges = new Map([...near, ...framingVerses(role, theme)].map((range) => [formatReference(range), range]));
    for (const range of ranges.values()) {
      for (const verse of await versesIn(range)) {
        const isFree = !quoted.some((other) => rangesOverlap(other, verse.range));
        if (isFree && standsAlone(verse.text) && (role !== 'honour' || namesJesus(verse.text))) pool.push(verse);
      }
    }
    return pool;
  }

  async function versesIn(range: VerseRange): Promise<(FramingVerse & { range: VerseRange })[]> {
    const from = { chapter: range.from.chapter, verse: Math.max(1, range.from.verse - mostJoined) };
    const around = { book: range.book, from, to: range.to };
    const texts = new Map(
      (await scripture.passage(around, 'EWEBIB')).map((each) => [`${each.chapter}:${each.verse}`, each.text]),
    );
    return versesOf(range).flatMap((place) => {
      const text = texts.get(`${place.chapter}:${place.verse}`);
      if (!text) return [];
      return [
        {
          key: `${range.book} ${place.chapter}:${place.verse}`,
          text: unwrap(unwrap(pairMarks(text.trim()))),
          range: { book: range.book, from: place, to: place },
        },
      ];
    });
  }
}

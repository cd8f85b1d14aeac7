import { setImmediate as breathe } from 'node:timers/promises';
import type { VerseRange } from '#shared/story/scripture.ts';
import { books } from '#shared/story/scripture-books.ts';
import type { BibleText } from './bible-text.ts';

/** Verses. */
const longest = 12;
const ideal = 8;

const opensScene =
  /^[“‘]?(?:Now |After |Again|As (?:he|they|she|Jesus|it)|At that|At the end|Behold|But when|Immediately|In (?:the|that|those)|It (?:happened|came)|Jesus (?:went|entered|answered)|Meanwhile|Moreover|Now,|Also|On (?:the|that|one)|One |Once|So |Soon|The (?:next|same|word|LORD|day)|Then |There (?:was|were)|These are|Therefore|Thus|When |While |Yahweh (?:said|spoke|appeared)|Yet)/;
const leansBack = /^(?:[a-z]|[“‘]?(?:and|but|for|or|nor|that|who|which|because|so that)\b)/i;

/** Whether a verse ends with the end of a sentence. */
export const endsSentence = (text: string): boolean => /[.!?][”’)]*$/.test(text);

/** The cost of beginning a passage at this verse, from 0 (a new scene) upwards. `verse` counts from 1. */
export function breakCost(verses: readonly string[], verse: number, paragraph: boolean): number {
  if (verse <= 1) return 0;
  const text = verses[verse - 1] ?? '';
  const before = verses[verse - 2] ?? '';
  const torn = (before && !endsSentence(before) ? 8 : 0) + (text.startsWith('“') && before.endsWith('”') ? 2 : 0);
  if (opensScene.test(text)) return torn + (paragraph ? 0 : 3);
  return torn + (paragraph ? 2 : 5) + (leansBack.test(text) ? 3 : 0);
}

/**
 * Cuts every chapter into passages of 1 to 12 verses at the places of least cost; together they cover the whole
 * text.
 */
export async function passageUnits(web: BibleText): Promise<VerseRange[]> {
  const paragraphs = new Set(web.paragraphs);
  const units: VerseRange[] = [];
  for (const { code, chapters } of books) {
    await breathe();
    chapters.forEach((count, index) => {
      const chapter = index + 1;
      const verses = web.verses[code]?.[index] ?? [];
      const costs = Array.from({ length: count }, (_, at) =>
        breakCost(verses, at + 1, paragraphs.has(`${code} ${chapter}:${at + 1}`)),
      );
      for (const [from, to] of cheapestCuts(costs))
        units.push({ book: code, from: { chapter, verse: from }, to: { chapter, verse: to } });
    });
  }
  return units;
}

function cheapestCuts(costs: readonly number[]): [from: number, to: number][] {
  const count = costs.length;
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= count; to++) {
    let choice = { cost: Number.POSITIVE_INFINITY, from: to };
    for (let from = Math.max(1, to - longest + 1); from <= to; from++) {
      const length = to - from + 1;
      const cost = (best[from - 1]?.cost ?? 0) + (costs[from - 1] ?? 0) + (length - ideal) ** 2 * 0.12 + 1;
      if (cost < choice.cost) choice = { cost, from };
    }
    best.push(choice);
  }
  const cuts: [number, number][] = [];
  for (let to = count; to > 0; to = (best[to]?.from ?? 1) - 1) cuts.push([best[to]?.from ?? to, to]);
  return cuts.reverse();
}

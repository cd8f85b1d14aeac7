// Adds a second passage to a tale that has room left.
import { knownWhole } from '#server/passages/known-passage.ts';
import { countWords } from '#shared/story/prose.ts';
import { rangesOverlap, type VerseRange } from '#shared/story/scripture.ts';
import { type Tone, tones } from '#shared/vocabulary.ts';
import { tersely } from '../framing/framing-sentences.ts';
import { lastWord } from '../framing/last-word.ts';
import type { Voice } from '../framing/slots.ts';
import { leans } from '../passage/leaning-verses.ts';
import type { Told, TellPlainly } from '../passage/passage-teller.ts';
import { relatedPassages } from './related-passages.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';
import { chanceOf } from '../framing/seeded-choice.ts';

/** Words by which a second passage is introduced. */
const leadIn = 10;
/** A tale must lack at least this many words, and this share of its length, before it adds a second passage. */
const wellShort = { words: 60, share: 0.13 };
/** Share of its words that the second passage may have. */
const mostOfIt = 0.3;
/**
 * How many passages are tried to find the one that fills the room best; and how many missing words each place further
 * down the list is worth.
 */
const tried = 10;
const perPlace = (words: number): number => Math.max(8, words / 22);
/** Words from which all of its lesson is told. */
const forItsWholeLesson = 150;

/** What is said after a second passage: its lesson. */
export function lessonOfRelated({ range, words }: Told, tone: Tone): Pair | null {
  const other = knownWhole(range);
  if (!other) return null;
  if (tersely.includes(tone)) return null;
  return words >= forItsWholeLesson ? other.lesson : (lastWord(other.lesson) ?? other.lesson);
}

/**
 * A second passage in plain words, for a tale whose own passage leaves much of its `room` empty; null when none is
 * related and fits.
 */
export async function tellRelated(
  { range, ...voice }: Voice,
  { room, taken }: { readonly room: number; readonly taken: readonly VerseRange[] },
  teller: TellPlainly,
  seed: string,
): Promise<Told | null> {
  if (!voice.known || voice.comfort || room < Math.max(wellShort.words, voice.words * wellShort.share)) return null;
  const about = {
    range,
    known: voice.known,
    audience: voice.audience,
    answers: voice.answers ?? null,
  };
  const near = relatedPassages(about, chanceOf(seed, 'passages'), tones.indexOf(voice.tone) / tones.length).filter(
    (each) => !taken.some((other) => rangesOverlap(other, each)),
  );
  const most = Math.min(room, voice.words * mostOfIt);
  let best: { told: Told; off: number } | null = null;
  for (const [place, next] of near.slice(0, tried).entries()) {
    const told = await teller(next, most - leadIn);
    const [opening] = told?.parts[0]?.retold ?? [];
    if (!told || !opening || leans({ en: opening.en, fr: opening.fr }, 'opening')) continue;
    const lesson = lessonOfRelated(told, voice.tone);
    const off = most - told.words - leadIn - (lesson ? countWords(lesson.en) : 0) + place * perPlace(voice.words);
    if (!best || off < best.off) best = { told, off };
  }
  return best?.told ?? null;
}

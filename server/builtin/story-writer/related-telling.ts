import { knownAs, knownWhole } from '#server/passages/known-passage.ts';
import { countWords } from '#shared/prose.ts';
import { comparePlaces, type VerseRange } from '#shared/scripture.ts';
import { type Tone, tones } from '#shared/vocabulary.ts';
import { tersely } from './framing-sentences.ts';
import { lastWord } from './last-word.ts';
import type { Voice } from './framing-slots.ts';
import { leans } from './leaning-verses.ts';
import type { Told, TellPassage } from './passage-teller.ts';
import { relatedPassages, tellTheSame } from './related-passages.ts';
import type { Pair } from './repertoire/sentence-pairs.ts';
import { chanceOf } from './seeded-choice.ts';
import type { Texts } from './verse-units.ts';
import { wordsToAvoid } from './words-to-avoid.ts';

/** Words that a passage from elsewhere brings along to be introduced. */
const leadIn = 10;
/** Words below which a passage from elsewhere is not turned to. */
const fewest = 24;
/** Share of its words that a tale must lack before it turns to one more passage. */
const wellShort = 0.12;
const mostOfAll = 3;
/** Passages from elsewhere that a tale may have, one more where it is much too short: many would make it a collection. */
const mostRelated = (words: number): number => (words < 500 ? 1 : words < 900 ? 2 : mostOfAll);
/** Words that one of them may have beside the passage itself. */
const mostOfOne = (words: number): number => Math.max(140, words * 0.4);
/** So many passages are tried for the one that fills the room best; each place further down the list weighs as so many words. */
const tried = 12;
const perPlace = (words: number): number => Math.max(8, words / 22);
/** Words from which a passage from elsewhere is told with what it teaches, and with all that it teaches. */
const forItsLesson = 60;
const forItsWholeLesson = 120;

/** What is said behind a passage from elsewhere: what it teaches, where it was more than a verse or two. */
export function lessonOfRelated({ range, words }: Told, tone: Tone, isQuotedOnly = false): Pair | null {
  const other = knownWhole(range) ?? (isQuotedOnly ? null : knownAs(range));
  if (!other || words < forItsLesson) return null;
  if (tersely.includes(tone)) return lastWord(other.lesson);
  return words >= forItsWholeLesson ? other.lesson : (lastWord(other.lesson) ?? other.lesson);
}

/** Other Scripture for a tale whose own passage leaves `room` words, told in full; each tone turns to other passages first. */
export async function tellRelated({ range, ...voice }: Voice, room: number, teller: TellPassage, seed: string): Promise<Told[]> {
  const about = {
    range,
    known: voice.known,
    theme: voice.known?.theme ?? voice.theme,
    audience: voice.audience,
    answers: voice.answers ?? [],
  };
  const near = relatedPassages(about, chanceOf(seed, 'passages'), tones.indexOf(voice.tone) / tones.length);
  const most = mostOfOne(voice.words);
  const told: Told[] = [];
  let left = room;
  const isFull = () => told.length >= Math.min(mostOfAll, mostRelated(voice.words) + (left > voice.words * wellShort ? 1 : 0));
  while (left >= fewest + leadIn && !isFull()) {
    const best = await bestOf(near, told, left, teller, { ...voice, most });
    if (!best) break;
    told.push(best.told);
    left -= best.cost;
  }
  return told;
}

/** Whether somebody is spoken to whom no word before has named. */
const namesNobody = ({ en = '', fr = '' }: Texts): boolean =>
  /^[^.!?]{0,60}\b(?:to|with|from) (?:him|her|them)\b|^[^.!?]{0,40}\btherefore\b/u.test(en) ||
  /^[^.!?]{0,60}(?:lui|leur) (?:dit|dirent|répondit|répondirent|demanda)(?!\p{L})/u.test(fr);

const harsh = wordsToAvoid('harsh-words');
/** Whether words of judgement would be quoted, which another tale has not prepared anybody for. */
const isHarsh = ({ parts }: Told): boolean =>
  parts.some(({ units }) => units.some(({ text }) => harsh.en.test(text.en ?? '') || harsh.fr.test(text.fr ?? '')));

/** The passage from elsewhere that is told in full and fills `left` words best, of the nearest ones; null when none has room in them. */
async function bestOf(
  queue: readonly VerseRange[],
  before: readonly Told[],
  left: number,
  teller: TellPassage,
  { most, words, tone }: { most: number; words: number; tone: Tone },
) {
  let best: { told: Told; cost: number; off: number } | null = null;
  for (const [place, next] of queue.slice(0, tried).entries()) {
    if (before.some((other) => other.range.book === next.book || tellTheSame(knownAs(other.range), knownAs(next)))) continue;
    const told = await teller(next, Math.min(left - leadIn, most));
    const [opening] = told.parts[0]?.units ?? [];
    // What would have to begin some verses earlier is another passage than the one that was chosen.
    const isEarlier = opening !== undefined && comparePlaces(opening.range.from, next.from) < 0;
    if (!told.isWhole || isEarlier || isHarsh(told) || (opening && (leans(opening.text, 'opening') || namesNobody(opening.text)))) continue;
    const lesson = lessonOfRelated(told, tone);
    const cost = told.words + leadIn + (lesson ? countWords(lesson.en) : 0);
    if (cost > left * mostOver) continue;
    const off = Math.abs(Math.min(left, most) - cost) + place * perPlace(words);
    if (!best || off < best.off) best = { told, cost, off };
  }
  return best;
}
/** What a passage from elsewhere may have more than there is room. */
const mostOver = 1.08;

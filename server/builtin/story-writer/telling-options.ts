// Lists the ways to tell one segment (plain words, quoted verses, or both) and how much each is worth to listeners.
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import { containsRange, versesOf } from '#shared/story/scripture.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';
import { explanationsFor } from '#server/passages/sentences/hard-words.ts';
import { tellsStories } from '#server/passages/passage-segments.ts';
import { endsInInnerSpeech, endsInSpeech, losesOpening, pairMarks } from './passage/quotation-marks.ts';
import { hardToHear } from './passage/hard-to-hear.ts';
import { leans } from './passage/leaning-verses.ts';
import type { Segment, SegmentUnit } from './passage/passage-segments.ts';
import { genreOf } from './repertoire/genres.ts';
import { startsUnnamed } from './passage/named-people.ts';
import { type Split, splitsOf } from './split-retelling.ts';
import { isBestKnown, isTurning, saysTitle, valueOf } from './passage/verse-value.ts';
import { wordsToAvoid } from './framing/words-to-avoid.ts';

/** The most verses read out at one time. */
export const versesAtOnce = 3;
/** The same when a long tale would otherwise be too short. */
export const versesOfLong = 6;

/** One way to tell a segment: its retelling, some of its verses, or one after the other. */
export type Option = {
  readonly segment: Segment;
  readonly retells: boolean;
  readonly units: readonly SegmentUnit[];
  /** Its length in words, averaged over the languages, with the explanations of its hard words. */
  readonly words: number;
  readonly value: number;
  /** Verses quoted between plain words for the rest of the segment. */
  readonly split: Split | null;
  /** How many verses are read out at its beginning and at its end; `isRead` where it has no plain words. */
  readonly reading: {
    readonly opens: number;
    readonly closes: number;
    readonly isRead: boolean;
    /** It begins with plain words about "him" or "them", who have not been named. */
    readonly isUnnamed: boolean;
  };
};

type About = {
  /** The languages that are measured: those that the studio writes, otherwise Ewe. */
  readonly languages: readonly Language[];
  readonly withEwe: boolean;
  readonly audience: Audience;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The passage is told by a summary or a line, after which its turning points may be quoted. */
  readonly isShortened: boolean;
  /** There is plenty of room: children too hear much of the passage in the words of Scripture. */
  readonly isLong: boolean;
  /** The tale would be too short otherwise, so more verses are read in a row. */
  readonly readsLong: boolean;
  /** There is hardly any room: verses with hard words are told to children in plain words only. */
  readonly isVeryShort: boolean;
};

type Own = 'en' | 'fr';

const rough = wordsToAvoid('rough-words');
const harsh = wordsToAvoid('harsh-words');

const mostSelections = 14;
/** How many words of the Bible listeners can take in at one time. */
const mostAtOnce: Record<Audience, number> = { kids: 45, family: 80, teens: 105, adults: 110 };
const awaitedAtOnce = 5;
/** The factor by which a reading may be longer if it has a verse that listeners wait for. */
const forTheAwaited = 1.5;
/** The bonus for reading verses out when the tale would be too short. */
const toFill = 3;
/** The bonuses for reading verses at their place in the passage, and for verses with the words of its title. */
const [inItsPlace, ofTitle] = [2.2, 1];
const forChildren = (audience: Audience): boolean => audience === 'kids' || audience === 'family';

/** The value of telling a segment in plain words, and of quoting all of it. */
const worths: Record<Audience, { retold: number; quoted: number }> = {
  kids: { retold: 2.2, quoted: 2.3 },
  family: { retold: 2, quoted: 2.6 },
  teens: { retold: 1.2, quoted: 3 },
  adults: { retold: 1.2, quoted: 3 },
};

/** The penalty for a quotation that is too rough, for children or for everybody. */
const tooRough = 1.5;
/** The bonus, for children, of quoting a short segment that is the turning point of the passage. */
const keyWords = 0.6;

/** The bonus for words by which listeners know the passage. */
const knownByHeart = 2.5;
/** The bonus for quoting turning points, and otherwise main verses, between plain words. */
const heart = 0.9;
/** The penalties for plain words that interrupt a speech, and for each change between plain words and a quotation. */
const [brokenOff, turned] = [0.25, 0.2];

/**
 * The verses without a retelling that children may hear: all but the rough ones. Rough ones stay if they are a turning
 * point or nothing else is left.
 */
function withoutRough(
  units: readonly SegmentUnit[],
  turning: readonly SegmentUnit[],
  own: readonly ('en' | 'fr')[],
): readonly SegmentUnit[] {
  const isRough = (unit: SegmentUnit) => own.some((language) => rough[language].test(unit.text[language] ?? ''));
  const plain = units.filter((unit) => turning.includes(unit) || !isRough(unit));
  return plain.length > 0 ? plain : units;
}

/**
 * Whether verses of a story begin while somebody is speaking, so that nobody hears who it is; the teller of a whole
 * parable needs no name.
 */
function isMidSpeech([first]: readonly SegmentUnit[], all: readonly SegmentUnit[]): boolean {
  if (!first || !tellsStories(first.range.book)) return false;
  const before = englishOf(all.slice(0, all.indexOf(first)));
  const isParable = endsInSpeech(all[0]?.english ?? '') && !/”(?!’)/u.test(englishOf(all.slice(0, -1)));
  return isParable ? endsInInnerSpeech(before) : endsInSpeech(before);
}

/** Plain words that tell what somebody says. */
const reports =
  /\b(?:said|told|asked|answered|replied|called|cried|prayed|begged|promised|explained|warned|sang|shouted|wrote|ordered)\b/u;
/** Whether verses of a story begin with words of somebody whom they do not name. */
function beginsInSpeech([first]: readonly SegmentUnit[]): boolean {
  if (!first || !tellsStories(first.range.book)) return false;
  const isLost = pairMarks(first.english) !== first.english && /^[“‘]/u.test(pairMarks(first.english));
  return (
    (isLost || /^[“‘]/u.test(first.english)) &&
    !/\b(?:said|says|answered|asked|cried)\b/u.test(first.english.slice(0, 80))
  );
}

/** The plain words of a segment alone; none where nobody has retold it. */
export function plainOption(segment: Segment, own: readonly Own[]): Option[] {
  if (segment.retold.length === 0 || own.length === 0) return [];
  const words = mean(own.map((language) => segment.retold.reduce((sum, each) => sum + countWords(each[language]), 0)));
  const reading = { opens: 0, closes: 0, isRead: false, isUnnamed: false };
  return [{ segment, retells: true, units: [], words, value: 0, split: null, reading }];
}

/** The ways in which a segment can be told, the shortest first. */
export function optionsOf(segment: Segment, about: About): Option[] {
  const own = about.languages.filter((language) => language !== 'ee');
  const retells = segment.retold.length > 0 && own.length > 0;
  const young = forChildren(about.audience);
  const turning = segment.units.filter((unit) => isTurning(unit, segment.known));
  const weight =
    1 +
    (turning.length > 0 ? 1.5 : 0) +
    (about.isLast || about.isFirst ? 0.3 : 0) +
    Math.min(1, segment.units.filter((unit) => valueOf(unit, segment.known) >= 10).length / 3);
  const retold = mean(own.map((language) => segment.retold.reduce((sum, each) => sum + countWords(each[language]), 0)));
  const isUnnamed = (said: boolean, split: Split | null): boolean => {
    const first = split ? split.before : said ? segment.retold[0] : null;
    return own.some((language) => first && startsUnnamed(first[language], segment.known, language));
  };
  const make = (said: boolean, units: readonly SegmentUnit[], value: number, split: Split | null = null): Option => {
    const notes = own.map((language) => explanationsFor(textOf(units, language), language, about.audience));
    const hard = mean(notes.map((each) => each.reduce((sum, note) => sum + countWords(note), 0)));
    // Explanations interrupt the story, so plain words, or a verse without hard words, are preferred.
    const hasPlainWords = segment.retold.length > 0 && own.length > 0;
    const held = hasPlainWords ? mean(notes.map((each) => each.length)) * 0.5 + hard / 30 : hard / 300;
    const avoids = (words: typeof rough) => own.some((language) => words[language].test(textOf(units, language)));
    const isRough = segment.retold.length > 0 && (avoids(harsh) || (young && avoids(rough)));
    const plain = split ? mean(own.map((language) => countWords(plainOf(split, language)))) : said ? retold : 0;
    const words = mean(about.languages.map((language) => countWords(textOf(units, language)))) + hard + plain;
    const bad = hasPlainWords
      ? Math.max(0, ...own.map((language) => hardToHear(textOf(units, language), language, about.audience)))
      : 0;
    const goesOnUnnamed = own.some(
      (language) => split?.after && startsUnnamed(split.after[language], segment.known, language),
    );
    const lost = (readsUnnamed(units, own) ? nameless : 0) + (goesOnUnnamed ? nobody : 0);
    return {
      ...{
        segment,
        retells: said,
        units,
        words,
        split,
        reading: { ...readingOf(units, said, split, hasPlainWords), isUnnamed: isUnnamed(said, split) },
      },
      value: (isRough ? value - tooRough - (about.readsLong ? toFill : 0) : value) * weight - held - bad - lost,
    };
  };
  if (!retells) {
    // With hardly any room, only turning points are quoted, and the first or last verse at the start or end of the
    // passage.
    const plain = young ? withoutRough(segment.units, turning, own) : segment.units;
    const [first, last] = [plain[0], plain.at(-1)];
    const kept = plain.filter(
      (unit) => turning.includes(unit) || (about.isLast && unit === last) || (about.isFirst && unit === first),
    );
    const ends = kept.filter((unit) => turning.includes(unit) || unit === (about.isLast ? last : first));
    const single = [...(ends.length > 0 ? [make(false, ends, 0.05)] : []), make(false, kept, 0.1)];
    const selections = selectionsOf({ ...segment, units: plain }, about).map(({ units, value }) =>
      make(false, units, 3 * value),
    );
    // Between two parts that are told, a stretch that nobody retold may be left out; one or two verses of it would say
    // nothing.
    const none = kept.length > 0 ? single : [make(false, [], 0.5)];
    // The same holds between two passages that are told by one line each.
    const isAlone = about.isFirst && about.isLast;
    const said = about.isShortened && !isAlone && turning.length === 0 ? [] : selections;
    return [...none, ...said].toSorted((a, b) => a.words - b.words);
  }
  const all = segment.units;
  const opensWell = !about.isFirst || !all[0] || !leans(all[0].text, 'opening');
  const pieces = segment.units.reduce((sum, unit) => sum + unit.ewe.length, 0);
  const room = (units: readonly SegmentUnit[]) =>
    !about.withEwe || pieces > units.reduce((sum, unit) => sum + unit.ewe.length, 0);
  const usual = about.isLong && young ? worths.family : worths[about.audience];
  const worth = about.readsLong ? { ...usual, quoted: usual.quoted + toFill } : usual;
  const options = [make(true, [], worth.retold)];
  const named = (units: readonly SegmentUnit[]) =>
    segment.known && saysTitle(englishOf(units), segment.known.title.en) ? ofTitle : 0;
  const awaited = all.filter(isBestKnown);
  const atOnce = (units: readonly SegmentUnit[]) => isAtOnce(units, own, about.audience, about.readsLong);
  // After a summary, one quotation stands for all the others.
  const isShortEnough = (units: readonly SegmentUnit[]) =>
    mean(own.map((language) => countWords(textOf(units, language)))) <= mostAtOnce[about.audience] * 1.5;
  const isLaw = genreOf(segment.range) === 'law';
  // A summary is interrupted by a quotation at its place in the passage, if the place is certain.
  if (about.isShortened)
    for (const split of splitsOf(segment)) {
      const { before, units } = split;
      const isSaid = before !== null && reports.test(sentencesOf(before.en).at(-1) ?? '');
      const isLost = !isSaid && (isMidSpeech(units, all) || beginsInSpeech(units));
      if (!atOnce(units) || isLost || losesOpening(englishOf(units))) continue;
      if (before ? leans(units[0]!.text, 'plain words') : !opensWell) continue;
      if (about.withEwe && !isInEwe(split, all)) continue;
      const known = units.some(isBestKnown) ? knownByHeart : units.some((unit) => turning.includes(unit)) ? heart : 0;
      options.push(make(true, units, (young ? 2 : 1.2) + inItsPlace + known + named(units), split));
    }
  if (about.isShortened)
    for (const units of runsTo(all, strongest(all, [...turning, ...awaited], segment.known)))
      if (
        room(units) &&
        isShortEnough(units) &&
        !leans(units[0]!.text, 'plain words') &&
        !isMidSpeech(units, all) &&
        !losesOpening(englishOf(units))
      ) {
        const part = units.filter((unit) => turning.includes(unit)).length / Math.max(1, turning.length);
        const known = units.some(isBestKnown) ? knownByHeart : 0;
        // After a summary, only the end of a story is quoted; earlier verses would go back in time.
        const late = tellsStories(segment.range.book) ? all.indexOf(units.at(-1)!) / all.length : 0;
        options.push(
          make(true, units, (young ? 2 : 1.2) + 0.8 * part + 0.8 * late + known + named(units) + units.length / 20),
        );
      }
  // A short turning point is worth hearing in the words of Scripture.
  const isKey = turning.length > 0 && all.length <= 2 ? keyWords : 0;
  if (opensWell && atOnce(all) && !isLaw)
    options.push(
      make(false, all, worth.quoted + (young ? isKey : 0) + (awaited.length > 0 ? knownByHeart : 0) + named(all)),
    );
  if (!about.isShortened)
    for (const split of splitsOf(segment)) {
      const { before, units, after } = split;
      const opens = before ? !leans(units[0]!.text, 'plain words') : opensWell;
      const hasEwe = !about.withEwe || isInEwe(split, all);
      if (!opens || !hasEwe || !atOnce(units) || losesOpening(englishOf(units))) continue;
      // In the middle of a speech, listeners know the speaker only if the plain words before have named one.
      const isReported = before !== null && reports.test(sentencesOf(before.en).at(-1) ?? '');
      if (!isReported && (isMidSpeech(units, all) || beginsInSpeech(units))) continue;
      const isTurned = units.some((unit) => turning.includes(unit));
      if (isLaw && !isTurned) continue;
      const core = isTurned ? heart : units.some((unit) => valueOf(unit, segment.known) >= 17) ? heart / 2 : 0;
      const breaks = (after && endsInSpeech(englishOf(units)) ? brokenOff : 0) + (before && after ? 2 : 1) * turned;
      const part = units.length / all.length;
      const share = worth.retold + (worth.quoted - worth.retold) * part;
      const worthMore = (units.some(isBestKnown) ? knownByHeart : 0) + named(units);
      options.push(make(true, units, share + core - breaks + worthMore, split));
    }
  const isPlain = ({ units }: Option) =>
    own.every(
      (language) =>
        explanationsFor(textOf(units, language), language, about.audience).length <= (about.isShortened ? 1 : 0),
    );
  return options.filter((option) => !about.isVeryShort || isPlain(option)).toSorted((a, b) => a.words - b.words);
}

/** The verses that a reading may end with: the turning points of the passage or, if none is marked, its main verses. */
type Units = readonly SegmentUnit[];
const strongest = (all: Units, marked: Units, known: Segment['known']): Units =>
  marked.length > 0 ? [...new Set(marked)] : all.toSorted((a, b) => valueOf(b, known) - valueOf(a, known)).slice(0, 5);

/**
 * Verses that follow each other and end with a turning point: the quotation after a summary must be one piece, as a
 * reader would read it from the Bible.
 */
const runsTo = (all: readonly SegmentUnit[], turning: readonly SegmentUnit[]): SegmentUnit[][] =>
  turning.flatMap((end) => {
    const to = all.indexOf(end) + 1;
    return Array.from({ length: Math.min(2 * versesAtOnce, to, all.length - 1) }, (_, more) =>
      all.slice(to - 1 - more, to),
    );
  });

/** Selections of growing size from a segment: the smallest first, then more by value, up to all verses. */
function selectionsOf(
  { units, known }: Segment,
  { isFirst, isLast }: About,
): { units: SegmentUnit[]; value: number }[] {
  const worth = (unit: SegmentUnit): number => {
    const at = units.indexOf(unit);
    const end = (isFirst && at === 0) || (isLast && at === units.length - 1);
    return (end ? 100 : 0) + valueOf(unit, known);
  };
  const order = units.toSorted((a, b) => worth(b) - worth(a));
  const least = Math.max(1, order.filter((unit) => worth(unit) >= 40).length);
  const total = order.reduce((sum, unit) => sum + share(worth(unit)), 0);
  const step = Math.max(1, Math.ceil((order.length - least) / mostSelections));
  const counts = new Set(
    [...Array.from({ length: mostSelections }, (_, turn) => least + turn * step), order.length].filter(
      (each) => each <= order.length,
    ),
  );
  return [...counts].map((count) => {
    const chosen = new Set(order.slice(0, count));
    for (const [at, unit] of units.entries()) {
      const before = units[at - 1];
      if (before && chosen.has(unit) && !chosen.has(before) && leans(unit.text, 'after')) chosen.add(before);
    }
    const kept = units.filter((unit) => chosen.has(unit));
    return { units: kept, value: kept.reduce((sum, unit) => sum + share(worth(unit)), 0) / Math.max(1, total) };
  });
}

const verseCount = (units: readonly SegmentUnit[]): number =>
  units.reduce((sum, { range }) => sum + versesOf(range).length, 0);

/** Whether verses are few and short enough to be read without a pause. */
function isAtOnce(units: readonly SegmentUnit[], own: readonly Own[], audience: Audience, readsLong: boolean): boolean {
  const verses = verseCount(units);
  if (units.every(isBestKnown) && verses <= awaitedAtOnce) return true;
  // A single verse cannot be shortened.
  const words = mean(own.map((language) => countWords(textOf(units, language))));
  // Verses that listeners wait for may take longer, with those around them.
  if (units.some(isBestKnown) && verses <= versesAtOnce + 1 && words <= mostAtOnce[audience] * forTheAwaited)
    return true;
  if (readsLong) return verses <= versesOfLong && words <= mostAtOnce[audience] * forTheAwaited;
  return (
    verses <= versesAtOnce &&
    (words <= mostAtOnce[audience] || (units.length === 1 && verses === 1 && isBestKnown(units[0]!)))
  );
}

const plainOf = ({ before, after }: Split, language: Own): string =>
  [before?.[language], after?.[language]].filter(Boolean).join(' ');

/** Whether each part of a split has Ewe verses of its own. */
const isInEwe = ({ before, units, after }: Split, all: readonly SegmentUnit[]): boolean =>
  units.every(({ ewe }) => ewe.length > 0) &&
  [before, after].every(
    (told) =>
      !told ||
      all.some(
        ({ range, ewe }) =>
          containsRange(told.range, range) && ewe.some((each) => containsRange(told.range, each.range)),
      ),
  );

function readingOf(
  units: readonly SegmentUnit[],
  isTold: boolean,
  split: Split | null,
  hasPlainWords: boolean,
): Omit<Option['reading'], 'isUnnamed'> {
  const verses = verseCount(units);
  if (split) return { opens: split.before ? 0 : verses, closes: split.after ? 0 : verses, isRead: false };
  if (isTold) return { opens: 0, closes: verses, isRead: false };
  // Where nobody has retold verses, they can only be read.
  return hasPlainWords ? { opens: verses, closes: verses, isRead: true } : { opens: 0, closes: 0, isRead: true };
}

/** Whether a reading begins with somebody whom it does not name, in a story. */
const readsUnnamed = ([first]: readonly SegmentUnit[], own: readonly Own[]): boolean =>
  first !== undefined &&
  tellsStories(first.range.book) &&
  own.some((language) => startsUnnamed(first.text[language] ?? '', null, language));
/** The penalties for verses that begin with "He said", and for continuing after a quotation with such words. */
const [nameless, nobody] = [0.6, 2.5];

const share = (worth: number): number => 1 + Math.min(3, Math.max(0, worth) / 10);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
const englishOf = (units: readonly SegmentUnit[]): string => units.map(({ english }) => english).join(' ');
const textOf = (units: readonly SegmentUnit[], language: Language): string =>
  units.map((unit) => unit.text[language] ?? '').join(' ');

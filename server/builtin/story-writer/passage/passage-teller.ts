// Tells a passage in a given number of words: all its segments, its summary, or one line.
import type { Scripture } from '#server/ports/bible.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';
import { readSegments, type Segment } from './passage-segments.ts';
import { chooseOptions } from '../telling-choice.ts';
import { type Option, optionsOf, plainOption, versesAtOnce, versesOfLong } from '../telling-options.ts';
import { type Part, partsOf } from '../told-parts.ts';
import { isBestKnown } from './verse-value.ts';

type Ask = {
  readonly scripture: Scripture;
  readonly languages: readonly Language[];
  readonly audience: Audience;
  readonly largestUnit: number;
  readonly isVeryShort: boolean;
  /** There is no room even for one quoted verse. */
  readonly isTiny: boolean;
  readonly isLong: boolean;
  /** Quotations stand between plain words. */
  readonly mixes: boolean;
};
/** A passage as it was told; `isWhole` when it was told in full and no verse of it was left out. */
export type Told = {
  readonly range: VerseRange;
  readonly parts: readonly Part[];
  readonly words: number;
  readonly isWhole: boolean;
  /** How coarsely it is told: 0 by its segments, 1 by its summary, 2 by one line. */
  readonly coarseness: number;
  /** It has verses word for word, or is too short for them. */
  readonly isQuoted: boolean;
  /** It quotes a verse that listeners wait for; true also where there is none, or no room for it. */
  readonly isHeard: boolean;
};

/** Word limits to try, from the usual to the largest, so that a telling takes no more than it needs. */
const steps = (room: number, most: number): number[] =>
  [0, 0.25, 0.5, 0.75, 1].map((share) => room + share * Math.max(0, most - room));

/** Share of its room below which a shortened telling looks for more to quote. */
const wellFilled = 0.85;
/** Share of its room that a telling must fill to stand for a longer one that quotes nothing. */
const mostlyFilled = 0.65;

const details = ['segments', 'summary', 'line'] as const;

/**
 * From these lengths in words, one or two verses may be quoted although they were told in plain words before (an echo).
 */
const forOneEcho = 90;
const forTwoEchoes = 330;
/**
 * The penalty for reading a segment out right after another one: more than most segments gain by it, less than a
 * turning point gains.
 */
const readingOn = 3;
const isEcho = ({ retells, units, split }: Option): boolean => retells && split === null && units.length > 0;

/** Chooses as `chooseOptions` does, with few echoes: hearing the same twice is tiresome. */
function chooseWithFewEchoes(
  segments: readonly (readonly Option[])[],
  room: number,
  readingOn: number,
  atOnce: number,
): Option[] | null {
  const most = room >= forTwoEchoes ? 2 : room >= forOneEcho ? 1 : 0;
  const first = chooseOptions(segments, room, readingOn, atOnce);
  if (!first || first.filter(isEcho).length <= most) return first;
  const best = first
    .filter(isEcho)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ segment }) => segment);
  return chooseOptions(
    segments.map((ways) => {
      const plain = ways.filter((way) => !isEcho(way) || best.includes(way.segment));
      return plain.length > 0 ? plain : ways;
    }),
    room,
    readingOn,
    atOnce,
  );
}

/**
 * Tells passages from their first verse to their last, in the room there is; what it has read is kept for the next
 * attempt.
 */
export function passageTeller({
  scripture,
  languages,
  audience,
  largestUnit,
  isVeryShort,
  isTiny,
  isLong,
  mixes,
}: Ask) {
  const own = languages.filter((language) => language !== 'ee');
  const measured = own.length > 0 ? own : languages;
  const withEwe = own.length > 0 && languages.includes('ee');
  const kept = new Map<string, Promise<Option[][]>>();

  const options = (range: VerseRange, detail: (typeof details)[number]): Promise<Option[][]> => {
    const key = JSON.stringify([range, detail]);
    const found =
      kept.get(key) ??
      readSegments({ scripture, range, languages, largestUnit, detail }).then((segments) =>
        ways(segments, detail !== 'segments'),
      );
    kept.set(key, found);
    return found;
  };
  const ways = (segments: readonly Segment[], isShortened: boolean): Option[][] =>
    segments.map((segment, at) =>
      optionsOf(segment, {
        ...{ languages: measured, withEwe, audience, isVeryShort, isLong, isShortened, readsLong: isLong && !mixes },
        ...{ isFirst: at === 0, isLast: at === segments.length - 1 },
      }),
    );

  /**
   * In `room` words; in up to `most` rather than by its summary alone, and in its shortest form when there is not even
   * room for that.
   */
  return async (range: VerseRange, room: number, most = room): Promise<Told> => {
    let told = null as Choice | null;
    for (const detail of details)
      for (const words of steps(room, most)) {
        const isQuoted = told !== null && (isTiny || quotes(told.choice));
        const isEnough =
          told !== null && (told.detail !== detail || detail === 'segments' || total(told.choice) >= room * wellFilled);
        const isHeard = told !== null && (isTiny || hears(told.choice, range));
        if (isEnough && isQuoted && isHeard) continue;
        const ways = await options(range, detail);
        const found =
          detail === 'segments' || isTiny || ways.length > 1
            ? chooseWithFewEchoes(ways, words, mixes ? readingOn : 0, isLong && !mixes ? versesOfLong : versesAtOnce)
            : fillingBest(ways[0] ?? [], words, (room + most) / 2);
        if (!found) continue;
        // Listeners hear at least a verse of the Bible itself, if a shorter telling that has one fills the room.
        const isAsGood = told?.detail === detail || total(found) >= room * mostlyFilled;
        // A telling in full that quotes nothing is better than a summary that does.
        const isFirstToQuote =
          !isQuoted &&
          quotes(found) &&
          isAsGood &&
          (told === null || told.detail === detail || told.detail !== 'segments');
        const isFirstToBeHeard = !isHeard && hears(found, range) && told?.detail === detail;
        // A summary alone always fits, and may leave the tale short where the verses after it would take little more
        // than the room.
        const isFuller =
          told !== null &&
          !isEnough &&
          (isTiny || quotes(found) === isQuoted) &&
          isNearer(found, told.choice, (room + most) / 2);
        if (!told || isFirstToQuote || isFirstToBeHeard || isFuller) told = { choice: found, detail };
      }
    const { choice, detail } = told ?? {
      choice: (await options(range, 'line')).map((each) => each[0]!),
      detail: 'line',
    };
    const isTold = ({ retells, units, segment }: Option) => retells || units.length === segment.units.length;
    return {
      range,
      parts: partsOf(choice, Math.max(room, total(choice)), withEwe),
      words: total(choice),
      coarseness: details.indexOf(detail),
      isQuoted: isTiny || quotes(choice),
      isHeard: isTiny || hears(choice, range),
      isWhole: detail === 'segments' && choice.every(isTold),
    };
  };
}
/**
 * A passage in plain words from its first verse to its last, in its segments or by its summary; null where it has more
 * than `room` words, or nobody has retold it. A summary is told as if it happened now, so what belongs to a story that
 * is told in full must be told `inFull` as well.
 */
export function plainTeller({
  scripture,
  languages,
  largestUnit,
}: Pick<Ask, 'scripture' | 'languages' | 'largestUnit'>) {
  const own = languages.filter((language) => language !== 'ee');
  const withEwe = own.length > 0 && languages.includes('ee');
  const kept = new Map<string, Promise<Option[] | null>>();
  const plainly = async (range: VerseRange, detail: 'segments' | 'summary'): Promise<Option[] | null> => {
    const segments = await readSegments({ scripture, range, languages, largestUnit, detail });
    const choice = segments.flatMap((segment) => plainOption(segment, own));
    return choice.length < segments.length ? null : choice;
  };
  return async (range: VerseRange, room: number, inFull = false): Promise<Told | null> => {
    for (const detail of inFull ? (['segments'] as const) : (['segments', 'summary'] as const)) {
      const key = JSON.stringify([range, detail]);
      const found = kept.get(key) ?? plainly(range, detail);
      kept.set(key, found);
      const choice = await found;
      if (!choice || total(choice) > room) continue;
      return {
        ...{ range, parts: partsOf(choice, room, withEwe), words: total(choice), coarseness: details.indexOf(detail) },
        ...{ isQuoted: false, isHeard: false, isWhole: true },
      };
    }
    return null;
  };
}

/** The penalty per missing share of the wanted length. */
const missing = 1.5;
/**
 * One way to tell a passage by its summary or line: the worthiest that is near the wanted length, for verses that fill
 * it are worth more than one.
 */
function fillingBest(ways: readonly Option[], room: number, wanted: number): Option[] | null {
  const highest = Math.max(1, ...ways.map(({ value }) => value));
  const worth = ({ value, words }: Option) => value / highest - (missing * Math.abs(words - wanted)) / wanted;
  const best = ways.filter(({ words }) => Math.round(words) <= room).toSorted((a, b) => worth(b) - worth(a))[0];
  return best ? [best] : null;
}
const isNearer = (one: readonly Option[], other: readonly Option[], room: number): boolean =>
  Math.abs(total(one) - room) < Math.abs(total(other) - room);
type Choice = { readonly choice: readonly Option[]; readonly detail: (typeof details)[number] };
const quotes = (choice: readonly Option[]): boolean => choice.some(({ units }) => units.length > 0);
/** Whether a telling reads one of the verses that listeners wait for, where the passage has any. */
const hears = (choice: readonly Option[], range: VerseRange): boolean =>
  !isBestKnown({ range }) || choice.some(({ units }) => units.some(isBestKnown));
const total = (choice: readonly Option[]): number => choice.reduce((sum, each) => sum + each.words, 0);
export type TellPassage = ReturnType<typeof passageTeller>;
export type TellPlainly = ReturnType<typeof plainTeller>;

import type { Scripture } from '#server/ports.ts';
import type { VerseRange } from '#shared/scripture.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';
import { readSegments, type Segment } from './passage-segments.ts';
import { chooseOptions } from './telling-choice.ts';
import { type Option, optionsOf } from './telling-options.ts';
import { type Part, partsOf } from './told-parts.ts';

type Ask = {
  readonly scripture: Scripture;
  readonly languages: readonly Language[];
  readonly audience: Audience;
  readonly largestUnit: number;
  readonly isVeryShort: boolean;
};
/** A passage told in so many words; `isWhole` when it was told in full and no verse of it was left out. */
export type Told = { readonly range: VerseRange; readonly parts: readonly Part[]; readonly words: number; readonly isWhole: boolean };

const details = ['segments', 'summary', 'line'] as const;

/** Tells passages from their first verse to their last, in the room there is; what it has read is kept for the next try. */
export function passageTeller({ scripture, languages, audience, largestUnit, isVeryShort }: Ask) {
  const own = languages.filter((language) => language !== 'ee');
  const measured = own.length > 0 ? own : languages;
  const withEwe = own.length > 0 && languages.includes('ee');
  const kept = new Map<string, Promise<Option[][]>>();

  const options = (range: VerseRange, detail: (typeof details)[number]): Promise<Option[][]> => {
    const key = JSON.stringify([range, detail]);
    const found = kept.get(key) ?? readSegments({ scripture, range, languages, largestUnit, detail }).then(ways);
    kept.set(key, found);
    return found;
  };
  const ways = (segments: readonly Segment[]): Option[][] =>
    segments.map((segment, at) =>
      optionsOf(segment, { languages: measured, withEwe, audience, isFirst: at === 0, isLast: at === segments.length - 1, isVeryShort }),
    );

  /** In `room` words; in up to `most` rather than by its summary alone, and in its shortest form when there is not even room for that. */
  return async (range: VerseRange, room: number, most = room): Promise<Told> => {
    let told: { choice: Option[]; detail: (typeof details)[number] } | null = null;
    for (const detail of details)
      for (const words of [room, most]) {
        const found: Option[] | null = told ? null : chooseOptions(await options(range, detail), words);
        if (found) told = { choice: found, detail };
      }
    const { choice, detail } = told ?? { choice: (await options(range, 'line')).map((each) => each[0]!), detail: 'line' };
    const isTold = ({ retells, units, segment }: Option) => retells || units.length === segment.units.length;
    return {
      range,
      parts: partsOf(choice, Math.max(room, total(choice)), withEwe),
      words: total(choice),
      isWhole: detail === 'segments' && choice.every(isTold),
    };
  };
}
const total = (choice: readonly Option[]): number => choice.reduce((sum, each) => sum + each.words, 0);
export type TellPassage = ReturnType<typeof passageTeller>;

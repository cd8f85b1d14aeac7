// How old people of the Bible are, and what they do, at the time of each passage.
import { type ReadPerson, readingAges } from '#shared/pictures/scene-reading.ts';
import { comparePlaces, parseReference, type VerseRange } from '#shared/story/scripture.ts';
import { z } from 'zod';
import { wordsFile } from '../language/word-phrases.ts';

type Life = { readonly age: ReadPerson['age']; readonly role: string | null };
type Stage = Life & { readonly book: string; readonly from: VerseRange['from'] };

const file = z.record(z.string(), z.record(z.string(), z.string()));
let read: ReadonlyMap<string, readonly Stage[]> | undefined;

function readLives(): ReadonlyMap<string, readonly Stage[]> {
  const told = Object.entries(file.parse(wordsFile('lives.yaml')));
  return new Map(
    told.map(([name, stages]) => [
      name,
      Object.entries(stages).map(([reference, said]): Stage => {
        const range = parseReference(reference);
        if (!range) throw new RangeError(`lives.yaml: there is no ${reference}`);
        const [age = '', ...role] = said.split(' ');
        return {
          book: range.book,
          from: range.from,
          age: z.enum(readingAges).parse(age),
          role: role.join(' ') || null,
        };
      }),
    ]),
  );
}

/** The age and role of a person of Scripture at the time of a passage; null when lives.yaml does not say. */
export const lifeAt = (name: string, passage: VerseRange | null): Life | null =>
  (passage &&
    (read ??= readLives())
      .get(name)
      ?.findLast(({ book, from }) => book === passage.book && comparePlaces(from, passage.from) <= 0)) ??
  null;

const ofActs =
  /(?<!\p{L})(?:Paul|Barnabas|Barnabé|Ananias|Stephen|Étienne|Silas|Tarsus|Tarse|Damascus|Damas)(?!\p{L})/u;
const ofSamuel = /(?<!\p{L})(?:David|Samuel|Jonathan|Goliath|Philistines?|Philistins)(?!\p{L})/u;
/** Whether "Saul" in a text is Paul, not the king: people and places of Acts are named with him. */
export const isSaulOfActs = (told: string): boolean => ofActs.test(told) && !ofSamuel.test(told);

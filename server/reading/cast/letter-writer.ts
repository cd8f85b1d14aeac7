// For tales of a New Testament letter: who writes it, whom it greets, and which teachings show the writer at work.
import { z } from 'zod';
import type { ReadingEra, ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { Shown } from '../people/people-shown.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';
import type { Draft } from '../scene/scene-draft.ts';
import type { Taught } from '../deeds/taught-acts.ts';
import { wordsFile } from '../language/word-phrases.ts';

const Writers = z.record(
  z.string(),
  z.string().transform((books) => books.split(' ')),
);
let writers: z.infer<typeof Writers> | undefined;

/** The writer of a book of the Bible; null when the book is not a letter. */
function writerOfBook(book: string, people: ReadonlyMap<string, ReadPerson>): ReadPerson | null {
  writers ??= Writers.parse(wordsFile<unknown>('letter-writers.yaml'));
  const called = Object.entries(writers).find(([, books]) => books.includes(book))?.[0];
  if (!called) return null;
  const known = [...people.values()].find((person) => person.called === called);
  return (
    known ?? {
      id: `writer-${called.toLowerCase()}`,
      called,
      sex: 'male',
      age: 'adult',
      role: null,
      count: 1,
      feeling: null,
      turn: 0,
    }
  );
}

/** Whether a book of the Bible is a letter. */
export const isLetter = (book: string): boolean => writerOfBook(book, new Map()) !== null;

/**
 * The writer of a letter, found from its first sentence or from the book it is in; null when the text is not a letter.
 */
export function writerOf(
  own: SentenceReading | undefined,
  people: ReadonlyMap<string, ReadPerson>,
  book = '',
): ReadPerson | null {
  const writes =
    own &&
    /\b(?:apostle|servant of|prisoner of|the elder|apôtre|serviteur de|prisonnier de)\b/i.test(own.sentence.text);
  const first = writes ? own.spans.find(({ how, from }) => how === 'name' && from < 2) : undefined;
  return (first && people.get(first.person)) ?? writerOfBook(book, people);
}

const ofMe = /^(?:i|me|my|myself|je|j'|moi|mon|ma|mes)$/;
/** A teaching in which the letter speaks of "me": the writer is shown doing it. */
export function teachingByWriter(
  taught: Taught,
  sentences: readonly SentenceReading[],
  people: ReadonlyMap<string, ReadPerson>,
  book = '',
): Taught {
  const writer = writerOfBook(book, people);
  const [one, other] = taught.people;
  if (!writer || !one || other || !sentences.some(({ sentence }) => sentence.tokens.some(({ low }) => ofMe.test(low))))
    return taught;
  return { ...taught, people: [writer], actors: [writer.id], targets: [] };
}

/** The people whom a letter greets by name, as one group; null when it does not greet several. */
export function peopleGreeted(
  sentences: readonly SentenceReading[],
  people: ReadonlyMap<string, ReadPerson>,
): Shown | null {
  for (const [index, { sentence, spans }] of sentences.entries()) {
    if (!sentence.tokens.some(({ low }) => greets.test(low))) continue;
    const ids = new Set(spans.flatMap(({ person, how }) => (how === 'name' ? [person] : [])));
    const seen = [...ids].flatMap((id) => people.get(id) ?? []).slice(0, mostGreeted);
    if (seen.length > 1) return { index, deed: null, people: seen };
  }
  return null;
}
const greets = /^(?:greet|greets|salute|salutes|saluez|salue|saluent)$/;
const mostGreeted = 4;

/** A picture of the writer, who sits and writes. */
export const writingDraft = ({ sentence }: SentenceReading, writer: ReadPerson, era: ReadingEra): Draft => ({
  sentence: sentence.text.slice(0, 600),
  era,
  place: era === 'scripture' ? 'house' : 'office',
  time: 'day',
  weather: 'clear',
  people: [writer],
  action: 'write',
  actors: [writer.id],
  targets: [],
  things: [{ name: era === 'scripture' ? 'scroll' : 'letter', count: 1 }],
  animals: [],
  feeling: 'calm',
  fitting: ['hands', 'half'],
});

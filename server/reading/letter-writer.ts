import type { ReadingEra, ReadPerson } from '#shared/scene-reading.ts';
import type { SentenceReading } from './scene-choice.ts';
import type { Draft } from './scene-draft.ts';

/** Who writes a letter that begins with this sentence; null when it is none. */
export function writerOf(own: SentenceReading | undefined, people: ReadonlyMap<string, ReadPerson>): ReadPerson | null {
  const writes = own && /\b(?:apostle|servant of|prisoner of|the elder|apôtre|serviteur de|prisonnier de)\b/i.test(own.sentence.text);
  const first = writes ? own.spans.find(({ how }) => how === 'name') : undefined;
  return (first && people.get(first.person)) ?? null;
}

/** Somebody who sits and writes. */
export const written = ({ sentence }: SentenceReading, writer: ReadPerson, era: ReadingEra): Draft => ({
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

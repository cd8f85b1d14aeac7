// In books of the prophets: what God tells the prophet to do is drawn as the prophet doing it.
import { z } from 'zod';
import type { ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { wordsFile } from '../language/word-phrases.ts';
import type { Draft } from '../scene/scene-draft.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';

const Prophets = z.record(z.string(), z.string());
let prophets: z.infer<typeof Prophets> | undefined;

const told =
  /\b(?:son of man|you shall|you also|take (?:for )?you|lie (?:thou )?on|set your face|for yourself)\b|(?<!\p{L})(?:fils de l['’]homme|prends|tu (?:te )?\p{L}+ras|couche-toi)(?!\p{L})/iu;
/** Things that a prophet is told to take: "take a tile". */
const takes =
  /\btake (?:for yourself |for you |you )?an? ((?:\p{L}+ )?(?:tile|belt|pot|scroll|sword|razor|stick|yoke|bottle|stone|girdle|jar))\b/iu;
const lies = /\blie (?:down )?on your\b|(?<!\p{L})couche-toi(?!\p{L})/iu;

/**
 * A prophet is shown doing what he is told ("Take a tile and draw a city on it"), or listening. Scenes that show
 * somebody already stay as they are.
 */
export function withProphet(
  draft: Draft,
  sentences: readonly SentenceReading[],
  people: ReadonlyMap<string, ReadPerson>,
  passage: VerseRange | null,
): Draft {
  if (!passage || draft.people.length > 0 || !sentences.some(({ sentence }) => told.test(sentence.text))) return draft;
  prophets ??= Prophets.parse(wordsFile<unknown>('prophets.yaml'));
  const called = Object.entries(prophets).find(([, book]) => book === passage.book)?.[0];
  if (!called) return draft;
  const prophet: ReadPerson = [...people.values()].find((person) => person.called === called) ?? {
    ...{
      id: called.toLowerCase(),
      called,
      sex: 'male',
      age: 'adult',
      role: 'prophet',
      count: 1,
      feeling: null,
      turn: 0,
    },
  };
  const isLying = sentences.some(({ sentence }) => lies.test(sentence.text));
  const taken = sentences.map(({ sentence }) => takes.exec(sentence.text)?.[1]).find((name) => name !== undefined);
  const things =
    taken && draft.things.length === 0 ? [{ name: taken.toLowerCase(), count: 1 }] : isLying ? [] : draft.things;
  const holds = !isLying && things.length > 0;
  return {
    ...draft,
    people: [prophet],
    actors: [prophet.id],
    things,
    targets: [],
    action: isLying ? 'lie-sick' : holds ? 'hold' : 'listen',
    fitting: isLying ? ['full', 'wide', 'half'] : ['half', 'full', 'wide'],
  };
}

import type { Section } from '#shared/vocabulary.ts';
import { hostedStoryWriter } from '#server/adapters/hosted-text/hosted-story-writer.ts';
import { languageOf } from '#server/passages/sentences/language-detector.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import type { Scripture } from '#server/ports/bible.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { formatReference, parseReference, type VerseRange } from '#shared/story/scripture.ts';
import type { StoryBrief, StoryDraft } from '#shared/story/story.ts';
import { fakeProvider } from './fake-provider.ts';
import { fakeStoryteller, goodHabits, type Habits } from './fake-storyteller.ts';
import { ownServer } from './own-server.ts';
import { verseShelf } from '../harness/verse-shelf.ts';

type Once = <T>(name: string, work: () => Promise<T>) => Promise<T>;
type With = { readonly scripture?: Scripture; readonly once?: Once };

/** The range that a reference names. */
export const rangeOf = (reference: string): VerseRange => parseReference(reference)!;
/** The default passage of tests, as in the passage table. */
export const samaritan = tablePassages().find(({ range }) => formatReference(range) === 'Luke 10:25-37')!;
const turning = samaritan.turning.map(({ chapter, verse }) => `LUK ${chapter}:${verse}`);
export const turningMarks = turning.map((place) => `[[${place}]]`).join(', ');
export const turningNames = turning.map((place) => place.replace('LUK', 'Luke')).join(', ');

/** A prompt without the creators' text. */
export const bare = (prompt = ''): string => prompt.replaceAll(/<material>.*?<\/material>/gs, '');
export const isRepair = ({ prompt }: { prompt: string }): boolean => prompt.includes('has to be mended');

const neverAsked: StoryWriter = {
  name: 'built-in writer',
  builtIn: true,
  write: () => Promise.reject(new Error('It was asked.')),
};

/** A creator's own model that writes tales, whose habits a test may change; the built-in writer always fails. */
export async function openModelRoom() {
  const room = { habits: { ...goodHabits } as Habits, refusesRepairs: false };
  const fake = await fakeProvider((asked) =>
    room.refusesRepairs && isRepair(asked) ? null : fakeStoryteller(room.habits)(asked),
  );
  const account = ownServer(() => fake);
  return Object.assign(room, {
    fake,
    reset(): void {
      fake.reset();
      Object.assign(room, { habits: { ...goodHabits }, refusesRepairs: false });
    },
    write(over: Partial<StoryBrief> = {}, { scripture = verseShelf(), once }: With = {}): Promise<StoryDraft> {
      const brief: StoryBrief = {
        mode: 'reference',
        range: samaritan.range,
        prompt: null,
        text: null,
        languages: ['en'],
        tone: 'gentle',
        audience: 'kids',
        words: 300,
        culturalContext: 'universal',
        honorJesus: false,
        seed: 'one',
        ...over,
      };
      return hostedStoryWriter(account, { scripture, builtIn: neverAsked, languageOf }).write(brief, {
        signal: new AbortController().signal,
        progress: async () => {},
        use: { userId: 'ama', taleId: 't', work: 'story', ...(once ? { once } : {}) },
      });
    },
  });
}

/** An idea of a creator, and an order that asks for a tale of it. */
export const idea = 'A girl in Accra who finds a wallet';
export const onIdea = { mode: 'idea', prompt: idea } as const;
/** The English words of a section. */
export const said = ({ beats }: StoryDraft, section: Section) =>
  beats
    .filter((beat) => beat.section === section)
    .map(({ text }) => text.en)
    .join(' ');

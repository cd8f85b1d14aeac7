import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { availableWriters } from '../bench/eval-writers.ts';
import type { StoryBrief } from '#shared/story/story.ts';
import { type FakeProvider, fakeProvider } from './fakes/fake-provider.ts';
import { fakeStoryteller, goodHabits } from './fakes/fake-storyteller.ts';
import { verseShelf } from './harness/verse-shelf.ts';

let fake: FakeProvider;
beforeAll(async () => {
  fake = await fakeProvider(fakeStoryteller(goodHabits));
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const ideas = [
  'A girl in Accra who finds a wallet',
  'Afraid of the dark',
  'Two sisters who do not speak to each other any more',
];
const briefOf = (prompt: string): StoryBrief => ({
  mode: 'idea',
  range: null,
  prompt,
  text: null,
  languages: ['en', 'fr'],
  tone: 'gentle',
  audience: 'family',
  words: 300,
  culturalContext: 'universal',
  honorJesus: false,
  seed: prompt,
});
const at = (environment: Record<string, string>) => availableWriters(verseShelf(), environment);
const context = { signal: new AbortController().signal, progress: async () => {} };

test('writes every idea with a private server, by the first model that it offers', async () => {
  const [builtIn, own, ...others] = at({ ENGINE_SERVER: fake.address });
  expect([builtIn?.writer.builtIn, own?.name, others]).toEqual([
    true,
    `compatible, first model of ${fake.address}`,
    [],
  ]);
  for (const idea of ideas) {
    const draft = await own!.writer.write(briefOf(idea), context);
    expect([draft.engine, draft.languages, draft.lost]).toEqual(['compatible llama-of-ama', ['en', 'fr'], []]);
    expect(draft.beats[0]?.text.en).toContain(idea);
  }
  expect(new Set(fake.asked.map(({ model }) => model))).toEqual(new Set(['llama-of-ama']));
});

test.each<[environment: Record<string, string>, names: string[]]>([
  [{}, []],
  [
    { ENGINE_SERVER: 'http://localhost:1', EVAL_MODEL: 'llama3.1:8b,mistral' },
    ['compatible llama3.1:8b', 'compatible mistral'],
  ],
  [
    { OPENAI_API_KEY: 'k', ENGINE_SERVER: 'http://localhost:1', EVAL_MODEL: 'compatible:qwen:7b' },
    ['compatible qwen:7b'],
  ],
  [{ ANTHROPIC_API_KEY: 'k', EVAL_MODEL: 'anthropic:a,openai:b' }, ['anthropic a']],
  [{ ELEVENLABS_API_KEY: 'k', FAL_KEY: 'k', EVAL_MODEL: 'any' }, []],
])('reads from the environment %j the writing models %j', (environment, names) => {
  expect(at(environment).map(({ name }) => name)).toEqual(['built-in writer', ...names]);
});

test('uses the default model of each provider without a choice', () => {
  const named = at({ OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', GOOGLE_GENERATIVE_AI_API_KEY: 'k' }).map(
    ({ name }) => name.split(' ')[0],
  );
  expect(named).toEqual(['built-in', 'openai', 'anthropic', 'google']);
});

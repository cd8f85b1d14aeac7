import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import { languageOf } from '#server/passages/sentences/language-detector.ts';
import { countWords } from '#shared/story/prose.ts';
import type { ProviderId } from '#shared/engines.ts';
import { type StoryBrief, type StoryDraft, type WritingStep, writingSteps } from '#shared/story/story.ts';
import { type Language, lengthTolerance, sections } from '#shared/vocabulary.ts';
import { type FakeProvider, fakeProvider, type Fault } from '#test/fakes/fake-provider.ts';
import { fakeStoryteller, goodHabits, type Habits } from '#test/fakes/fake-storyteller.ts';
import { plainWriter, verseShelf } from '#test/harness/verse-shelf.ts';
import { englishOf } from '#shared/said.ts';
import { hostedText } from './hosted-text.ts';

const key = 'sk-secret-key-of-ama-0123456789';
const models: Partial<Record<ProviderId, string>> = {
  openai: 'gpt-6.1-terra',
  anthropic: 'claude-sonnet-5-5',
  google: 'gemini-3.8-flash',
  compatible: 'llama-of-ama',
};
const providers = Object.keys(models) as ProviderId[];
let fake: FakeProvider;
let habits: Habits;
let paid: string[];

beforeAll(async () => {
  fake = await fakeProvider((asked) => fakeStoryteller(habits)(asked));
});
beforeEach(() => {
  fake.reset();
  habits = { ...goodHabits };
  paid = [];
});
afterAll(() => fake.close());

const account = (provider: ProviderId): EngineAccount => ({
  provider,
  name: `${provider} ${models[provider]}`,
  model: models[provider] ?? '',
  key,
  address: provider === 'compatible' ? fake.address : null,
  use: { userId: 'ama', taleId: 't', work: 'story' },
  fetch: fake.http({ provider, key, trusted: false }),
  paid: async ({ step }, call) => {
    const { value, amounts } = await call();
    paid.push(`${step} ${amounts.tokensIn} ${amounts.tokensOut}`);
    return value;
  },
});
const brief = (over: Partial<StoryBrief> = {}): StoryBrief => ({
  mode: 'reference',
  range: { book: 'LUK', from: { chapter: 10, verse: 30 }, to: { chapter: 10, verse: 37 } },
  prompt: null,
  text: null,
  languages: ['en', 'fr', 'ee'],
  tone: 'gentle',
  audience: 'family',
  words: 300,
  culturalContext: 'west-african',
  honorJesus: false,
  seed: 'one',
  ...over,
});
const hosted = hostedText({ scripture: verseShelf(), builtIn: plainWriter, languageOf });
const write = (provider: ProviderId, over: Partial<StoryBrief> = {}, steps: WritingStep[] = []): Promise<StoryDraft> =>
  hosted.text!(account(provider)).write(brief(over), {
    signal: new AbortController().signal,
    progress: async (step) => void steps.push(step),
  });
const wordsIn = ({ beats }: StoryDraft, language: Language) =>
  countWords(beats.map(({ text }) => text[language]).join(' '));

describe.each(providers)('stories by %s', (provider) => {
  test('writes three languages beat by beat, each to length, with Scripture from its own Bible', async () => {
    const steps: WritingStep[] = [];
    const draft = await write(provider, {}, steps);
    expect([...new Set(steps)]).toEqual(Object.keys(writingSteps));
    expect([draft.languages, draft.engine, draft.notes.map(englishOf)]).toEqual([
      ['en', 'fr', 'ee'],
      `${provider} ${models[provider]}`,
      [],
    ]);
    for (const language of draft.languages) {
      expect(Math.abs(wordsIn(draft, language) / 300 - 1)).toBeLessThanOrEqual(lengthTolerance);
      expect(draft.beats.every(({ text }) => text[language]?.trim())).toBe(true);
    }
    expect([...new Set(draft.beats.map(({ section }) => section))]).toEqual(sections);
    const verse = draft.beats.find(({ range }) => range !== null);
    expect(verse?.text).toEqual({
      en: '“A certain man named Jericho came down that way, and verse 33 says what he saw.”',
      fr: '« Un certain homme nommé Jéricho descendait par ce chemin, et le verset 33 dit ce qu’il vit. »',
      ee: '“Ŋutsu aɖe si ŋkɔe nye Yeriko nɔ mɔ ma dzi yina, eye kpukpui 33 gblɔ nu si wòkpɔ.”',
    });
    expect(paid).toEqual(['en: story 1000 400', 'fr: story 1000 400', 'ee: story 1000 400']);
    expect(fake.asked.map(({ model, key: sent, stream }) => [model, sent, stream])).toEqual(
      Array(3).fill([models[provider], key, true]),
    );
    expect(fake.asked[1]?.prompt).toContain('Jericho = Jéricho');
  });

  test('sends invalid JSON back once and counts both calls', async () => {
    const say = habits;
    let turn = 0;
    habits = new Proxy(say, {
      get: (of, name) => (name === 'mark' && turn++ === 0 ? '[[GEN 1:1]]' : of[name as keyof Habits]),
    });
    const draft = await write(provider, { languages: ['en'] });
    expect(draft.languages).toEqual(['en']);
    expect(paid).toEqual(['en: story 1000 400', 'en: story, repaired 1000 400']);
    expect(fake.asked[1]?.prompt).toContain('[[GEN 1:1]] is no mark that was shown');
  });

  test.each<[Fault, string, RegExp]>([
    ['401', 'forbidden', /refused the key/],
    ['hang', 'upstream', /did not answer in time/],
    ['drip', 'upstream', /took too long/],
    ['half json', 'upstream', /does not match its interface/],
    ['refusal', 'conflict', /refused to write this/],
    ['huge', 'upstream', /far more than was requested/],
    ['garbage', 'upstream', /does not match its interface/],
    ['stall', 'upstream', /stopped in the middle|did not answer in time/],
    ['redirect', 'upstream', /another address/],
  ])('reports %s with a message, without the key', async (fault, code, words) => {
    fake.fail(fault);
    if (fault === 'hang') fake.budget.answerMs = 100;
    if (fault === 'stall') fake.budget.answerMs = 300;
    if (fault === 'drip') fake.budget.callMs = 300;
    const error = await write(provider, { languages: ['en'] }).then(
      () => null,
      (thrown: unknown) => thrown as Error & { code: string },
    );
    expect([error?.code, error?.message]).toEqual([code, expect.stringMatching(words)]);
    expect(everythingOf(error)).not.toContain(key);
  });

  test.each<[Fault, number[]]>([
    ['429', [2_000]],
    ['500', [1]],
    ['reset', [1]],
  ])('retries once after %s, after the delay that the provider asks for', async (fault, waits) => {
    fake.fail(fault);
    expect((await write(provider, { languages: ['en'] })).languages).toEqual(['en']);
    expect(fake.waits).toEqual(waits);
  });

  test.each<Fault>(['cut', 'error event'])(
    'retries the whole call once after %s during streaming, and counts it once',
    async (fault) => {
      fake.fail(fault);
      expect((await write(provider, { languages: ['en'] })).languages).toEqual(['en']);
      expect(fake.asked.map(({ stream }) => stream)).toEqual([true, false]);
      expect(paid).toEqual(['en: story, asked again 1000 400']);
    },
  );

  test.each<[Fault, RegExp]>([
    ['429', /too many requests/],
    ['500', /internal error \(500\)/],
    ['reset', /closed the connection/],
    ['cut', /closed the connection/],
  ])('fails with a message, without the key, when %s persists', async (fault, words) => {
    fake.fail(fault, fault, fault);
    const error = await write(provider, { languages: ['en'] }).catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({ message: expect.stringMatching(words) });
    expect(everythingOf(error)).not.toContain(key);
  });

  test('cleans up the titles that the model returns', async () => {
    const order = {
      title: 'T',
      verse: null,
      topic: 'Bible Story',
      audience: 'Families',
      language: 'en',
      prose: 'He went.',
      seed: 's',
    } as const;
    const { titles, engine } = await hosted.titles!(account(provider)).suggest(order, {
      signal: new AbortController().signal,
    });
    expect([titles, engine]).toEqual([
      ['The Road to Jericho', 'Who Is My Neighbor', 'Mercy'],
      `${provider} ${models[provider]}`,
    ]);
  });

  test('tests the model with one word', async () => {
    const { words, models: named } = await hosted.test(account(provider), new AbortController().signal);
    expect(englishOf(words)).toBe(`${provider} ${models[provider]} answered “ready”.`);
    expect(named).toEqual(provider === 'compatible' ? ['llama-of-ama', 'qwen-of-ama'] : []);
  });
});

test('charges once when a server answers a streaming request in full', async () => {
  fake.fail('no stream');
  expect((await write('compatible', { languages: ['en'] })).languages).toEqual(['en']);
  expect([fake.asked.length, paid]).toEqual([1, ['en: story 1000 400']]);
});

test('asks for the full answer, from then on at once, when a server does not stream', async () => {
  fake.fail('stream refused');
  expect((await write('compatible', { languages: ['en'] })).languages).toEqual(['en']);
  expect((await write('compatible', { languages: ['en'] })).languages).toEqual(['en']);
  expect(fake.asked.map(({ stream }) => stream)).toEqual([true, false, false]);
});

/** Everything that a log line of an error could show. */
function everythingOf(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? '';
  return [
    error.message,
    error.stack,
    JSON.stringify(error, Object.getOwnPropertyNames(error)),
    everythingOf(error.cause ?? null),
  ].join('\n');
}

import { expect, test } from 'vitest';
import { CapReached, ProviderTrouble } from '#server/ports/engine-trouble.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Section, sections, type Language } from '#shared/vocabulary.ts';
import type { LostLanguage, StoryBrief, StoryDraft, WritingStep } from '#shared/story/story.ts';
import { englishOf } from '#shared/said.ts';
import { chosenWriter } from './chosen-writer.ts';
import type { EngineRunner } from './run-engines.ts';

const brief: StoryBrief = {
  ...{
    mode: 'reference',
    range: null,
    prompt: null,
    text: null,
    languages: ['en', 'fr', 'ee'],
    tone: 'gentle',
    audience: 'family',
  },
  ...{ words: 300, culturalContext: 'universal', honorJesus: false, seed: 's' },
};
type Behaviour = {
  fails?: Partial<Record<Language, Partial<LostLanguage>>>;
  throws?: Failure;
  beats?: readonly Section[];
};

/** A writer that puts its name in every beat, and records what it was requested. */
function writer(name: string, { fails = {}, throws, beats = sections }: Behaviour = {}) {
  const asked: StoryBrief[] = [];
  const made: StoryWriter = {
    name,
    builtIn: name === 'built-in writer',
    async write(wanted, { progress }) {
      asked.push(wanted);
      await progress('writing');
      await progress('finalizing', []);
      if (throws) throw throws;
      const told = wanted.languages.filter((language) => !fails[language]);
      if (told.length === 0) throw new Failure('upstream', fails[wanted.languages[0] ?? 'en']?.why ?? '');
      const each = (words: string) => Object.fromEntries(told.map((language) => [language, `${words} in ${language}`]));
      return {
        languages: told,
        title: each(name),
        summary: each(name),
        beats: beats.map((section, at) => ({ section, range: null, text: each(`${name} says ${section} ${at}.`) })),
        range: null,
        notes: [],
        engine: name,
        lost: wanted.languages.flatMap((language) =>
          fails[language] ? [{ language, why: 'It would not.', ...fails[language] }] : [],
        ),
      } satisfies StoryDraft;
    },
  };
  return Object.assign(made, { asked });
}
const steps: WritingStep[] = [];
const tell = (writers: readonly StoryWriter[]) => {
  steps.length = 0;
  const runner = {
    turns: async () => writers.map((each) => ({ name: each.name, builtIn: each.builtIn, open: async () => each })),
  } as unknown as EngineRunner;
  return chosenWriter(runner, writers.at(-1)!).write(brief, {
    signal: new AbortController().signal,
    progress: async (step) => void steps.push(step),
    use: { userId: 'ama', taleId: 't', work: 'w' },
  });
};
const heard = ({ beats }: StoryDraft, language: Language) => beats.map(({ text }) => text[language]).join(' ');

test('lets the next writer write only a language that failed, and keeps the others', async () => {
  const first = writer('First', { fails: { fr: {} } });
  const second = writer('Second');
  const builtIn = writer('built-in writer');
  const draft = await tell([first, second, builtIn]);
  expect([draft.languages, draft.engine, draft.engines, draft.lost]).toEqual([
    ['en', 'fr', 'ee'],
    'First',
    { fr: 'Second' },
    [],
  ]);
  expect(second.asked.map(({ languages, beside }) => [languages, beside?.languages])).toEqual([[['fr'], ['en', 'ee']]]);
  expect([builtIn.asked.length, draft.notes.map(englishOf)]).toEqual([
    0,
    ['It would not. The Français text was therefore written by Second.'],
  ]);
  expect([heard(draft, 'en'), draft.title.fr]).toEqual([
    expect.stringContaining('First says hook 0. in en'),
    'Second in fr',
  ]);
  expect(steps.map((step) => Object.keys({ writing: 0, finalizing: 1 }).indexOf(step))).toEqual([0, 1, 1, 1]);
});

test('aligns another writer’s beats with the existing ones without losing or repeating words', async () => {
  const builtIn = writer('built-in writer', { beats: ['hook', 'hook', 'hook', 'setup', 'lesson', 'lesson'] });
  const draft = await tell([writer('First', { fails: { ee: {} } }), builtIn]);
  expect(draft.beats.map(({ section }) => section)).toEqual(sections);
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  const own = ['hook 0', 'hook 1', 'hook 2', 'setup 3', 'lesson 4', 'lesson 5']
    .map((said) => `built-in writer says ${said}. in ee`)
    .join(' ');
  expect(words(heard(draft, 'ee'))).toEqual(words(own));
});

test('leaves out languages that no engine can write, with the chosen writer’s reason', async () => {
  const why = 'First refused to write this.';
  const draft = await tell([
    writer('First', { fails: { ee: { why } } }),
    writer('Second', { fails: { ee: { why: 'Second has no Ewe.' } } }),
  ]);
  expect([draft.languages, draft.lost]).toEqual([['en', 'fr'], [{ language: 'ee', why }]]);
});

test('does not try other writers at a spending limit or without a Bible', async () => {
  const second = writer('Second');
  const missing = await tell([writer('First', { fails: { ee: { why: 'No Bible.', final: true } } }), second]);
  expect([missing.lost, second.asked]).toEqual([[{ language: 'ee', why: 'No Bible.', final: true }], []]);
  const capped = tell([writer('First', { throws: new CapReached('conflict', 'Your limit.') }), second]);
  await expect(capped).rejects.toThrow('Your limit.');
  expect(second.asked).toEqual([]);
  const late = await tell([
    writer('First', { fails: { ee: {} } }),
    writer('Second', { throws: new CapReached('conflict', 'Your limit.') }),
    second,
  ]);
  expect([late.languages, late.lost, second.asked]).toEqual([
    ['en', 'fr'],
    [{ language: 'ee', why: 'It would not.', final: true }],
    [],
  ]);
});

test('hands the whole tale to the next writer when one is unreachable, and lists each reason when all fail', async () => {
  const out = () => writer('First', { throws: new ProviderTrouble('upstream', 'First could not be reached.', null) });
  const draft = await tell([out(), writer('Second')]);
  expect([draft.engine, draft.notes.map(englishOf)]).toEqual([
    'Second',
    ['First: First could not be reached. This tale was therefore written by Second.'],
  ]);
  const nobody = tell([out(), writer('Second', { throws: new Failure('conflict', 'Second refused.') })]);
  await expect(nobody).rejects.toThrow(
    'No engine could do it. First: First could not be reached. Second: Second refused.',
  );
});

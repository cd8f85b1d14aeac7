import { expect, test } from 'vitest';
import type { Voice } from '#server/ports/sound.ts';
import type { CastMember } from '#shared/pictures/cast.ts';
import type { Language } from '#shared/vocabulary.ts';
import { partOf, planReading, readingKey, type TaleVoices, voicesFor } from './reading-plan.ts';
import { speakingMember } from '#server/reading/pronouns/speaking-member.ts';

const voice = (id: string, more: Partial<Voice> = {}): Voice => ({
  ...{ id, language: id.slice(0, 2) as Language, label: id, kind: 'simple', preview: false },
  ...more,
});
const person = (name: string, voices = {}): CastMember => ({
  name,
  kind: 'person',
  look: '',
  cloth: '',
  notes: '',
  voices,
});
const tale: TaleVoices = {
  voices: { en: 'en-a', fr: 'fr-a' },
  offered: ['en-a', 'en-b', 'en-c', 'fr-a', 'fr-b'].map((id) => voice(id)),
  ...{ audience: 'family', readings: {}, cast: [] },
};
const text = 'He ran to him. “Welcome home,” he said. The house was glad.';
const runs = (plan: ReturnType<typeof planReading>) => plan?.runs.map((run) => `${run.voice}: ${run.text}`);

test('reads everything with one narrator by default, at the pace of the audience', () => {
  const plan = planReading(text, 'en', tale);
  expect(runs(plan)).toEqual([`en-a: ${text}`]);
  expect(plan).toMatchObject({ wordsPerMinute: 150, pace: 1 });
  expect(readingKey(plan!)).toBe('150');
  expect(planReading(text, 'ee', tale)).toBeNull();
});

test('reads only quotations with the quotation voice, and loses no word', () => {
  const plan = planReading(text, 'en', { ...tale, readings: { en: { pace: 1.1, quoteVoice: 'en-b' } } })!;
  expect(runs(plan)).toEqual(['en-a: He ran to him.', 'en-b: “Welcome home,”', 'en-a: he said. The house was glad.']);
  expect(plan.runs.flatMap((run) => run.text.split(/\s+/))).toEqual(text.split(' '));
  expect(readingKey(plan)).toMatch(/^165 [0-9a-f]{16}$/);
  expect(partOf(plan, text, 3, 6).map((run) => [run.voice, run.text])).toEqual([
    ['en-a', 'him.'],
    ['en-b', '“Welcome home,”'],
  ]);
});

test('falls back to the narrator when the quotation voice is missing or in another language', () => {
  expect(runs(planReading(text, 'en', { ...tale, readings: { en: { quoteVoice: 'fr-b' } } }))).toHaveLength(1);
});

test('keeps separate punctuation with the words beside it', () => {
  const said = 'Il dit : « Où es-tu ? » Puis il partit.';
  const plan = planReading(said, 'fr', { ...tale, readings: { fr: { quoteVoice: 'fr-b' } } })!;
  expect(runs(plan)).toEqual(['fr-a: Il dit :', 'fr-b: « Où es-tu ? »', 'fr-a: Puis il partit.']);
});

test('keeps paragraphs within a run', () => {
  expect(planReading('One two.\n\nThree four.', 'en', tale)?.runs[0]?.text).toBe('One two.\n\nThree four.');
});

test.each<[string, Language, string | null]>([
  ['the father', 'en', 'father, the old man'],
  ['Jesus', 'en', 'Jesus'],
  ['Jésus', 'fr', 'Jesus'],
  ['Yesu', 'ee', 'Jesus'],
  ['le père', 'fr', 'father, the old man'],
  ['l’ange', 'fr', 'the angel'],
  ['le roi David', 'fr', 'King David'],
  ['the elder son', 'en', 'the elder son'],
  ['the angel of the father', 'en', 'the angel'],
  ['Pilate', 'en', null],
])('%s in %s: %s is the voice of the cast', (speaker, language, name) => {
  const cast = ['Jesus', 'father, the old man', 'son', 'the elder son', 'the angel', 'King David'].map((each) =>
    person(each),
  );
  expect(speakingMember(cast, speaker, language)?.name ?? null).toBe(name);
});

test('never uses an experimental voice by default', () => {
  const offered = [voice('ee-try', { experimental: true }), voice('ee-preview', { preview: true })];
  expect(voicesFor(offered, {})).toEqual({ ee: 'ee-preview' });
  expect(voicesFor(offered, { ee: 'ee-try' })).toEqual({ ee: 'ee-try' });
  expect(voicesFor(offered.slice(0, 1), {})).toEqual({});
});

test('reads a cast member’s words with their voice, under their name in each language', () => {
  const cast = [person('the father', { en: 'en-c', fr: 'fr-b' }), person('the son')];
  const said = 'He ran to him. “Welcome home,” said the father. “I am not worthy,” the son said.';
  const plan = planReading(said, 'en', { ...tale, cast, readings: { en: { quoteVoice: 'en-b' } } });
  expect(runs(plan)).toEqual([
    'en-a: He ran to him.',
    'en-c: “Welcome home,”',
    'en-a: said the father.',
    'en-b: “I am not worthy,”',
    'en-a: the son said.',
  ]);
  const french = 'Il courut vers lui. « Bienvenue ! » dit le père.';
  expect(runs(planReading(french, 'fr', { ...tale, cast }))).toEqual([
    'fr-a: Il courut vers lui.',
    'fr-b: « Bienvenue ! »',
    'fr-a: dit le père.',
  ]);
});

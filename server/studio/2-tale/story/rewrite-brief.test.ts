import { expect, test } from 'vitest';
import type { Language } from '#shared/vocabulary.ts';
import { missedLength, rewriteBrief, type ToRewrite } from './rewrite-brief.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const row = (language: Language) => ({
  language,
  title: 'T',
  summary: 'S',
  hook: words(10),
  setup: words(45),
  lesson: words(30),
  outro: words(15),
});
const of = (over: object = {}) =>
  ({
    tale: {
      mode: 'reference',
      range: null,
      words: 100,
      seed: 's',
      tone: 'gentle',
      audience: 'family',
      writer: 'First',
    },
    texts: [row('fr'), row('en')],
    scenes: [
      { section: 'hook', range: null, text: { en: 'One.', fr: 'Un.' } },
      { section: 'setup', range: null, text: { en: 'Two.', fr: 'Deux.' } },
    ],
    language: 'en',
    section: null,
    ...over,
  }) as unknown as ToRewrite;

test('requests a section alone, at its length, with the text around it', () => {
  const { only, beside, languages } = rewriteBrief(of({ section: 'lesson' }), 'x');
  expect([languages, only?.section, only?.words, only?.now.hook, beside]).toEqual([
    ['en'],
    'lesson',
    30,
    words(10),
    undefined,
  ]);
  const empty = of({ section: 'outro', texts: [{ ...row('en'), outro: '' }] });
  expect(rewriteBrief(empty, 'x').only?.words).toBe(15);
});

test('rewrites an existing language, and writes a missing one from the others scene by scene', () => {
  expect(rewriteBrief(of(), 'x')).not.toHaveProperty('beside');
  const { languages, beside } = rewriteBrief(of({ language: 'ee' }), 'x');
  expect([languages, beside?.languages, beside?.beats.map(({ text }) => text)]).toEqual([
    ['ee'],
    ['en', 'fr'],
    [
      { en: 'One.', fr: 'Un.' },
      { en: 'Two.', fr: 'Deux.' },
    ],
  ]);
});

test('makes a new language of an idea tale tell what the others tell', () => {
  const tale = { ...of().tale, mode: 'idea', source: 'a lost wallet' };
  const { languages, beside } = rewriteBrief(of({ tale }), 'x');
  expect([languages, beside?.languages, beside?.beats.map(({ text }) => text)]).toEqual([
    ['en'],
    ['fr'],
    [{ fr: 'Un.' }, { fr: 'Deux.' }],
  ]);
  expect(rewriteBrief(of({ tale, texts: [row('en')] }), 'x')).not.toHaveProperty('beside');
  expect(rewriteBrief(of({ tale, section: 'hook' }), 'x')).not.toHaveProperty('beside');
});

test('accepts a section within 15 percent of its length, or of the whole language', () => {
  const lesson = of({ section: 'lesson' });
  expect([missedLength(lesson, words(26)), missedLength(lesson, words(34)), missedLength(lesson, words(44))]).toEqual([
    null,
    null,
    null,
  ]);
  expect(missedLength(lesson, words(60))).toEqual({ has: 60, goal: 30 });
  expect(missedLength(of(), words(900))).toBeNull();
});

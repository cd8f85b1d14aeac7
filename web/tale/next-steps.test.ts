// @vitest-environment node
import { expect, test } from 'vitest';
import { stepsOf } from './next-steps.ts';

const words = { title: 't', summary: '', narrative: 'n', sections: { hook: '', setup: '', lesson: '', outro: '' } };
const scene = { id: 's', sceneNo: 1, section: 'hook' as const, text: {}, prompt: '', verses: null };
const facts = {
  tale: { langs: ['en', 'fr'] as ('en' | 'fr')[], content: { en: words, fr: words }, scenes: [scene, scene], images_total: 2 },
  images: [],
  narrations: [],
  videos: [],
  publications: [],
};
const done = (more: object) => stepsOf({ ...facts, ...more }).map((step) => step.done);

test('a written tale has only its story behind it', () => {
  expect(done({})).toEqual([true, false, false, false, false]);
});

test('each step is done only when it is done in every language', () => {
  const ready = { status: 'ready' as const };
  expect(done({ narrations: [ready, ready, ready] })[2]).toBe(false);
  expect(done({ narrations: [ready, ready, ready, ready] })[2]).toBe(true);
  expect(
    done({
      videos: [
        { language: 'en', stale: false },
        { language: 'fr', stale: true },
      ],
    })[3],
  ).toBe(false);
  expect(
    done({
      videos: [
        { language: 'en', stale: false },
        { language: 'fr', stale: false },
      ],
    })[3],
  ).toBe(true);
  expect(
    done({
      publications: [
        { language: 'en', state: 'published' },
        { language: 'fr', state: 'failed' },
      ],
    })[4],
  ).toBe(false);
});

test('it says what is there, what failed and what is out of date', () => {
  const now = stepsOf({
    ...facts,
    images: [{ status: 'generated' }, { status: 'error' }],
    narrations: [{ status: 'stale' }],
    videos: [
      { language: 'en', stale: false },
      { language: 'fr', stale: true },
    ],
  }).map((step) => step.now);
  expect(now).toEqual([
    'Written in en, fr',
    '1 of 2 drawn, 1 failed',
    '0 of 4 ready, 1 out of date',
    'Ready in en, out of date in fr',
    'Not on a channel yet',
  ]);
});

import { expect, test } from 'vitest';
import { stepsOf } from './next-steps.ts';

const words = { title: 't', summary: '', narrative: 'n', sections: { hook: '', setup: '', lesson: '', outro: '' } };
const scene = { id: 's', sceneNo: 1, section: 'hook' as const, text: {}, prompt: '', verses: null };
const facts = {
  tale: {
    langs: ['en', 'fr'] as ('en' | 'fr')[],
    content: { en: words, fr: words },
    scenes: [scene, scene],
    images_total: 2,
  },
  images: [],
  narrations: [],
  videos: [],
  publications: [],
  jobs: [],
};
const done = (more: object) => stepsOf({ ...facts, ...more }).map((step) => step.done);

test('counts only the story as done for a tale just written', () => {
  expect(done({})).toEqual([true, false, false, false, false]);
});

test('counts a step as done only when it is done in every language', () => {
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

test('says what is there, what failed and what is out of date', () => {
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
    'Written in English, French',
    '1 of 2 drawn, 1 failed',
    '0 of 4 ready, 1 out of date',
    'Ready in English, out of date in French',
    'Not on a channel yet',
  ]);
});

const acts = (more: object) => stepsOf({ ...facts, ...more }).map((step) => step.act);

test('offers an action for each remaining step, and none for done or premature ones', () => {
  expect(acts({})).toEqual([null, 'draw', 'speak', 'package', null]);
  expect(acts({ images: [{ status: 'generated' }, { status: 'generated' }] })).toEqual([
    null,
    null,
    'speak',
    'package',
    null,
  ]);
  const unwritten = { tale: { langs: ['en'], content: {}, scenes: [], images_total: 6 } };
  expect(acts(unwritten)).toEqual(['write', null, null, null, null]);
  expect(stepsOf({ ...facts, ...(unwritten as object) }).map((step) => step.now)).toEqual([
    'No story yet',
    'Comes after the story',
    'Comes after the story',
    'Comes after the story',
    'Comes after the videos',
  ]);
});

test.each([
  ['tale_writing', 0],
  ['image_generation', 1],
  ['narration', 2],
  ['video_processing', 3],
  ['publishing', 4],
])('shows progress instead of an action while a job of kind %s works on its step', (type, at) => {
  const tale = { ...facts.tale, content: {} };
  for (const status of ['pending', 'running', 'cancelling']) {
    const step = stepsOf({ ...facts, tale, jobs: [{ type, status, progress: 40 }] as never })[at];
    expect([step?.percent, step?.act]).toEqual([40, null]);
  }
  for (const status of ['completed', 'failed', 'cancelled'])
    expect(stepsOf({ ...facts, tale, jobs: [{ type, status, progress: 40 }] as never })[at]?.percent).toBeNull();
});

test('reports what failed or was missed on the channel, and what no longer responds', () => {
  const steps = stepsOf({
    ...facts,
    narrations: [{ status: 'error' }, { status: 'ready' }],
    videos: [{ language: 'en', stale: false }],
    publications: [
      { language: 'en', state: 'published' },
      { language: 'fr', state: 'missed' },
    ],
  });
  expect([steps[2]?.now, steps[4]?.now]).toEqual([
    '1 of 4 ready, 1 failed',
    'On the channel in English, not sent in French',
  ]);
});

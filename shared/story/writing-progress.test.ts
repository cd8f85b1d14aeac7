import { expect, test } from 'vitest';
import { type LanguageProgress, stepsDone, wordsSoFar, writingProgress } from './writing-progress.ts';
import { writingSteps } from './story.ts';

const told = (words: LanguageProgress['words'], state: LanguageProgress['state'] = 'writing'): LanguageProgress => ({
  ...{ language: 'en', engine: 'First', section: 'setup', of: 100 },
  words,
  state,
});

test('counts the current step in parts: the first language during the story, then the others', () => {
  const half = told({ hook: 10, setup: 40 });
  expect([wordsSoFar(half), stepsDone('writing', [half]), stepsDone('writing', [])]).toEqual([50, 0.5, 0]);
  expect(stepsDone('transcreating', [told({}, 'written'), half, told({}, 'failed')])).toBe(1.75);
  expect(stepsDone('transcreating', [half])).toBe(1.5);
  expect(stepsDone('writing', [told({ setup: 900 })])).toBe(0.95);
  expect(writingProgress('finalizing', [half])).toEqual([3, 4, writingSteps.finalizing]);
});

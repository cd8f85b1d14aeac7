// @vitest-environment node
import { expect, test } from 'vitest';
import type { Storyboard } from '#shared/storyboard.contract.ts';
import { isNextStep, lacksOf, lackWords } from './storyboard-lacks.ts';

const shot = (sceneNo: number, change: object = {}) => ({
  sceneNo,
  imageUrl: '/p',
  narrationUrl: '/n',
  text: 'W',
  narrationStale: false,
  narrationRead: false,
  beatMs: 0,
  ...change,
});
const board = (...shots: object[]) => ({ shots }) as unknown as Storyboard;

test('what is missing or stale is said by what mends it, as the story counts; cards lack nothing', () => {
  const lacks = lacksOf(
    board(
      shot(0, { imageUrl: null, narrationUrl: null }),
      shot(3, { imageUrl: null, narrationStale: true }),
      shot(1, { imageUrl: null, narrationStale: true, narrationRead: true }),
      shot(2, { narrationUrl: null }),
      shot(4, { narrationUrl: null, text: '' }),
      shot(5, { uprightMissing: true }),
    ),
  );
  expect(lacks.map((lack) => lackWords(lack, 'English'))).toEqual([
    'Scenes 1 and 3 have no pictures yet.',
    'Scene 5 shows a part of its wide picture. Rendering draws an upright one.',
    'Scene 2 is not spoken in English yet.',
    'Scene 3 says other words in English than it has now: the old voice plays.',
    'Scene 1 was read in English with other words than it has now: the old recording plays, in the video too.',
  ]);
  expect(lacksOf(board(shot(1), shot(2)))).toEqual([]);
});

test('a tale that was just written has next steps and no warning', () => {
  const bare = { imageUrl: null, narrationUrl: null };
  const lacks = lacksOf(board(shot(1, bare), shot(2, bare)));
  expect(lacks.map((lack) => [lackWords(lack, 'Français'), isNextStep(lack)])).toEqual([
    ['2 pictures to draw.', true],
    ['2 scenes to narrate in Français.', true],
  ]);
  expect(lacksOf(board(shot(1, { narrationStale: true }))).map(isNextStep)).toEqual([false]);
});

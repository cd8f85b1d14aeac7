import { expect, test } from 'vitest';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
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

test('says what is missing or stale by its remedy, and never for cards', () => {
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
    'Scene 2 is not narrated in English yet.',
    'The text of scene 3 has changed in English: the old voice plays.',
    'The text of scene 1 has changed in English since it was recorded: the old recording plays, in the video too.',
  ]);
  expect(lacksOf(board(shot(1), shot(2)))).toEqual([]);
});

test('shows next steps and no warning for a tale just written', () => {
  const bare = { imageUrl: null, narrationUrl: null };
  const lacks = lacksOf(board(shot(1, bare), shot(2, bare)));
  expect(lacks.map((lack) => [lackWords(lack, 'French'), isNextStep(lack)])).toEqual([
    ['2 pictures to draw.', true],
    ['2 scenes to narrate in French.', true],
  ]);
  expect(lacksOf(board(shot(1, { narrationStale: true }))).map(isNextStep)).toEqual([false]);
});

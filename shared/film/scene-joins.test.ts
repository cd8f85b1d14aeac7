import { expect, test } from 'vitest';
import { joinBetween, type SceneMeaning } from './scene-joins.ts';
import { editedScene, editedScenes, noEdits, type StoryboardEdits, usualEdits } from './storyboard-edits.ts';
import { segmentsOf } from './timeline-segments.ts';
import { buildTimeline } from './timeline.ts';
import type { TimelineScene } from './timeline-scenes.ts';

const plain: SceneMeaning = { section: 'setup', era: 'scripture', place: 'road', time: 'day', feeling: 'calm' };

test.each<[string, Partial<SceneMeaning>, Partial<SceneMeaning>, number, number]>([
  ['the same place and time', {}, {}, 600, 0],
  ['another place', {}, { place: 'inn' }, 1000, 0],
  ['another time, wherever', {}, { place: 'inn', time: 'night' }, 1400, 0],
  ['another era', {}, { era: 'today' }, 1400, 0],
  ['another section', {}, { section: 'lesson' }, 600, 800],
  ['fear that turns to joy', { feeling: 'fear' }, { feeling: 'joy' }, 600, 700],
  [
    'joy that turns to tears in another section',
    { feeling: 'joy' },
    { feeling: 'tears', section: 'lesson' },
    600,
    1200,
  ],
  ['calm that becomes joy', {}, { feeling: 'joy' }, 600, 0],
])('%s', (_, before, after, ms, beatMs) => {
  expect(joinBetween({ ...plain, ...before }, { ...plain, ...after })).toEqual({
    transition: { kind: 'crossfade', ms },
    beatMs,
  });
});

const meanings = [
  plain,
  { ...plain, place: 'inn' as const, time: 'night' as const },
  { ...plain, section: 'lesson' as const },
];
const scenes = meanings.map(
  (meaning, n): TimelineScene => ({
    ...{ sceneId: `s${n}`, picture: `p${n}`, meaning },
    narration: { durationMs: 3000, text: 'And it came to pass.', words: [] },
  }),
);
const lay = (edits: StoryboardEdits, closingMs?: number) => {
  const decided = editedScenes(scenes, edits, '16:9', { title: 'title', end: 'end' });
  return buildTimeline({
    language: 'en',
    width: 1920,
    height: 1080,
    scenes: decided,
    ...(closingMs ? { closingMs } : {}),
  });
};

test('joins scenes by their meaning, and lets decisions override it', () => {
  const film = lay(noEdits);
  expect(film.shots.map(({ fadeIn }) => fadeIn)).toEqual([0, 42, 42]);
  const length = 126;
  expect(film.shots.map(({ startFrame }) => startFrame)).toEqual([0, length, 2 * length + 24]);
  const turned = lay({ ...noEdits, order: ['s2', 's0', 's1'] });
  expect(turned.shots.map(({ startFrame }) => startFrame)).toEqual([0, length + 24, 2 * length + 24]);
  const own = editedScene(editedScene(noEdits, 's1', { pauseMs: 100 }), 's2', { transition: { kind: 'cut', ms: 800 } });
  expect(lay(own).shots.map(({ fadeIn }) => fadeIn)).toEqual([0, 42, 0]);
  expect(lay(own).frames - film.frames).toBe(3 - 24);
});

test('ends a film in black, with or without a card', () => {
  for (const edits of [noEdits, usualEdits]) {
    const film = lay(edits, 900);
    expect(film.shots.map(({ toBlack = 0 }) => toBlack)).toEqual([...film.shots.slice(1).map(() => 0), 27]);
    expect(film.frames).toBe(lay(edits).frames);
    const last = segmentsOf(film).at(-1);
    expect([last?.frames, last?.layers[1]?.picture]).toEqual([27, 'black']);
  }
});

import { describe, expect, test } from 'vitest';
import { composeCard } from '../thumbnail/card-composition.ts';
import {
  editedScene,
  editedScenes,
  movedScene,
  noEdits,
  orderedIds,
  prunedEdits,
  type StoryboardEdits,
  type TaleMotion,
  taleMotions,
} from './storyboard-edits.ts';
import { blackPicture, segmentsOf } from './timeline-segments.ts';
import { buildTimeline } from './timeline.ts';
import type { TimelineScene } from './timeline-scenes.ts';

const story = Array.from({ length: 12 }, (_, n) => `s${n}`);
const scenes = story.map(
  (sceneId, n): TimelineScene => ({
    sceneId,
    picture: `p${n}`,
    narration: { durationMs: 5000, text: 'And it came to pass.', words: [] },
  }),
);
const names = { title: 'title.png', end: 'end.png' };
const lay = (edits: StoryboardEdits) =>
  buildTimeline({ language: 'en', width: 1920, height: 1080, scenes: editedScenes(scenes, edits, '16:9', names) });
const drawn = (edits: StoryboardEdits) =>
  segmentsOf(lay(edits)).map(({ frames, layers }) => JSON.stringify([frames, layers]));
/** How many segments a changed storyboard needs that the plain one has not. */
const redrawn = (edits: StoryboardEdits) => {
  const before = new Set(drawn(noEdits));
  return drawn(edits).filter((segment) => !before.has(segment)).length;
};

describe('storyboard decisions', () => {
  test('returns the unchanged film without decisions', () => {
    expect(JSON.stringify(lay(noEdits))).toBe(
      JSON.stringify(buildTimeline({ language: 'en', width: 1920, height: 1080, scenes })),
    );
  });

  test('drops a field that is reset, and scenes without decisions', () => {
    const paused = editedScene(noEdits, 's1', { pauseMs: 900 });
    expect(paused.scenes).toEqual({ s1: { pauseMs: 900 } });
    expect(editedScene(paused, 's1', { transition: { kind: 'cut', ms: 800 } }).scenes['s1']).toEqual({
      pauseMs: 900,
      transition: { kind: 'cut', ms: 800 },
    });
    expect(editedScene(paused, 's1', { pauseMs: undefined }).scenes).toEqual({});
  });

  test('inserts a new scene after its predecessor in the story, and drops a missing one', () => {
    expect(orderedIds(['c', 'a', 'gone', 'b'], ['a', 'a2', 'b', 'c'])).toEqual(['c', 'a', 'a2', 'b']);
    expect(orderedIds(['b'], ['new', 'b'])).toEqual(['new', 'b']);
    expect(orderedIds([], ['a', 'b'])).toEqual(['a', 'b']);
    expect(movedScene(['a', 'b', 'c'], ['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(movedScene(['b', 'c', 'a'], ['a', 'b', 'c'], 2, 0)).toEqual([]);
    expect(prunedEdits({ ...editedScene(noEdits, 'gone', { pauseMs: 1 }), order: ['gone', 'a'] }, ['a'])).toMatchObject(
      {
        order: ['a'],
        scenes: {},
      },
    );
  });
});

describe('timing', () => {
  test('lengthens a scene by its pause and shifts later scenes', () => {
    const [before, after] = [lay(noEdits), lay(editedScene(noEdits, 's1', { pauseMs: 2000 }))];
    expect(after.frames - before.frames).toBe(60);
    expect(after.shots.map((shot, n) => shot.startFrame - before.shots[n]!.startFrame)).toEqual([
      0,
      0,
      ...Array(10).fill(60),
    ]);
    expect(after.cues.at(-1)!.startMs - before.cues.at(-1)!.startMs).toBe(2000);
  });

  test('keeps the length for a cut and a fade through black', () => {
    const into = (kind: 'cut' | 'fade' | 'crossfade', ms: number) =>
      lay(editedScene(noEdits, 's1', { transition: { kind, ms } }));
    for (const film of [into('cut', 800), into('fade', 1000), into('crossfade', 2000)])
      expect(film.frames).toBe(lay(noEdits).frames);
    expect(into('cut', 800).shots[1]).toMatchObject({ fadeIn: 0 });
    expect(into('crossfade', 2000).shots[1]).toMatchObject({ fadeIn: 60 });
    const [first, second] = into('fade', 1000).shots;
    expect([first!.toBlack, second!.fromBlack, second!.fadeIn]).toEqual([15, 15, 0]);
    const [, out, back] = segmentsOf(into('fade', 1000));
    expect([out!.layers.map((layer) => layer.picture), out!.startFrame]).toEqual([
      ['p0', blackPicture],
      second!.startFrame - 15,
    ]);
    expect([back!.layers.map((layer) => layer.picture), back!.startFrame]).toEqual([
      [blackPicture, 'p1'],
      second!.startFrame,
    ]);
  });

  test('covers every frame once with segments after any decision', () => {
    let edits = {
      ...noEdits,
      order: story.toReversed(),
      cards: { title: { ...noEdits.cards.title, on: true }, end: { ...noEdits.cards.end, on: true } },
    };
    for (const [n, id] of story.entries())
      edits = {
        ...editedScene(edits, id, {
          transition: { kind: (['cut', 'fade', 'crossfade'] as const)[n % 3]!, ms: 3000 },
          pauseMs: n * 37,
        }),
        cards: edits.cards,
      } as typeof edits;
    const film = lay(edits);
    let at = 0;
    for (const segment of segmentsOf(film)) {
      expect(segment.startFrame).toBe(at);
      at += segment.frames;
    }
    expect(at).toBe(film.frames);
    expect(film.shots.map(({ sceneId }) => sceneId)).toEqual(['card-title', ...story.toReversed(), 'card-end']);
    expect(film.frames - lay(noEdits).frames).toBe(2 * 120 + Math.round((37 * 66 * 30) / 1000));
  });

  test('keeps a still motion still, and a custom one for its own shape', () => {
    const motion = { from: { x: 0.1, y: 0.1, w: 0.6 }, to: { x: 0.3, y: 0.3, w: 0.7 } };
    const edits = editedScene(editedScene(noEdits, 's0', { motion: { '16:9': 'none' } }), 's1', {
      motion: { '16:9': motion },
    });
    expect(lay(edits).shots[0]!.motion).toEqual({ from: { x: 0, y: 0, w: 1 }, to: { x: 0, y: 0, w: 1 } });
    expect(lay(edits).shots[1]!.motion).toEqual(motion);
    expect(editedScenes(scenes, edits, '9:16', names)[1]!.motion).toBeUndefined();
  });
});

test('applies the filming style to all scenes except those with their own motion', () => {
  const sight = { faces: [{ x: 0.4, y: 0.4, size: 0.1 }], focus: { x: 0.5, y: 0.5 }, least: 0.5 };
  const seen = scenes.map((scene) => ({ ...scene, sight }));
  const motion = { from: { x: 0.1, y: 0.1, w: 0.6 }, to: { x: 0.3, y: 0.3, w: 0.7 } };
  const filmed = (way: TaleMotion | undefined) =>
    editedScenes(seen, { ...editedScene(noEdits, 's1', { motion: { '16:9': motion } }), motion: way }, '16:9', names);
  expect(filmed(undefined)).toEqual(filmed('shots'));
  expect(filmed('shots')[0]).toMatchObject({ sight });
  for (const way of ['calm', 'still'] as const)
    for (const scene of filmed(way)) expect(scene).not.toHaveProperty('sight');
  expect([filmed('calm')[0]!.motion, filmed('still')[0]!.motion]).toEqual([undefined, 'none']);
  for (const way of taleMotions) expect(filmed(way)[1]!.motion).toEqual(motion);
});

test('redraws only the affected segments after one change: of 23', () => {
  expect(drawn(noEdits).length).toBe(23);
  const still = editedScene(noEdits, 's5', { motion: { '16:9': 'none' } });
  const cut = editedScene(noEdits, 's5', { transition: { kind: 'cut', ms: 800 } });
  const paused = editedScene(noEdits, 's5', { pauseMs: 400 });
  const swapped = { ...noEdits, order: movedScene(story, story, 5, 6) };
  const titled = { ...noEdits, cards: { ...noEdits.cards, title: { ...noEdits.cards.title, on: true } } };
  expect({
    still: redrawn(still),
    cut: redrawn(cut),
    paused: redrawn(paused),
    swapped: redrawn(swapped),
    titled: redrawn(titled),
  }).toEqual({
    still: 3,
    cut: 1,
    paused: 2,
    swapped: 3,
    titled: 3,
  });
});

test('shows a verse without a heading alone', () => {
  const end = composeCard(
    { heading: '', verse: 'Psalm 23', attribution: 'World English Bible (public domain)', action: '' },
    '16:9',
  );
  expect(end).toMatch(/font-family="Playfair Display"[^>]*>Psalm 23</);
  expect(end.match(/>Psalm 23</g)?.length).toBe(1);
});

test('draws a card’s text in fonts with its letters, small enough to fit, without markup', () => {
  const svg = composeCard(
    { heading: 'Samariatɔ Nyui la', verse: 'Luka 10:25-37', attribution: '<b>&', action: '' },
    '16:9',
  );
  expect(svg).toContain('font-family="Noto Serif Display"');
  expect(svg).toContain('&lt;b&gt;&amp;');
  expect(svg.match(/<text/g)?.length).toBe(3);
  const long = composeCard(
    { heading: 'ŋ'.repeat(90), verse: 'word '.repeat(80), attribution: 'word '.repeat(80) },
    '9:16',
  );
  const lows = [...long.matchAll(/<text x="540" y="([\d.]+)"/g)].map(([, y]) => Number(y));
  expect(Math.max(...lows)).toBeLessThan(1920 * 0.95);
  expect(Math.min(...lows)).toBeGreaterThan(1920 * 0.04);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { playStoryboard } from './storyboard-playback.ts';
import { bedParts, type BoardSound, rampsFrom, voicesOf } from './storyboard-sound.ts';

const shot = (startFrame: number, narrationUrl: string | null) => ({
  startFrame,
  frames: 90,
  narrationAt: narrationUrl ? 15 : null,
  narrationMs: 2000,
  narrationUrl,
});
const board = {
  fps: 30,
  durationMs: 6000,
  shots: [shot(0, '/a'), shot(90, '/b')],
  music: null,
} as unknown as Storyboard;

let frames: ((now: number) => void)[];
let sound: BoardSound & { heard: number | null; loaded: boolean; started: number[] };
/** Lets the page draw once. */
const draw = () => frames.splice(0).forEach((each) => each(performance.now()));
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (each: (now: number) => void) => frames.push(each));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  sound = {
    heard: null,
    loaded: true,
    started: [],
    ready: () => sound.loaded,
    start: (ms) => {
      sound.started.push(ms);
      sound.heard = ms;
    },
    stop: () => (sound.heard = null),
    now: () => sound.heard,
    mute: () => {},
    close: () => {},
  };
});
afterEach(() => vi.unstubAllGlobals());

test('keeps pictures and captions in sync with the sound, to the end', () => {
  const film = playStoryboard(board, () => sound);
  film.play();
  draw();
  sound.heard = 1234;
  draw();
  expect(film.snapshot()).toEqual({ ms: 1234, playing: true, waiting: false });
  sound.heard = 6001;
  draw();
  expect(film.snapshot()).toEqual({ ms: 6000, playing: false, waiting: false });
  film.play();
  draw();
  expect(sound.started).toEqual([0, 0]);
});

test('waits with a message while a sound loads, then resumes', () => {
  const film = playStoryboard(board, () => sound);
  film.seek(2500);
  sound.loaded = false;
  film.play();
  draw();
  expect(film.snapshot()).toEqual({ ms: 2500, playing: true, waiting: true });
  sound.loaded = true;
  draw();
  sound.heard = 2600;
  draw();
  expect([film.snapshot(), sound.started]).toEqual([{ ms: 2600, playing: true, waiting: false }, [2500]]);
});

test('plays from the new position after seeking', () => {
  const film = playStoryboard(board, () => sound);
  film.play();
  draw();
  film.seek(4000);
  draw();
  expect(sound.started).toEqual([0, 4000]);
});

test('plays without sound in the browser', () => {
  const film = playStoryboard(board, () => null);
  film.play();
  frames.splice(0).forEach((each) => each(performance.now() + 100));
  expect(film.snapshot().ms).toBeGreaterThan(50);
});

test('continues the gain from any position of the film', () => {
  const points = [
    { ms: 0, gain: 0 },
    { ms: 1000, gain: 1 },
    { ms: 5000, gain: 1 },
  ];
  expect(rampsFrom(points, 500)).toEqual({
    first: 0.5,
    ramps: [
      { gain: 1, seconds: 0.5 },
      { gain: 1, seconds: 4.5 },
    ],
  });
  expect(voicesOf(board)).toEqual([
    { url: '/a', startMs: 500, endMs: 2500 },
    { url: '/b', startMs: 3500, endMs: 5500 },
  ]);
});

test('repeats music until its ending, and plays it from any position as in the film', () => {
  const marks = { loopMs: 4000, landsMs: 6000 };
  expect(bedParts(null, 9000, 20_000, 13_000)).toEqual([{ loop: true, startMs: 13_000, offsetMs: 4000, endMs: null }]);
  expect(bedParts(marks, 9000, null, 5000)).toEqual([{ loop: true, startMs: 5000, offsetMs: 1000, endMs: null }]);
  expect(bedParts(marks, 9000, 20_000, 13_000)).toEqual([
    { loop: true, startMs: 13_000, offsetMs: 3000, endMs: 18_000 },
    { loop: false, startMs: 18_000, offsetMs: 4000, endMs: null },
  ]);
  expect(bedParts(marks, 9000, 20_000, 21_000)).toEqual([
    { loop: false, startMs: 21_000, offsetMs: 7000, endMs: null },
  ]);
  expect(bedParts(marks, 9000, 20_000, 23_500)).toEqual([]);
});

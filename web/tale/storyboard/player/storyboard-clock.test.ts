import { expect, test } from 'vitest';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { captionAt, layersAt, shotAt, startOf, transformOf, viewOf, voiceAt, voiceStart } from './storyboard-clock.ts';

const still = { x: 0, y: 0, w: 1 };
const shot = (startFrame: number, frames: number, fadeIn: number, narrationAt: number | null = 15) => ({
  sceneId: `s${startFrame}`,
  sceneNo: 1,
  startFrame,
  frames,
  fadeIn,
  toBlack: 0,
  fromBlack: 0,
  cover: { x: 0.5, y: 0.5 },
  narrationStale: false,
  narrationRead: false,
  beatMs: 0,
  motion: { from: still, to: { x: 0.1, y: 0.05, w: 0.8 } },
  camera: [] as Storyboard['shots'][number]['camera'],
  kinds: [],
  places: [],
  text: '',
  imageUrl: null,
  narrationUrl: narrationAt === null ? null : `/sound/${startFrame}`,
  narrationAt,
  narrationMs: 2000,
});
/** Two spoken scenes and a silent one at 30 frames a second; 24 frames of crossfade. */
const film = { fps: 30, shots: [shot(0, 144, 0), shot(120, 144, 24), shot(240, 120, 24, null)] };
const at = (frame: number) => (frame * 1000) / 30;

test('shows one picture, or two during a transition', () => {
  expect(layersAt(film, 0).map(({ index }) => index)).toEqual([0]);
  expect(layersAt(film, at(119)).map(({ index }) => index)).toEqual([0]);
  expect(layersAt(film, at(120)).map(({ index, opacity }) => [index, opacity])).toEqual([
    [0, 1],
    [1, 1 / 25],
  ]);
  expect(layersAt(film, at(143)).map(({ opacity }) => opacity)).toEqual([1, 24 / 25]);
  expect(layersAt(film, at(144)).map(({ index, opacity }) => [index, opacity])).toEqual([[1, 1]]);
});

test('fades down to black and up again, with nothing beneath', () => {
  const [first, second] = [shot(0, 120, 0), shot(120, 120, 0)];
  const dark = {
    fps: 30,
    shots: [
      { ...first, toBlack: 9 },
      { ...second, fromBlack: 9 },
    ],
  };
  const seen = (frame: number) =>
    layersAt(dark, at(frame)).map(({ index, opacity }) => [index, Math.round(opacity * 10)]);
  expect([110, 111, 119, 120, 128, 129].map(seen)).toEqual([
    [[0, 10]],
    [[0, 9]],
    [[0, 1]],
    [[1, 1]],
    [[1, 9]],
    [[1, 10]],
  ]);
});

test('keeps the last picture at the end of the film', () => {
  expect(layersAt(film, at(360)).map(({ index }) => index)).toEqual([2]);
  expect(layersAt(film, at(9_999)).at(-1)?.window).toEqual({ x: 0.1, y: 0.05, w: 0.8 });
});

test('moves the window from one end to the other over the whole shot', () => {
  expect(layersAt(film, 0)[0]?.window).toEqual(still);
  expect(layersAt(film, at(143))[0]?.window.w).toBeCloseTo(0.8);
  expect(layersAt(film, at(71.5))[0]?.window.w).toBeCloseTo(0.9);
});

test('starts narration when its shot says and ends it with the shot', () => {
  expect(voiceAt(film, at(14))).toBeNull();
  expect(voiceAt(film, at(15))).toEqual({ index: 0, offsetMs: 0 });
  expect(voiceAt(film, at(45))?.offsetMs).toBeCloseTo(1000);
  expect(voiceAt(film, at(130))?.index).toBe(0);
  expect(voiceAt(film, at(135))).toEqual({ index: 1, offsetMs: 0 });
  expect(voiceAt(film, at(263))?.index).toBe(1);
  expect(voiceAt(film, at(264))).toBeNull();
  expect(voiceStart(film, 1)).toBe(4500);
});

test('finds captions and scenes by time', () => {
  const cues = [{ startMs: 500, endMs: 1500, lines: ['In the beginning'] }];
  expect([499, 500, 1499, 1500].map((ms) => captionAt({ cues }, ms)?.lines.length ?? 0)).toEqual([0, 1, 1, 0]);
  expect([0, 3_999, 4_000, 8_000, 99_000].map((ms) => shotAt(film, ms))).toEqual([0, 0, 1, 2, 2]);
  expect(startOf(film, 1)).toBe(4_000);
  expect(shotAt({ fps: 30, shots: [] }, 10)).toBe(0);
});

test('jumps to where a scene’s narration starts or its picture is fully shown', () => {
  expect([0, 1, 2].map((index) => viewOf(film, index))).toEqual([0, 4_500, 8_800]);
  expect(layersAt(film, viewOf(film, 2)).at(-1)).toMatchObject({ index: 2, opacity: 1 });
  expect(viewOf({ fps: 30, shots: [] }, 0)).toBe(0);
});

test('converts a window to a transform', () => {
  expect(transformOf({ x: 0.1, y: 0.2, w: 0.5 })).toBe('scale(2) translate(-10%, -20%)');
});

test('shows the current shot of a scene, and cuts on a whole frame', () => {
  const near = { x: 0.4, y: 0.2, w: 0.5 };
  const camera = [
    {
      kind: 'wide' as const,
      no: 0,
      startFrame: 0,
      frames: 60,
      motion: { from: still, to: { x: 0.05, y: 0.05, w: 0.9 } },
    },
    { kind: 'close' as const, no: 1, startFrame: 60, frames: 60, motion: { from: near, to: near } },
  ];
  const told = { fps: 30, shots: [{ ...shot(0, 120, 0), camera }] };
  const windowAtFrame = (frame: number) => layersAt(told, at(frame))[0]!.window;
  expect(windowAtFrame(0)).toEqual(still);
  expect(windowAtFrame(59).w).toBeCloseTo(0.9);
  expect(windowAtFrame(59.9).w).toBeCloseTo(0.9);
  expect(windowAtFrame(60)).toEqual(near);
  expect(windowAtFrame(119.9)).toEqual(near);
});

import { describe, expect, test } from 'vitest';
import { captionLooks } from '#shared/captions/caption-spoken.ts';
import { litWord, type SegmentCaption } from '#shared/film/timeline-segments.ts';
import { buildTimeline } from '#shared/film/timeline.ts';
import { captionPlanes } from '../captions/caption-planes.ts';
import { type KeptStart, type PlannedSegment, planSegments, splitRuns, tracksOf } from './segment-plan.ts';

const film = (lengths: readonly number[], height = 180) =>
  buildTimeline({
    language: 'en',
    width: 320,
    height,
    scenes: lengths.map((durationMs, n) => ({
      sceneId: `s${n}`,
      picture: `p${n}`,
      narration: { durationMs, text: 'Go and do likewise.', words: [] },
    })),
  });
const keys = (...args: Parameters<typeof planSegments>) => planSegments(...args).map((segment) => segment.key);

test('builds a key from everything that the bytes depend on, and nothing else', () => {
  const timeline = film([3000, 3000]);
  const plain = keys(timeline, 'off', '5.1');
  expect(new Set(plain).size).toBe(2);
  expect(keys({ ...timeline, language: 'fr' }, 'off', '5.1')).toEqual(plain);
  for (const other of [
    keys(film([3000, 3000], 192), 'off', '5.1'),
    keys(timeline, 'off', '6.0'),
    keys(film([9000, 9000]), 'off', '5.1'),
  ]) {
    expect(other.filter((key) => plain.includes(key))).toEqual([]);
  }
  expect(keys(timeline, 'plain', '5.1').filter((key) => !plain.includes(key)).length).toBe(2);
});

describe('another length of the same scenes', () => {
  const [shorter, timeline, longer] = [3000, 3500, 4000].map((ms) => film([ms, ms]));
  const encoder = '5.1';
  /** A cache that holds what these films need; every sixth frame is one after which a segment can be cut. */
  const holding = (...films: (typeof timeline)[]) => {
    return holdingSegments(films.flatMap((each) => planSegments(each!, 'off', encoder)));
  };
  function holdingSegments(held: readonly PlannedSegment[]) {
    const start = ({ key, frames, pieces }: (typeof held)[number]): KeptStart => ({
      key,
      wholeUpTo: (most) => {
        const asked = Math.min(most, pieces[0]!.frames);
        return asked === frames ? frames : asked - ((asked - 1) % 6);
      },
    });
    return {
      has: (key: string) => held.some((segment) => segment.key === key),
      ofTrack: (track: string) => held.filter(({ key }) => key.startsWith(`${track}-`)).map(start),
    };
  }
  const lengths = (segments: ReturnType<typeof planSegments>) =>
    segments.map(({ pieces }) => pieces.map(({ frames }) => frames));

  test('makes one segment of a body and the transition out of it by default', () => {
    expect(lengths(planSegments(timeline!, 'off', encoder))).toEqual([[141, 24], [117]]);
  });

  test('reuses the body for a longer narration and draws only the rest, with the transition', () => {
    const before = planSegments(timeline!, 'off', encoder);
    const planned = planSegments(longer!, 'off', encoder, holding(timeline!));
    expect(lengths(planned)).toEqual([[139], [17, 24], [117], [15]]);
    expect(planned.map(({ cutFrom }) => cutFrom)).toEqual([before[0]!.key, undefined, undefined, undefined]);
    expect(planned[2]!.key).toBe(before[1]!.key);
  });

  test('cuts the body for a shorter narration where a cut is possible', () => {
    const before = planSegments(timeline!, 'off', encoder);
    const planned = planSegments(shorter!, 'off', encoder, holding(timeline!));
    expect(lengths(planned)).toEqual([[121], [5, 24], [97], [5]]);
    expect(planned.map(({ cutFrom }) => cutFrom)).toEqual([before[0]!.key, undefined, before[1]!.key, undefined]);
  });

  test.each(captionLooks)('keeps the body before a new picture, with captions burned in: %s', (burned) => {
    const three = film([3000, 3000, 3000]);
    const changed = { ...three, shots: three.shots.map((shot, n) => (n === 1 ? { ...shot, picture: 'new' } : shot)) };
    const kept = holdingSegments(planSegments(three, burned, encoder));
    const planned = planSegments(changed, burned, encoder, kept);
    expect(lengths(planned)).toEqual([[121], [5, 24], [102, 24], [102]]);
    expect(planned.filter(({ key, cutFrom }) => !cutFrom && !kept.has(key)).length).toBe(2);
    const shownIn = (captions: readonly SegmentCaption[], n: number) => {
      const caption = captions.find(({ from, to }) => n >= from && n < to);
      return caption ? `${caption.lines.join()} ${litWord(caption, n)}` : '';
    };
    const shown = (segments: typeof planned) =>
      segments.flatMap(({ pieces }) =>
        pieces.flatMap(({ frames, captions }) => Array.from({ length: frames }, (_, n) => shownIn(captions, n))),
      );
    expect(new Set(shown(planned)).size).toBe(burned === 'off' ? 1 : burned === 'plain' ? 2 : 6);
    expect(shown(planned)).toEqual(shown(planSegments(three, burned, encoder)));
  });

  test('keeps reused segments, and reuses nothing when the motion differs', () => {
    const plain = planSegments(shorter!, 'off', encoder);
    expect(planSegments(shorter!, 'off', encoder, holding(longer!, shorter!, timeline!))).toEqual(plain);
    const slow = film([20_000, 20_000]);
    expect(planSegments(slow, 'off', encoder, holding(timeline!))).toEqual(planSegments(slow, 'off', encoder));
    expect(tracksOf(slow, 'off', encoder).some((track) => tracksOf(timeline!, 'off', encoder).includes(track))).toBe(
      false,
    );
  });

  test('recognizes a reused segment after longer films in between', () => {
    const planned = planSegments(longer!, 'off', encoder, holding(timeline!));
    const cache = holding(timeline!);
    const held = new Set(planned.map(({ key }) => key));
    const longest = holding(timeline!, film([4100, 4100]));
    const again = planSegments(longer!, 'off', encoder, {
      has: (key) => held.has(key) || longest.has(key),
      ofTrack: (track) => [...longest.ofTrack(track), ...cache.ofTrack(track)],
    });
    expect(again.map(({ key }) => key)).toEqual(planned.map(({ key }) => key));
  });

  test('covers every frame once, in order', () => {
    for (const kept of [holding(timeline!), holding(longer!), holding(longer!, timeline!)]) {
      let at = 0;
      for (const { pieces, frames } of planSegments(shorter!, 'off', encoder, kept)) {
        for (const piece of pieces) {
          expect(piece.startFrame).toBe(at);
          at += piece.frames;
        }
        expect(frames).toBe(pieces.reduce((sum, piece) => sum + piece.frames, 0));
      }
      expect(at).toBe(shorter!.frames);
    }
  });

  test('shares nothing between languages with burned-in captions', () => {
    const plain = planSegments(longer!, 'plain', encoder);
    expect(planSegments(longer!, 'plain', encoder, holding(timeline!))).toEqual(plain);
  });
});

test('keeps the order of runs, loses nothing and balances them', () => {
  const segments = planSegments(film(Array(12).fill(4000)), 'off', '5.1');
  for (const workers of [1, 2, 3, 8, 64]) {
    const runs = splitRuns(segments, workers);
    expect(runs.flat()).toEqual(segments);
    expect(runs.length).toBeLessThanOrEqual(workers);
    expect(runs.every((run) => run.length > 0)).toBe(true);
  }
  const [a, b] = splitRuns(segments, 2).map((run) => run.reduce((sum, segment) => sum + segment.frames, 0));
  expect(Math.abs(a! - b!)).toBeLessThan(300);
  expect(splitRuns([], 4)).toEqual([]);
});

test('draws each Ewe letter differently, in the lower part of the frame', () => {
  const shape = { width: 640, height: 360 };
  const drawn = ['ɖ', 'ƒ', 'ɣ', 'ŋ', 'ɔ', 'ɛ', 'ʋ', 'ɔ̃', 'ɛ̃', 'Ɖ', 'Ƒ', 'd', 'o'].map((letter) =>
    captionPlanes([letter], shape),
  );
  expect(new Set(drawn.map(({ alpha }) => Buffer.from(alpha).toString('base64'))).size).toBe(drawn.length);
  for (const { x, y, w, h, luma } of drawn) {
    expect([x % 2, y % 2, w % 16, h % 2]).toEqual([0, 0, 0, 0]);
    expect(y).toBeGreaterThan(shape.height * 0.7);
    expect(y + h).toBeLessThanOrEqual(shape.height);
    expect(Math.max(...luma)).toBe(235);
  }
});

test('has separate segments for highlighted words, and the plain one where no word times exist', () => {
  const silent = film([3000, 3000]);
  const spoken = { ...silent, cues: silent.cues.map(({ spoken: _, ...cue }) => cue) };
  const [off, plain, words] = captionLooks.map((look) => keys(silent, look, '5.1'));
  expect(new Set([...off!, ...plain!, ...words!]).size).toBe(6);
  expect(keys(spoken, 'words', '5.1')).toEqual(plain);
  const later = {
    ...silent,
    cues: silent.cues.map((cue) => ({
      ...cue,
      spoken: cue.spoken!.map((word) => ({ ...word, endMs: word.endMs - 90 })),
    })),
  };
  expect(keys(later, 'plain', '5.1')).toEqual(plain);
  expect(keys(later, 'words', '5.1').some((key) => words!.includes(key))).toBe(false);
});

test('keeps the widest two lines inside the frame', () => {
  const { alpha, w, h } = captionPlanes(['W'.repeat(42), 'M'.repeat(42)], { width: 320, height: 180 });
  for (let y = 0; y < h; y += 1) expect([alpha[y * w], alpha[y * w + w - 1]]).toEqual([0, 0]);
});

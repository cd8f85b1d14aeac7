import type { CameraShot } from '../motion/camera-views.ts';
import type { CaptionLook } from '../captions/caption-spoken.ts';
import type { Air } from '../motion/picture-life.ts';
import { lifeClock } from '../motion/shot-life.ts';
import type { Timeline } from './timeline.ts';
import type { Shot } from './timeline-scenes.ts';
import type { Cue, Saying, Window } from './timeline-parts.ts';

/** One picture of a segment: its window at the segment's first frame, and how far the window moves with each frame. */
export type Layer = {
  readonly picture: string;
  readonly at: Window;
  readonly step: Window;
  readonly cover?: Shot['cover'];
  /** The part of the covered picture that windows are fractions of; left out: all of it. */
  readonly view?: Window;
  /**
   * How things in the picture move: the clock at the segment's first frame, and what people in it say, in frames of
   * that clock. `air`: particles over a picture without moving parts of its own. Left out: nothing moves.
   */
  readonly life?: { readonly at: number; readonly said?: readonly Saying[]; readonly air?: readonly Air[] };
};

/** Represents a black picture. */
export const blackPicture = 'black';
const black: Layer = { picture: blackPicture, at: { x: 0, y: 0, w: 1 }, step: { x: 0, y: 0, w: 0 } };

/** The window of a layer at one frame of its segment. */
export const windowOf = ({ at, step }: Layer, frame: number): Window => ({
  x: at.x + step.x * frame,
  y: at.y + step.y * frame,
  w: at.w + step.w * frame,
});

/** A layer this many frames later. */
export const laterLayer = (layer: Layer, frames: number): Layer => ({
  ...layer,
  at: windowOf(layer, frames),
  ...(layer.life ? { life: { ...layer.life, at: layer.life.at + frames } } : {}),
});

/**
 * A piece of film that is rendered on its own: one layer for a scene's body, two (out, in) for the crossfade between
 * scenes.
 */
export type Segment = {
  readonly startFrame: number;
  readonly frames: number;
  readonly layers: readonly [Layer] | readonly [Layer, Layer];
};

/**
 * Bodies are cut into pieces of this many frames, so that work spreads over cores and a killed render loses little; the
 * last piece may be a quarter longer. A longer telling begins with the same pieces.
 */
export const usualSegment = 240;

/**
 * The film as bodies and transitions, in order and without a gap; each shot of a scene is a body. A changed picture
 * changes its body and the transitions beside it only.
 */
export function segmentsOf({ shots, frames }: Timeline): Segment[] {
  return shots.flatMap((shot, index) => {
    const before = shots[index - 1];
    const { toBlack = 0, fromBlack = 0, fadeIn } = shot;
    const next = shots[index + 1]?.startFrame ?? frames;
    const first = shot.startFrame + fadeIn + fromBlack;
    const last = next - toBlack;
    const bodies = camerasOf(shot).flatMap((camera): Segment[] => {
      const from = Math.max(first, shot.startFrame + camera.startFrame);
      return piecesOf(shot, from, Math.min(last, shot.startFrame + camera.startFrame + camera.frames) - from);
    });
    const whole: Segment[] = [
      {
        startFrame: shot.startFrame,
        frames: fadeIn,
        layers: [layerOf(before ?? shot, before ? shot.startFrame - before.startFrame : 0), layerOf(shot, 0)],
      },
      { startFrame: shot.startFrame + fadeIn, frames: fromBlack, layers: [black, layerOf(shot, fadeIn)] },
      ...bodies,
      { startFrame: last, frames: toBlack, layers: [layerOf(shot, last - shot.startFrame), black] },
    ];
    return whole.filter((segment) => segment.frames > 0);
  });
}

/** A stretch of `length` frames that begins at `from` on the film's clock, cut into pieces. */
function piecesOf(shot: Shot, from: number, length: number): Segment[] {
  const pieces = Math.max(1, Math.ceil(length / usualSegment - 0.25));
  return Array.from({ length: pieces }, (_, piece): Segment => {
    const at = piece * usualSegment;
    const frames = piece < pieces - 1 ? usualSegment : length - at;
    return { startFrame: from + at, frames, layers: [layerOf(shot, from - shot.startFrame + at)] };
  });
}

type Camera = Pick<CameraShot, 'startFrame' | 'frames' | 'motion' | 'no' | 'still'> & { readonly view?: Window };
/** The shots of a scene; one where its move is not cut. */
const camerasOf = ({ camera, frames, motion }: Shot): readonly Camera[] =>
  camera ?? [{ startFrame: 0, frames, motion }];

/**
 * Rounded to a ten-thousandth of a pixel over minutes: equal moves are equal numbers, whatever the length of the scene.
 */
const rounded = ({ x, y, w }: Window): Window => ({ x: round(x), y: round(y), w: round(w) });
const round = (value: number): number => Math.round(value * 1e11) / 1e11;

function layerOf(shot: Shot, fromFrame: number): Layer {
  const { picture, cover } = shot;
  const all = camerasOf(shot);
  const seen = all.findLast((camera) => camera.startFrame <= fromFrame) ?? (all[0] as Camera);
  const { startFrame, frames, motion, view = whole } = seen;
  const [from, to] = [within(motion.from, view), within(motion.to, view)];
  const share = 1 / Math.max(1, frames - 1);
  const step = rounded({ x: (to.x - from.x) * share, y: (to.y - from.y) * share, w: (to.w - from.w) * share });
  const at = rounded(windowOf({ picture, at: from, step }, fromFrame - startFrame));
  const number = seen.no ?? all.indexOf(seen);
  const life = shot.life && !seen.still ? { life: lifeOf(shot.life, number, seen, fromFrame) } : {};
  return { picture, at, step, ...(cover ? { cover } : {}), ...(view.w < 1 ? { view } : {}), ...life };
}

function lifeOf(
  { from, said, air }: NonNullable<Shot['life']>,
  number: number,
  { startFrame, frames }: Camera,
  frame: number,
): NonNullable<Layer['life']> {
  const clock = (at: number) => lifeClock(from, number, startFrame, at);
  const heard = said.flatMap(({ person, words }) => {
    const inside = words.filter((word) => word.to > startFrame && word.from < startFrame + frames);
    return inside.length > 0
      ? [{ person, words: inside.map((word) => ({ ...word, from: clock(word.from), to: clock(word.to) })) }]
      : [];
  });
  return { at: clock(frame), ...(heard.length > 0 ? { said: heard } : {}), ...(air ? { air } : {}) };
}

const whole: Window = { x: 0, y: 0, w: 1 };
/** A window in fractions of the view that contains it. */
const within = ({ x, y, w }: Window, view: Window): Window => ({
  x: (x - view.x) / view.w,
  y: (y - view.y) / view.w,
  w: w / view.w,
});

/**
 * How much of the incoming picture is seen in frame `frame` of a transition of `frames` frames: between 0 and 1, never
 * quite either.
 */
export const fadeAt = (frame: number, frames: number): number => (frame + 1) / (frames + 1);

/**
 * A caption inside a segment: its lines from frame `from` up to, not including, frame `to` of the segment. `spoken` are
 * its words if the spoken one is to be highlighted; their frames may be before or after the segment.
 */
export type SegmentCaption = {
  readonly lines: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly spoken?: readonly { readonly text: string; readonly from: number; readonly to: number }[];
};

/** The captions that a segment shows in a look, on the segment's own clock. */
export function captionsIn(segment: Segment, cues: readonly Cue[], fps: number, look: CaptionLook): SegmentCaption[] {
  if (look === 'off') return [];
  const frameOf = (ms: number) => Math.round((ms * fps) / 1000) - segment.startFrame;
  return cues.flatMap(({ startMs, endMs, lines, spoken }) => {
    const [from, to] = [Math.max(0, frameOf(startMs)), Math.min(segment.frames, frameOf(endMs))];
    if (from >= to) return [];
    const words = spoken?.map((word) => ({ text: word.text, from: frameOf(word.startMs), to: frameOf(word.endMs) }));
    return [{ lines, from, to, ...(look === 'words' && words ? { spoken: words } : {}) }];
  });
}

/** Which word of a caption is lit in a frame of its segment; -1 for none. */
export const litWord = ({ spoken = [] }: SegmentCaption, frame: number): number =>
  spoken.findLastIndex(({ from, to }) => frame >= from && frame < to);

import type { CaptionLook } from './caption-spoken.ts';
import type { Cue, Shot, Timeline, Window } from './timeline.ts';

/** One picture of a segment: its window at the segment's first frame, and how far the window goes on with each frame. */
export type Layer = {
  readonly picture: string;
  readonly at: Window;
  readonly step: Window;
  readonly cover?: Shot['cover'];
};

/** Stands for a picture that is nothing but black. */
export const blackPicture = 'black';
const black: Layer = { picture: blackPicture, at: { x: 0, y: 0, w: 1 }, step: { x: 0, y: 0, w: 0 } };

/** The window of a layer at one frame of its segment. */
export const windowOf = ({ at, step }: Layer, frame: number): Window => ({
  x: at.x + step.x * frame,
  y: at.y + step.y * frame,
  w: at.w + step.w * frame,
});

/** A piece of film that is rendered on its own: one layer for a scene's body, two (out, in) for the crossfade between scenes. */
export type Segment = { readonly startFrame: number; readonly frames: number; readonly layers: readonly [Layer] | readonly [Layer, Layer] };

/** Bodies are cut into pieces of so many frames, so that work spreads over cores and a killed render loses little; the last piece may be a quarter longer. A longer telling begins with the same pieces. */
export const usualSegment = 240;

/** The film as bodies and transitions, in order and without a gap. A changed picture changes its body and the transitions beside it only. */
export function segmentsOf({ shots, frames }: Timeline): Segment[] {
  return shots.flatMap((shot, index) => {
    const before = shots[index - 1];
    const { toBlack = 0, fromBlack = 0, fadeIn } = shot;
    const next = shots[index + 1]?.startFrame ?? frames;
    const first = shot.startFrame + fadeIn + fromBlack;
    const body = next - toBlack - first;
    const pieces = Math.max(1, Math.ceil(body / usualSegment - 0.25));
    const whole: Segment[] = [
      {
        startFrame: shot.startFrame,
        frames: fadeIn,
        layers: [layerOf(before ?? shot, before ? shot.startFrame - before.startFrame : 0), layerOf(shot, 0)],
      },
      { startFrame: shot.startFrame + fadeIn, frames: fromBlack, layers: [black, layerOf(shot, fadeIn)] },
      ...Array.from({ length: pieces }, (_, piece): Segment => {
        const from = piece * usualSegment;
        const length = piece < pieces - 1 ? usualSegment : body - from;
        return { startFrame: first + from, frames: length, layers: [layerOf(shot, first - shot.startFrame + from)] };
      }),
      { startFrame: next - toBlack, frames: toBlack, layers: [layerOf(shot, next - toBlack - shot.startFrame), black] },
    ];
    return whole.filter((segment) => segment.frames > 0);
  });
}

/** Rounded to a ten-thousandth of a pixel over minutes: equal moves are equal numbers, whatever the length of the scene. */
const rounded = ({ x, y, w }: Window): Window => ({ x: round(x), y: round(y), w: round(w) });
const round = (value: number): number => Math.round(value * 1e11) / 1e11;

function layerOf({ picture, motion: { from, to }, frames, cover }: Shot, fromFrame: number): Layer {
  const share = 1 / Math.max(1, frames - 1);
  const step = rounded({ x: (to.x - from.x) * share, y: (to.y - from.y) * share, w: (to.w - from.w) * share });
  return { picture, at: rounded(windowOf({ picture, at: from, step }, fromFrame)), step, ...(cover ? { cover } : {}) };
}

/** How much of the incoming picture is seen in frame `frame` of a transition of `frames` frames: between 0 and 1, never quite either. */
export const fadeAt = (frame: number, frames: number): number => (frame + 1) / (frames + 1);

/**
 * A caption inside a segment: its lines from frame `from` up to, not including, frame `to` of the segment. `spoken` are its words where the one that is
 * spoken is to be lit; their frames may lie before the segment or after it.
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

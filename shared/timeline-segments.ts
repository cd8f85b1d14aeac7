import type { Cue, Motion, Shot, Timeline } from './timeline.ts';

/** One picture of a segment: its frame `fromFrame` of a motion of `shotFrames` frames is the segment's first frame. */
export type Layer = {
  readonly picture: string;
  readonly motion: Motion;
  readonly fromFrame: number;
  readonly shotFrames: number;
  readonly cover?: Shot['cover'];
};

/** Stands for a picture that is nothing but black. */
export const blackPicture = 'black';
const black: Layer = {
  picture: blackPicture,
  motion: { from: { x: 0, y: 0, w: 1 }, to: { x: 0, y: 0, w: 1 } },
  fromFrame: 0,
  shotFrames: 1,
};

/** A piece of film that is rendered on its own: one layer for a scene's body, two (out, in) for the crossfade between scenes. */
export type Segment = { readonly startFrame: number; readonly frames: number; readonly layers: readonly [Layer] | readonly [Layer, Layer] };

/** Bodies longer than this many frames are cut into equal pieces, so that work spreads over cores and a killed render loses little. */
export const longestSegment = 300;

/** The film as bodies and transitions, in order and without a gap. A changed picture changes its body and the transitions beside it only. */
export function segmentsOf({ shots, frames }: Timeline): Segment[] {
  return shots.flatMap((shot, index) => {
    const before = shots[index - 1];
    const { toBlack = 0, fromBlack = 0, fadeIn } = shot;
    const next = shots[index + 1]?.startFrame ?? frames;
    const first = shot.startFrame + fadeIn + fromBlack;
    const body = next - toBlack - first;
    const pieces = Math.ceil(body / longestSegment);
    const whole: Segment[] = [
      {
        startFrame: shot.startFrame,
        frames: fadeIn,
        layers: [layerOf(before ?? shot, before ? shot.startFrame - before.startFrame : 0), layerOf(shot, 0)],
      },
      { startFrame: shot.startFrame + fadeIn, frames: fromBlack, layers: [black, layerOf(shot, fadeIn)] },
      ...Array.from({ length: pieces }, (_, piece): Segment => {
        const from = Math.floor((body * piece) / pieces);
        const to = Math.floor((body * (piece + 1)) / pieces);
        return { startFrame: first + from, frames: to - from, layers: [layerOf(shot, first - shot.startFrame + from)] };
      }),
      { startFrame: next - toBlack, frames: toBlack, layers: [layerOf(shot, next - toBlack - shot.startFrame), black] },
    ];
    return whole.filter((segment) => segment.frames > 0);
  });
}

const layerOf = ({ picture, motion, frames: shotFrames, cover }: Shot, fromFrame: number): Layer => ({
  picture,
  motion,
  fromFrame,
  shotFrames,
  ...(cover ? { cover } : {}),
});

/** How much of the incoming picture is seen in frame `frame` of a transition of `frames` frames: between 0 and 1, never quite either. */
export const fadeAt = (frame: number, frames: number): number => (frame + 1) / (frames + 1);

/** A caption inside a segment: its lines from frame `from` up to, not including, frame `to` of the segment. */
export type SegmentCaption = { readonly lines: readonly string[]; readonly from: number; readonly to: number };

/** The captions that a segment shows, on the segment's own clock. */
export function captionsIn(segment: Segment, cues: readonly Cue[], fps: number): SegmentCaption[] {
  return cues.flatMap(({ startMs, endMs, lines }) => {
    const from = Math.max(0, Math.round((startMs * fps) / 1000) - segment.startFrame);
    const to = Math.min(segment.frames, Math.round((endMs * fps) / 1000) - segment.startFrame);
    return from < to ? [{ lines, from, to }] : [];
  });
}

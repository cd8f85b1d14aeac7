import type { Cue, Motion, Timeline } from './timeline.ts';

/** One picture of a segment: its frame `fromFrame` of a motion of `shotFrames` frames is the segment's first frame. */
export type Layer = { readonly picture: string; readonly motion: Motion; readonly fromFrame: number; readonly shotFrames: number };

/** A piece of film that is rendered on its own: one layer for a scene's body, two (out, in) for the crossfade between scenes. */
export type Segment = { readonly startFrame: number; readonly frames: number; readonly layers: readonly [Layer] | readonly [Layer, Layer] };

/** Bodies longer than this many frames are cut into equal pieces, so that work spreads over cores and a killed render loses little. */
export const longestSegment = 300;

/** The film as bodies and transitions, in order and without a gap. A changed picture changes its body and the transitions beside it only. */
export function segmentsOf({ shots, frames }: Timeline): Segment[] {
  return shots.flatMap((shot, index) => {
    const before = shots[index - 1];
    const layer = ({ picture, motion, frames: shotFrames }: typeof shot, fromFrame: number): Layer => ({
      picture,
      motion,
      fromFrame,
      shotFrames,
    });
    const fade: Segment[] =
      before && shot.fadeIn > 0
        ? [
            {
              startFrame: shot.startFrame,
              frames: shot.fadeIn,
              layers: [layer(before, shot.startFrame - before.startFrame), layer(shot, 0)],
            },
          ]
        : [];
    const first = shot.startFrame + shot.fadeIn;
    const body = (shots[index + 1]?.startFrame ?? frames) - first;
    const pieces = Math.ceil(body / longestSegment);
    return fade.concat(
      Array.from({ length: pieces }, (_, piece) => {
        const from = Math.floor((body * piece) / pieces);
        const to = Math.floor((body * (piece + 1)) / pieces);
        return { startFrame: first + from, frames: to - from, layers: [layer(shot, shot.fadeIn + from)] as const };
      }),
    );
  });
}

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

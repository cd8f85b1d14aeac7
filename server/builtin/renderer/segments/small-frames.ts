import type { SegmentCaption } from '#shared/film/timeline-segments.ts';
import { captionPlanes } from '../captions/caption-planes.ts';
import type { FilmShape } from '../encoding.ts';
import { type CaptionPlanes, openSampler } from '../frames/sampler.ts';
import { smallLetters } from '../captions/caption-strip.ts';

type Size = Pick<FilmShape, 'width' | 'height'>;
const whole = { x: 0, y: 0, w: 1 };
/** The sampler's four taps reach no further than this many pixels of the picture for each of the frame. */
const farthest = 1.7;

/** Whether frames of a film can be made small in one step, or in one after they were halved. */
export function canShrink(film: Size, small: Size): boolean {
  const across = Math.max(film.width / small.width, film.height / small.height);
  return across <= farthest || (across <= 2 * farthest && film.width % 4 === 0 && film.height % 4 === 0);
}

/**
 * Scales finished frames, packed I420, and lays captions over them. A frame that is the same array as before, under the
 * same caption, gives the same array again. The bytes of a frame stay valid until the next but one is made.
 */
export function openShrinker(module: WebAssembly.Module, film: Size, small: Size) {
  const halved = film.width / small.width > farthest || film.height / small.height > farthest;
  const picture = halved
    ? { width: film.width / 2, height: film.height / 2 }
    : { width: film.width, height: film.height };
  const sampler = openSampler(module, { width: small.width, height: small.height, slots: 1, frames: 2, picture });
  const [slot] = sampler.slots;
  let shown: { readonly caption: SegmentCaption; readonly planes: CaptionPlanes } | null = null;
  let number = 0;
  let made: { frame: Uint8Array; caption: SegmentCaption | undefined; small: Uint8Array } | null = null;
  return (frame: Uint8Array, caption: SegmentCaption | undefined): Uint8Array => {
    if (!slot) return frame;
    if (made?.frame === frame && made.caption === caption) return made.small;
    number = 1 - number;
    sampler.loadFrame(slot, frame, halved);
    sampler.draw(slot, whole, number);
    if (caption) {
      if (shown?.caption !== caption) shown = { caption, planes: captionPlanes(caption.lines, small, smallLetters) };
      sampler.overlay(number, shown.planes);
    }
    made = { frame, caption, small: sampler.frame(number) };
    return made.small;
  };
}

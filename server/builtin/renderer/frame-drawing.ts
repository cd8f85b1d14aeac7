import { blackPicture, fadeAt, type Layer } from '#shared/timeline-segments.ts';
import { windowAt } from '#shared/timeline.ts';
import { captionPlanes } from './caption-planes.ts';
import type { FilmShape } from './encoding.ts';
import { decodePicture } from './picture-source.ts';
import { type CaptionPlanes, openSampler, type Slot } from './sampler.ts';
import type { PlannedSegment } from './segment-plan.ts';

/** What frames are drawn from: the compiled sampler, the segments, and a local file for each picture they name. */
export type Drawing = {
  readonly module: WebAssembly.Module;
  readonly shape: FilmShape;
  readonly segments: readonly PlannedSegment[];
  readonly pictures: Readonly<Record<string, string>>;
};

/** Every frame of the segments in order, as packed I420. A frame's bytes stay valid until the next but one is asked for. */
export async function* drawFrames({ module, shape, segments, pictures }: Drawing): AsyncGenerator<Uint8Array> {
  const sampler = openSampler(module, { ...shape, slots: 3, frames: 3 });
  const incoming = 2;
  const ready = new Map<string, Slot>();
  const captions = new Map<string, CaptionPlanes>();

  async function slotOf({ picture, cover }: Layer): Promise<Slot> {
    const name = cover ? `${picture} ${cover.x} ${cover.y}` : picture;
    let slot = ready.get(name);
    if (!slot) {
      const oldest = ready.size < sampler.slots.length ? null : ready.keys().next().value;
      slot = (oldest == null ? sampler.slots[ready.size] : ready.get(oldest)) as Slot;
      if (oldest != null) ready.delete(oldest);
      sampler.load(
        slot,
        picture === blackPicture ? blackOf(sampler.picture) : await decodePicture(pictures[picture] ?? '', sampler.picture, cover),
      );
    }
    ready.delete(name);
    ready.set(name, slot);
    return slot;
  }
  const draw = (slot: Slot, layer: Layer, at: number, frame: number) =>
    sampler.draw(slot, windowAt(layer.motion, layer.fromFrame + at, layer.shotFrames), frame);

  let number = 0;
  for (const segment of segments) {
    const [under, over] = segment.layers;
    const underSlot = await slotOf(under);
    const overSlot = over && (await slotOf(over));
    for (let at = 0; at < segment.frames; at += 1) {
      const frame = number % 2;
      number += 1;
      draw(underSlot, under, at, frame);
      if (over && overSlot) {
        draw(overSlot, over, at, incoming);
        sampler.blend(frame, incoming, fadeAt(at, segment.frames));
      }
      for (const caption of segment.captions) {
        if (at >= caption.from && at < caption.to) sampler.overlay(frame, planesFor(caption.lines));
      }
      yield sampler.frame(frame);
    }
  }

  function planesFor(lines: readonly string[]): CaptionPlanes {
    const name = lines.join('\n');
    const planes = captions.get(name) ?? captionPlanes(lines, shape);
    if (captions.size > 3) captions.clear();
    captions.set(name, planes);
    return planes;
  }
}

const blackOf = ({ width, height }: { width: number; height: number }): Uint8Array => new Uint8Array(width * height * 4);

import { blackPicture, fadeAt, type Layer, litWord, type SegmentCaption, windowOf } from '#shared/timeline-segments.ts';
import { type DrawnCaption, drawCaption } from './caption-planes.ts';
import type { FilmShape } from './encoding.ts';
import { decodePicture } from './picture-source.ts';
import { type CaptionPlanes, openSampler, type Slot } from './sampler.ts';
import type { Piece } from './segment-plan.ts';

/** What frames are drawn from: the compiled sampler, the pieces of film, and a local file for each picture they name. */
export type Drawing = {
  readonly module: WebAssembly.Module;
  readonly shape: FilmShape;
  readonly pieces: readonly Piece[];
  readonly pictures: Readonly<Record<string, string>>;
};

/** Every frame of the pieces in order, as packed I420. A frame's bytes stay valid until the next but one is asked for. */
export async function* drawFrames({ module, shape, pieces, pictures }: Drawing): AsyncGenerator<Uint8Array> {
  const sampler = openSampler(module, { ...shape, slots: 3, frames: 3 });
  const incoming = 2;
  const ready = new Map<string, Slot>();
  const captions = new Map<string, DrawnCaption>();
  let last: { readonly name: string; readonly word: number; readonly planes: CaptionPlanes } | null = null;

  async function slotOf({ picture, cover, view }: Layer): Promise<Slot> {
    const name = JSON.stringify([picture, cover, view]);
    let slot = ready.get(name);
    if (!slot) {
      const oldest = ready.size < sampler.slots.length ? null : ready.keys().next().value;
      slot = (oldest == null ? sampler.slots[ready.size] : ready.get(oldest)) as Slot;
      if (oldest != null) ready.delete(oldest);
      sampler.load(
        slot,
        picture === blackPicture
          ? blackOf(sampler.picture)
          : await decodePicture(pictures[picture] ?? '', sampler.picture, { cover, view }),
      );
    }
    ready.delete(name);
    ready.set(name, slot);
    return slot;
  }
  const draw = (slot: Slot, layer: Layer, at: number, frame: number) => sampler.draw(slot, windowOf(layer, at), frame);

  let number = 0;
  for (const piece of pieces) {
    const [under, over] = piece.layers;
    const underSlot = await slotOf(under);
    const overSlot = over && (await slotOf(over));
    for (let at = 0; at < piece.frames; at += 1) {
      const frame = number % 2;
      number += 1;
      draw(underSlot, under, at, frame);
      if (over && overSlot) {
        draw(overSlot, over, at, incoming);
        sampler.blend(frame, incoming, fadeAt(at, piece.frames));
      }
      for (const caption of piece.captions) {
        if (at >= caption.from && at < caption.to) sampler.overlay(frame, planesFor(caption, litWord(caption, at)));
      }
      yield sampler.frame(frame);
    }
  }

  /** Drawn once a caption; put together anew only when another word is lit. */
  function planesFor({ lines, spoken = [] }: SegmentCaption, word: number): CaptionPlanes {
    const words = spoken.map(({ text }) => text);
    const name = JSON.stringify([lines, words]);
    const drawn = captions.get(name) ?? drawCaption(lines, words, shape);
    if (captions.size > 3) captions.clear();
    captions.set(name, drawn);
    if (word < 0) return drawn.plain;
    if (last?.name !== name || last.word !== word) last = { name, word, planes: drawn.lit(word) };
    return last.planes;
  }
}

const blackOf = ({ width, height }: { width: number; height: number }): Uint8Array => new Uint8Array(width * height * 4);

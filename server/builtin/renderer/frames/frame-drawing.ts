import { type KeptLife, lifeIn } from '#server/files/picture-life-file.ts';
import type { SaidWord } from '#shared/motion/picture-life-rhythm.ts';
import {
  blackPicture,
  fadeAt,
  type Layer,
  litWord,
  type SegmentCaption,
  windowOf,
} from '#shared/film/timeline-segments.ts';
import { type DrawnCaption, drawCaption } from '../captions/caption-planes.ts';
import type { FilmShape } from '../encoding.ts';
import { type LivePicture, livePicture } from './live-picture.ts';
import { placeOf } from './picture-place.ts';
import { decodePicture, uprightSize } from './picture-source.ts';
import { type CaptionPlanes, openSampler, type Slot } from './sampler.ts';
import type { Piece } from '../segments/segment-plan.ts';

/**
 * What frames are drawn from: the compiled sampler, the pieces of film, and a local file for each picture they name.
 */
export type Drawing = {
  readonly module: WebAssembly.Module;
  readonly shape: FilmShape;
  readonly pieces: readonly Piece[];
  readonly pictures: Readonly<Record<string, string>>;
  /** The size of letters in captions, of the frame's height; left out: the usual one. */
  readonly letters?: number | undefined;
};

/**
 * Every frame of the pieces in order, as packed I420. A frame that shows what the previous one showed is the same array
 * again: nothing is drawn for it. A frame's bytes stay valid until two other frames were drawn.
 */
export async function* drawFrames({ module, shape, pieces, pictures, letters }: Drawing): AsyncGenerator<Uint8Array> {
  const sampler = openSampler(module, { ...shape, slots: 2, frames: 3 });
  const incoming = 2;
  const ready = new Map<string, Loaded>();
  const kept = new Map<string, Promise<KeptLife | null>>();
  const captions = new Map<string, DrawnCaption>();
  let last: { readonly name: string; readonly word: number; readonly planes: CaptionPlanes } | null = null;

  async function loaded(layer: Layer): Promise<Loaded> {
    const { picture, cover, view, life } = layer;
    const name = JSON.stringify([picture, cover, view, life !== undefined, life?.air]);
    let held = ready.get(name);
    if (!held) {
      const oldest = ready.size < sampler.slots.length ? null : ready.keys().next().value;
      const slot = (oldest == null ? sampler.slots[ready.size] : ready.get(oldest)?.slot) as Slot;
      if (oldest != null) ready.delete(oldest);
      held = { slot, live: await load(slot, layer) };
    }
    ready.delete(name);
    ready.set(name, held);
    return held;
  }

  async function load(slot: Slot, { picture, cover, view, life }: Layer): Promise<LivePicture | null> {
    const path = pictures[picture] ?? '';
    const size = sampler.picture;
    const pixels = picture === blackPicture ? blackOf(size) : await decodePicture(path, size, { cover, view });
    sampler.load(slot, pixels);
    const moving = life && picture !== blackPicture ? ((await lifeOf(path)) ?? airOf(life)) : null;
    if (!moving) return null;
    const place = placeOf(await uprightSize(path, size), size, { cover, view });
    return livePicture(moving, { picture, slot, pixels, place, shape }, sampler.surface);
  }

  function lifeOf(path: string): Promise<KeptLife | null> {
    const found = kept.get(path) ?? lifeIn(path);
    if (kept.size > 2) kept.clear();
    kept.set(path, found);
    return found;
  }

  function draw({ slot, live }: Loaded, layer: Layer, at: number, frame: number): void {
    const window = windowOf(layer, at);
    const seconds = ((layer.life?.at ?? 0) + at) / shape.fps;
    live?.show(seconds, saidIn(layer, shape.fps));
    sampler.draw(slot, window, frame);
    live?.sprinkle(seconds, window, frame);
  }

  let number = 0;
  for (const piece of pieces) {
    const [under, over] = piece.layers;
    const below = await loaded(under);
    const above = over && (await loaded(over));
    let shown = null as { readonly captions: string; readonly frame: Uint8Array } | null;
    for (let at = 0; at < piece.frames; at += 1) {
      const seen = piece.captions.filter((caption) => at >= caption.from && at < caption.to);
      const captions = seen.map((caption) => `${piece.captions.indexOf(caption)} ${litWord(caption, at)}`).join();
      if (shown?.captions === captions && !over && holdsStill(under, below)) {
        yield shown.frame;
        continue;
      }
      const frame = number % 2;
      number += 1;
      draw(below, under, at, frame);
      if (over && above) {
        draw(above, over, at, incoming);
        sampler.blend(frame, incoming, fadeAt(at, piece.frames));
      }
      for (const caption of seen) sampler.overlay(frame, planesFor(caption, litWord(caption, at)));
      shown = { captions, frame: sampler.frame(frame) };
      yield shown.frame;
    }
  }

  /** Drawn once a caption; put together again only when another word is lit. */
  function planesFor({ lines, spoken = [] }: SegmentCaption, word: number): CaptionPlanes {
    const words = spoken.map(({ text }) => text);
    const name = JSON.stringify([lines, words]);
    const drawn = captions.get(name) ?? drawCaption(lines, words, shape, letters);
    if (captions.size > 3) captions.clear();
    captions.set(name, drawn);
    if (word < 0) return drawn.plain;
    if (last?.name !== name || last.word !== word) last = { name, word, planes: drawn.lit(word) };
    return last.planes;
  }
}

/** Nothing in it moves, and neither does its window. */
const holdsStill = ({ step }: Layer, { live }: Loaded): boolean =>
  !live && step.x === 0 && step.y === 0 && step.w === 0;

/** The particles that drift over a picture without moving parts of its own. */
const airOf = ({ air }: NonNullable<Layer['life']>): KeptLife | null =>
  air ? { life: { parts: air }, cells: async () => [] } : null;

/** A picture in its slot, and what moves in it. */
type Loaded = { readonly slot: Slot; readonly live: LivePicture | null };

/** The words that are said in a layer by who says them, in seconds. */
function saidIn({ life }: Layer, fps: number): ReadonlyMap<string, readonly SaidWord[]> {
  const said = new Map<string, SaidWord[]>();
  for (const { person, words } of life?.said ?? []) {
    const seconds = words.map(({ from, to, begins }) => ({ from: from / fps, to: to / fps, begins }));
    said.set(person, [...(said.get(person) ?? []), ...seconds]);
  }
  return said;
}

const blackOf = ({ width, height }: { width: number; height: number }): Uint8Array =>
  new Uint8Array(width * height * 4);

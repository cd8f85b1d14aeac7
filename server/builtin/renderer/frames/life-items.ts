import type { Flipbook, Glow, Warp } from '#shared/motion/picture-life.ts';
import { cellAt, fieldOf, glowAt, glowWithin, warpAt } from '#shared/motion/picture-life-moves.ts';
import type { SaidWord } from '#shared/motion/picture-life-rhythm.ts';
import type { Cell } from './life-cells.ts';
import { type Box, boxOf, fractionsAt, type Place } from './picture-place.ts';
import { planesOf } from './plane-colour.ts';
import type { Sampler, Slot } from './sampler.ts';

/**
 * A part of a picture that moves: its box, its state at a tick (such as the number of a flipbook cell), and a function
 * that draws that state into the picture's colour planes.
 */
export type Item = {
  readonly box: Box;
  /** How many pixels around its box it reads. */
  readonly margin: number;
  state(tick: number, said: ReadonlyMap<string, readonly SaidWord[]>): readonly number[];
  apply(state: readonly number[]): void;
};

type Canvas = { readonly slot: Slot; readonly place: Place; readonly surface: Sampler['surface'] };
const nobody: readonly SaidWord[] = [];

/**
 * The three colour planes of a slot, with the address of a box in each; `part` is 2 for planes of half the resolution.
 */
export const planesAt = (slot: Slot['clean'], { x, y }: Box, { stride, chromaStride, edge }: Sampler['surface']) => {
  const chroma = (edge + y / 2) * chromaStride + edge + x / 2;
  return [
    { at: slot.y + (edge + y) * stride + edge + x, stride, part: 1 },
    { at: slot.u + chroma, stride: chromaStride, part: 2 },
    { at: slot.v + chroma, stride: chromaStride, part: 2 },
  ] as const;
};

/** The moving part for a flipbook: draws one of its cells over the picture. */
export function flipbookItem(
  book: Flipbook,
  seed: number,
  box: Box,
  cells: readonly Cell[],
  { slot, surface }: Canvas,
): Item {
  const { wasm, bytes, room } = surface;
  const planes = planesAt(slot, box, surface);
  return {
    ...{ box, margin: 0 },
    state: (tick, said) => [cellAt(book, seed, tick, (book.person && said.get(book.person)) || nobody)],
    apply([number = 0]) {
      const cell = cells[number - 1];
      if (!cell) return;
      for (const [n, { at, stride, part }] of planes.entries()) {
        const [shade, mask] = [[cell.luma, cell.u, cell.v][n] ?? cell.luma, n === 0 ? cell.mask : cell.chromaMask];
        bytes.set(shade, room);
        bytes.set(mask, room + shade.length);
        wasm.cover(at, stride, room, room + shade.length, box.w / part, box.h / part);
      }
    },
  };
}

/**
 * What a warp may move at the most, in pixels: its nodes are numbers of 16 bits, and its source has so much around it.
 */
const farthest = 28;
const margin = 32;
/** Eight pixels of a row are taken from 16 neighbouring bytes of one row, or from five rows of the same column. */
const steepest = { across: 4, upright: 0.9 } as const;

type Nodes = { readonly first: Float32Array; readonly second: Float32Array };

/** The nodes of one direction of a field, in pixels; null where it does not move that way. */
function nodesOf(box: Box, values: (x: number, y: number) => readonly [number, number], limit: number): Nodes | null {
  const [wide, high] = [box.w / 8 + 1, box.h / 8 + 1];
  const [first, second] = [new Float32Array(wide * high), new Float32Array(wide * high)];
  let [most, steep] = [0, 0];
  for (let at = 0; at < wide * high; at += 1) {
    const [a, b] = values(box.x + (at % wide) * 8, box.y + Math.floor(at / wide) * 8);
    first[at] = a;
    second[at] = b;
    most = Math.max(most, Math.hypot(a, b));
    if (at % wide > 0) steep = Math.max(steep, Math.hypot(a - (first[at - 1] ?? 0), b - (second[at - 1] ?? 0)));
  }
  if (most < 0.01) return null;
  const scale = Math.min(1, farthest / most, limit / steep);
  for (let at = 0; at < wide * high; at += 1) {
    first[at] = (first[at] ?? 0) * scale;
    second[at] = (second[at] ?? 0) * scale;
  }
  return { first, second };
}

/** A warp; where `person` is given it is theirs, and follows their words. */
export function warpItem(warp: Warp, person: string | null, seed: number, canvas: Canvas): Item | null {
  const { slot, place, surface } = canvas;
  const box = boxOf(warp.area, place);
  if (!box) return null;
  const field = fieldOf(warp, place.of.width / place.of.height);
  const pixels = (place.of.height * place.to.height) / place.height;
  const along = (n: 0 | 1) => (x: number, y: number) => {
    const moved = field(...fractionsAt(place, x, y));
    return [-moved[n] * pixels, -moved[n + 2]! * pixels] as const;
  };
  const ways = [
    { nodes: nodesOf(box, along(0), steepest.across), run: surface.wasm.warpAcross },
    { nodes: nodesOf(box, along(1), steepest.upright), run: surface.wasm.warpUpright },
  ];
  const moving = ways.flatMap(({ nodes, run }) => (nodes ? [{ nodes, run }] : []));
  if (moving.length === 0) return null;
  return {
    ...{ box, margin },
    state: (tick, said) =>
      warpAt(warp, seed, tick, (person && said.get(person)) || nobody).map((part) => Math.round(part * 512) / 512),
    apply([a = 0, b = 0]) {
      for (const { nodes, run } of moving) {
        for (const plane of planesAt(slot, box, surface))
          warpPlane(surface, box, plane, run, atNodes(nodes, box, plane.part, a, b));
      }
    },
  };
}

/** The nodes of a plane at one state; colours are half as fine: every second node counts, for half as far. */
function atNodes({ first, second }: Nodes, { w, h }: Box, part: number, a: number, b: number): Int16Array {
  const [wide, high] = [w / 8 / part + 1, h / 8 / part + 1];
  const nodes = new Int16Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const at = y * part * (w / 8 + 1) + x * part;
      nodes[y * wide + x] = Math.round(((a * (first[at] ?? 0) + b * (second[at] ?? 0)) * 1024) / part);
    }
  }
  return nodes;
}

/** Warps one plane of a box from a copy of it that has something around it. */
function warpPlane(
  { wasm, bytes, room }: Sampler['surface'],
  box: Box,
  { at, stride, part }: { at: number; stride: number; part: number },
  run: Sampler['surface']['wasm']['warpAcross'],
  nodes: Int16Array,
): void {
  const [w, h, around] = [box.w / part, box.h / part, margin / part];
  const line = w + 2 * around;
  wasm.copyBox(at - around * stride - around, stride, room, line, line, h + 2 * around);
  const nodesAt = room + line * (h + 2 * around) + 64;
  bytes.set(new Uint8Array(nodes.buffer), nodesAt);
  run(room + around * line + around, line, at, stride, w, h, nodesAt);
}

/** Colours follow a light less than brightness does. */
const tint = 0.7;

export function glowItem(glow: Glow, seed: number, { slot, place, surface }: Canvas): Item | null {
  const box = boxOf(glow.area, place);
  if (!box) return null;
  const { wasm, bytes, room } = surface;
  const [w, h] = [box.w / 2, box.h / 2];
  const mask = new Uint8Array(w * h);
  const { area } = glow;
  for (let at = 0; at < w * h; at += 1) {
    const [x, y] = fractionsAt(place, box.x + (at % w) * 2 + 1, box.y + Math.floor(at / w) * 2 + 1);
    mask[at] = Math.round(
      255 * glowWithin(Math.hypot((2 * (x - area.x)) / area.w - 1, (2 * (y - area.y)) / area.h - 1)),
    );
  }
  const [y, u, v] = planesOf(glow.colour);
  return {
    ...{ box, margin: 0 },
    state: (tick) => [Math.round(glowAt(glow, seed, tick) * 256)],
    apply([part = 0]) {
      bytes.set(mask, room);
      const [luma, us, vs] = planesAt(slot, box, surface);
      wasm.light(luma.at, luma.stride, room, w, h, 235 - 128, Math.round((part * (y - 16)) / 219), 1);
      wasm.light(us.at, us.stride, room, w, h, u - 128, Math.round(part * tint), 0);
      wasm.light(vs.at, vs.stride, room, w, h, v - 128, Math.round(part * tint), 0);
    },
  };
}

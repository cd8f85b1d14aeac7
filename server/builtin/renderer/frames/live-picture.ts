import type { KeptLife } from '#server/files/picture-life-file.ts';
import type { Particles } from '#shared/motion/picture-life.ts';
import { particlesAt } from '#shared/motion/picture-life-particles.ts';
import { type SaidWord, seedOf, speakerIn, tickOf } from '#shared/motion/picture-life-rhythm.ts';
import type { Window } from '#shared/film/timeline-parts.ts';
import { cellsOf } from './life-cells.ts';
import { flipbookItem, glowItem, type Item, planesAt, warpItem } from './life-items.ts';
import { planesOf } from './plane-colour.ts';
import type { Place, Size } from './picture-place.ts';
import type { Sampler, Slot } from './sampler.ts';

/** A loaded picture whose parts move. */
export type LivePicture = {
  /** Brings the picture's planes to a moment; only boxes whose state changed are made again. */
  show(seconds: number, said: ReadonlyMap<string, readonly SaidWord[]>): void;
  /** Draws its particles on a finished frame that shows a window of it. */
  sprinkle(seconds: number, window: Window, frame: number): void;
};

type Loaded = {
  readonly picture: string;
  readonly slot: Slot;
  readonly pixels: Uint8Array;
  readonly place: Place;
  readonly shape: Size;
};

/** Makes a picture live that was just loaded into its slot. */
export async function livePicture(
  { life, cells }: KeptLife,
  loaded: Loaded,
  surface: Sampler['surface'],
): Promise<LivePicture> {
  const { picture, slot, pixels, place, shape } = loaded;
  const canvas = { slot, place, surface };
  const items: { readonly order: number; readonly item: Item | null }[] = [];
  const particles: { readonly part: Particles; readonly seed: number }[] = [];
  for (const [index, part] of life.parts.entries()) {
    const seed = seedOf(picture, index);
    if (part.kind === 'particles') particles.push({ part, seed });
    else if (part.kind === 'warp') items.push({ order: 1, item: warpItem(part, speakerIn(part, life), seed, canvas) });
    else if (part.kind === 'glow') items.push({ order: 2, item: glowItem(part, seed, canvas) });
    else {
      const made = cellsOf({ area: part.area, sprites: await cells(part), pixels, place }, surface);
      items.push({ order: 0, item: made && flipbookItem(part, seed, made.box, made.cells, canvas) });
    }
  }
  for (const [to, from, length] of planePairs(slot, surface)) surface.bytes.copyWithin(to, from, from + length);
  const groups = groupsOf(items.toSorted((a, b) => a.order - b.order).flatMap(({ item }) => item ?? [])).map(
    (members) => ({
      members,
      shown: '',
    }),
  );

  return {
    show(seconds, said) {
      const tick = tickOf(seconds);
      for (const group of groups) {
        const states = group.members.map((item) => item.state(tick, said));
        const wanted = states.join(';');
        if (wanted === group.shown) continue;
        group.shown = wanted;
        for (const { box } of group.members) restore(slot, box, surface);
        for (const [n, item] of group.members.entries()) item.apply(states[n] ?? []);
      }
    },
    sprinkle(seconds, window, frame) {
      for (const { part, seed } of particles)
        drawStrokes(part, seed, seconds, { window, place, shape, frame }, surface);
    },
  };
}

const planePairs = ({ y, u, v, clean }: Slot, { lumaBytes, chromaBytes }: Sampler['surface']) =>
  [
    [clean.y, y, lumaBytes],
    [clean.u, u, chromaBytes],
    [clean.v, v, chromaBytes],
  ] as const;

function restore(slot: Slot, box: Item['box'], surface: Sampler['surface']): void {
  const shown = planesAt(slot, box, surface);
  for (const [n, { at, stride, part }] of planesAt(slot.clean, box, surface).entries()) {
    surface.wasm.copyBox(at, stride, shown[n]?.at ?? 0, stride, box.w / part, box.h / part);
  }
}

/**
 * Items whose boxes touch each other, with what they look at around them, are made again together; each group in the
 * order of the items.
 */
function groupsOf(items: readonly Item[]): Item[][] {
  let groups: Item[][] = [];
  for (const item of items) {
    const near = groups.filter((group) => group.some((other) => touch(item, other)));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), item]];
  }
  const order = new Map(items.map((item, n) => [item, n]));
  return groups.map((group) => group.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
}

function touch(a: Item, b: Item): boolean {
  const reach = Math.max(a.margin, b.margin);
  const apart = (from: number, length: number, other: number, otherLength: number) =>
    from - reach >= other + otherLength || other - reach >= from + length;
  return !apart(a.box.x, a.box.w, b.box.x, b.box.w) && !apart(a.box.y, a.box.h, b.box.y, b.box.h);
}

type Sight = { readonly window: Window; readonly place: Place; readonly shape: Size; readonly frame: number };

/** Thinner lines than this flicker from pixel to pixel: they are drawn as wide, and fainter. */
const thinnest = 0.9;

function drawStrokes(
  part: Particles,
  seed: number,
  seconds: number,
  sight: Sight,
  { wasm, frameAt }: Sampler['surface'],
): void {
  const { window, place, shape, frame } = sight;
  const { of, to } = place;
  const { width, height } = shape;
  const unit = (of.height * height) / (place.height * window.w);
  const luma = frameAt[frame] ?? 0;
  const planes = [
    { at: luma, fine: 1 },
    { at: luma + width * height, fine: 0.5 },
    { at: luma + (width * height * 5) / 4, fine: 0.5 },
  ];
  for (const { x, y, dx, dy, radius, alpha, colour } of particlesAt(part, seed, seconds, of.width / of.height)) {
    const across = ((((x * of.width - place.left) * to.width) / place.width / to.width - window.x) * width) / window.w;
    const down =
      ((((y * of.height - place.top) * to.height) / place.height / to.height - window.y) * height) / window.w;
    const [ox, oy, wide] = [dx * unit, dy * unit, radius * unit];
    if (across + Math.abs(ox) + wide < 0 || across - Math.abs(ox) - wide > width) continue;
    if (down + Math.abs(oy) + wide < 0 || down - Math.abs(oy) - wide > height) continue;
    const shades = planesOf(colour);
    for (const [n, { at, fine }] of planes.entries()) {
      const seen = Math.max(thinnest, wide * fine);
      const faint = alpha * Math.min(1, (wide * fine) / seen);
      const ends = [across - ox, down - oy, across + ox, down + oy].map((end) => (end - 0.5) * fine) as [
        number,
        number,
        number,
        number,
      ];
      wasm.stroke(at, width * fine, height * fine, ...ends, seen, shades[n] ?? 128, faint);
    }
  }
}

import type { Area, Flipbook, Glow, Particles, PictureLife, Warp } from '#shared/motion/picture-life.ts';
import { cellAt, glowAt, glowWithin, warpAt, type WarpState } from '#shared/motion/picture-life-moves.ts';
import { particlesAt } from '#shared/motion/picture-life-particles.ts';
import type { Window } from '#shared/film/timeline-parts.ts';
import { type SaidWord, seedOf, speakerIn, tickOf } from '#shared/motion/picture-life-rhythm.ts';
import type { LiveFile } from './life-file.ts';
import { type Mesh, meshesAreSlow, openMesh } from './life-mesh.ts';

/** What is seen of a picture: where it covers the frame, and the window on that. */
export type Sight = { readonly cover: { readonly x: number; readonly y: number }; readonly window: Window };
/**
 * Paints a window of a picture as it lives at a moment, in seconds of its clock, over all of the canvas. False where it
 * was in a hurry and left something out: nothing leans or breathes then.
 */
export type LifePainter = {
  paint(seconds: number, said: ReadonlyMap<string, readonly SaidWord[]>, sight: Sight, hurry: boolean): boolean;
};

const nobody: readonly SaidWord[] = [];
const seeded = <P>(life: PictureLife, picture: string, kind: string) =>
  life.parts.flatMap((part, n) => (part.kind === kind ? [{ part: part as P, seed: seedOf(picture, n) }] : []));

/** A painter on a canvas; null where the browser cannot draw. */
export function lifePainter(
  canvas: HTMLCanvasElement,
  { image, life, cells }: LiveFile,
  picture: string,
): LifePainter | null {
  const { width, height } = image;
  // Opaque: what is under it need not be painted.
  const on = canvas.getContext('2d', { alpha: false });
  if (!on) return null;
  const books = seeded<Flipbook>(life, picture, 'flipbook');
  const warps = seeded<Warp>(life, picture, 'warp');
  const glows = seeded<Glow>(life, picture, 'glow').map((glow) => ({ ...glow, light: lightOf(glow.part.colour) }));
  const particles = seeded<Particles>(life, picture, 'particles');
  const warped = warps.length > 0 ? warpedPicture(image, warps) : null;

  /** The picture with its flipbooks at a tick, in its own pixels. */
  function lay(to: CanvasRenderingContext2D, numbers: readonly number[]): void {
    to.drawImage(image, 0, 0, width, height);
    for (const [n, { part }] of books.entries()) {
      const cell = cells.get(part)?.[(numbers[n] ?? 0) - 1];
      if (cell)
        to.drawImage(cell, part.area.x * width, part.area.y * height, part.area.w * width, part.area.h * height);
    }
  }

  return {
    paint(seconds, said, sight, hurry) {
      const tick = tickOf(seconds);
      const numbers = books.map(({ part, seed }) => cellAt(part, seed, tick, said.get(part.person ?? '') ?? nobody));
      const hurried = hurry && warped !== null && meshesAreSlow();
      const states = () =>
        warps.map(({ part, seed }) => warpAt(part, seed, tick, said.get(speakerIn(part, life) ?? '') ?? nobody));
      const seen = seenOf(image, canvas, sight);
      const scale = canvas.width / seen.w;
      on.setTransform(scale, 0, 0, scale, -seen.x * scale, -seen.y * scale);
      const moved = hurried ? null : warped?.(tick, numbers, states, lay);
      if (moved) on.drawImage(moved, 0, 0);
      else lay(on, numbers);
      on.globalCompositeOperation = 'screen';
      for (const { part, seed, light } of glows) paintGlow(on, part.area, light, glowAt(part, seed, tick), image);
      on.globalCompositeOperation = 'source-over';
      on.globalAlpha = 1;
      for (const { part, seed } of particles) paintParticles(on, part, seed, seconds, image, scale);
      return !hurried;
    },
  };
}

/** Lays a picture with its flipbooks at these cells. */
type Lay = (to: CanvasRenderingContext2D, numbers: readonly number[]) => void;

/**
 * Draws a picture on a mesh that its warps move, again only when the tick or a cell has changed; null where the browser
 * has no mesh. Its canvases are as large as the picture, so they are made when they are first needed.
 */
function warpedPicture(image: ImageBitmap, warps: readonly { readonly part: Warp }[]) {
  let opened: { readonly mesh: Mesh; readonly below: CanvasRenderingContext2D } | null | undefined;
  let taken = '';
  let drawn: { readonly tick: number; readonly picture: HTMLCanvasElement } | null = null;

  function open() {
    const { width, height } = image;
    const below = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', { alpha: false });
    const parts = warps.map(({ part }) => part);
    const mesh = below && openMesh(parts, image);
    return mesh ? { mesh, below } : null;
  }

  return (tick: number, numbers: readonly number[], states: () => WarpState[], lay: Lay): HTMLCanvasElement | null => {
    if (opened === undefined) opened = open();
    if (!opened) return null;
    const cells = numbers.join();
    if (drawn?.tick === tick && taken === cells) return drawn.picture;
    if (taken !== cells || !drawn) {
      lay(opened.below, numbers);
      opened.mesh.take(opened.below.canvas);
      taken = cells;
    }
    drawn = { tick, picture: opened.mesh.draw(states()) };
    return drawn.picture;
  };
}

type Size = { readonly width: number; readonly height: number };

/** The part of a picture, in its pixels, that fills a frame of another size and shape. */
export function seenOf(of: Size, frame: Size, { cover, window }: Sight) {
  const scale = Math.max(frame.width / of.width, frame.height / of.height);
  const [w, h] = [frame.width / scale, frame.height / scale];
  return {
    x: (of.width - w) * cover.x + w * window.x,
    y: (of.height - h) * cover.y + h * window.y,
    w: w * window.w,
    h: h * window.w,
  };
}

/** A light of a colour, drawn once: a gradient costs more than a small picture of it. */
function lightOf(colour: string): HTMLCanvasElement {
  const light = document.createElement('canvas');
  Object.assign(light, { width: 64, height: 64 });
  const on = light.getContext('2d');
  const shade = on?.createRadialGradient(32, 32, 0, 32, 32, 32);
  for (let step = 0; step <= 8; step += 1) shade?.addColorStop(step / 8, colour + hex(glowWithin(step / 8)));
  if (on && shade) {
    on.fillStyle = shade;
    on.fillRect(0, 0, 64, 64);
  }
  return light;
}

function paintGlow(
  on: CanvasRenderingContext2D,
  area: Area,
  light: HTMLCanvasElement,
  bright: number,
  { width, height }: Size,
): void {
  on.globalAlpha = Math.min(1, Math.max(0, bright));
  on.drawImage(light, area.x * width, area.y * height, area.w * width, area.h * height);
}
const hex = (alpha: number): string =>
  Math.round(Math.min(1, Math.max(0, alpha)) * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * The same lines as in the film; what is soft there is a gradient here where it is large, and a thin line where it is
 * small.
 */
function paintParticles(
  on: CanvasRenderingContext2D,
  part: Particles,
  seed: number,
  seconds: number,
  { width, height }: Size,
  scale: number,
): void {
  on.lineCap = 'round';
  for (const { x, y, dx, dy, radius, alpha, colour } of particlesAt(part, seed, seconds, width / height)) {
    const [px, py, ox, oy, wide] = [x * width, y * height, dx * height, dy * height, radius * height];
    if (wide > 8) {
      const soft = on.createRadialGradient(px, py, 0, px, py, wide);
      for (const step of [0, 0.25, 0.5, 0.75, 1]) soft.addColorStop(step, colour + hex(alpha * glowWithin(step)));
      on.fillStyle = soft;
      on.fillRect(px - wide, py - wide, 2 * wide, 2 * wide);
      continue;
    }
    on.strokeStyle = colour + hex(alpha);
    on.lineWidth = Math.max(0.8 / scale, wide * 1.1);
    on.beginPath();
    on.moveTo(px - ox, py - oy);
    on.lineTo(px + ox + 0.01 / scale, py + oy);
    on.stroke();
  }
}

import type { Flipbook, Glow, Particles, PictureLife, Warp } from '#shared/motion/picture-life.ts';
import { cellAt, glowAt, glowWithin, warpAt } from '#shared/motion/picture-life-moves.ts';
import { particlesAt } from '#shared/motion/picture-life-particles.ts';
import { type SaidWord, seedOf, speakerIn, tickOf } from '#shared/motion/picture-life-rhythm.ts';
import type { LiveFile } from './life-file.ts';
import { openMesh } from './life-mesh.ts';

/** Paints a picture as it lives at a moment, in seconds of its clock. */
export type LifePainter = { paint(seconds: number, said: ReadonlyMap<string, readonly SaidWord[]>): void };

const nobody: readonly SaidWord[] = [];
const seeded = <P>(life: PictureLife, picture: string, kind: string) =>
  life.parts.flatMap((part, n) => (part.kind === kind ? [{ part: part as P, seed: seedOf(picture, n) }] : []));

/** A painter on a canvas; null where the browser cannot draw. */
export function lifePainter(
  canvas: HTMLCanvasElement,
  { image, life, cells }: LiveFile,
  picture: string,
): LifePainter | null {
  const { width, height } = canvas;
  const flat = document.createElement('canvas');
  Object.assign(flat, { width, height });
  const [on, below] = [canvas.getContext('2d'), flat.getContext('2d')];
  if (!on || !below) return null;
  const books = seeded<Flipbook>(life, picture, 'flipbook');
  const warps = seeded<Warp>(life, picture, 'warp');
  const glows = seeded<Glow>(life, picture, 'glow');
  const particles = seeded<Particles>(life, picture, 'particles');
  const mesh = openMesh(
    warps.map(({ part }) => part),
    canvas,
  );
  let shown: string | null = null;
  let moved: { tick: number; picture: HTMLCanvasElement } | null = null;

  function lay(tick: number, said: ReadonlyMap<string, readonly SaidWord[]>): void {
    const numbers = books.map(({ part, seed }) => cellAt(part, seed, tick, said.get(part.person ?? '') ?? nobody));
    if (numbers.join() === shown) return;
    shown = numbers.join();
    below?.drawImage(image, 0, 0, width, height);
    for (const [n, { part }] of books.entries()) {
      const cell = cells.get(part)?.[(numbers[n] ?? 0) - 1];
      if (cell)
        below?.drawImage(cell, part.area.x * width, part.area.y * height, part.area.w * width, part.area.h * height);
    }
    mesh?.take(flat);
  }

  return {
    paint(seconds, said) {
      const tick = tickOf(seconds);
      if (moved?.tick !== tick) {
        lay(tick, said);
        const states = warps.map(({ part, seed }) =>
          warpAt(part, seed, tick, said.get(speakerIn(part, life) ?? '') ?? nobody),
        );
        moved = { tick, picture: mesh?.draw(states) ?? flat };
      }
      on.globalCompositeOperation = 'source-over';
      on.drawImage(moved.picture, 0, 0);
      on.globalCompositeOperation = 'screen';
      for (const { part, seed } of glows) paintGlow(on, part, glowAt(part, seed, tick), canvas);
      on.globalCompositeOperation = 'source-over';
      for (const { part, seed } of particles) paintParticles(on, part, seed, seconds, canvas);
    },
  };
}

type Size = { readonly width: number; readonly height: number };

function paintGlow(
  on: CanvasRenderingContext2D,
  { area, colour }: Glow,
  bright: number,
  { width, height }: Size,
): void {
  const [rx, ry] = [(area.w * width) / 2, (area.h * height) / 2];
  const light = on.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (let step = 0; step <= 8; step += 1) light.addColorStop(step / 8, colour + hex(bright * glowWithin(step / 8)));
  on.save();
  on.translate((area.x + area.w / 2) * width, (area.y + area.h / 2) * height);
  on.scale(rx, ry);
  on.fillStyle = light;
  on.fillRect(-1, -1, 2, 2);
  on.restore();
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
    on.lineWidth = Math.max(0.8, wide * 1.1);
    on.beginPath();
    on.moveTo(px - ox, py - oy);
    on.lineTo(px + ox + 0.01, py + oy);
    on.stroke();
  }
}

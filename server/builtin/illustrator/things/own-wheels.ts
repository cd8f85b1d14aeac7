import { line, oval } from '../drawing/brush.ts';
import { n } from '../drawing/curve.ts';

/** A drawn circle. */
export const ring = (x: number, y: number, r: number, colour: string, width: number, opacity = 1): string =>
  line(
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`,
    colour,
    width,
    opacity,
  );

/** The wheel of a car or a lorry, on the ground. */
export const carWheel = (x: number, r: number, hub = '#b9b2a6'): string =>
  oval(x, -r, r, r, '#2f2b2e') +
  ring(x, -r, r * 0.86, '#57504f', r * 0.08) +
  oval(x, -r, r * 0.6, r * 0.6, hub) +
  oval(x, -r, r * 0.46, r * 0.46, '#6d6763') +
  [0, 1, 2, 3, 4]
    .map((i) => {
      const turn = (i * Math.PI * 2) / 5 + 0.3;
      return oval(x + Math.cos(turn) * r * 0.33, -r + Math.sin(turn) * r * 0.33, r * 0.09, r * 0.09, '#d8d0c2');
    })
    .join('') +
  oval(x, -r, r * 0.14, r * 0.14, '#d8d0c2');

/** A wheel with thin spokes, on the ground. */
export function spokedWheel(x: number, r: number, spokes: number, tyre: string, rim: string, width: number): string {
  const rays = Array.from({ length: spokes }, (_, i) => {
    const turn = (i * Math.PI * 2) / spokes + 0.1;
    return `M${n(x)} ${n(-r)}L${n(x + Math.cos(turn) * (r - width))} ${n(-r + Math.sin(turn) * (r - width))}`;
  }).join('');
  return (
    line(rays, rim, width * 0.22, 0.9) +
    ring(x, -r, r - width / 2, tyre, width) +
    ring(x, -r, r - width * 1.15, rim, width * 0.4) +
    oval(x, -r, width * 0.8, width * 0.8, '#6d6763')
  );
}

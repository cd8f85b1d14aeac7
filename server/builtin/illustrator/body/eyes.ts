import { fill, line, oval, place } from '../drawing/brush.ts';
import { mix, shade } from '../light/colour.ts';
import type { Feeling, Look } from '../looks/look.ts';
import { proportions } from './proportions.ts';

const ink = '#2a1710';

/**
 * How eyes show a feeling. `brows` is how far their inner and outer ends move (negative is up). All lengths are units
 * of a head 40 high.
 */
type Gaze = {
  readonly brows: readonly [inner: number, outer: number];
  /** How much of the eye the upper and the lower lid cover. */
  readonly lids: readonly [upper: number, lower: number];
  /** How far the inner end of the upper lid is lower than the outer. */
  readonly slant?: number;
  readonly open?: number;
  readonly down?: number;
  readonly iris?: number;
  /** The upper lid is drawn without its line. */
  readonly bare?: boolean;
};
const gazes: Record<Feeling, Gaze | 'closed' | 'pressed'> = {
  calm: { brows: [-0.6, 0], lids: [0, 0] },
  happy: { brows: [-1.8, -1.2], lids: [0, 0.7] },
  proud: { brows: [-1.2, -0.8], lids: [0.9, 0.4] },
  sad: { brows: [-3.2, 1.4], lids: [0.3, 0], slant: -0.7, down: 0.4 },
  weeping: { brows: [-3.6, 1.6], lids: [0.5, 0.4], slant: -0.9, down: 0.3 },
  ashamed: { brows: [-2.6, 1.2], lids: [1.5, 0], slant: -0.4, down: 1.3 },
  tired: { brows: [-1, 1.2], lids: [1.6, 0.2], slant: -0.4, down: 0.6 },
  afraid: { brows: [-4.2, -1.6], lids: [0, 0], open: 1.26, iris: 0.74 },
  angry: { brows: [3, -1.8], lids: [0.4, 0.2], slant: 1.5 },
  amazed: { brows: [-3.4, -2.6], lids: [0, 0], open: 1.2 },
  asleep: 'closed',
  praying: 'closed',
  hurting: 'pressed',
};
const closedBrows: Partial<Record<Feeling, Gaze['brows']>> = { praying: [-1.4, 0.6], hurting: [-1.8, 1.8] };

/** A tear with its light, the point up at 0,0. */
const drop = (long: number): string =>
  [
    fill(`M0 ${-long}Q2.5 ${-long * 0.25} 1.9 1Q0 3.2 -1.9 1Q-2.5 ${-long * 0.25} 0 ${-long}Z`, '#bfe4fb', 0.95),
    oval(-0.5, 0.4, 0.5, 0.9, '#fff', 0.9),
  ].join('');

/** Tears under both eyes. */
const tears = (): string =>
  line('M-1.6 3Q-2.6 6 -2.2 9', '#d9f0fd', 1.2, 0.8) +
  place(drop(4), -2.2, 11.4, 0.9) +
  place(drop(3.4), 12.6, 6, 0.75);

/** True of feelings whose eyes are open. */
export const seesWith = (feeling: Feeling): boolean => typeof gazes[feeling] !== 'string';

/**
 * Both eyes with their brows; tears of those who weep. The left one is the nearer. `lids` closes open eyes for a
 * moment.
 */
export function eyes(feeling: Feeling, look: Look, lids?: 'half' | 'closed'): string {
  const size = proportions[look.age ?? 'adult'].eyes;
  const gaze = look.blind ? 'closed' : gazes[feeling];
  const sized = (x: number, drawing: string) =>
    size === 1 ? drawing : place(drawing, x * (1 - size), -0.6 * (1 - size), size);
  const hair = mix(look.hair, ink, 0.25);
  const thick = size > 1.1 ? 1.2 : look.woman ? 1.3 : 1.8;
  const both = (
    [
      [0.5, 3.4],
      [11.2, 2.9],
    ] as const
  ).map(([x, w], i) => {
    const moves = typeof gaze === 'string' ? (closedBrows[feeling] ?? [0, 0]) : gaze.brows;
    // Larger eyes push the brows up.
    const [inner, outer] = [moves[0] - Math.max(0, size - 1) * 11, moves[1] - Math.max(0, size - 1) * 11];
    const [left, right] = i === 0 ? [outer, inner] : [inner, outer];
    const arch = line(
      `M${x - w - 0.8} ${-7.2 + left}Q${x} ${-9.8 + (left + right) / 2} ${x + w + 0.6} ${-7.2 + right}`,
      hair,
      thick,
    );
    if (gaze === 'closed' || (lids === 'closed' && gaze !== 'pressed'))
      return sized(x, line(`M${x - w} -0.8Q${x} 2.2 ${x + w} -0.8`, ink, 1.4)) + arch;
    if (gaze === 'pressed')
      return sized(x, line(`M${x - w} -1.6Q${x} 1.4 ${x + w} -1M${x - w - 0.8} 0.4L${x - w + 1} 0.2`, ink, 1.5)) + arch;
    return sized(x, (lids === 'half' ? halfClosed : openEye)(x, w, i === 0 ? 1 : -1, gaze, look)) + arch;
  });
  return both.join('') + (feeling === 'weeping' ? tears() : '');
}

/** An eye whose upper lid is half way down. */
function halfClosed(x: number, w: number, inward: 1 | -1, gaze: Gaze, look: Look): string {
  const high = 3 * (gaze.open ?? 1);
  const [edge, mid] = [-0.7, 0.7];
  const lash = `M${x - w - 0.2} ${edge}Q${x} ${mid} ${x + w + 0.2} ${edge}`;
  const lid = `${lash}C${x + w * 1.1} ${-1.9 - high * 1.2} ${x - w * 1.1} ${-1.9 - high * 1.2} ${x - w - 0.2} ${edge}Z`;
  return (
    openEye(x, w, inward, { ...gaze, lids: [0, gaze.lids[1]], slant: 0, bare: true }, look) +
    fill(lid, shade(look.skin, 0.1)) +
    line(lash, ink, 1.2)
  );
}

/** An open eye round `x`; `inward` is the side of the nose. */
function openEye(
  x: number,
  w: number,
  inward: 1 | -1,
  { lids, slant = 0, open = 1, down = 0, iris = 1, bare = false }: Gaze,
  look: Look,
): string {
  const high = 3 * open;
  const [ix, iy] = [x + 0.7, -0.5 + down];
  const lid = shade(look.skin, 0.1);
  const [topLeft, topRight] = [lids[0] + Math.max(0, -inward * slant), lids[0] + Math.max(0, inward * slant)];
  const cover = (edge: number) => -0.6 - high + edge * 1.25;
  const lash =
    `M${x - w} ${-1.5 + topLeft * 0.7}Q${x} ${cover((topLeft + topRight) / 2) - 1.4 + lids[0] * 0.5} ${x + w}` +
    ` ${-1.5 + topRight * 0.7}`;
  const flick = look.woman && inward > 0 ? `M${x - w} ${-1.5 + topLeft * 0.7}l-1.6 -1.1` : '';
  const upper =
    lids[0] + Math.abs(slant) > 0.2
      ? fill(`${lash}L${x + w + 0.4} ${-1.4 - high}Q${x} ${-2.6 - high} ${x - w - 0.4} ${-1.4 - high}Z`, lid)
      : '';
  const lower =
    lids[1] > 0
      ? fill(
          `M${x - w - 0.3} ${high - 0.2}Q${x} ${high + 1} ${x + w + 0.3} ${high - 0.2}L${x + w} ${2.4 - lids[1]}Q${x}` +
            ` ${2.5 - lids[1] * 2.4} ${x - w} ${2.4 - lids[1]}Z`,
          look.skin,
        )
      : '';
  return [
    oval(x, -0.6, w, high, '#fffaf0'),
    oval(ix, iy, 2.25 * iris, 2.6 * iris, '#4d2c17'),
    oval(ix, iy + 0.7 * iris, 1.5 * iris, 1.6 * iris, '#7d4d2a', 0.7),
    oval(ix, iy, 1.35 * iris, 1.65 * iris, '#1c0f0a'),
    oval(ix + 0.75, iy - 1, 0.72, 0.82, '#fff'),
    oval(ix - 0.8, iy + 1.1, 0.34, 0.4, '#fff', 0.7),
    upper,
    lower,
    bare ? '' : line(lash, ink, look.woman ? 1.35 : 1.1) + (flick ? line(flick, ink, 1) : ''),
  ].join('');
}

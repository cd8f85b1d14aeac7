import { blob, fill, line, oval, place } from './brush.ts';
import { mix, shade, tint } from './colour.ts';
import { overhang } from './growth.ts';
import { chance } from './random.ts';
import type { Stage } from './stage.ts';

/** Cloth that hangs down beside whoever looks into a room, about 200 units wide, its edge at x = 0. */
function curtain({ h, culture }: Stage, colour: string): string {
  const cloth = mix(colour, culture.wall, 0.15);
  const folds = [26, 62, 98, 134].map((x) => `M${x} -20Q${x + 16} ${h * 0.45} ${x - 8} ${h + 20}`).join('');
  return (
    fill(`M0 -30Q170 ${h * 0.1} 150 ${h * 0.4}Q128 ${h * 0.72} 172 ${h + 30}L-60 ${h + 30}L-60 -30Z`, cloth) +
    line(folds, shade(cloth, 0.3), 12, 0.5) +
    line(folds.replaceAll('M', 'M -14 0m'), tint(cloth, 0.2), 5, 0.3)
  );
}

/** A jar whose foot is below the page, about 300 units wide. */
function jar({ culture }: Stage): string {
  const clay = mix(culture.earth, '#a5623a', 0.6);
  return (
    blob(
      [
        [-60, -330],
        [60, -330],
        [52, -280],
        [140, -190],
        [150, -60],
        [90, 60],
        [-90, 60],
        [-150, -60],
        [-140, -190],
        [-52, -280],
      ],
      shade(clay, 0.2),
    ) +
    oval(0, -330, 66, 15, shade(clay, 0.5)) +
    line('M-104 -190Q-122 -110 -96 -20', tint(clay, 0.3), 16, 0.45) +
    line('M-138 -176Q0 -140 138 -176', tint(clay, 0.25), 7, 0.6)
  );
}

/** Broad leaves of a plant in a pot, about 320 units high. */
const leaves = ({ culture }: Stage): string =>
  [-62, -38, -16, 8, 30, 54, 74]
    .map((turn, i) => {
      const green = [shade(culture.green, 0.35), shade(culture.green, 0.2), shade(culture.green, 0.45)][i % 3] as string;
      const long = 330 - Math.abs(turn) * 1.3;
      return place(fill(`M0 0Q-52 ${-long * 0.5} 0 ${-long}Q52 ${-long * 0.5} 0 0Z`, green), 0, 40, 1, false, turn);
    })
    .join('');

/**
 * Something of the place between us and the people in about one picture of three, out of focus at the edge. `free` is how many units of
 * the page nobody takes at the left and at the right; nothing is drawn where somebody would be covered.
 */
export function foreground(stage: Stage, free: { readonly left: number; readonly right: number }): string {
  const { ink, w, h, roofed, scene, index, seed, cut } = stage;
  const own = chance(seed, 'foreground');
  if (index % 3 !== 1 && !own.maybe(0.12)) return '';
  const edge = free.left > free.right ? -1 : 1;
  const room = Math.max(free.left, free.right);
  const wish = roofed ? (own.maybe(0.5) ? 'curtain' : 'low') : own.maybe(0.4) ? 'low' : 'branch';
  const wide = wish === 'curtain' ? 190 : 260;
  if (room < (wish === 'branch' ? w * 0.2 : wide)) return '';
  const at = (drawing: string, inward: number, size = 1) =>
    place(drawing, edge < 0 ? inward : w - inward, wish === 'curtain' ? 0 : h + 20, size, edge > 0);
  const drawn =
    wish === 'branch'
      ? overhang(stage, edge)
      : wish === 'curtain'
        ? at(curtain(stage, own.pick(['#7a3f3a', '#3f5f72', '#8a6a2f', '#5f4a6a'])), 0)
        : scene.era === 'scripture' && roofed
          ? at(jar(stage), 70, 1.05)
          : at(leaves(stage), 60, 1.1);
  return cut ? drawn : `<g filter="${ink.soften(5, w, h)}">${drawn}</g>`;
}

import { box, fill, line, oval, place } from '../../drawing/brush.ts';
import { mix, shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import type { Scenery, Stage } from '../../staging/stage.ts';
import { publicFurniture } from './public-furniture.ts';
import { view } from './wall-things.ts';

/**
 * The inside a bus or a train, seen from the aisle: a row of windows and seats below them; rails above in a bus, a rack
 * with luggage in a train.
 */
export function busInside(stage: Stage, kind: 'bus' | 'train'): Scenery {
  const { ink, w, h, ground, light, side, luck } = stage;
  const dim = (colour: string) => mix(colour, '#1b1638', light.dark ? 0.34 : 0);
  const wall = dim(luck.pick(['#e6dcc6', '#d3dcd8', '#ddd2c0']));
  const band = dim(luck.pick(['#c9573f', '#3f7f9a', '#d9a12a']));
  const count = kind === 'bus' ? 4 : 3;
  const wide = w / count;
  const [top, sill] = [h * 0.17, ground - 74];
  const panes = Array.from({ length: count }, (_, i) => {
    const x = wide * (i + 0.5);
    const [pw, ph] = [wide - 44, sill - top];
    return [
      view(stage, x, sill, pw, ph),
      fill(
        `M${n(x - pw * 0.3)} ${n(top)}h${n(pw * 0.2)}L${n(x - pw * 0.3)} ${n(sill)}h${n(-pw * 0.2)}Z`,
        '#ffffff',
        0.14,
      ),
      line(
        `M${n(x - pw / 2)} ${n(top)}h${n(pw)}V${n(sill)}h${n(-pw)}ZM${n(x - pw / 2)} ${n(top + ph * 0.3)}h${n(pw)}`,
        '#3f444a',
        10,
      ),
    ].join('');
  }).join('');
  const seat = publicFurniture['bus-seat'];
  const seats = Array.from({ length: 5 }, (_, i) =>
    seat ? place(seat.draw(stage), (w * (i + 0.4)) / 5, ground + 46, 2.05, side < 0) : '',
  ).join('');
  const rail = line(`M0 ${n(h * 0.1)}H${n(w)}`, '#c9a23f', 11) + line(`M0 ${n(h * 0.1 - 3)}H${n(w)}`, '#f3dc8a', 3);
  const straps = [0.16, 0.38, 0.63, 0.86]
    .map(
      (x) =>
        line(`M${n(w * x)} ${n(h * 0.1)}v54`, '#4a4540', 6) +
        line(`M${n(w * x - 17)} ${n(h * 0.1 + 56)}h34l-6 26h-22Z`, '#4a4540', 6),
    )
    .join('');
  const back = [
    box(
      0,
      0,
      w,
      ground + 40,
      ink.linear([0, 0], [0, ground], [0, tint(wall, 0.2)], [0.3, wall], [1, shade(wall, 0.24)]),
    ),
    box(0, 0, w, h * 0.07, shade(wall, 0.16)),
    ...[0.2, 0.5, 0.8].map(
      (x) =>
        box(w * x - 80, h * 0.03, 160, 12, '#fdf6df', light.dark ? 1 : 0.8, 6) +
        oval(w * x, h * 0.05, 170, 60, '#fff0c0', light.dark ? 0.16 : 0.05),
    ),
    panes,
    box(0, sill + 20, w, 26, band),
    box(
      0,
      ground + 30,
      w,
      h - ground,
      ink.linear([0, ground], [0, h], [0, '#4a4744'], [0.3, dim('#77716a')], [1, '#4a4744']),
    ),
    line([70, 130, 210].map((y) => `M0 ${n(ground + y)}H${n(w)}`).join(''), '#3f3d3b', 3, 0.4),
    kind === 'bus' ? rail + straps : rack(w, h),
    seats,
    ...(kind === 'bus' ? [0.27, 0.74] : []).map(
      (x) =>
        line(`M${n(w * x)} ${n(h * 0.1)}V${n(ground + 60)}`, '#c9a23f', 11) +
        line(`M${n(w * x - 3)} ${n(h * 0.1)}V${n(ground + 60)}`, '#f3dc8a', 3),
    ),
  ];
  return { back: back.join(''), front: '' };
}

/** A rack of bars over the windows with cases and bundles on it. */
function rack(w: number, h: number): string {
  const cases = (['#8a5a3a', '#3f6f6a', '#b5483a', '#c9a24a'] as const).map((colour, i) => {
    const [x, high] = [w * (0.1 + i * 0.24), 44 + (i % 2) * 12];
    return (
      box(x, h * 0.125 - high, 110 - (i % 2) * 26, high, colour, 1, 8) +
      line(`M${n(x + 30)} ${n(h * 0.125 - high)}q12 -14 26 0`, shade(colour, 0.3), 5)
    );
  });
  return (
    cases.join('') +
    line(`M0 ${n(h * 0.13)}H${n(w)}`, '#8f979c', 10) +
    line(`M0 ${n(h * 0.13 - 3)}H${n(w)}`, '#dfe3e4', 3) +
    line([0.02, 0.26, 0.5, 0.74, 0.98].map((x) => `M${n(w * x)} ${n(h * 0.13)}v30`).join(''), '#8f979c', 6)
  );
}

import { box, fill, line, oval, poly } from '../../drawing/brush.ts';
import { mix, shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import { arch } from '../../scenery/furnish.ts';
import { lampsAreLit } from '../../light/night-in-places.ts';
import { snowWhite } from '../../light/snow.ts';
import type { Stage } from '../../staging/stage.ts';
import type { Architecture } from './place-plans.ts';

/** The front of a house in figure units: the wall of one storey is about 225 high. */
export type Front = { readonly w: number; readonly h: number; readonly wall: string };

/** A wall with a darker foot, lit from the side of the light. */
export function wallFront({ ink, side }: Stage, { w, h, wall }: Front): string {
  const paint =
    side < 0
      ? ink.linear([-w / 2, 0], [w / 2, 0], [0, tint(wall, 0.22)], [0.6, wall], [1, shade(wall, 0.26)])
      : ink.linear([-w / 2, 0], [w / 2, 0], [0, shade(wall, 0.26)], [0.4, wall], [1, tint(wall, 0.22)]);
  const stains = line(
    `M${n(-w * 0.38)} ${n(-h * 0.3)}h${n(w * 0.16)}M${n(w * 0.18)} ${n(-h * 0.86)}h${n(w * 0.2)}M${n(-w * 0.1)}` +
      ` ${n(-h * 0.56)}h${n(w * 0.1)}`,
    shade(wall, 0.3),
    2,
    0.3,
  );
  return (
    oval(-side * w * 0.06, 2, w * 0.56, 9, '#1d1230', 0.2) +
    box(-w / 2, -h, w, h, paint) +
    stains +
    box(-w / 2, -24, w, 24, shade(wall, 0.34), 0.8)
  );
}

/** A window 60 wide and 78 high, its middle on x, y. */
export function windowFront(stage: Stage, kind: Architecture['windows'], x: number, y: number, wall: string): string {
  const glass = lampsAreLit(stage) ? '#f6c667' : mix(shade(wall, 0.6), '#7fa6bc', 0.45);
  const frame = tint(wall, 0.5);
  switch (kind) {
    case 'louvres':
      return [
        box(x - 33, y - 42, 66, 84, '#6b4a35'),
        box(x - 28, y - 37, 56, 74, glass),
        line(
          [0, 1, 2, 3, 4, 5].map((i) => `M${n(x - 27)} ${n(y - 31 + i * 12.4)}h54`).join(''),
          '#dfe6e2',
          4,
          lampsAreLit(stage) ? 0.35 : 0.6,
        ),
        line(`M${n(x)} ${n(y - 38)}v76`, '#6b4a35', 5),
        box(x - 38, y + 42, 76, 7, tint(wall, 0.3)),
      ].join('');
    case 'arched':
      return [
        arch(x, y + 44, 62, 96, tint(wall, 0.25)),
        arch(x, y + 42, 48, 84, glass),
        line(`M${n(x)} ${n(y - 40)}v82M${n(x - 23)} ${n(y + 4)}h46`, '#6b4a35', 4),
      ].join('');
    case 'shutters':
      return [
        box(x - 27, y - 40, 54, 80, glass),
        line(`M${n(x)} ${n(y - 40)}v80`, '#f3ead6', 5),
        [-42, 42]
          .map(
            (dx) =>
              box(x + dx - 15, y - 42, 30, 84, '#2f7f78') +
              line(
                Array.from({ length: 6 }, (_, i) => `M${n(x + dx - 11)} ${n(y - 32 + i * 13)}h22`).join(''),
                '#1f5a56',
                2.4,
                0.7,
              ),
          )
          .join(''),
        box(x - 34, y + 40, 68, 8, frame),
      ].join('');
    case 'sash':
      return [
        box(x - 32, y - 42, 64, 86, frame),
        box(x - 26, y - 36, 52, 74, glass),
        fill(`M${n(x - 26)} ${n(y - 36)}h30l-30 52Z`, '#ffffff', 0.12),
        line(`M${n(x)} ${n(y - 36)}v74M${n(x - 26)} ${n(y)}h52`, frame, 5),
        box(x - 37, y + 42, 74, 8, frame),
      ].join('');
  }
}

/** A door 66 wide and 166 high that stands on x, 0, with its step. */
export const doorFront = (x: number, colour: string, wall: string): string =>
  [
    box(x - 41, -174, 82, 174, tint(wall, 0.4)),
    box(x - 33, -166, 66, 166, colour),
    line(`M${n(x - 23)} -154h46v58h-46ZM${n(x - 23)} -82h46v68h-46Z`, shade(colour, 0.36), 3, 0.7),
    oval(x + 24, -88, 4, 4, '#e0b84a'),
    box(x - 50, -9, 100, 9, '#a8a196'),
  ].join('');

/** A roof over a front, seen from before its eaves. */
export function roofFront(
  stage: Stage,
  kind: Architecture['roof'][number],
  { w, h, wall }: Front,
  paint: string,
): string {
  const colour = stage.scene.weather === 'snow' ? snowWhite : paint;
  const low = -h + 8;
  const slope = (top: number, inset: number, over: number) =>
    poly(
      [
        [-w / 2 - over, low],
        [-w / 2 + inset, -h - top],
        [w / 2 - inset, -h - top],
        [w / 2 + over, low],
      ],
      stage.ink.linear([0, -h - top], [0, low], [0, tint(colour, 0.2)], [1, shade(colour, 0.12)]),
    );
  const ribs = (top: number, inset: number, over: number, count: number) =>
    Array.from(
      { length: count + 1 },
      (_, i) =>
        `M${n(-w / 2 - over + ((w + over * 2) * i) / count)} ${n(low - 2)}L${n(-w / 2 + inset + ((w - inset * 2) * i) / count)}` +
        ` ${n(-h - top + 2)}`,
    ).join('');
  const eaves = (over: number) =>
    box(-w / 2 - over, low - 2, w + over * 2, 8, shade(colour, 0.4)) + box(-w / 2, low + 6, w, 14, '#1d1230', 0.2);
  switch (kind) {
    case 'zinc':
      return [
        slope(62, 24, 26),
        line(ribs(62, 24, 26, Math.round(w / 17)), shade(colour, 0.3), 2, 0.5),
        fill(
          `M${n(-w * 0.2)} ${n(low - 4)}l8 -44h26l10 44ZM${n(w * 0.22)} ${n(low - 4)}l2 -26h18l6 26Z`,
          '#a8643f',
          0.4,
        ),
        eaves(26),
      ].join('');
    case 'tiles':
      return [
        slope(86, 40, 20),
        [0.25, 0.5, 0.75]
          .map((share) =>
            line(
              [
                `M${n(-w / 2 - 20 + 60 * share)} ${n(low - (low + h + 86) * share)}`,
                `q9 9 18 0`.repeat(Math.max(1, Math.floor((w + 40 - 120 * share) / 18))),
              ].join(''),
              shade(colour, 0.32),
              2.4,
              0.55,
            ),
          )
          .join(''),
        eaves(20),
        box(w * 0.22, -h - 118, 30, 52, shade(wall, 0.3)),
        box(w * 0.22 - 4, -h - 122, 38, 9, shade(wall, 0.45)),
      ].join('');
    case 'gable':
      return [
        poly(
          [
            [-w / 2, -h],
            [0, -h - w * 0.34],
            [w / 2, -h],
          ],
          tint(wall, 0.06),
        ),
        windowFront(stage, 'sash', 0, -h - w * 0.1, wall),
        line(`M${n(-w / 2 - 22)} ${n(-h + 12)}L0 ${n(-h - w * 0.37)}L${n(w / 2 + 22)} ${n(-h + 12)}`, colour, 22),
        line(
          `M${n(-w / 2 - 20)} ${n(-h + 6)}L0 ${n(-h - w * 0.39)}L${n(w / 2 + 20)} ${n(-h + 6)}`,
          tint(colour, 0.3),
          4,
          0.7,
        ),
      ].join('');
    case 'curved':
      return [
        fill(
          `M${n(-w / 2 - 46)} ${n(low - 14)}Q${n(-w * 0.38)} ${n(-h - 10)} ${n(-w * 0.3)} ${n(-h - 82)}H${n(w * 0.3)}Q${n(w * 0.38)}` +
            ` ${n(-h - 10)} ${n(w / 2 + 46)} ${n(low - 14)}Q${n(w * 0.4)} ${n(low + 8)} 0 ${n(low + 6)}Q${n(-w * 0.4)}` +
            ` ${n(low + 8)} ${n(-w / 2 - 46)} ${n(low - 14)}Z`,
          colour,
        ),
        line(
          Array.from(
            { length: 11 },
            (_, i) => `M${n(-w * 0.29 + i * w * 0.058)} ${n(-h - 78)}L${n(-w * 0.46 + i * w * 0.092)} ${n(low)}`,
          ).join(''),
          shade(colour, 0.32),
          2.4,
          0.5,
        ),
        line(`M${n(-w * 0.32)} ${n(-h - 84)}H${n(w * 0.32)}`, tint(colour, 0.3), 9),
      ].join('');
    case 'flat':
      return [
        box(-w / 2 - 8, -h - 22, w + 16, 26, tint(wall, 0.16)),
        box(-w / 2 - 8, -h - 22, w + 16, 6, tint(wall, 0.45)),
        box(-w / 2, -h + 4, w, 9, '#1d1230', 0.18),
        box(w * 0.2, -h - 66, 46, 44, '#3a3f46', 1, 6),
        line(
          `M${n(-w * 0.28)} ${n(-h - 22)}v-38M${n(-w * 0.28 - 20)} ${n(-h - 60)}h40M${n(-w * 0.28 - 14)} ${n(-h - 50)}h28`,
          '#6a6f76',
          3,
        ),
      ].join('');
  }
}

/** A striped cloth roof over a front. */
export const awning = (x: number, y: number, w: number, colour: string): string =>
  Array.from({ length: Math.round(w / 22) }, (_, i) => {
    const left = x - w / 2 + i * (w / Math.round(w / 22));
    const wide = w / Math.round(w / 22);
    return fill(
      `M${n(left)} ${n(y)}h${n(wide)}l${n((left + wide / 2 - x) * 0.08)} 40q${n(-wide / 2)} 12 ${n(-wide)} 0Z`,
      i % 2 ? '#f6efdf' : colour,
    );
  }).join('') + box(x - w / 2, y - 5, w, 8, shade(colour, 0.3));

import { box, fill, line, oval, poly } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import type { Stage } from '../staging/stage.ts';

/** What the walls of a house look like inside, as the culture builds: paint, tiles, screens, timber. */
export function wallsInside({ culture, w, ground, luck }: Stage, tone: string): string {
  const columns = (count: number, draw: (x: number, i: number) => string) =>
    Array.from({ length: count }, (_, i) => draw((w * (i + 0.5)) / count, i)).join('');
  switch (culture.houses) {
    case 'thatch': {
      const [dark, light] = [shade(tone, 0.5), '#f3e2bd'];
      const wide = w / 26;
      return (
        box(0, ground - 96, w, 88, mix(tone, '#8a3f24', 0.55)) +
        columns(26, (x, i) =>
          poly(
            [
              [x - wide / 2, ground - 12],
              [x, ground - 88],
              [x + wide / 2, ground - 12],
            ],
            i % 2 ? light : dark,
            0.85,
          ),
        ) +
        box(0, ground - 104, w, 9, light, 0.9) +
        line(`M0 ${n(ground - 124)}${`q${n(w / 40)} -16 ${n(w / 20)} 0`.repeat(20)}`, light, 5, 0.75)
      );
    }
    case 'dome': {
      const blue = '#2f6f8a';
      return (
        box(0, ground - 74, w, 66, mix(blue, tone, 0.35)) +
        columns(
          30,
          (x, i) =>
            poly(
              [
                [x, ground - 68],
                [x + 22, ground - 41],
                [x, ground - 14],
                [x - 22, ground - 41],
              ],
              i % 2 ? '#e9d9b0' : '#4f9aa8',
              0.8,
            ) + oval(x, ground - 41, 6, 6, '#c9803f'),
        ) +
        box(0, ground - 80, w, 7, '#e9d9b0', 0.9)
      );
    }
    case 'pagoda': {
      const wood = '#8a3a2a';
      return (
        columns(4, (x) => {
          const [left, wide] = [x - w * 0.098, w * 0.196];
          const bars =
            [1, 2, 3, 4].map((k) => `M${n(left + (wide * k) / 5)} 80V${n(ground - 20)}`).join('') +
            [0.25, 0.5, 0.75].map((k) => `M${n(left)} ${n(80 + (ground - 100) * k)}h${n(wide)}`).join('');
          return box(left, 80, wide, ground - 100, '#f6eeda', 0.78) + line(bars, '#6b4a35', 4, 0.6);
        }) +
        [0, 0.25, 0.5, 0.75, 1]
          .map(
            (share) =>
              box(w * share - 15, 40, 30, ground - 40, wood) +
              box(w * share - 15, 40, 8, ground - 40, tint(wood, 0.25)),
          )
          .join('') +
        box(0, ground - 24, w, 16, wood)
      );
    }
    case 'gable': {
      const timber = '#5a3d2a';
      return (
        box(0, 50, w, ground - 60, '#f1e6cf', 0.62) +
        [0.02, 0.24, 0.5, 0.76, 0.98].map((share) => box(w * share - 13, 50, 26, ground - 56, timber)).join('') +
        line(`M0 ${n(ground * 0.52)}H${n(w)}`, timber, 22) +
        line(
          `M${n(w * 0.03)} ${n(ground - 14)}L${n(w * 0.23)} ${n(ground * 0.55)}M${n(w * 0.97)} ${n(ground - 14)}L${n(w * 0.77)}` +
            ` ${n(ground * 0.55)}`,
          timber,
          20,
        ) +
        box(0, ground - 26, w, 20, timber)
      );
    }
    case 'colonial': {
      const paint = luck.pick(['#2f8f8a', '#c9573f', '#3f6fa8']);
      return (
        box(0, 50, w, ground - 60, '#f7e3b8', 0.5) +
        box(0, ground - 170, w, 162, paint, 0.82) +
        columns(
          24,
          (x, i) =>
            fill(
              `M${n(x)} ${n(ground - 198)}q14 0 14 14q0 14 -14 14q-14 0 -14 -14q0 -14 14 -14Z`,
              i % 2 ? '#e8b53a' : '#f7f1de',
            ) + oval(x, ground - 184, 5, 5, paint),
        ) +
        line(`M0 ${n(ground - 206)}H${n(w)}M0 ${n(ground - 164)}H${n(w)}`, '#f7f1de', 5)
      );
    }
    default:
      return '';
  }
}

import { box, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { held } from '../props/held.ts';
import type { Stage } from '../staging/stage.ts';

const wood = '#8a5f38';

/** What a craftsman of Scripture has in his shop: tools on the wall, a bench, planks that lean and shelves of pots. */
export function workshopOfOld(stage: Stage): string {
  const { w, ground: y, side, luck } = stage;
  const at = (share: number) => w / 2 + side * w * share;
  return (
    planks(at(-0.46), y) +
    tools(at(-0.2), y - 300) +
    bench(at(-0.22), y + 26) +
    shelves(at(0.42), y) +
    shavings(at(-0.2), y + 44, luck.whole(9, 14))
  );
}

/** Saw, hammer, mallet and adze on pegs. */
const tools = (x: number, y: number): string =>
  place(
    box(-170, -8, 340, 16, wood) +
      line('M-130 0V70M-50 0V60M40 0V76M124 0V66', shade(wood, 0.45), 4) +
      fill('M-146 66h120l-8 34h-98Z', '#9aa0a4') +
      line('M-146 66H-26', '#6a7075', 4) +
      line('M-132 100l8 9l8 -9l8 9l8 -9l8 9l8 -9l8 9l8 -9', '#9aa0a4', 4) +
      line('M40 76V150', '#6b4629', 9) +
      fill('M8 66h64v26h-64Z', '#5f676d') +
      line('M124 66V140', '#6b4629', 9) +
      fill('M92 56h64v34h-64Z', tint(wood, 0.2)),
    x,
    y,
  );

const bench = (x: number, y: number): string =>
  place(
    oval(0, 4, 210, 16, '#1d1230', 0.26) +
      line('M-160 0L-146 -120M160 0L146 -120', shade(wood, 0.25), 20) +
      line('M-150 -44H150', shade(wood, 0.3), 12) +
      box(-200, -140, 400, 26, wood) +
      box(-200, -140, 400, 7, tint(wood, 0.3)) +
      box(-120, -162, 190, 22, tint(wood, 0.36)) +
      place(held.jar ?? '', 150, -164, 1.2),
    x,
    y,
  );

const planks = (x: number, y: number): string =>
  [0, 34, 66]
    .map((dx, i) =>
      line(
        `M${n(x + dx)} ${n(y + 16)}L${n(x + dx + 40)} ${n(y - 330 + i * 34)}`,
        [wood, tint(wood, 0.22), shade(wood, 0.16)][i] as string,
        24,
      ),
    )
    .join('');

const shelves = (x: number, y: number): string =>
  [300, 170]
    .map(
      (up, row) =>
        box(x - 130, y - up, 260, 14, shade(wood, 0.12)) +
        [-90, -30, 30, 88]
          .map((dx, i) =>
            place(held[(i + row) % 3 ? 'jar' : 'basket'] ?? '', x + dx, y - up - 22, 1 + ((i + row) % 2) * 0.3),
          )
          .join(''),
    )
    .join('');

const shavings = (x: number, y: number, count: number): string =>
  line(
    Array.from({ length: count }, (_, i) => `M${n(x - 220 + i * 36)} ${n(y + ((i * 17) % 30))}q9 -13 18 0`).join(''),
    '#e0bd86',
    5,
    0.85,
  );

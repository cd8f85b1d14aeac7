// Houses, gates and temples of the six cultural contexts.
import { box, fill, line, oval, place, poly } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import type { Culture } from '../looks/culture.ts';
import { n } from '../drawing/curve.ts';
import type { Stage } from '../staging/stage.ts';

const opening = (x: number, y: number, w: number, h: number, colour: string): string =>
  fill(
    `M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ${n(y - h + w / 2)}V${n(y)}Z`,
    colour,
  );

/** The wall of a house with its shadowed side. */
function walls({ side, ink }: Stage, w: number, h: number, colour: string): string {
  const paint = ink.linear(
    [-w / 2, 0],
    [w / 2, 0],
    ...(side < 0
      ? ([
          [0, tint(colour, 0.2)],
          [0.65, colour],
          [1, shade(colour, 0.24)],
        ] as const)
      : ([
          [0, shade(colour, 0.24)],
          [0.35, colour],
          [1, tint(colour, 0.2)],
        ] as const)),
  );
  return box(-w / 2, -h, w, h, paint);
}

/** A house of the culture, about 140 units wide, that stands on 0,0. */
export function house(stage: Stage, culture: Culture): string {
  const { luck, light } = stage;
  const wall = mix(culture.wall, luck.pick(['#ffffff', '#d98f5f', '#8a7a6a']), luck.between(0, 0.22));
  const inside = light.dark ? '#f6c667' : shade(wall, 0.62);
  const [w, h] = [luck.between(110, 160), luck.between(84, 128)];
  const door = opening(luck.between(-0.2, 0.2) * w, 0, 30, 58, shade(wall, 0.6));
  const windows = [-0.34, 0.34].map((at) => opening(at * w, -h * 0.56, 15, 25, inside)).join('');
  const front = walls(stage, w, h, wall) + door + windows;
  switch (culture.houses) {
    case 'flat':
    case 'dome': {
      const dome =
        culture.houses === 'dome' && luck.maybe(0.45)
          ? fill(
              `M${n(-w * 0.3)} ${n(-h)}A${n(w * 0.3)} ${n(w * 0.27)} 0 0 1 ${n(w * 0.3)} ${n(-h)}Z`,
              tint(wall, 0.16),
            ) +
            line(
              `M${n(-w * 0.18)} ${n(-h - 12)}Q${n(-w * 0.08)} ${n(-h - w * 0.22)} ${n(w * 0.06)} ${n(-h - w * 0.25)}`,
              tint(wall, 0.5),
              3,
              0.6,
            )
          : '';
      const upper = luck.maybe(0.4)
        ? place(walls(stage, w * 0.5, 46, wall) + opening(0, -10, 13, 24, inside), luck.between(-0.2, 0.2) * w, -h)
        : '';
      return [
        dome,
        upper,
        front,
        box(-w / 2 - 5, -h - 9, w + 10, 12, tint(wall, 0.22)),
        line(
          `M${n(-w / 2)} ${n(-h * 0.78)}h${n(w * 0.3)}M${n(w * 0.1)} ${n(-h * 0.3)}h${n(w * 0.24)}`,
          shade(wall, 0.3),
          2,
          0.4,
        ),
      ].join('');
    }
    case 'thatch': {
      const roof = culture.roof;
      return [
        front,
        line(
          `M${n(-w / 2)} -20l10 -9l10 9l10 -9l10 9l10 -9l10 9M${n(w / 2)} -20l-10 -9l-10 9l-10 -9l-10 9`,
          tint(wall, 0.5),
          3,
          0.8,
        ),
        poly(
          [
            [-w * 0.68, -h + 12],
            [0, -h - 92],
            [w * 0.68, -h + 12],
          ],
          roof,
        ),
        poly(
          [
            [-w * 0.68, -h + 12],
            [0, -h - 92],
            [-w * 0.1, -h + 16],
          ],
          tint(roof, 0.2),
          0.8,
        ),
        line(
          [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5]
            .map((at) => `M${n(at * 20)} ${n(-h - 78)}L${n(at * w * 1.25)} ${n(-h + 10)}`)
            .join(''),
          shade(roof, 0.3),
          2,
          0.5,
        ),
      ].join('');
    }
    case 'pagoda': {
      const tiers = luck.whole(1, 3);
      const roof = (y: number, wide: number) =>
        fill(
          `M${n(-wide)} ${n(y + 4)}Q${n(-wide * 0.6)} ${n(y - 8)} ${n(-wide * 0.34)} ${n(y - 34)}H${n(wide * 0.34)}Q${n(wide * 0.6)}` +
            ` ${n(y - 8)} ${n(wide)} ${n(y + 4)}Q0 ${n(y - 8)} ${n(-wide)} ${n(y + 4)}Z`,
          culture.roof,
        ) + line(`M${n(-wide)} ${n(y + 3)}Q0 ${n(y - 9)} ${n(wide)} ${n(y + 3)}`, '#b5473f', 4);
      let drawn = front + roof(-h, w * 0.72);
      for (let tier = 1; tier < tiers; tier++)
        drawn +=
          place(
            walls(stage, w * (0.6 - tier * 0.12), 40, wall) + opening(0, -8, 14, 22, inside),
            0,
            -h - 30 - (tier - 1) * 66,
          ) + roof(-h - 66 * tier, w * (0.58 - tier * 0.1));
      return drawn + line(`M0 ${n(-h - 30 - (tiers - 1) * 66)}v-30`, '#c9a24a', 4);
    }
    case 'gable':
      return [
        front,
        line(
          `M${n(-w / 2)} ${n(-h * 0.5)}H${n(w / 2)}M${n(-w * 0.2)} ${n(-h)}V${n(-h * 0.5)}M${n(w * 0.2)} ${n(-h)}V${n(-h * 0.5)}`,
          '#6b4a33',
          4,
          0.7,
        ),
        poly(
          [
            [-w * 0.6, -h + 4],
            [-w * 0.06, -h - 74],
            [w * 0.06, -h - 74],
            [w * 0.6, -h + 4],
          ],
          culture.roof,
        ),
        poly(
          [
            [-w * 0.6, -h + 4],
            [-w * 0.06, -h - 74],
            [0, -h + 4],
          ],
          tint(culture.roof, 0.18),
          0.7,
        ),
        box(w * 0.2, -h - 72, 15, 40, shade(wall, 0.3)),
      ].join('');
    case 'colonial':
      return [
        front,
        [-0.3, 0, 0.3].map((at) => opening(at * w, 0, 24, 54, at === 0 ? shade(wall, 0.6) : shade(wall, 0.4))).join(''),
        box(-w * 0.5, -h * 0.54, w, 5, '#ffffff', 0.7),
        poly(
          [
            [-w * 0.56, -h + 4],
            [-w * 0.46, -h - 28],
            [w * 0.46, -h - 28],
            [w * 0.56, -h + 4],
          ],
          culture.roof,
        ),
        line(
          Array.from(
            { length: 9 },
            (_, i) => `M${n(-w * 0.5 + (i * w) / 8)} ${n(-h + 2)}L${n(-w * 0.42 + (i * w * 0.84) / 8)} ${n(-h - 26)}`,
          ).join(''),
          shade(culture.roof, 0.3),
          2,
          0.5,
        ),
      ].join('');
  }
}

/** A far town of many houses on a line, hazed by distance. */
export function town(stage: Stage, x: number, y: number, scale: number, count: number): string {
  const { culture, luck } = stage;
  let drawn = '';
  for (let i = 0; i < count; i++)
    drawn += place(
      house(stage, culture),
      x + (i - count / 2) * 96 * scale + luck.between(-12, 12) * scale,
      y + luck.between(-26, 6) * scale,
      scale * luck.between(0.75, 1.15),
    );
  return drawn;
}

/** A city wall with a gate, `w` wide, that stands on 0,0; the gate is in its middle. */
export function gate(stage: Stage, w: number, h: number): string {
  const { culture, light } = stage;
  const stone = mix(culture.wall, culture.rock, 0.3);
  const teeth = Array.from({ length: Math.floor(w / 44) }, (_, i) =>
    box(-w / 2 + i * 44, -h - 20, 26, 24, tint(stone, 0.1)),
  ).join('');
  const tower = (x: number) =>
    place(
      [
        walls(stage, 120, h + 76, stone),
        [-60, -26, 8, 42].map((at) => box(at - 2, -h - 98, 22, 26, tint(stone, 0.12))).join(''),
        opening(0, -h * 0.72, 20, 44, light.dark ? '#f6c667' : shade(stone, 0.55)),
      ].join(''),
      x,
      0,
    );
  const courses = Array.from(
    { length: 26 },
    (_, i) => `M${n(-w / 2 + ((i * 137) % w))} ${n(-14 - ((i * 61) % (h - 30)))}h34`,
  ).join('');
  return [
    walls(stage, w, h, stone),
    teeth,
    line(courses, shade(stone, 0.3), 2.4, 0.4),
    tower(-130),
    tower(130),
    opening(0, 0, 146, h * 0.86, shade(stone, 0.35)),
    opening(0, 0, 122, h * 0.8, mix(light.haze, shade(stone, 0.6), 0.45)),
    oval(0, -4, 60, 5, shade(stone, 0.5), 0.4),
  ].join('');
}

/** A temple front with columns, about 420 units wide. */
export function temple(stage: Stage): string {
  const stone = '#ead9b4';
  const columns = [-150, -90, -30, 30, 90, 150]
    .map((x) =>
      place(
        [
          walls(stage, 24, 168, stone),
          box(-17, -178, 34, 12, tint(stone, 0.2)),
          box(-17, -8, 34, 10, tint(stone, 0.1)),
        ].join(''),
        x,
        -24,
      ),
    )
    .join('');
  return [
    box(-176, -200, 352, 178, shade(stone, 0.45)),
    opening(0, -22, 56, 120, '#4a3325'),
    columns,
    box(-200, -226, 400, 30, stone),
    box(-200, -230, 400, 9, '#d9b45a'),
    poly(
      [
        [-206, -228],
        [0, -304],
        [206, -228],
      ],
      tint(stone, 0.15),
    ),
    poly(
      [
        [-160, -234],
        [0, -290],
        [160, -234],
      ],
      shade(stone, 0.15),
    ),
    oval(0, -252, 15, 15, '#d9b45a'),
    box(-214, -24, 428, 12, tint(stone, 0.2)),
    box(-234, -13, 468, 14, stone),
  ].join('');
}

import { animals } from '../animals/herd.ts';
import { box, fill, line, oval, place, poly } from '../drawing/brush.ts';
import { house } from '../scenery/buildings.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { chance } from '../drawing/random.ts';
import type { Stage } from '../staging/stage.ts';

const arch = (x: number, y: number, w: number, h: number, colour: string): string =>
  fill(
    `M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ${n(y - h + w / 2)}V${n(y)}Z`,
    colour,
  );

/** A tower of many storeys with a way that winds up round it, about 460 units high and unfinished at the top. */
export function babel(stage: Stage): string {
  const { ink, light } = stage;
  const brick = mix('#cf9a5c', light.haze, 0.12);
  const tiers = Array.from({ length: 6 }, (_, i) => {
    const [y, wide, high] = [-i * 72, 230 - i * 32, 74];
    const paint = ink.linear([-wide, 0], [wide, 0], [0, tint(brick, 0.32)], [0.45, brick], [1, shade(brick, 0.42)]);
    const doors = Array.from({ length: 7 - i }, (_, j) =>
      arch(-wide + 40 + (j * (2 * wide - 80)) / Math.max(1, 6 - i), y - 10, 24, 44, shade(brick, 0.55)),
    ).join('');
    const way = fill(
      `M${n(-wide - 8)} ${n(y - (i % 2 ? 62 : 8))}L${n(wide + 8)} ${n(y - (i % 2 ? 8 : 62))}l0 15L${n(-wide - 8)}` +
        ` ${n(y - (i % 2 ? 47 : -7))}Z`,
      tint(brick, 0.4),
    );
    const walkers = [0.2, 0.5, 0.8]
      .map((t) => {
        const x = -wide + t * 2 * wide;
        const wy = y - (i % 2 ? 62 - t * 54 : 8 + t * 54);
        return (
          oval(x, wy - 16, 3.6, 3.8, '#5f3a26') +
          fill(
            `M${n(x - 5)} ${n(wy)}l3 -13h5l3 13Z`,
            ['#b5433a', '#3f6f8a', '#e6d3a8'][((i + t * 10) % 3) | 0] ?? '#b5433a',
          )
        );
      })
      .join('');
    return (
      fill(`M${n(-wide)} ${y}L${n(-wide + 14)} ${y - high}H${n(wide - 14)}L${n(wide)} ${y}Z`, paint) +
      doors +
      way +
      walkers
    );
  }).join('');
  const top = -432;
  return [
    oval(0, 4, 270, 22, '#1d1230', 0.22),
    tiers,
    fill(`M-56 ${top}v-34h22v12h20v-22h20v16h18v-8h22v36Z`, shade(brick, 0.1)),
    line(
      `M-70 ${top}V${top - 84}M70 ${top}V${top - 70}M-80 ${top - 44}H84M-76 ${top - 74}L-10 ${top - 84}M-60 ${top - 74}v40`,
      '#6b4629',
      5,
    ),
    box(-70, top - 40, 22, 14, tint(brick, 0.2)),
  ].join('');
}

/** A calf of gold on its pedestal. */
export const goldenCalf = ({ ink }: Stage): string =>
  [
    oval(0, -120, 170, 150, ink.radial([0, -120], 170, [0, '#ffe79a', 0.75], [1, '#ffd45a', 0])),
    fill('M-92 0L-80 -66H80L92 0Z', '#a39788'),
    box(-92, -80, 184, 18, '#c4b7a6'),
    line('M-80 -44H76M-86 -22H82M-30 -62v18M30 -44v22M-10 -22v20', '#6f6459', 2.6, 0.6),
    place(animals.ox.draw(0).replaceAll('#c08a58', '#f0bf3a'), 0, -78, 1.02),
    line('M-34 -150q20 -10 44 -4', '#fff6cf', 5, 0.9),
    [
      [-70, -170],
      [66, -196],
      [-10, -206],
    ]
      .map(([x = 0, y = 0]) => line(`M${x - 9} ${y}h18M${x} ${y - 9}v18`, '#fffbe0', 3))
      .join(''),
  ].join('');

/** A city wall that breaks and falls, about 900 units wide. */
export function fallingWall(stage: Stage): string {
  const { culture, seed } = stage;
  const luck = chance(seed, 'wall');
  const stone = mix(culture.wall, '#c9a06a', 0.35);
  const block = (x: number, y: number, s: number, turn: number) =>
    place(
      box(-26, -18, 52, 36, stone, 1, 3) +
        box(-26, 8, 52, 10, shade(stone, 0.3), 1, 3) +
        box(-26, -18, 52, 8, tint(stone, 0.3), 1, 3),
      x,
      y,
      s,
      false,
      turn,
    );
  const courses = (x: number, y: number, w: number, h: number) =>
    line(
      Array.from({ length: Math.floor(h / 26) }, (_, i) =>
        [
          `M${n(x)} ${n(y + 14 + i * 26)}h${n(w)}`,
          Array.from({ length: 5 }, (_, j) => `M${n(x + ((j + (i % 2) / 2) * w) / 5)} ${n(y + 14 + i * 26)}v26`).join(
            '',
          ),
        ].join(''),
      ).join(''),
      shade(stone, 0.35),
      2.4,
      0.5,
    );
  const left =
    fill('M-460 0V-196h34v-26h34v26h34v-26h34v26h34v-26h26L-216 -150L-250 -110L-206 -66L-236 0Z', stone) +
    courses(-460, -196, 220, 190);
  const right =
    fill('M460 0V-186h-34v-26h-34v26h-34v-26h-34v26h-30L240 -150L266 -96L222 -58L250 0Z', shade(stone, 0.14)) +
    courses(250, -186, 210, 180);
  const tower = place(
    fill('M-60 0V-230h-12v-36h30v18h26v-18h32v18h26v-18h30v36h-12V0Z', shade(stone, 0.06)) +
      arch(0, -130, 24, 52, shade(stone, 0.55)) +
      line('M-10 -230l16 60l-22 50l18 60l-12 60', shade(stone, 0.55), 6),
    -64,
    6,
    1,
    false,
    -17,
  );
  const other = place(
    fill('M-50 0V-190h-10v-30h28v16h22v-16h30v16h22v-16h18v30h-10V0Z', shade(stone, 0.12)) +
      arch(0, -100, 22, 46, shade(stone, 0.55)),
    116,
    4,
    1,
    false,
    24,
  );
  const flying = Array.from({ length: 17 }, () =>
    block(luck.between(-230, 250), luck.between(-210, -10), luck.between(0.4, 1), luck.between(-60, 60)),
  ).join('');
  const dust = Array.from({ length: 15 }, () =>
    oval(luck.between(-280, 280), luck.between(-26, 14), luck.between(40, 86), luck.between(20, 40), '#f0dcb8', 0.62),
  ).join('');
  return left + right + tower + other + flying + dust;
}

/** Two pillars that crack, and the roof that they bore: about 340 units high, room for one between them. */
export function twoPillars(stage: Stage): string {
  const stone = '#dcc59a';
  const pillar = (x: number, lean: number, turn: number) =>
    place(
      fill(
        `M-36 0L${-28 + lean} -300H${28 + lean}L36 0Z`,
        stage.ink.linear([-36, 0], [36, 0], [0, tint(stone, 0.3)], [0.5, stone], [1, shade(stone, 0.4)]),
      ) +
        line(`M-14 -6L${-10 + lean} -292M12 -6L${10 + lean} -292`, shade(stone, 0.3), 3, 0.5) +
        line(`M-30 -150l20 -16l-6 -26l26 -14l-4 -30`, '#5a3f2f', 6) +
        box(-48, -20, 96, 24, shade(stone, 0.1)) +
        box(-46 + lean, -322, 92, 26, tint(stone, 0.2)),
      x,
      0,
      1,
      false,
      turn,
    );
  const blocks = [
    [-150, -260, 20],
    [-70, -286, -12],
    [40, -250, 34],
    [150, -290, -24],
    [-10, -210, 50],
    [190, -180, 12],
    [-190, -170, -30],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(box(-24, -16, 48, 32, stone, 1, 3) + box(-24, 6, 48, 10, shade(stone, 0.3), 1, 3), x, y, 1, false, turn),
    )
    .join('');
  return [
    poly(
      [
        [-330, -318],
        [-40, -330],
        [-10, -300],
        [20, -334],
        [330, -316],
        [330, -380],
        [-330, -380],
      ],
      shade(stone, 0.2),
    ),
    pillar(-104, -10, -5),
    pillar(104, 10, 5),
    blocks,
    [-170, -60, 60, 170].map((x) => oval(x, 4, 80, 20, '#f0dcb8', 0.5)).join(''),
  ].join('');
}

/** A chariot with room for two; people stand or sit at x 0, their feet about 60 units above the ground. */
export function chariot(): string {
  const wheel = [
    oval(0, 0, 50, 50, '#6b4226'),
    oval(0, 0, 40, 40, '#d9b184'),
    line('M-40 0H40M0 -40V40M-28 -28L28 28M28 -28L-28 28', '#6b4226', 6),
    oval(0, 0, 10, 10, '#b9852a'),
  ].join('');
  return [
    fill('M-104 -56H86Q98 -60 100 -118Q40 -100 -20 -104Q-60 -104 -112 -84Q-112 -66 -104 -56Z', '#a3382f'),
    line('M100 -118Q40 -100 -20 -104Q-60 -104 -112 -84', '#e9c04a', 8),
    line('M-100 -58H86', '#e9c04a', 5),
    [-60, -10, 40].map((x) => oval(x, -80, 11, 9, '#e9c04a')).join(''),
    line('M84 -66L210 -74', '#6b4226', 8),
    place(wheel, -14, -48),
  ].join('');
}

/** Far pyramids and palms. */
export const pyramids = ({ light }: Stage): string => {
  const sand = mix('#d9a85f', light.haze, light.dark ? 0.5 : 0.3);
  return [
    [-120, 190, 150],
    [90, 130, 104],
    [220, 80, 62],
  ]
    .map(
      ([x = 0, w = 0, h = 0]) =>
        fill(`M${x - w} 0L${x} ${-h}L${x + w} 0Z`, tint(sand, 0.2)) +
        fill(`M${x} ${-h}L${x + w} 0H${x + w * 0.3}Z`, shade(sand, 0.3)),
    )
    .join('');
};

/** The holy city: gold, gates and towers, about 700 units wide, its foundation on 0,0. */
export function goldenCity({ ink }: Stage): string {
  const gold = ink.linear([0, -300], [0, 20], [0, '#fffbe6'], [0.5, '#ffdf8a'], [1, '#e0a040']);
  const tower = (x: number, w: number, h: number) =>
    box(x - w / 2, -h, w, h, gold) +
    fill(`M${x - w / 2 - 8} ${-h}L${x} ${-h - w * 0.9}L${x + w / 2 + 8} ${-h}Z`, '#f6c65a') +
    oval(x, -h - w * 0.9 - 6, 6, 6, '#fffdf0') +
    arch(x, -h * 0.55, w * 0.3, w * 0.6, '#c98f3a') +
    line(`M${x + w / 2 - 3} ${-h}V0`, '#c98f3a', 4, 0.6);
  const jewels = ['#4fa07a', '#3f7fc4', '#c1473a', '#8a5ac4', '#e08a3a', '#4fb0b0'];
  const wall = fill(
    'M-330 20V-86h24v-18h24v18h24v-18h24v18h24v-18h24v18h24v-18h24v18H242v-18h24v18h24v-18h24v18h16V20Z',
    gold,
  );
  const gates = [-220, 0, 220].map((x) => arch(x, 20, 64, 92, '#c98f3a') + arch(x, 20, 48, 80, '#fffdf0')).join('');
  const stones = Array.from({ length: 12 }, (_, i) =>
    box(-326 + i * 55, 6, 46, 14, jewels[i % 6] ?? '#fff', 0.9, 4),
  ).join('');
  return [
    oval(0, -120, 460, 330, ink.radial([0, -120], 460, [0, '#fffdf0', 1], [0.4, '#fff0b8', 0.7], [1, '#ffe79a', 0])),
    [
      [-250, 46, 170],
      [-180, 54, 226],
      [-104, 50, 190],
      [104, 50, 196],
      [180, 54, 232],
      [252, 46, 164],
      [-40, 60, 262],
      [44, 60, 256],
    ]
      .map(([x = 0, w = 0, h = 0]) => tower(x, w, h))
      .join(''),
    tower(0, 76, 300),
    wall,
    gates,
    stones,
  ].join('');
}

/** An open prison door, light behind it. */
export const openDoor = ({ ink }: Stage): string =>
  [
    arch(0, 0, 190, 300, '#3f3a48'),
    arch(0, 0, 156, 280, ink.radial([0, -120], 200, [0, '#fffdf0'], [0.6, '#ffe9a8'], [1, '#d9a85f'])),
    fill('M-80 0L-190 36V-220L-80 -210Z', '#6b4a35'),
    line('M-170 26V-214M-140 18V-214M-110 8V-212M-186 -60L-82 -70M-186 -150L-82 -148', '#2f2a35', 6),
    fill('M-78 0H78L190 70H-130Z', '#ffe9a8', 0.4),
  ].join('');

/** The house at the end of the way. */
export const home = (stage: Stage): string => place(house(stage, stage.culture), 0, 0, 1.5);

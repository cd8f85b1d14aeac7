import { line, place } from './brush.ts';
import { house, temple, town, gate } from './buildings.ts';
import { mix, shade, tint } from './colour.ts';
import { bush, cliff, flowers, grass, ground, haze, pebbles, ridge, road, rock } from './land.ts';
import { sky, weather } from './sky.ts';
import type { Scenery, Stage } from './stage.ts';
import { tree } from './trees.ts';
import { sea } from './water.ts';

/** Trees along the middle distance, the farther the smaller. */
function grove(stage: Stage, count: number, y: number, from = 0, to = 1): string {
  const { luck, culture, w } = stage;
  const spots = Array.from(
    { length: count },
    () => [luck.between(from, to) * w, y + luck.between(-16, 30), luck.between(0.5, 0.8)] as const,
  );
  return [...spots]
    .sort((a, b) => a[1] - b[1])
    .map(([x, top, size]) => place(tree(stage, luck.pick(culture.trees)), x, top, size, luck.maybe(0.5)))
    .join('');
}

const rocks = (stage: Stage, count: number, y: number, deep: number, size: number): string =>
  Array.from({ length: count }, () => [stage.luck.between(0, stage.w), y + stage.luck.next() * deep] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([x, top]) => place(rock(stage, stage.culture.rock), x, top, size * stage.luck.between(0.5, 1.2), stage.luck.maybe(0.5)))
    .join('');

/** Something big and near at one edge of the page, that frames the picture. */
function framing(stage: Stage, edge: -1 | 1): string {
  const { w, h, culture, luck, scene } = stage;
  const x = edge < 0 ? w * luck.between(-0.03, 0.04) : w * luck.between(0.96, 1.03);
  const dry = ['desert', 'wilderness', 'mountain', 'valley', 'golgotha', 'tomb', 'road'].includes(scene.place);
  const leafy = place(bush(stage, shade(mix(culture.green, '#5a6b35', 0.4), 0.2)), x, h + 12, 2.3);
  return dry && luck.maybe(0.7)
    ? place(rock(stage, shade(culture.rock, 0.2)), x, h + 16, 2.7) + leafy.replace(/^<g /, '<g opacity=".96" ')
    : leafy;
}

/** Land under the sky: far hills, what stands in the middle, and near ground. */
export function outdoors(stage: Stage): Scenery {
  const { w, h, horizon, ground: near, light, culture, scene, luck, side } = stage;
  const green = mix(culture.green, light.haze, 0.08);
  const { sand, earth, rock: stone } = culture;
  const air = (colour: string, far: number) => mix(colour, light.haze, far);
  const away = -side as -1 | 1;
  const far = (colour: string, jagged = false, rise = 90) =>
    ridge(stage, { y: horizon, rise, waves: 2.6, colour: air(colour, 0.62), jagged, key: 'far' }) + haze(stage, horizon + 30, 70, 0.55);
  const middle = (colour: string, rise = 56) =>
    ridge(stage, { y: (horizon + near) / 2 + 10, rise, waves: 2.1, colour: air(colour, 0.3), key: 'middle' }) +
    haze(stage, near + 6, 46, 0.3);
  const back = [sky(stage)];
  const front: string[] = [];
  const soil = () => back.push(grass(stage, near + 14, h - near, green, 150));
  switch (scene.place) {
    case 'desert':
      back.push(
        far(sand),
        middle(sand, 76),
        place(tree(stage, 'palm'), w / 2 + away * w * 0.36, near + 8, 1.05),
        place(tree(stage, 'palm'), w / 2 + away * w * 0.41, near + 22, 0.8, true),
        ground(stage, sand),
        pebbles(stage, near + 20, h - near, sand, 30),
      );
      break;
    case 'mountain':
      back.push(
        ridge(stage, { y: horizon + 20, rise: 300, waves: 3.1, colour: air(stone, 0.55), jagged: true, key: 'peak' }),
        haze(stage, horizon + 30, 110, 0.7),
        ridge(stage, { y: near - 10, rise: 150, waves: 2.2, colour: air(stone, 0.25), jagged: true, key: 'spur' }),
        cliff(stage, away, h * 0.2, w * 0.2, stone),
        ground(stage, mix(stone, earth, 0.5)),
        rocks(stage, 6, near + 10, 120, 0.7),
        pebbles(stage, near + 20, h - near, stone, 40),
      );
      break;
    case 'wilderness':
    case 'valley':
      back.push(
        far(stone, true, 130),
        ridge(stage, { y: near - 6, rise: 90, waves: 1.6, colour: air(mix(earth, stone, 0.5), 0.3), key: 'spur' }),
        ground(stage, mix(earth, sand, 0.3)),
        rocks(stage, 7, near + 6, 110, 0.6),
        pebbles(stage, near + 20, h - near, stone, 44),
        grass(stage, near + 20, h - near, mix(green, '#b09a55', 0.6), 60),
      );
      if (scene.place === 'valley') back.splice(3, 0, camp(stage, near - 46));
      break;
    case 'golgotha':
      back.push(
        far(stone),
        town(stage, w / 2 + away * w * 0.34, (horizon + near) / 2 + 14, 0.42, 8),
        ridge(stage, { y: near + 20, rise: 60, waves: 1.2, colour: air(earth, 0.2), key: 'hill' }),
        ground(stage, mix(earth, stone, 0.4), near, 40),
        pebbles(stage, near + 20, h - near, stone, 40),
      );
      break;
    case 'tomb':
      back.push(
        far(green),
        middle(green),
        grove(stage, 4, near + 4),
        ground(stage, mix(earth, green, 0.4)),
        flowers(stage, near + 40, h - near - 60, 26),
      );
      soil();
      break;
    case 'field':
      back.push(far(green), middle(green), grove(stage, 4, near - 4), ground(stage, mix(earth, '#d9b04f', 0.5)), furrows(stage));
      if (scene.event !== 'sow') front.push(wheatBand(stage));
      break;
    case 'vineyard':
      back.push(
        far(green),
        middle(green),
        place(house(stage, culture), w / 2 + away * w * 0.34, near - 8, 0.6),
        ground(stage, mix(earth, green, 0.5)),
        vines(stage),
      );
      soil();
      break;
    case 'garden':
      back.push(
        far(green),
        middle(shade(green, 0.1)),
        grove(stage, 11, near),
        ground(stage, green),
        flowers(stage, near + 24, h - near - 20, 64),
      );
      soil();
      front.push(framing(stage, side));
      break;
    case 'river':
      back.push(
        far(green),
        middle(green),
        grove(stage, 6, near - 18),
        ground(stage, mix(green, sand, 0.2), near - 8),
        `<g>${sea({ ...stage }, near + 44, near + 190)}</g>`,
        ground(stage, mix(green, earth, 0.3), near + 168, 16),
        reeds(stage, near + 168),
      );
      break;
    case 'shore':
      back.push(
        ridge(stage, { y: horizon + 6, rise: 60, waves: 3, colour: air(green, 0.66), key: 'far' }),
        sea(stage, horizon, near + 60),
        ground(stage, sand, near + 34, 18),
        line(`M0 ${near + 30}Q${w * 0.3} ${near + 4} ${w * 0.5} ${near + 34}T${w} ${near + 28}`, '#fdfdf8', 7, 0.7),
        pebbles(stage, near + 60, h - near - 60, sand, 36),
      );
      break;
    case 'city':
    case 'palace':
      back.push(
        far(green),
        town(stage, w * 0.5, near - 46, 0.62, 22),
        haze(stage, near - 16, 60, 0.4),
        place(gate(stage, w * 1.1, 210), w / 2 + away * w * 0.12, near + 16, 0.92),
        ground(stage, mix(earth, culture.wall, 0.4)),
        paving(stage),
        place(house(stage, culture), w / 2 + side * w * 0.46, near + 56, 1.9),
      );
      break;
    case 'temple':
      back.push(
        far(green),
        town(stage, w * 0.5, near - 20, 0.5, 18),
        haze(stage, near, 60, 0.4),
        place(temple(stage), w / 2 + away * w * 0.1, near + 22, 1.15),
        ground(stage, mix(culture.wall, earth, 0.3)),
        paving(stage),
      );
      break;
    case 'camp':
      back.push(
        far(sand),
        middle(sand),
        camp(stage, near - 10),
        ground(stage, mix(sand, earth, 0.4)),
        pebbles(stage, near + 20, h - near, stone, 36),
      );
      soil();
      break;
    case 'road':
      back.push(
        far(stone, false, 120),
        middle(mix(green, sand, 0.4), 80),
        town(stage, w / 2 + away * w * 0.28, (horizon + near) / 2 + 6, 0.34, 7),
        grove(stage, luck.whole(1, 3), near - 6),
        ground(stage, mix(green, sand, luck.between(0.35, 0.7))),
        road(stage, tint(earth, 0.1), w * luck.between(0.4, 0.6), w / 2 + away * w * 0.26),
        rocks(stage, 4, near + 4, 70, 0.55),
        grass(stage, near + 16, h - near, green, 110),
      );
      front.push(framing(stage, luck.maybe(0.5) ? 1 : -1));
      break;
    default:
      back.push(
        far(green),
        middle(green),
        grove(stage, scene.place === 'pasture' ? 3 : 5, near - 4),
        scene.place === 'hills' ? town(stage, w / 2 + away * w * 0.3, near - 20, 0.4, 5) : '',
        ground(stage, green),
        flowers(stage, near + 30, h - near - 30, 26),
      );
      soil();
      front.push(framing(stage, luck.maybe(0.5) ? 1 : -1));
  }
  front.push(weather(stage));
  return { back: back.join(''), front: front.join('') };
}

function camp({ luck, w }: Stage, y: number): string {
  const tents = ['#b98a5a', '#a86a4a', '#c9a878', '#8f7a5a'] as const;
  return Array.from({ length: 9 }, (_, i) => {
    const size = luck.between(0.3, 0.5);
    const colour = luck.pick(tents);
    return place(
      `<path d="M-120 0L0 -150L120 0Z" fill="${colour}"/><path d="M0 -150L120 0L50 0Z" fill="${shade(colour, 0.25)}"/><path d="M-22 0L0 -110L26 0Z" fill="${shade(colour, 0.6)}"/>`,
      (w * (i + luck.next())) / 9,
      y + luck.between(-14, 14),
      size,
    );
  }).join('');
}

function furrows({ w, h, ground: near, culture }: Stage): string {
  return Array.from({ length: 15 }, (_, i) =>
    line(
      `M${w / 2 + (i - 7) * w * 0.05} ${near + 20}Q${w / 2 + (i - 7) * w * 0.11} ${(near + h) / 2} ${w / 2 + (i - 7) * w * 0.2} ${h + 10}`,
      shade(culture.earth, 0.3),
      4 + Math.abs(i - 7) * 0.3,
      0.45,
    ),
  ).join('');
}

function wheatBand({ w, h, luck }: Stage): string {
  let stalks = '';
  let ears = '';
  for (let i = 0; i < 150; i++) {
    const [x, tall, lean] = [luck.between(-10, w + 10), luck.between(60, 108), luck.between(-12, 12)];
    stalks += `M${x.toFixed(0)} ${h + 6}Q${x.toFixed(0)} ${(h - tall * 0.5).toFixed(0)} ${(x + lean).toFixed(0)} ${(h - tall).toFixed(0)}`;
    ears += `M${(x + lean).toFixed(0)} ${(h - tall + 4).toFixed(0)}l${(lean * 0.3).toFixed(1)} -22`;
  }
  return line(stalks, '#c39a3f', 3) + line(ears, '#eac65c', 8);
}

function vines({ w, h, ground: near, luck, side }: Stage): string {
  let drawn = '';
  for (let row = 0; row < 3; row++) {
    const y = near + 14 + row * row * 26 + row * 22;
    for (let i = 0; i < 12 - row * 2; i++) {
      const x = (w * (i + luck.between(0.2, 0.8))) / (12 - row * 2);
      if (row > 0 && Math.abs(x - w / 2) < w * 0.3) continue;
      drawn += place(
        `<path d="M0 0V-70" stroke="#6b4a30" stroke-width="7"/><ellipse cx="0" cy="-58" rx="40" ry="22" fill="#56803a"/><ellipse cx="${side * 8}" cy="-64" rx="26" ry="12" fill="#7fa852"/><g fill="#6a3a86"><circle cx="-12" cy="-38" r="6"/><circle cx="-3" cy="-36" r="6"/><circle cx="-8" cy="-28" r="6"/><circle cx="18" cy="-40" r="6"/><circle cx="14" cy="-31" r="6"/></g>`,
        x,
        y,
        0.7 + row * 0.35,
      );
    }
  }
  return h > near ? drawn : '';
}

function reeds({ w, luck }: Stage, y: number): string {
  let stems = '';
  let heads = '';
  for (let i = 0; i < 46; i++) {
    const edge = luck.maybe(0.5) ? luck.between(0, w * 0.2) : luck.between(w * 0.8, w);
    const [tall, lean] = [luck.between(50, 120), luck.between(-16, 16)];
    stems += `M${edge.toFixed(0)} ${y + 20}q0 ${(-tall * 0.5).toFixed(0)} ${lean.toFixed(0)} ${(-tall).toFixed(0)}`;
    if (i % 3 === 0) heads += `M${(edge + lean).toFixed(0)} ${(y + 20 - tall).toFixed(0)}v-20`;
  }
  return line(stems, '#5f7f3a', 4) + line(heads, '#7a5230', 8);
}

function paving({ w, h, ground: near, culture, luck }: Stage): string {
  let stones = '';
  for (let row = 0; row < 7; row++) {
    const y = near + 24 + row * row * 7;
    for (let i = 0; i < 12 - row; i++) stones += `M${luck.between(0, w).toFixed(0)} ${y}h${(26 + row * 16).toFixed(0)}`;
  }
  return h > near ? line(stones, shade(culture.earth, 0.35), 3, 0.28) : '';
}

// Landscapes and streets of today, from the plans in lands.yaml.
import { isOfActionKind } from '../../actions/kinds-of-action-things.ts';
import { box, fill, line, oval, place } from '../../drawing/brush.ts';
import { mix, shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import { furrows } from '../../scenery/fields.ts';
import { grove, overhang } from '../../scenery/growth.ts';
import { bush, flowers, grass, ground, haze, pebbles, road } from '../../scenery/land.ts';
import { layers } from '../../drawing/layers.ts';
import { nearestGround, onNearGround } from '../../scenery/near-ground.ts';
import { lampsAreLit, nightfall } from '../../light/night-in-places.ts';
import { sky, weather } from '../../scenery/sky.ts';
import { snowfall, snowOnGround } from '../../light/snow.ts';
import type { Scenery, Stage } from '../../staging/stage.ts';
import { sea } from '../../scenery/water.ts';
import { buildingsOfToday } from './buildings-of-today.ts';
import { homeFurniture } from './furniture.ts';
import { gardenThings } from './garden-things.ts';
import { marketThings } from './market-things.ts';
import type { Part } from './panel.ts';
import { petrolStation } from './petrol-station.ts';
import { train } from './rail-station.ts';
import { type Land, lands } from './place-plans.ts';
import { publicFronts } from './public-fronts.ts';
import { roomForAll } from './room-for-all.ts';
import { streetThings } from './street-things.ts';
import { vehicles } from './vehicles.ts';

/** What can stand in a place under the sky. */
export const landParts: Readonly<Record<string, Part>> = {
  ...buildingsOfToday,
  ...marketThings,
  ...streetThings,
  ...vehicles,
  ...publicFronts,
  ...gardenThings,
  'petrol-station': petrolStation,
  train,
  bush: { wide: 130, draw: (stage) => bush(stage, mix(stage.culture.green, '#4a7a3a', 0.4)) },
  plant: homeFurniture.plant as Part,
  'charcoal-stove': homeFurniture['charcoal-stove'] as Part,
};

/** Draws a place of today under the sky. `name` is one of the lands in the plans. */
export function landOfToday(stage: Stage, name: string): Scenery {
  const { w, ground: near, side, luck, index } = stage;
  const views = lands[name] ?? [];
  const drawn = views[index % views.length] as Land;
  const plan =
    drawn.ground === 'earth' && isGrassy(stage) ? { ...drawn, ground: groundAbroad[name] ?? 'earth' } : drawn;
  const at = (share: number) => w / 2 + side * w * share;
  // Nobody opens a parasol in a storm, and the car of the tale stands alone.
  const hasCar = stage.scene.acting?.things.some(({ name }) => isOfActionKind(name, 'car')) ?? false;
  const shown = plan.things.filter(
    ([of]) => (of !== 'umbrella' || stage.scene.weather === 'clear') && (of !== 'car' || !hasCar),
  );
  const chosen = shown.map(([of, x, y, size]) => ({
    part: landParts[typeof of === 'string' ? of : luck.pick(of)],
    x,
    y,
    size,
  }));
  const things = roomForAll(chosen, ({ part, x, y, size }) => ({
    x: at(x),
    half: (part?.wide ?? 0) * size * 0.4,
    level: y,
  }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ part, x, y, size }) => (part ? place(part.draw(stage), at(x), near + y, size, luck.maybe(0.5)) : ''));
  return {
    back: [
      sky(stage),
      farOf(stage, plan),
      groundOf(stage, plan),
      plan.road === 'away' ? road(stage, tint(stage.culture.earth, 0.12), w * 0.46, at(0.12)) : '',
      snowOnGround(stage),
      nightfall(stage, 0.7),
      ...plan.rows.map((row) => rowOf(stage, row)),
      plan.road === 'across' ? roadAcross(stage) : '',
      plan.road === 'drive' ? drive(stage, at(-0.2)) : '',
      ...things,
      nightfall(stage, 0.4),
    ].join(''),
    front:
      (stage.scene.cast.length === 0 ? nearestOf(stage, plan.ground, luck.maybe(0.5) ? 1 : -1) : '') +
      (plan.ground === 'grass' && luck.maybe(0.5) ? overhang(stage, side) : '') +
      snowfall(stage) +
      weather(stage),
  };
}

/** Countries where grass, not bare earth, is before the houses. */
export const isGrassy = ({ context }: Pick<Stage, 'context'>): boolean =>
  context === 'universal' || context === 'european' || context === 'asian';
/** What is on the ground there, where other countries have earth. */
const groundAbroad: Readonly<Record<string, Land['ground']>> = {
  ...{ 'house-front': 'grass', village: 'grass', 'church-front': 'grass', 'clinic-front': 'grass', school: 'grass' },
  ...{ street: 'paving', market: 'paving', 'workshop-front': 'paving', 'filling-station': 'paving' },
};

/** What frames a view without people. */
const nearestOf = (stage: Stage, ground: Land['ground'], edge: -1 | 1): string =>
  ground === 'earth' || ground === 'grass' || ground === 'sand' ? nearestGround(stage, ground, edge, true) : '';

/** Things side by side until the row is full; the same thing never twice running where there is a choice. */
function rowOf(stage: Stage, { of, y, size, from, to, gap }: Land['rows'][number]): string {
  const { w, ground: near, luck } = stage;
  let drawn = '';
  let last = '';
  const end = w / 2 + w * to;
  for (let x = w / 2 + w * from; x < end; ) {
    let name = luck.pick(of);
    for (let tries = 0; tries < 4 && name === last; tries++) name = luck.pick(of);
    last = name;
    const part = landParts[name];
    if (!part) break;
    const wide = part.wide * size;
    drawn += place(part.draw(stage), x + wide / 2, near + y, size);
    x += wide + gap * luck.between(0.6, 1.5);
  }
  return drawn;
}

function farOf(stage: Stage, { far }: Land): string {
  const { w, horizon, ground: near, luck, light } = stage;
  const { far: hills, middle, green, air } = layers(stage);
  return far
    .map((kind) => {
      switch (kind) {
        case 'hills':
          return hills(green) + middle(green);
        case 'grove':
          return grove(stage, 6, near - 6);
        case 'sea':
          return sea(stage, horizon, near + 40);
        case 'town':
          return (
            hills(green) +
            Array.from({ length: 11 }, (_, i) =>
              place(
                luck.pick([landParts.house as Part, landParts.block as Part, landParts.house as Part]).draw(stage),
                (w * (i + luck.between(0.2, 0.8))) / 11,
                near - 14 + luck.between(-22, 0),
                luck.between(0.34, 0.46),
              ),
            ).join('') +
            `${box(0, horizon - 160, w, near - horizon + 190, light.haze, 0.34)}` +
            haze(stage, near + 4, 60, 0.5)
          );
        case 'towers':
          return Array.from({ length: 8 }, (_, i) => {
            const [x, wide, high] = [(w * (i + luck.next())) / 8, luck.between(60, 110), luck.between(120, 300)];
            return (
              box(x, near - high, wide, high, air('#8f979c', 0.55)) +
              line(
                Array.from(
                  { length: Math.floor(high / 30) },
                  (_, k) => `M${n(x + 10)} ${n(near - high + 16 + k * 30)}h${n(wide - 20)}`,
                ).join(''),
                lampsAreLit(stage) ? '#f6d98a' : air('#5f7f94', 0.4),
                8,
                0.5,
              )
            );
          }).join('');
      }
    })
    .join('');
}

function groundOf(stage: Stage, { ground: kind }: Land): string {
  const { w, h, ground: near, culture } = stage;
  const { floor, soil, green } = layers(stage);
  const earth = mix(culture.earth, culture.sand, 0.2);
  switch (kind) {
    case 'earth':
      return (
        floor(earth, 14) +
        onNearGround(stage, kind, earth) +
        pebbles(stage, near + 30, h - near - 20, earth, 30) +
        grass(stage, near + 6, 60, green, 26)
      );
    case 'grass':
      return (
        floor(green, 14) + onNearGround(stage, kind, green) + flowers(stage, near + 50, h - near - 60, 20) + soil(150)
      );
    case 'sand':
      return (
        ground(stage, mix(culture.sand, '#f6e3b8', 0.5), near + 26, 16) +
        line(
          `M0 ${n(near + 24)}Q${n(w * 0.25)} ${n(near + 2)} ${n(w * 0.5)} ${n(near + 26)}T${n(w)} ${n(near + 20)}`,
          '#fdfdf8',
          8,
          0.75,
        ) +
        pebbles(stage, near + 60, h - near - 60, culture.sand, 26)
      );
    case 'quay': {
      const slab = mix('#b5b0a4', culture.sand, 0.24);
      const joints = Array.from(
        { length: 13 },
        (_, i) => `M${n(w / 2 + (i - 6) * w * 0.1)} ${n(near + 44)}L${n(w / 2 + (i - 6) * w * 0.19)} ${n(h)}`,
      ).join('');
      return (
        sea(stage, near - 60, near + 40) +
        ground(stage, slab, near + 34, 0) +
        box(0, near + 34, w, 16, shade(slab, 0.34)) +
        box(0, near + 30, w, 8, tint(slab, 0.3)) +
        line(`${joints}M0 ${n(near + 110)}H${n(w)}M0 ${n(near + 210)}H${n(w)}`, shade(slab, 0.3), 2.4, 0.4)
      );
    }
    case 'court':
      return [
        floor('#b8705a', 4),
        line(
          `M0 ${n(near + 46)}H${n(w)}M${n(w * 0.04)} ${n(h)}L${n(w * 0.16)} ${n(near + 46)}M${n(w * 0.96)} ${n(h)}L${n(w * 0.84)}` +
            ` ${n(near + 46)}`,
          '#fbfaf0',
          6,
          0.85,
        ),
        `<ellipse cx="${n(w / 2)}" cy="${n(near + 200)}" rx="${n(w * 0.17)}" ry="54" fill="none" `,
        `stroke="#fbfaf0" stroke-width="6" opacity="0.8"/>`,
      ].join('');
    case 'roof': {
      const slab = mix(culture.wall, '#c9c4ba', 0.6);
      const joints = Array.from(
        { length: 9 },
        (_, i) => `M${n(w / 2 + (i - 4) * w * 0.12)} ${n(near)}L${n(w / 2 + (i - 4) * w * 0.26)} ${n(h)}`,
      ).join('');
      return (
        floor(slab, 0) +
        line(`${joints}M0 ${n(near + 70)}H${n(w)}M0 ${n(near + 170)}H${n(w)}`, shade(slab, 0.24), 2.4, 0.35)
      );
    }
    case 'furrows':
      return floor(culture.earth, 12) + furrows(stage);
    case 'pitch': {
      const stripes = Array.from({ length: 6 }, (_, i) => {
        const [a, b] = [(i / 6) ** 1.5, ((i + 0.5) / 6) ** 1.5];
        return box(0, near + 30 + a * (h - near), w, (b - a) * (h - near), shade(green, 0.12), 0.5);
      }).join('');
      return [
        floor(green, 6),
        stripes,
        line(`M0 ${n(near + 40)}H${n(w)}M${n(w * 0.02)} ${n(h)}L${n(w * 0.14)} ${n(near + 40)}`, '#fbfaf0', 6, 0.8),
        `<ellipse cx="${n(w * 0.56)}" cy="${n(near + 190)}" rx="${n(w * 0.2)}" ry="62" fill="none" `,
        `stroke="#fbfaf0" stroke-width="6" opacity="0.75"/>${oval(w * 0.56, near + 190, 8, 4, '#fbfaf0', 0.8)}`,
        soil(60),
      ].join('');
    }
    case 'paving': {
      const stone = mix(mix(culture.wall, '#b8b2a6', 0.55), culture.earth, 0.16);
      const joints =
        Array.from(
          { length: 15 },
          (_, i) => `M${n(w / 2 + (i - 7) * w * 0.09)} ${n(near + 108)}L${n(w / 2 + (i - 7) * w * 0.2)} ${n(h)}`,
        ).join('') + [136, 180, 246].map((y) => `M0 ${n(near + y)}H${n(w)}`).join('');
      return floor(stone, 4) + line(joints, shade(stone, 0.3), 2.2, 0.3);
    }
  }
}

/** A paved way from the house down to the edge of the page; a car stands on it. */
function drive({ w, h, ground: near, ink }: Stage, x: number): string {
  const stone = '#b9b4a8';
  const [top, low] = [near + 8, h];
  return (
    fill(
      `M${n(x - 150)} ${n(top)}H${n(x + 150)}L${n(x + w * 0.22)} ${n(low)}H${n(x - w * 0.3)}Z`,
      ink.linear([0, top], [0, low], [0, tint(stone, 0.2)], [1, shade(stone, 0.16)]),
    ) +
    line(
      `M${n(x - 10)} ${n(top + 60)}H${n(x + 170)}M${n(x - 220)} ${n(top + 150)}H${n(x + 210)}`,
      shade(stone, 0.3),
      2.4,
      0.5,
    )
  );
}

/** A road from side to side before the houses, with its kerb and its broken line. */
function roadAcross({ w, ground: near, ink, light }: Stage): string {
  const tar = mix('#5f6066', light.haze, 0.12);
  const [top, low] = [near + 18, near + 96];
  const dashes = Array.from({ length: Math.ceil(w / 110) }, (_, i) =>
    fill(`M${i * 110 + 10} ${n(near + 52)}h58l-5 7h-58Z`, '#f0e9d6', 0.75),
  ).join('');
  return [
    box(0, top - 9, w, 10, '#b9b2a4'),
    box(0, top, w, low - top, ink.linear([0, top], [0, low], [0, tint(tar, 0.16)], [1, shade(tar, 0.2)])),
    dashes,
    box(0, low, w, 7, '#d6cfc0'),
    box(0, low + 7, w, 9, '#9a9488'),
  ].join('');
}

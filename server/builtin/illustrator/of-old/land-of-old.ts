// Landscapes of Bible times, from the plans in land-of-old.yaml.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { box, line, place } from '../drawing/brush.ts';
import { house, town } from '../scenery/buildings.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { furrows, wheat } from '../scenery/fields.ts';
import { grove, overhang } from '../scenery/growth.ts';
import { flowers, grass, ground, haze, pebbles, ridge, road } from '../scenery/land.ts';
import { layers } from '../drawing/layers.ts';
import { nearestGround, onNearGround } from '../scenery/near-ground.ts';
import { nightfall } from '../light/night-in-places.ts';
import { Row } from '../scenery/row-of-things.ts';
import type { Place } from '../scene.ts';
import { sky, weather } from '../scenery/sky.ts';
import { snowfall, snowOnGround } from '../light/snow.ts';
import type { Scenery, Stage } from '../staging/stage.ts';
import { roomForAll } from '../today/places/room-for-all.ts';
import type { Part } from '../today/places/panel.ts';
import { sea } from '../scenery/water.ts';
import { buildingsOfOld } from './buildings-of-old.ts';
import { thingsOfOld } from './things-of-old.ts';

const Far = z.enum([
  'hills',
  'green-hills',
  'dunes',
  'peaks',
  'terraces',
  'lake',
  'walled-town',
  'roofs',
  'grove',
  'village',
]);
const Land = z.strictObject({
  ground: z.enum(['earth', 'grass', 'paving', 'sand', 'stones', 'stubble', 'roof']),
  far: z.array(Far),
  road: z.boolean().default(false),
  rows: z.array(Row).default([]),
  /** [thing, side, down, size]; what is named first stays where there is little room. */
  things: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])).default([]),
  front: z.enum(['corner', 'leaves']).optional(),
});
type Land = z.infer<typeof Land>;

/** The outdoor places of Bible times, each with several views that are used in turn. */
export const landsOfOld = z
  .record(z.string(), z.array(Land).min(1))
  .parse(parse(readFileSync(new URL('./lands-of-old.yaml', import.meta.url), 'utf8')));

/** What the plans can name. */
export const partsOfOld: Readonly<Record<string, Part>> = { ...thingsOfOld, ...buildingsOfOld };

/** Whether there are plans for an outdoor place of Bible times. */
export const isLandOfOld = (place: Place): boolean => landsOfOld[place] !== undefined;

/** Draws an outdoor place of Bible times. Each picture of a tale shows the next view of it. */
export function landOfOld(stage: Stage): Scenery {
  const { w, ground: near, side, luck, scene, culture, index } = stage;
  const views = landsOfOld[scene.place] ?? [];
  const plan = views[index % views.length] as Land;
  const at = (share: number) => w / 2 + side * w * share;
  const chosen = plan.things.map(([of, x, y, size]) => ({ part: partsOfOld[of], x, y, size }));
  const things = roomForAll(chosen, ({ part, x, y, size }) => ({
    x: at(x),
    half: (part?.wide ?? 0) * size * 0.4,
    level: y,
  }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ part, x, y, size }) => (part ? place(part.draw(stage), at(x), near + y, size) : ''));
  const edge = luck.maybe(0.5) ? 1 : -1;
  const empty = scene.cast.length === 0;
  const framed =
    plan.ground !== 'roof' && (empty || plan.front === 'corner') ? nearestGround(stage, plan.ground, edge, empty) : '';
  return {
    back: [
      sky(stage),
      ...plan.far.map((kind) => farOf(stage, kind)),
      groundOf(stage, plan.ground),
      plan.road ? road(stage, tint(culture.earth, 0.14), w * 0.5, at(-0.16)) : '',
      snowOnGround(stage),
      nightfall(stage, 0.7),
      ...plan.rows.map((row) => rowOf(stage, row)),
      ...things,
      nightfall(stage, 0.4),
    ].join(''),
    front: framed + (plan.front === 'leaves' ? overhang(stage, edge) : '') + snowfall(stage) + weather(stage),
  };
}

function rowOf(stage: Stage, { of, y, size, from, to, gap }: Land['rows'][number]): string {
  const { w, ground: near, luck } = stage;
  let drawn = '';
  for (let x = w / 2 + w * from, i = luck.whole(0, of.length - 1); x < w / 2 + w * to; i++) {
    const part = partsOfOld[of[i % of.length] as string];
    if (!part) break;
    drawn += place(part.draw(stage), x + (part.wide * size) / 2, near + y, size);
    x += part.wide * size + gap * luck.between(0.6, 1.5);
  }
  return drawn;
}

function farOf(stage: Stage, kind: z.infer<typeof Far>): string {
  const { w, horizon, ground: near, luck, culture, side } = stage;
  const { far, middle, green, air } = layers(stage);
  const away = w / 2 - side * w * 0.24;
  switch (kind) {
    case 'hills':
      return far(mix(culture.sand, green, 0.35)) + middle(mix(culture.sand, green, 0.5));
    case 'green-hills':
      return far(green) + middle(green);
    case 'dunes':
      return (
        far(culture.sand) +
        ridge(stage, { y: near - 14, rise: 80, waves: 1.4, colour: air(culture.sand, 0.3), key: 'dune' })
      );
    case 'peaks':
      return (
        far(culture.rock, true, 190) +
        ridge(stage, { y: near - 8, rise: 110, waves: 1.8, colour: air(culture.rock, 0.34), jagged: true, key: 'spur' })
      );
    case 'terraces':
      return far(mix(culture.rock, green, 0.4)) + terraces(stage);
    case 'lake':
      return (
        ridge(stage, { y: horizon + 4, rise: 76, waves: 3, colour: air(green, 0.62), key: 'far' }) +
        sea(stage, horizon, near + 40)
      );
    case 'grove':
      return grove(stage, 6, near - 8);
    case 'village':
      return town(stage, away, near - 24, 0.44, 6) + haze(stage, near, 40, 0.3);
    case 'walled-town':
      return walledTown(stage, away);
    case 'roofs':
      return (
        Array.from({ length: 3 }, (_, row) =>
          Array.from({ length: 9 }, (_, i) =>
            place(
              house(stage, culture),
              (w * (i + luck.between(0.2, 0.8))) / 9,
              near - 60 + row * 44,
              0.66 + row * 0.26,
            ),
          ).join(''),
        ).join('') + haze(stage, near - 10, 90, 0.3)
      );
  }
}

/** Slopes cut into steps with walls of stone, and olives on them. */
function terraces(stage: Stage): string {
  const { horizon, ground: near, culture, luck, w } = stage;
  const { green, air } = layers(stage);
  const olive = partsOfOld.olive as Part;
  return Array.from({ length: 4 }, (_, i) => {
    const y = horizon + 4 + ((near - horizon) * (i + 1)) / 4;
    const colour = air(mix(green, culture.sand, 0.25 + (i % 2) * 0.16), 0.42 - i * 0.09);
    const trees = Array.from({ length: 7 }, (_, k) =>
      place(olive.draw(stage), (w * (k + luck.next())) / 7, y - 14 + luck.between(-6, 6), 0.2 + i * 0.08),
    ).join('');
    const wall = Array.from(
      { length: 40 },
      (_, k) => `M${n((w * k) / 40)} ${n(y + 2 + 4 * Math.sin(k * 0.7 + i))}h${n(w / 52)}`,
    ).join('');
    return (
      ridge(stage, { y, rise: 30, waves: 1.3 + i * 0.3, colour, key: `terrace${i}` }) +
      line(wall, air(tint(culture.rock, 0.2), 0.34), 7, 0.55) +
      trees
    );
  }).join('');
}

/** A town on its hill behind a wall with towers. */
function walledTown(stage: Stage, x: number): string {
  const { ground: near, culture } = stage;
  const { far, middle, green } = layers(stage);
  const part = partsOfOld['town-gate'] as Part;
  return (
    far(mix(culture.rock, green, 0.4)) +
    middle(mix(culture.sand, green, 0.5)) +
    town(stage, x, near - 116, 0.56, 9) +
    town(stage, x, near - 86, 0.66, 10) +
    place(part.draw(stage), x, near - 22, 0.62) +
    haze(stage, near, 44, 0.3)
  );
}

function groundOf(stage: Stage, kind: Land['ground']): string {
  const { w, h, ground: near, culture } = stage;
  const { floor, soil, green } = layers(stage);
  const { earth, sand, wall } = culture;
  switch (kind) {
    case 'earth':
      return (
        floor(mix(earth, sand, 0.3), 14) +
        onNearGround(stage, kind, mix(earth, sand, 0.3)) +
        pebbles(stage, near + 30, h - near - 20, earth, 30) +
        grass(stage, near + 6, 60, green, 26)
      );
    case 'grass':
      return (
        floor(green, 20) + onNearGround(stage, kind, green) + flowers(stage, near + 44, h - near - 60, 24) + soil(120)
      );
    case 'paving':
      return floor(mix(earth, wall, 0.5), 6) + onNearGround(stage, kind, mix(earth, wall, 0.5));
    case 'sand':
      return floor(sand, 22) + onNearGround(stage, kind, sand) + pebbles(stage, near + 24, h - near, sand, 34);
    case 'stones':
      return (
        floor(mix(sand, culture.rock, 0.3), 20) +
        onNearGround(stage, kind, mix(sand, culture.rock, 0.3)) +
        pebbles(stage, near + 20, h - near, culture.rock, 46) +
        grass(stage, near + 20, h - near, mix(green, '#b09a55', 0.6), 50)
      );
    case 'stubble':
      return (
        floor(mix(earth, '#d9b04f', 0.5), 14) +
        furrows(stage) +
        onNearGround(stage, kind, earth) +
        wheat(stage, 0, w, near + 20, 34, 120)
      );
    case 'roof': {
      const plaster = mix(wall, '#fff2d8', 0.25);
      return (
        ground(stage, plaster, near, 0) +
        line(
          [40, 96, 176, 280].map((y) => `M0 ${n(near + y)}H${n(w)}`).join('') +
            Array.from(
              { length: 9 },
              (_, i) => `M${n(w / 2 + (i - 4) * w * 0.12)} ${n(near)}L${n(w / 2 + (i - 4) * w * 0.26)} ${n(h)}`,
            ).join(''),
          shade(plaster, 0.24),
          2.4,
          0.35,
        ) +
        box(0, near, w, 10, shade(plaster, 0.25), 0.4)
      );
    }
  }
}

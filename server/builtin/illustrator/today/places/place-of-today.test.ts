import { expect, test } from 'vitest';
import { readingPlaces } from '#shared/pictures/scene-reading.ts';
import { culturalContexts } from '#shared/vocabulary.ts';
import { brush } from '../../drawing/brush.ts';
import { cultures } from '../../looks/cultures.ts';
import { lightOf } from '../../light/light.ts';
import { chance } from '../../drawing/random.ts';
import type { Place, Scene, Time } from '../../scene.ts';
import { isRoofed, scenery } from '../../scenery/scenery.ts';
import type { Stage } from '../../staging/stage.ts';
import { gardenThings } from './garden-things.ts';
import { lands, rooms } from './place-plans.ts';
import { isGrassy, landParts } from './land-of-today.ts';
import { kerbOfToday } from './place-of-today.ts';
import { dryAtPool } from './swimming-pool.ts';
import { roomParts } from './room-of-today.ts';
import { wallThings } from './wall-things.ts';

function stageOf(place: Place, context: Stage['context'] = 'west-african', time: Time = 'day', seed = 'tale'): Stage {
  const scene: Scene = {
    ...{
      era: 'today',
      place,
      time,
      weather: 'clear',
      mood: 'calm',
      shot: null,
      wide: false,
      event: 'wait',
      acting: null,
      cast: [],
      animals: [],
      props: [],
    },
    ...{ tableau: null, near: null, acting: null, open: false, side: null },
  };
  const luck = chance(seed, place);
  return {
    ...{
      ink: brush(),
      w: 1600,
      h: 900,
      scene,
      luck,
      seed,
      context,
      culture: cultures[context],
      light: lightOf(time, 'clear', 'calm'),
    },
    ...{ index: 0, cut: false, side: 1, horizon: 396, ground: 522, roofed: isRoofed(scene, luck) },
  };
}
const drawn = (stage: Stage) => {
  const { back, front } = scenery(stage);
  return back + front + stage.ink.defs();
};

test('can draw every part that a plan names', () => {
  const hung = Object.values(rooms).flatMap(({ variants }) =>
    variants.flatMap(({ hang }) => hang.map(([name]) => name)),
  );
  const stood = Object.values(rooms).flatMap(({ variants }) =>
    variants.flatMap(({ stand }) => stand.map(([name]) => name)),
  );
  const outside = Object.values(lands)
    .flat()
    .flatMap(({ rows, things }) => [...rows.flatMap(({ of }) => of), ...things.flatMap(([of]) => of)]);
  expect(hung.filter((name) => !wallThings[name])).toEqual([]);
  expect(stood.filter((name) => !roomParts[name])).toEqual([]);
  expect(outside.filter((name) => !landParts[name])).toEqual([]);
});

test.each(readingPlaces)('draws present-day %s by day and by night, in every context', (place) => {
  for (const context of culturalContexts) expect(drawn(stageOf(place, context))).not.toMatch(/NaN|undefined|Infinity/);
  expect(drawn(stageOf(place, 'west-african', 'night'))).not.toBe(drawn(stageOf(place)));
});

test('returns the same place for the same order, and another for another seed', () => {
  for (const place of ['street', 'market', 'classroom', 'kitchen'] as const) {
    expect(drawn(stageOf(place))).toBe(drawn(stageOf(place)));
    expect(drawn(stageOf(place, 'european', 'day', 'other'))).not.toBe(drawn(stageOf(place, 'european')));
  }
});

test('has present-day interiors, and leaves the same place in Scripture unchanged', () => {
  expect(stageOf('classroom').roofed).toBe(true);
  expect(stageOf('school').roofed).toBe(false);
  const today = stageOf('house');
  expect(drawn(today)).not.toBe(drawn({ ...stageOf('house'), scene: { ...today.scene, era: 'scripture' } }));
});

test('covers the ground before houses with grass where it grows', () => {
  const isGreen = (context: Stage['context']) => drawn(stageOf('yard', context)).includes('#6f4f36');
  expect(isGrassy(stageOf('yard', 'european'))).toBe(true);
  // A flower bed has earth of this colour, and a yard of bare earth has none.
  expect([isGreen('european'), isGreen('universal'), isGreen('west-african')]).toEqual([true, true, false]);
});

test('keeps who stands beside a pool dry, and fills the foreground with water around who is in it', () => {
  const pool = stageOf('pool');
  const swimming: Stage = { ...pool, scene: { ...pool.scene, event: 'baptize' } };
  expect([kerbOfToday(pool), kerbOfToday(swimming)]).toEqual([dryAtPool, 0]);
  expect(drawn(swimming)).not.toBe(drawn(pool));
});

test('has a cemetery for a grave of today, and the rock tomb in Scripture alone', () => {
  const today = stageOf('tomb');
  const old: Stage = { ...stageOf('tomb'), scene: { ...today.scene, era: 'scripture' } };
  expect(drawn(today)).toContain('#b3b2aa');
  expect(drawn(old)).not.toContain('#b3b2aa');
});

test('has no flowers in bloom under snow', () => {
  const bloom = '#f2d37a';
  const bed = (weather: Scene['weather']) => {
    const stage = stageOf('garden', 'universal');
    return gardenThings['flower-bed']!.draw({ ...stage, scene: { ...stage.scene, weather } });
  };
  expect([bed('clear').includes(bloom), bed('snow').includes(bloom)]).toEqual([true, false]);
});

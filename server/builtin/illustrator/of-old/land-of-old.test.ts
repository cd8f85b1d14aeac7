import { expect, test } from 'vitest';
import { readingPlaces, type ReadingPlace, type SceneReading } from '#shared/pictures/scene-reading.ts';
import { culturalContexts } from '#shared/vocabulary.ts';
import { drawScene } from '../draw-scene.ts';
import { landsOfOld, partsOfOld } from './land-of-old.ts';

const reading = (place: ReadingPlace, time: SceneReading['time'] = 'day'): SceneReading => ({
  ...{
    sentence: 'The place.',
    era: 'scripture',
    place,
    time,
    weather: 'clear',
    people: [],
    action: 'none',
    actors: [],
    targets: [],
  },
  ...{ things: [], animals: [], feeling: 'calm', shot: 'land' },
});
const view = (
  place: ReadingPlace,
  index = 0,
  context: (typeof culturalContexts)[number] = 'universal',
  time: SceneReading['time'] = 'day',
) =>
  drawScene({
    ...{
      prompt: 'The place.',
      story: ['The place.'],
      index,
      seed: 'tale',
      take: 0,
      style: 'storybook-1',
      context,
      use: 'frame',
    },
    ...{ width: 960, height: 540, reading: reading(place, time), readingIsChosen: true },
  });

test('can draw every part of every plan, and has plans only for readable places', () => {
  const plans = Object.values(landsOfOld).flat();
  const named = plans.flatMap(({ rows, things }) => [...rows.flatMap(({ of }) => of), ...things.map(([of]) => of)]);
  expect(named.filter((name) => !partsOfOld[name])).toEqual([]);
  expect(Object.keys(landsOfOld).filter((place) => !(readingPlaces as readonly string[]).includes(place))).toEqual([]);
});

test('draws the places of Scripture in every context, with other light at night', () => {
  for (const place of ['village', 'gate', 'palace', 'rooftop', 'camp', 'prison'] as const) {
    for (const context of culturalContexts) expect(view(place, 0, context)).not.toMatch(/NaN|undefined|Infinity/);
    expect(view(place, 0, 'universal', 'night')).not.toBe(view(place));
  }
});

test('varies the view of one place in consecutive pictures', () => {
  for (const place of ['village', 'city', 'hills', 'camp', 'desert'] as const)
    expect(new Set([0, 1, 2].map((index) => view(place, index))).size).toBe(3);
});

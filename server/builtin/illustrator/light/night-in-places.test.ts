import { expect, test } from 'vitest';
import { lightOf } from './light.ts';
import { lampsAreLit, sunShines } from './night-in-places.ts';
import type { Scene, Time, Weather } from '../scene.ts';

const at = (time: Time, weather: Weather = 'clear') => ({
  light: lightOf(time, weather, 'calm'),
  scene: { time, weather } as Scene,
});

test('lights lamps from dusk on, and casts no window beam when it rains', () => {
  expect((['dawn', 'day', 'dusk', 'night'] as const).map((time) => lampsAreLit(at(time)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect((['clear', 'wind', 'rain', 'storm', 'snow'] as const).map((weather) => sunShines(at('day', weather)))).toEqual(
    [...[true, true, false, false, false]],
  );
});

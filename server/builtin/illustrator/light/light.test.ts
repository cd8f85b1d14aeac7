import { expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { lightOf } from './light.ts';

test('shows overcast and dusty air by day, with distant things fading into it', () => {
  const clear = lightOf('day', 'clear', 'calm');
  for (const weather of ['cloudy', 'dust'] as const) {
    const light = lightOf('day', weather, 'calm');
    expect(contrast(light.sky[0], clear.sky[0])).toBeGreaterThan(0.1);
    expect(light.haze).not.toBe(clear.haze);
  }
  expect(lightOf('day', 'dust', 'calm').sky[0]).not.toBe(lightOf('day', 'cloudy', 'calm').sky[0]);
});

test('keeps dust dark at night', () => {
  expect(lightOf('night', 'dust', 'calm')).toMatchObject({ dark: true, veil: lightOf('night', 'clear', 'calm').veil });
});

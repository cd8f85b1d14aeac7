import { expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { lightOf } from './light.ts';

test('overcast and dusty air are seen by day, and a far thing fades into them', () => {
  const clear = lightOf('day', 'clear', 'calm');
  for (const weather of ['cloudy', 'dust'] as const) {
    const light = lightOf('day', weather, 'calm');
    expect(contrast(light.sky[0], clear.sky[0])).toBeGreaterThan(0.1);
    expect(light.haze).not.toBe(clear.haze);
  }
  expect(lightOf('day', 'dust', 'calm').sky[0]).not.toBe(lightOf('day', 'cloudy', 'calm').sky[0]);
});

test('dust by night stays dark', () => {
  expect(lightOf('night', 'dust', 'calm')).toMatchObject({ dark: true, veil: lightOf('night', 'clear', 'calm').veil });
});

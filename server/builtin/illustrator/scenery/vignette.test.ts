import { expect, test } from 'vitest';
import { readTale } from '#server/reading/tale/read-tale.ts';
import { drawScene } from '../draw-scene.ts';
import { styles } from '../light/styles.ts';

const story = ['Ama gave her brother Kofi a mango.'];
const drawn = (style: string, time: 'day' | 'night', wide = true) =>
  drawScene({
    ...{ prompt: story[0]!, story, index: 0, seed: 'spot', take: 0, style, context: 'west-african', use: 'frame' },
    reading: { ...readTale({ scenes: [{ text: story[0]! }] })[0]!, place: 'unknown', time, shot: 'full' },
    ...(wide ? { width: 960, height: 540 } : { width: 540, height: 960 }),
  });
const fills = (svg: string) => new Set(svg.match(/fill="#[\da-f]{6}"/g));

test.each(styles.map(({ key }) => key))('stands people of an unknown place on painted colour in %s', (style) => {
  const svg = drawn(style, 'day');
  expect(drawn(style, 'day')).toBe(svg);
  // The same people by night have another paper under them.
  expect(svg.match(/<rect [^>]*fill="(#[\da-f]{6})"/)?.[1]).not.toBe(
    drawn(style, 'night').match(/<rect [^>]*fill="(#[\da-f]{6})"/)?.[1],
  );
  expect(drawn(style, 'day', false)).not.toContain('NaN');
  expect(fills(svg).size).toBeGreaterThan(8);
});

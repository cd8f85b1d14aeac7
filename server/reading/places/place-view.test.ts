import { expect, test } from 'vitest';
import { pictureViewIn } from '#shared/motion/picture-views.ts';
import { placeOfView } from './place-view.ts';
import { readTale } from '../tale/read-tale.ts';

test('shows in a view the place that the tale reaches or is in, and the way there as a road', () => {
  expect(placeOfView({ of: 'next', away: false }, [null, 'clinic', 'yard'], 0)).toBe('clinic');
  expect(placeOfView({ of: 'last', away: false }, ['clinic', 'yard', null, null], 3)).toBe('yard');
  expect(placeOfView({ of: 'last', away: true }, ['clinic', null], 1)).toBe('road');
  expect(placeOfView({ of: 'last', away: true }, ['sea', null], 1)).toBe('sea');
  expect(pictureViewIn('She had a wide view of the place.')).toBeNull();
});

test('shows the first and last view empty, at the tale’s place, at the hour they name', () => {
  const passage = { book: 'DAN', from: { chapter: 1, verse: 8 }, to: { chapter: 1, verse: 16 } };
  const scenes = [
    'A wide first view of the place, early in the morning. Daniel asked the officer for water.',
    'Daniel asked the officer for water.',
    'A peaceful last view over the place in the evening light. Daniel asked the officer for water.',
  ].map((text) => ({ text }));
  const readings = readTale({ scenes, passage });
  expect(readings.map(({ place, time, people }) => [place, time, people.length > 0])).toEqual([
    ['palace', 'dawn', false],
    ['palace', 'day', true],
    ['palace', 'dusk', false],
  ]);
});

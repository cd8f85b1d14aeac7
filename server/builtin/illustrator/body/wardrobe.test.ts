import { expect, test } from 'vitest';
import { culturalContexts } from '#shared/vocabulary.ts';
import { apart, lookOf } from './wardrobe.ts';

test('somebody looks the same whenever they appear in a tale', () => {
  expect(lookOf('tale', 'samaritan', 'samaritan', 'universal')).toEqual(
    lookOf('tale', 'samaritan', 'samaritan', 'universal'),
  );
});

test('people of note can be known by their clothes', () => {
  const look = (kind: Parameters<typeof lookOf>[2]) => lookOf('tale', kind, kind, 'middle-eastern');
  expect(look('king').headwear).toBe('crown');
  expect(look('soldier')).toMatchObject({ headwear: 'helmet', armour: true });
  expect(look('angel').wings).toBe(true);
  expect(look('child').tall).toBeLessThan(0.7);
  expect(look('mary')).toMatchObject({ headwear: 'veil', woman: true });
});

test('two people of one picture never look alike', () => {
  const first = lookOf('tale', 'disciples', 'disciple', 'universal', 0);
  const other = apart(first, [first], 'universal');
  expect([other.robe, other.beard]).not.toEqual([first.robe, first.beard]);
  expect(other.skin).toBe(first.skin);
});

test('each context dresses a crowd in its own colours', () => {
  const robes = culturalContexts.map((context) =>
    Array.from({ length: 8 }, (_, nth) => lookOf('tale', 'crowd', 'crowd', context, nth).robe).join(),
  );
  expect(new Set(robes).size).toBe(culturalContexts.length);
});

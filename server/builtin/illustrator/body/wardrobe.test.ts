import { expect, test } from 'vitest';
import { culturalContexts } from '#shared/vocabulary.ts';
import { apart, lookOf } from './wardrobe.ts';

test('keeps a person’s look throughout a tale', () => {
  expect(lookOf('tale', 'samaritan', 'samaritan', 'universal')).toEqual(
    lookOf('tale', 'samaritan', 'samaritan', 'universal'),
  );
});

test('dresses well-known people recognizably', () => {
  const look = (kind: Parameters<typeof lookOf>[2]) => lookOf('tale', kind, kind, 'middle-eastern');
  expect(look('king').headwear).toBe('crown');
  expect(look('soldier')).toMatchObject({ headwear: 'helmet', armour: true });
  expect(look('angel').wings).toBe(true);
  expect(look('child').tall).toBeLessThan(0.7);
  expect(look('mary')).toMatchObject({ headwear: 'veil', woman: true });
});

test('never gives two people of one picture the same look', () => {
  const first = lookOf('tale', 'disciples', 'disciple', 'universal', 0);
  const other = apart(first, [first], 'universal');
  expect([other.robe, other.beard]).not.toEqual([first.robe, first.beard]);
  expect(other.skin).toBe(first.skin);
});

test('dresses a crowd in the colours of each context', () => {
  const robes = culturalContexts.map((context) =>
    Array.from({ length: 8 }, (_, nth) => lookOf('tale', 'crowd', 'crowd', context, nth).robe).join(),
  );
  expect(new Set(robes).size).toBe(culturalContexts.length);
});

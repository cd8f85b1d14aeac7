import { expect, test } from 'vitest';
import type { CastMember } from '#shared/pictures/cast.ts';
import { pictureCast } from './cast-in-scene.ts';

test('describes a person named only by a pronoun to the illustrator too', () => {
  const story = [
    'Efua swept the yard.',
    'It was hot.',
    'The sun rose high.',
    'The wind fell.',
    'The hens slept.',
    'She washed a pot.',
  ];
  const efua: CastMember = { name: 'Efua', kind: 'person', look: 'a girl of eight', cloth: 'red dress', notes: '' };
  const cast = (index: number) => pictureCast([efua], { prompt: story[index]!, story, index }).map(({ name }) => name);
  expect(cast(0)).toEqual(['Efua']);
  expect(cast(5)).toEqual(['Efua']);
  expect(cast(2)).toEqual([]);
});

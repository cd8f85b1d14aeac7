import { expect, test } from 'vitest';
import { CastEntry } from '#shared/pictures/cast.contract.ts';
import { castNames } from '#shared/pictures/cast.ts';
import { isAsProposed, proposeCast } from './cast-proposal.ts';
import { knownFigures } from './known-figures.ts';

const story = [
  'A certain man was going down from Jerusalem to Jericho, and robbers beat him.',
  'A priest saw him and passed by.',
  'The Samaritan set him on his own donkey.',
  'The Samaritan brought him to the inn and paid the innkeeper.',
];

test('proposes everyone named in the scenes, most frequent first and places last', () => {
  const cast = proposeCast(story).map(({ name }) => name.split(',')[0]);
  expect(cast[0]).toBe('the Samaritan');
  expect(cast).toEqual(
    expect.arrayContaining(['a certain man', 'the robbers', 'the priest', 'the donkey', 'the innkeeper']),
  );
  expect(cast.slice(-2)).toEqual(expect.arrayContaining(['Jerusalem', 'the inn']));
  expect(proposeCast(['Nobody known is here.'])).toEqual([]);
});

test('fits every known figure on a sheet, with unique names', () => {
  for (const figure of knownFigures) expect(CastEntry.safeParse(figure).error?.issues ?? []).toEqual([]);
  const names = knownFigures.flatMap(castNames);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('treats an entry with one changed word as the creator’s own', () => {
  const [first] = proposeCast(story);
  expect(isAsProposed(first!)).toBe(true);
  expect(isAsProposed({ ...first!, cloth: 'green robe' })).toBe(false);
});

test('proposes people unique to the tale, and no Bible people for a present-day tale', () => {
  const cast = proposeCast([
    'Ama and her uncle Paul took the bus to the sea.',
    'Her father repaired his car.',
    'Ama and Paul swam.',
    'Her father laughed.',
  ]);
  expect(cast.map(({ name }) => name)).toEqual(['Ama', 'Paul', 'the father']);
  expect(cast[0]).toMatchObject({
    kind: 'person',
    look: expect.stringMatching(/girl/),
    cloth: expect.stringMatching(/dress/),
  });
  expect(cast.map(({ cloth }) => cloth).join()).not.toMatch(/robe|turban|mantle/);
});

test('reads Saul as Paul beside Barnabas, and as the king beside David', () => {
  const clothes = (text: string) => proposeCast([text]).find(({ name }) => /^Saul/.test(name))?.cloth;
  expect(clothes('Barnabas and Saul sailed to Cyprus. Barnabas called Saul.')).not.toMatch(/crown/);
  expect(clothes('Saul threw his spear at David. Saul was angry.')).toMatch(/crown/);
});

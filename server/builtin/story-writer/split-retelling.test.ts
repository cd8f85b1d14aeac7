import { expect, test } from 'vitest';
import { parseReference } from '#shared/story/scripture.ts';
import { splitsOf } from './split-retelling.ts';

const unit = (verse: number, english: string) => ({
  ...{ range: parseReference(`Luke 15:${verse}`)!, english, text: { en: english }, ewe: [] },
});
const units = [
  unit(8, 'A woman who had ten silver coins lost one of them, and lit a lamp, and swept the whole house with a broom.'),
  unit(9, 'When she found it, she called together her friends and neighbours to celebrate with her.'),
  unit(10, 'The angels in heaven are glad of a single sinner who repents.'),
];
const plain = (en: string, fr: string) => [{ range: parseReference('Luke 15:8-10')!, en, fr }];

test('quotes some verses and places retold sentences around them', () => {
  const retold = plain(
    'A woman lost a silver coin, lit her lamp and took a broom. Then she called her friends and neighbours ' +
      'to a feast. The angels in heaven are just as glad of anybody who comes back.',
    'Une femme perdit une pièce, alluma sa lampe et prit un balai. Puis elle appela ses amies à une fête. ' +
      'Les anges du ciel sont aussi heureux de celui qui revient.',
  );
  const middle = splitsOf({ retold, units }).find(({ before, after }) => before && after)!;
  expect(middle.units.map(({ range }) => range.from.verse)).toEqual([9]);
  expect(middle.before).toMatchObject({
    range: { from: { verse: 8 }, to: { verse: 8 } },
    fr: expect.stringMatching(/^Une femme.*balai\.$/u),
  });
  expect(middle.after).toMatchObject({
    range: { from: { verse: 10 } },
    en: 'The angels in heaven are just as glad of anybody who comes back.',
  });
});

test('tells a retelling whole when its sentences match no verses', () => {
  expect(
    splitsOf({
      retold: plain(
        'It was an old story. Everyone knew it well.',
        'C’était une vieille histoire. Chacun la connaissait.',
      ),
      units,
    }),
  ).toEqual([]);
  expect(splitsOf({ retold: plain('One sentence about the coin.', 'Une phrase.'), units })).toEqual([]);
});

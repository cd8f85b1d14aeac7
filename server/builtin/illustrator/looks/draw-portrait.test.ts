import { expect, test } from 'vitest';
import type { PictureCast, PictureOrder } from '#server/ports/illustrator.ts';
import { drawScene } from '../draw-scene.ts';
import { lookOf, lookOfMember } from '../body/wardrobe.ts';

const entry = (name: string, kind: PictureCast['kind'] = 'person', words: Partial<PictureCast> = {}): PictureCast => ({
  ...{ name, kind, look: '', cloth: '', notes: '', chosen: false },
  ...words,
});
const portrait = (member: PictureCast, more: Partial<PictureOrder> = {}): PictureOrder => ({
  ...{ prompt: member.name, story: [member.name], index: 0, seed: 'tale', take: 0, cast: [member] },
  ...{ style: 'storybook-1', context: 'universal', use: 'portrait', width: 1024, height: 1024, ...more },
});
const scene = (prompt: string, cast: PictureCast[]): PictureOrder => ({
  ...{ prompt, story: [prompt], index: 0, seed: 'tale', take: 0, cast },
  ...{ style: 'storybook-1', context: 'universal', use: 'frame', width: 1280, height: 720 },
});
/** The face: what is drawn of it has the colours of skin, hair and headwear in it. */
const colours = (id: string, kind: 'father' | 'samaritan') => {
  const { robe, skin, hair, headColour } = lookOf('tale', id, kind, 'universal');
  return [robe, skin, hair, headColour];
};

test('draws a person in the portrait with the skin, hair, robe and headwear of the scenes', () => {
  for (const [name, id] of [
    ['the father', 'father'],
    ['the Samaritan', 'samaritan'],
  ] as const) {
    const drawn = drawScene(portrait(entry(name)));
    const told = drawScene(scene(`${name} walks on the road.`, [entry(name)]));
    for (const colour of colours(id, id)) {
      expect(drawn).toContain(colour);
      expect(told).toContain(colour);
    }
  }
});

test('applies the creator’s words to portrait and scenes, and keeps the person in another take', () => {
  const father = entry('the father', 'person', { cloth: 'a bright green robe', chosen: true });
  const [drawn, again] = [drawScene(portrait(father)), drawScene(portrait(father, { take: 1 }))];
  expect(drawn).toContain('#4f7d4a');
  expect(drawScene(scene('The father ran.', [father]))).toContain('#4f7d4a');
  expect(again).not.toBe(drawn);
  expect(again).toContain('#4f7d4a');
  expect(drawScene(portrait(father))).toBe(drawn);
});

test('guesses an unknown person from the words of the entry', () => {
  const [woman, man] = ['an old woman, grey hair', 'a man with a red beard'].map((look) =>
    drawScene(portrait(entry('Akosua', 'person', { look, cloth: 'indigo robe', chosen: true }))),
  );
  expect(woman).toContain('#37397a');
  expect(man).toContain('#37397a');
  expect(woman).not.toBe(man);
});

test('draws a person known only from this tale as in the portrait, and changes nobody else', () => {
  const akosua = entry('Akosua', 'person', { look: 'a young woman', cloth: 'teal robe, rose veil', chosen: true });
  const drawn = drawScene(portrait(akosua));
  const told = drawScene(scene('Akosua and the father walk on the road.', [akosua, entry('the father')]));
  for (const colour of ['#2f7f78', '#c47a84']) {
    expect(drawn).toContain(colour);
    expect(told).toContain(colour);
  }
  const father = lookOf('tale', 'father', 'father', 'universal');
  expect(told).toContain(father.robe);
});

test('draws an animal alone, a place without people, and a group as three figures', () => {
  const donkey = drawScene(portrait(entry('the donkey', 'animal')));
  expect(donkey).not.toBe(drawScene(portrait(entry('the dove', 'animal'))));
  expect(drawScene(portrait(entry('the donkey', 'animal'), { take: 1 }))).not.toBe(donkey);
  expect(() => drawScene(portrait(entry('the hippopotamus', 'animal')))).toThrow(
    'The built-in illustrator cannot draw this animal',
  );
  const inn = drawScene(portrait(entry('the inn', 'place', { look: 'a flat-roofed house of pale stone' })));
  const told = drawScene({
    ...portrait(entry('the inn', 'place')),
    use: 'frame',
    prompt: 'The Samaritan at the inn',
    cast: [],
  });
  expect(inn.length).toBeGreaterThan(2_000);
  expect(inn).not.toBe(told);
  const { robe } = lookOf('tale', 'samaritan', 'samaritan', 'universal');
  expect([inn.includes(robe), told.includes(robe)]).toEqual([false, true]);
  expect(drawScene(portrait(entry('the robbers'))).length).toBeGreaterThan(
    drawScene(portrait(entry('the father'))).length * 1.8,
  );
});

test('draws a present-day portrait in the clothes of the tale', () => {
  const person = {
    id: 'efua',
    called: 'Efua',
    sex: 'female',
    age: 'adult',
    role: 'nurse',
    count: 1,
    feeling: null,
  } as const;
  const drawn = drawScene(portrait(entry('Efua'), { sitter: { era: 'today', person } }));
  const { attire } = lookOfMember(
    'tale',
    { id: 'efua', kind: 'woman', count: 1, hurt: false, sex: 'female', age: 'adult', role: 'nurse' },
    'today',
    'universal',
  );
  expect(attire?.top).toBe('scrubs');
  expect(drawn).toContain(attire?.topCloth.colour);
  expect(drawScene(portrait(entry('Efua')))).not.toContain(attire?.topCloth.colour);
});

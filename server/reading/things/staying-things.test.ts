import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const tale = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) });

test('who plays again plays what was played before, where it stands', () => {
  const [first, , last] = tale(
    'Tom played the piano in the living room with his phone beside him.',
    'In the street he met his sister Lucy and told her about it.',
    'Lucy laughed. In the yard Tom and Lucy played until dark.',
  );
  expect(first!.things[0]!.name).toBe('piano');
  expect(last!.action).toBe('play');
  expect(last!.things[0]!.name).toBe('piano');
  expect(last!.place).toBe(first!.place);
});

test('a name is no thing, and a thing that is spun is held', () => {
  const [kept, spun] = tale(
    'Mrs. Bell opened the window of her classroom.',
    'Daniel spun the big globe on his desk at school.',
  );
  expect(kept!.things.map(({ name }) => name)).not.toContain('bell');
  expect([spun!.action, spun!.things[0]!.name]).toEqual(['hold', 'globe']);
});

test('« les » before a noun is no thing that was named before, « la » before a verb is', () => {
  const names = (...texts: string[]) =>
    tale(...texts)
      .at(-1)!
      .things.map(({ name }) => name);
  expect(
    names('Sa mère alluma le feu et servit la soupe.', 'Le lendemain, tous les voisins réparèrent le toit.'),
  ).not.toContain('fire');
  expect(names('Kofi prit la lampe.', 'Sa mère la lui donna.')).toContain('lamp');
});

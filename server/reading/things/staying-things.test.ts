import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const tale = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) });

test('repeats the earlier instrument, in its place, when somebody plays again', () => {
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

test('does not read a name as a thing, and lets a spun thing be held', () => {
  const [kept, spun] = tale(
    'Mrs. Bell opened the window of her classroom.',
    'Daniel spun the big globe on his desk at school.',
  );
  expect(kept!.things.map(({ name }) => name)).not.toContain('bell');
  expect([spun!.action, spun!.things[0]!.name]).toEqual(['hold', 'globe']);
});

test('does not refer « les » before a noun to an earlier thing, but does « la » before a verb', () => {
  const names = (...texts: string[]) =>
    tale(...texts)
      .at(-1)!
      .things.map(({ name }) => name);
  expect(
    names('Sa mère alluma le feu et servit la soupe.', 'Le lendemain, tous les voisins réparèrent le toit.'),
  ).not.toContain('fire');
  expect(names('Kofi prit la lampe.', 'Sa mère la lui donna.')).toContain('lamp');
});

import { describe, expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const readings = (...texts: readonly string[]) => readTale({ scenes: texts.map((text) => ({ text })) });
const seen = (...texts: readonly string[]) => readings(...texts).map(({ things }) => things.map(({ name }) => name));

describe('what the deed is done with', () => {
  test.each([
    'Kwaku was nine. The seller was talking on her phone and she gave Kwaku twenty cedis.',
    'Kwaku avait neuf ans. La vendeuse parlait au téléphone et elle donna vingt francs à Kwaku.',
  ])('prefers what is given to things of another action: %s', (text) => {
    expect(readings(text)[0]!.action).toBe('give');
    expect(seen(text)[0]![0]).toBe('money');
  });

  test('does not read a ruler or a chest’s owner as a thing', () => {
    expect(seen('The rulers of the Philistines followed them to the border.')[0]).toEqual([]);
    expect(seen("Prince pushed the gloves against Mawuli's chest.")[0]).toEqual(['gloves']);
    expect(seen('Ama measured the line with her ruler.')[0]).toContain('ruler');
  });

  test('reads lights that are held up as lamps', () => {
    expect(seen('They all held up their lights.')[0]).toEqual(['lamp']);
  });
});

describe('comparisons', () => {
  test.each([
    'Ama held her bag, and her arm was as white as peeled cassava.',
    'Ama held her bag, which looked like a small round basket.',
    'Ama held her bag, and it was no longer than a loaf of bread.',
    'Ama tenait son sac, aussi grand qu’un panier.',
    'Ama tenait son sac, doux comme un petit mouton.',
  ])('leaves out: %s', (text) => {
    const [scene] = readings(text);
    expect(scene!.things.map(({ name }) => name.replace(/ \d+ cm$/, ''))).toEqual(['bag']);
    expect(scene!.animals).toEqual([]);
  });

  test('set neither weather nor hour, and add no animals', () => {
    expect(readings('His hat looked like a nest after a storm in the yard.')[0]!.weather).toBe('clear');
    expect(readings('Ama counted the notes that smelt of sheep.')[0]!.animals).toEqual([]);
  });
});

describe('toys', () => {
  test.each([
    ['Kofi bought a small plastic car. He put the little car on the table.', 'toy car'],
    ['Kofi bought a toy car. He gave the car to Ama.', 'toy car'],
    ['Kofi acheta une petite voiture en plastique. Il donna la voiture à Ama.', 'toy car'],
  ])('%s', (text, name) => {
    const [first, second] = text.split(/(?<=\.) /);
    expect(seen(first!, second!)[1]).toContain(name);
  });

  test('reads a little car that somebody drives as a car', () => {
    expect(seen('Ama drove her little car to the market.')[0]).toContain('car');
  });
});

describe('things of Scripture', () => {
  test('distinguishes the ark of the covenant from Noah’s boat', () => {
    const [priests] = readings('The priests of Israel carried the ark of the covenant into the camp.');
    expect(priests!.things.map(({ name }) => name)).toEqual(['ark of the covenant']);
    expect(priests!.place).not.toBe('boat');
    expect(readings('Noah slept in the ark, and the waters rose.')[0]!.place).toBe('boat');
  });

  test.each([
    ['Jeremiah saw the potter work on the wheels.', "potter's wheel"],
    ['The people made booths of palm branches.', 'shelter of branches'],
    ['The people bowed before the golden calf.', 'golden calf'],
    ['Le peuple porta l’arche.', 'ark of the covenant'],
    ['Philippe courut vers le char.', 'chariot'],
  ])('%s', (text, name) => {
    const [reading] = readings(text);
    expect(reading!.things.map((each) => each.name)).toContain(name);
    expect(reading!.animals).toEqual([]);
  });
});

test('reads a noun after a verb without an article as a thing', () => {
  expect(seen('A farmer scattered seed over his field.')[0]).toContain('seed');
});

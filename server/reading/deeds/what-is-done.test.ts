import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...texts: readonly string[]) => readTale({ scenes: texts.map((text) => ({ text })) });
const deeds = (...texts: readonly string[]) =>
  read(...texts).map(({ action, actors }) => `${action} ${actors.join('+')}`.trim());

test.each([
  ['Jonah saw a wallet lying in the grass.', 'look jonah'],
  ['Miriam ran to the well to draw, and drew for all the camels.', 'draw-water miriam'],
  ['Adam threw himself down before the king.', 'bow adam'],
  ['Ruth lifted her hand, very slowly.', 'wave ruth'],
  ['Kofi fetched a bucket.', 'carry kofi'],
  ['A woman sat behind the wheel.', 'drive woman'],
  ['God raised Jesus from the dead.', 'none'],
  ['Gideon said to God, “Give me a sign.”', 'pray gideon'],
  ['Rahab took the two men and hid them.', 'hide two-men'],
  ['An old woman brought the children some lemonade and brought them bread.', 'give old-woman'],
  ['Then Joab returned to the king.', 'arrive joab'],
  ['The captain commanded a soldier to stand.', 'tell captain'],
  ['The king commanded a soldier to stand.', 'rule king'],
  ['Tom and Ruth pulled the goat out.', 'pull tom+ruth'],
])('%s', (text, deed) => {
  expect(deeds(text)).toEqual([deed]);
});

test('whoever is gone after is followed, and hands on somebody heal', () => {
  expect(read('All the people went on after Joab.')[0]).toMatchObject({ action: 'follow', targets: ['joab'] });
  expect(read('Jesus met a blind man. He laid his hands on his eyes.')[0]).toMatchObject({
    action: 'heal',
    actors: ['jesus'],
  });
});

test('who came to somebody begs of them', () => {
  expect(read('An officer came to Jesus and begged for help.')[0]).toMatchObject({ action: 'beg', targets: ['jesus'] });
});

test('the deed that is done with what the tale turns on is chosen', () => {
  const [, second] = read(
    'Jonas found a brown wallet in the street.',
    'At home he laid the wallet on the table while his father peeled potatoes.',
    'In the evening his mother opened the wallet.',
  );
  expect(second).toMatchObject({ action: 'put', actors: ['jonas'] });
  expect(second!.things[0]?.name).toBe('brown wallet');
});

test('what somebody took is still in their hands', () => {
  const readings = read(
    'Kofi took the drum from the shelf.',
    'He walked along the road.',
    'In the church he beat the drum.',
  );
  expect(readings[1]).toMatchObject({ action: 'carry', things: [{ name: 'drum' }] });
});

test('what is drawn is on the page', () => {
  const [reading] = read('Samira took a pencil and drew a girl who kicked a ball over a house.');
  expect(reading).toMatchObject({ action: 'draw', targets: [], things: [{ name: 'pencil' }] });
  expect(reading!.people).toHaveLength(1);
  expect(reading!.place).not.toBe('house');
});

test.each([
  ['Samuel took off his robe and sang.', 'sing samuel'],
  ['Kofi brought the gloves back to Ama.', 'give kofi'],
  ['Ama clapped her hands.', 'rejoice ama'],
])('%s', (text, deed) => {
  expect(deeds(text)).toEqual([deed]);
});

test('whoever knocks is before the house, and who opens is not there yet', () => {
  const [reading] = read('Abena knocked on the door of a small house and called Auntie Esi.');
  expect(reading).toMatchObject({ action: 'knock', targets: [], isOutside: true });
  expect(reading!.people.map(({ called }) => called)).toEqual(['Abena']);
});

test('"who" tells of whoever stands right before it', () => {
  expect(read('The team had gloves, and they belonged to Kofi, who was ill.')[0]!.action).not.toBe('lie-sick');
  expect(deeds('The team waited for the doctor and for Kofi. Ama looked at Kofi, who wept.').join()).not.toContain(
    'weep ama',
  );
});

test('crying to somebody is a call, and needs no tears', () => {
  const [reading] = read('David cried to the people, “Where is the king?”');
  expect(reading).toMatchObject({ action: 'call', feeling: 'calm' });
  expect(read('Ama sat down and cried.')[0]!.feeling).toBe('tears');
});

test('« monter » without a slope means the stairs', () => {
  const [reading] = read('Inès et Bilal jouaient dans la maison. Ils montèrent en silence.');
  expect(reading!.things.map(({ name }) => name)).not.toContain('rock');
  expect(read('Inès et Bilal montèrent en silence.')[0]).toMatchObject({
    action: 'climb',
    things: [{ name: 'stairs' }],
  });
});

test('what people bring along is a bundle', () => {
  expect(read('Tom brought out his belongings in the evening.')[0]!.things[0]?.name).toBe('bundle');
});

test('what is found, feared or hidden is a thing, or nothing that could be seen', () => {
  expect(read('Tom found that he had no money.')[0]!.action).not.toBe('discover');
  expect(read('Mia was afraid of nobody.')[0]).toMatchObject({ feeling: 'calm' });
  expect(read('Ama hid the pieces in her bag.')[0]!.action).not.toBe('hide');
  expect(
    read('Ama trouva un cahier bleu. C’était le cahier de Kossi.', 'Elle le cacha sous son pagne.')[1],
  ).toMatchObject({
    action: 'hold',
    targets: [],
  });
});

test('"saw" behind a clause that adds something is a verb, and so is "lay" before whoever lies', () => {
  expect(deeds('Harry, who was eleven, saw the ladder lying on the grass.')[0]).toBe('look harry');
  expect(deeds('In the bed lay an old man.')[0]).toBe('sleep old-man');
});

test('for whom something is tied is not tied', () => {
  expect(read('Akua tied the rope for Kwabena.')[0]).toMatchObject({ action: 'tie', targets: [] });
});

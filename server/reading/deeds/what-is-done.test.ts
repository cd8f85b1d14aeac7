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

test('follows whoever is gone after, and reads laying hands on somebody as healing', () => {
  expect(read('All the people went on after Joab.')[0]).toMatchObject({ action: 'follow', targets: ['joab'] });
  expect(read('Jesus met a blind man. He laid his hands on his eyes.')[0]).toMatchObject({
    action: 'heal',
    actors: ['jesus'],
  });
});

test('reads coming to somebody with a request as begging', () => {
  expect(read('An officer came to Jesus and begged for help.')[0]).toMatchObject({ action: 'beg', targets: ['jesus'] });
});

test('prefers the action with the main thing of the tale', () => {
  const [, second] = read(
    'Jonas found a brown wallet in the street.',
    'At home he laid the wallet on the table while his father peeled potatoes.',
    'In the evening his mother opened the wallet.',
  );
  expect(second).toMatchObject({ action: 'put', actors: ['jonas'] });
  expect(second!.things[0]?.name).toBe('brown wallet');
});

test('keeps what somebody took in their hands', () => {
  const readings = read(
    'Kofi took the drum from the shelf.',
    'He walked along the road.',
    'In the church he beat the drum.',
  );
  expect(readings[1]).toMatchObject({ action: 'carry', things: [{ name: 'drum' }] });
});

test('places everything drawn inside the page', () => {
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

test('places whoever knocks in front of the house, and hides whoever opens until then', () => {
  const [reading] = read('Abena knocked on the door of a small house and called Auntie Esi.');
  expect(reading).toMatchObject({ action: 'knock', targets: [], isOutside: true });
  expect(reading!.people.map(({ called }) => called)).toEqual(['Abena']);
});

test('resolves "who" to the person right before it', () => {
  expect(read('The team had gloves, and they belonged to Kofi, who was ill.')[0]!.action).not.toBe('lie-sick');
  expect(deeds('The team waited for the doctor and for Kofi. Ama looked at Kofi, who wept.').join()).not.toContain(
    'weep ama',
  );
});

test('reads crying to somebody as a call, without tears', () => {
  const [reading] = read('David cried to the people, “Where is the king?”');
  expect(reading).toMatchObject({ action: 'call', feeling: 'calm' });
  expect(read('Ama sat down and cried.')[0]!.feeling).toBe('tears');
});

test('reads « monter » without a slope as climbing the stairs', () => {
  const [reading] = read('Inès et Bilal jouaient dans la maison. Ils montèrent en silence.');
  expect(reading!.things.map(({ name }) => name)).not.toContain('rock');
  expect(read('Inès et Bilal montèrent en silence.')[0]).toMatchObject({
    action: 'climb',
    things: [{ name: 'stairs' }],
  });
});

test('draws an unnamed load that people bring as a bundle', () => {
  expect(read('Tom brought out his belongings in the evening.')[0]!.things[0]?.name).toBe('bundle');
});

test('shows what is found, feared or hidden as a thing, unless it is invisible', () => {
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

test('reads "saw" after an inserted clause, and "lay" before its subject, as verbs', () => {
  expect(deeds('Harry, who was eleven, saw the ladder lying on the grass.')[0]).toBe('look harry');
  expect(deeds('In the bed lay an old man.')[0]).toBe('sleep old-man');
});

test('shows the thing being tied, not the person for whom it is tied', () => {
  expect(read('Akua tied the rope for Kwabena.')[0]).toMatchObject({ action: 'tie', targets: [] });
});

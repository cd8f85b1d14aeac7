import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

test.each([
  ['The raiders came, and they threw the man into the tomb.', 'bury'],
  ['Les frères jetèrent Joseph dans la citerne.', 'push'],
  ['They threw stones at the servant.', 'throw'],
  ['Kofi threw the ball to Ama.', 'throw'],
  ['He threw his arms around his son.', 'hug'],
])('%s: what is thrown decides', (text, action) => {
  expect(readTale({ scenes: [{ text }] })[0]!.action).toBe(action);
});

const read = (text: string) => readTale({ scenes: [{ text }] })[0]!;
const called = (text: string, part: 'actors' | 'targets') => {
  const { people, [part]: ids } = read(text);
  return ids.map((id) => people.find((one) => one.id === id)?.called);
};

test.each([
  ['Tunde looked at the phone and offered to buy it at once.', 'look'],
  ['Ben opened the machine and found the gloves, clean and wet.', 'discover'],
  ['Le samedi suivant, Awa porta un panier au marché.', 'carry'],
  ['Inès lui apprit à jouer aux dames à l’école.', 'teach'],
  ['Tom knocked at the door of the shop.', 'knock'],
  ['On the football pitch a tall girl called Jess tripped Maya.', 'push'],
  ['The minister kicked off his shoes, and the baker held the ladder.', 'hold'],
  ['Une jeune maman poussa la porte de l’atelier, un bébé sur le dos.', 'open'],
  ['La vieille femme alla chercher une aiguille.', 'take'],
  ['When the woman had paid and hurried away, Kojo found a phone in the bus.', 'discover'],
  ['The nurse knelt down and washed the wound of the boy.', 'heal'],
])('%s: a word that only looks like a deed is none', (text, action) => {
  expect(read(text).action).toBe(action);
});

test('what is dropped falls, and nobody else', () => {
  expect(read('Un matin, Salif laissa tomber la corde dans le puits.').action).not.toBe('fall');
});

test('whoever does it with somebody does it too, and who stands at the end of the way is not led', () => {
  expect(called('Kofi pulled the rope with Ama.', 'actors')).toEqual(['Kofi', 'Ama']);
  expect(called('Yaw took Selorm by the hand and led him to the fishermen.', 'targets')).toEqual(['Selorm']);
});

test('of two deeds the one is shown whose thing can be drawn', () => {
  expect(read('Kofi carried the zither over the road. Ama carried a basket to the bus.').things[0]?.name).toBe(
    'basket',
  );
});

test('a baby is shown only where nobody else does anything', () => {
  expect(called('A baby started to cry. Kofi carried a basket to the bus.', 'actors')).toEqual(['Kofi']);
});

test('what is not there, is worn, or is a quality is no thing of the picture', () => {
  const names = (text: string) => read(text).things.map(({ name }) => name);
  expect(names('Moussa n’avait pas de cahier et porta un seau au bus.')).not.toContain('notebook');
  expect(names('A soldier in uniform carried a basket to the bus.')).not.toContain('uniform');
  expect(names('Walter was very cross and carried a bucket to the bus.')).not.toContain('cross');
});

test('« la confia à Théo »: the thing before, to him alone', () => {
  const scenes = [{ text: 'Rokia posa une vieille chaise dans l’atelier. Bastien la confia à Théo.' }];
  const { action, people, targets, things } = readTale({ scenes })[0]!;
  expect([action, things[0]?.name]).toEqual(['give', 'chair']);
  expect(targets.map((id) => people.find((one) => one.id === id)?.called)).toEqual(['Théo']);
});

test.each([
  ['Ama put three yams on the table.', 'put'],
  ['Kofi posa la lampe sur la table.', 'put'],
  ['Ama put on her shoes and ran to the bus.', 'run'],
])('%s: what is put down is not put on', (text, action) => {
  expect(read(text).action).toBe(action);
});

test.each([
  ['Ama carried water for her grandmother.', []],
  ['Ama porta un panier pour sa grand-mère.', []],
  ['Ama carried her little brother across the river.', ['little-brother']],
])('%s: who is waited for is not carried', (text, targets) => {
  expect(read(text)).toMatchObject({ action: 'carry', targets });
});

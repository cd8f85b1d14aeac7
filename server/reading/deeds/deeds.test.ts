import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

test.each([
  ['The raiders came, and they threw the man into the tomb.', 'bury'],
  ['Les frères jetèrent Joseph dans la citerne.', 'push'],
  ['They threw stones at the servant.', 'throw'],
  ['Kofi threw the ball to Ama.', 'throw'],
  ['He threw his arms around his son.', 'hug'],
])('%s: chooses the verb by what is thrown', (text, action) => {
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
])('%s: ignores a word that only looks like an action', (text, action) => {
  expect(read(text).action).toBe(action);
});

test('shows nobody falling when a thing is dropped', () => {
  expect(read('Un matin, Salif laissa tomber la corde dans le puits.').action).not.toBe('fall');
});

test('includes people who act together, and does not show people at the destination as led there', () => {
  expect(called('Kofi pulled the rope with Ama.', 'actors')).toEqual(['Kofi', 'Ama']);
  expect(called('Yaw took Selorm by the hand and led him to the fishermen.', 'targets')).toEqual(['Selorm']);
});

test('chooses, of two actions, the one whose thing can be drawn', () => {
  expect(read('Kofi carried the zither over the road. Ama carried a basket to the bus.').things[0]?.name).toBe(
    'basket',
  );
});

test('shows a baby only where nobody else acts', () => {
  expect(called('A baby started to cry. Kofi carried a basket to the bus.', 'actors')).toEqual(['Kofi']);
});

test('ignores things that are absent, worn, or only a quality', () => {
  const names = (text: string) => read(text).things.map(({ name }) => name);
  expect(names('Moussa n’avait pas de cahier et porta un seau au bus.')).not.toContain('notebook');
  expect(names('A soldier in uniform carried a basket to the bus.')).not.toContain('uniform');
  expect(names('Walter was very cross and carried a bucket to the bus.')).not.toContain('cross');
});

test('reads « la confia à Théo » as giving the earlier thing to him alone', () => {
  const scenes = [{ text: 'Rokia posa une vieille chaise dans l’atelier. Bastien la confia à Théo.' }];
  const { action, people, targets, things } = readTale({ scenes })[0]!;
  expect([action, things[0]?.name]).toEqual(['give', 'chair']);
  expect(targets.map((id) => people.find((one) => one.id === id)?.called)).toEqual(['Théo']);
});

test.each([
  ['Ama put three yams on the table.', 'put'],
  ['Kofi posa la lampe sur la table.', 'put'],
  ['Ama put on her shoes and ran to the bus.', 'run'],
])('%s: does not read putting down as putting on', (text, action) => {
  expect(read(text).action).toBe(action);
});

test.each([
  ['Ama carried water for her grandmother.', []],
  ['Ama porta un panier pour sa grand-mère.', []],
  ['Ama carried her little brother across the river.', ['little-brother']],
])('%s: does not carry somebody who is waited for', (text, targets) => {
  expect(read(text)).toMatchObject({ action: 'carry', targets });
});

import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const tale = (...scenes: string[]) => readTale({ scenes: scenes.map((text) => ({ text })) });

test('infers a place from typical words, but not from what flies or is seen there', () => {
  const final = tale(
    'It was the final, and the referee pointed to the spot. Maya put the ball down for the penalty.',
    'Maya kicked, and the ball flew over the bar and into the car park.',
    'Maya looked at the hills behind the goal and wiped her face.',
    'Later she drew a goal on the garage wall and counted her goals.',
  );
  expect(final.slice(0, 3).map(({ place }) => place)).toEqual(['football-pitch', 'football-pitch', 'football-pitch']);
  expect(final[3]!.place).not.toBe('workshop');
});

test('recognizes a church by its sermon, and puts the driver into the bus of the tale', () => {
  const church = tale(
    'The roof of the little church leaked.',
    'The drops drowned out the sermon, and Leo giggled.',
    'Leo carried a bucket to the pew.',
  );
  expect(church.map(({ place }) => place)).toEqual(['church', 'church', 'church']);
  const bus = tale(
    'Abena sat in the bus with a basket on her lap.',
    'The driver braked, and all the passengers shouted.',
  );
  expect(bus.map(({ place }) => place)).toEqual(['bus', 'bus']);
});

test('takes the age that is mentioned beside somebody’s work', () => {
  const [reading] = tale(
    'Walter carried a bucket into the church. He was the caretaker and seventy-four, and he climbed the ladder.',
  );
  expect(reading!.people.map(({ called, age }) => [called, age])).toEqual([['Walter', 'old']]);
});

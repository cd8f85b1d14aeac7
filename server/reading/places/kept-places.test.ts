import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const places = (...texts: readonly string[]) =>
  readTale({ scenes: texts.map((text) => ({ text })) }).map(({ place }) => place);

test('keeps the people of the tale away from the place of somebody far off', () => {
  expect(places('Camille opened the blue letter. Her father worked on a ship, very far away.')).not.toContain('boat');
});

test('does not start the tale in a room that comes later', () => {
  expect(places('The ball flew over the hedge, and the boys ran.', 'Nils swept the floor in the living room.')).toEqual(
    ['yard', 'living-room'],
  );
});

test('puts whoever wakes up in bed, wherever the tale was', () => {
  expect(places('Ruth sang in the church.', 'Two days later she woke up. Her mother gave her a cup of tea.')[1]).toBe(
    'bedroom',
  );
});

test('assumes nothing about a place that somebody is driven to', () => {
  const [, there] = places('Grace sat in the bus.', 'Her mother drove her there. Mr. Osman opened the door.');
  expect(there).not.toBe('bus');
});

test('continues a night in one room', () => {
  const tale = ['At night Nurse Ama stood in the clinic.', 'The children wept.', 'She sang a song.'];
  expect(readTale({ scenes: tale.map((text) => ({ text })) }).map(({ time }) => time)).toEqual([
    'night',
    'night',
    'night',
  ]);
});

test('keeps hour and weather until the text ends them', () => {
  const tale = [
    'One night the rain broke the oven, and Esi wept.',
    'Kofi fetched a bucket.',
    'They carried the stones.',
    'The next week Kofi laughed.',
  ];
  const readings = readTale({ scenes: tale.map((text) => ({ text })) });
  expect(readings.map(({ time }) => time)).toEqual(['night', 'night', 'night', 'day']);
  expect(readings.map(({ weather }) => weather)).toEqual(['rain', 'rain', 'rain', 'clear']);
});

import { expect, test } from 'vitest';
import type { SceneReading } from '#shared/pictures/scene-reading.ts';
import { readingLines } from './reading-lines.ts';

const ama = { id: 'ama', called: 'Ama', sex: 'female', age: 'child', role: null, count: 1, feeling: 'joy' } as const;
const reading: SceneReading = {
  sentence: 'Ama gives the bread to her brothers.',
  ...{
    era: 'today',
    place: 'living-room',
    time: 'dusk',
    weather: 'clear',
    feeling: 'joy',
    shot: 'hands',
    action: 'give',
  },
  people: [
    ama,
    { ...ama, id: 'brothers', called: 'her brothers', sex: 'male', count: 2, role: 'pupil', feeling: null },
  ],
  ...{ actors: ['ama'], targets: ['brothers'], things: [{ name: 'bread', count: 2 }], animals: [] },
};

test('tells an image model who is present, who does what, and where and how it is seen', () => {
  expect(readingLines(reading)).toEqual([
    'What happens: Ama: give, with her brothers.',
    'Exactly these people are in the picture, and nobody else:',
    '- Ama: girl, feels joy',
    '- her brothers: 2 people, each a boy, pupil',
    'Also seen: 2 bread.',
    'Where and when: living room, dusk. A close-up of the hands.',
  ]);
});

test('says that a place without people is empty', () => {
  const land: SceneReading = {
    ...reading,
    people: [],
    actors: [],
    targets: [],
    things: [],
    action: 'none',
    shot: 'land',
    weather: 'rain',
  };
  expect(readingLines(land)).toEqual([
    'Nobody is in the picture.',
    'Where and when: living room, dusk, rain. The place alone, without anybody in it.',
  ]);
});

import { describe, expect, it } from 'vitest';
import { readTale } from './read-tale.ts';

const read = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) });

describe('places of a tale', () => {
  it('stay when a place is only mentioned', () => {
    const scenes = read(
      'Au marché, Rosine vendait des beignets.',
      'Sa fille Grâce, qui était dans la même classe, pleura.',
    );
    expect(scenes.map(({ place }) => place)).toEqual(['market', 'market']);
  });
  it('keep the beds of a hospital in it', () => {
    const scenes = read(
      'Kojo lay in the hospital.',
      'His mother sat on the bed and sang.',
      'On Friday Kojo jumped off the bed.',
    );
    expect(scenes.map(({ place }) => place)).toEqual(['clinic', 'clinic', 'clinic']);
  });
  it('lie in snow for a whole winter in which the text mentions snow', () => {
    const weathers = (...texts: string[]) => read(...texts).map(({ weather }) => weather);
    expect(
      weathers(
        'En janvier, le canal gela en une nuit.',
        'Léa traversa la cour.',
        'Le lendemain, Léa posa un pion.',
        'Quand la glace céda, Léa courut sur la berge.',
      ),
    ).toEqual(['snow', 'snow', 'snow', 'clear']);
    expect(
      weathers(
        'One day in February Ada waited.',
        'Ada walked home.',
        'Ada had snow in her collar.',
        'In April Ada ran.',
      ),
    ).toEqual(['snow', 'snow', 'snow', 'clear']);
    expect(weathers('In January Ama went to the market in Accra.', 'Ama sold yams.')).toEqual(['clear', 'clear']);
  });
  it('keep fallen snow until it melts', () => {
    const scenes = read(
      'Snow fell on the village.',
      'Anna ran along the street.',
      'The next day Anna walked in the sunshine.',
    );
    expect(scenes.map(({ weather }) => weather)).toEqual(['snow', 'snow', 'snow']);
  });
});

describe('people of a tale', () => {
  it('are both brothers, and their father is no old man', () => {
    const [, scene] = read('Ato and his brother Fiifi paddled the canoe.', 'Their father waved to them.');
    expect(scene!.people.find(({ role }) => role === 'father')?.age).toBe('adult');
    expect(scene!.people.map(({ id }) => id)).toEqual(expect.arrayContaining(['ato', 'fiifi']));
  });
  it('share the mother of their brother', () => {
    const scenes = read('Anna hugged her mother.', "Anna's brother Nils kicked the ball.", 'Nils kissed his mother.');
    expect(scenes[2]!.people.map(({ id }) => id)).toEqual(['nils', 'mother']);
  });
});

it('place a queen of traders and names outside Scripture in the present day', () => {
  const scenes = [
    { text: 'Old Atanga wove baskets under a tree, and a trader came with two lorries.' },
    { text: 'The queen of the yam women held the notes up to the sun.' },
  ];
  expect(readTale({ scenes }).map(({ era }) => era)).toEqual(['today', 'today']);
});

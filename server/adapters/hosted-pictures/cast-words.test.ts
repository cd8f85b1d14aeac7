import { expect, test } from 'vitest';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { pictureWords } from './picture-words.ts';

const order: PictureOrder = {
  ...{ prompt: 'The father runs to his son', story: ['The father runs to his son'], index: 0, seed: 'tale', take: 0 },
  ...{ style: 'watercolour', context: 'universal', use: 'frame', width: 640, height: 360 },
};
const open = { notes: '', chosen: false } as const;

test('describes the appearance of everybody in the scene to an image model, by first name', () => {
  const words = pictureWords(
    {
      ...order,
      cast: [
        {
          name: 'the father, his dad',
          kind: 'person',
          look: 'grey beard',
          cloth: 'a plum robe',
          ...open,
          notes: 'walks with a staff',
        },
        { name: 'the donkey', kind: 'animal', look: 'grey', cloth: '', ...open },
      ],
    },
    'Watercolour',
  );
  expect(words).toContain(
    'These look the same in every picture of the tale:\n- the father: grey beard; wears a plum robe; walks ' +
      'with a staff',
  );
  expect(words).toContain('\n- the donkey: grey\n');
  expect(pictureWords(order, 'Watercolour')).not.toContain('look the same in every picture');
});

import { expect, test } from 'vitest';
import type { PictureCast, PictureOrder } from '#server/ports/illustrator.ts';
import { chosenLook, chosenLooks } from './chosen-looks.ts';
import { grey } from '../body/costumes-of-note.ts';
import { drawScene } from '../draw-scene.ts';
import { lookOf, lookOfMember } from '../body/wardrobe.ts';
import { lookFromWords } from './words-of-look.ts';

const father: PictureCast = {
  ...{ name: 'the father, his dad', kind: 'person', notes: '', chosen: true },
  ...{ look: 'an old man with dark skin, short white beard', cloth: 'a bright green robe, no mantle, and a red cap' },
};
const usual = lookOf('tale', 'father', 'father', 'universal');
const order: PictureOrder = {
  ...{ prompt: 'The father saw him and ran.', story: ['The father saw him and ran.'], index: 0, seed: 'tale', take: 0 },
  ...{ style: 'storybook-1', context: 'universal', use: 'frame', width: 640, height: 360 },
};

test('prefers words about robe, mantle, headwear, beard, hair and skin to the wardrobe', () => {
  const look = chosenLooks([father])('father', usual);
  expect(look).toMatchObject({
    robe: '#4f7d4a',
    mantle: null,
    headwear: 'cap',
    headColour: '#a8332c',
    beard: 'short',
    skin: '#5f3b27',
  });
  expect(look.sash).toBe(usual.sash);
  expect(chosenLooks([father])('samaritan', usual)).toBe(usual);
});

test('gives old people grey hair unless its colour is named, and accepts no beard', () => {
  expect(lookFromWords({ look: 'an old woman', cloth: '' })).toEqual({ hair: grey });
  expect(
    lookFromWords({ look: 'a lean old man, black curly hair, no beard', cloth: 'striped blue tunic, white belt' }),
  ).toMatchObject({
    ...{
      hair: '#1a1210',
      hairStyle: 'curly',
      beard: 'none',
      build: 0.9,
      robe: '#2f5f9a',
      pattern: 'stripes',
      sash: '#f5f0e4',
    },
  });
});

test('keeps the drawing for the studio’s own proposal, and changes it for the creator’s words', () => {
  const plain = drawScene(order);
  expect(drawScene({ ...order, cast: [{ ...father, chosen: false }] })).toBe(plain);
  const dressed = drawScene({ ...order, cast: [father] });
  expect(dressed).not.toBe(plain);
  expect([plain.includes('#4f7d4a'), dressed.includes('#4f7d4a')]).toEqual([false, true]);
});

test('draws the cap of the job or one with a peak today, and keeps the print of a coloured cloth', () => {
  const dressed = (role: string | null, cloth: string, sex: 'female' | 'male') =>
    chosenLook(
      { look: '', cloth },
      lookOfMember(
        'tale',
        { id: 'ama', kind: 'man', count: 1, hurt: false, sex, age: 'adult', role, turn: 0 },
        'today',
        'west-african',
      ),
    );
  expect(dressed('policeman', 'dark blue uniform, cap', 'male').headwear).toBe('police-cap');
  expect(dressed(null, 'blue shirt, cap', 'male').headwear).toBe('visor-cap');
  expect(dressed('pastor', 'black suit, clerical collar', 'male').attire?.details).toContain('collar');
  expect(dressed(null, 'yellow dress', 'female').attire?.bottomCloth.print).not.toBeNull();
});

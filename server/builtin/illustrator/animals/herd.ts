// All animals by kind, with the size they are drawn at.
import type { AnimalKind } from '../staging/kinds.ts';
import { cat, dog, donkey, goat, horse, ox, pig, ram } from './beasts.ts';
import { dove, fish, flyer, frog, hen, percher, snake, whale } from './small.ts';
import { bear, camel, elephant, giraffe, lion, wolf } from './wild.ts';
import { sheep } from './woolly.ts';

/** How to draw one animal of each kind, facing right, in figure units; `saddle` is where a rider sits. */
export const animals: Record<
  AnimalKind,
  { draw: (nth: number) => string; wide: number; flies?: boolean; swims?: boolean; saddle?: number }
> = {
  sheep: {
    draw: (nth) => sheep(false, nth % 3 === 2 ? '#e9dcc4' : '#f6efe0', nth % 4 === 3 ? '#7a6a5c' : '#4a3a33'),
    wide: 100,
  },
  lamb: { draw: () => sheep(true, '#fffaf0', '#d9b8a0'), wide: 64 },
  donkey: { draw: donkey, wide: 150, saddle: -98 },
  camel: { draw: camel, wide: 170, saddle: -168 },
  horse: { draw: (nth) => horse(nth % 2 ? '#5a3a28' : '#9a6a42'), wide: 170, saddle: -122 },
  ox: { draw: (nth) => ox(nth % 2 ? '#8a5a3a' : '#c08a58'), wide: 160 },
  goat: { draw: goat, wide: 90 },
  ram: { draw: ram, wide: 100 },
  pig: { draw: pig, wide: 100 },
  lion: { draw: lion, wide: 160 },
  wolf: { draw: wolf, wide: 120 },
  dog: { draw: dog, wide: 90 },
  cat: { draw: (nth) => cat(['#8a7360', '#c98b4a', '#5f5a58'][nth % 3] as string), wide: 46 },
  bear: { draw: bear, wide: 140 },
  elephant: { draw: elephant, wide: 220 },
  giraffe: { draw: giraffe, wide: 120 },
  dove: { draw: dove, wide: 80, flies: true },
  bird: {
    draw: (nth) => flyer(['#5f7fa8', '#c9803f', '#7a5a8a', '#f3e7cf'][nth % 4] as string),
    wide: 80,
    flies: true,
  },
  eagle: { draw: () => flyer('#6b4a30'), wide: 80, flies: true },
  'raven-fed': {
    draw: () =>
      flyer('#2b2b36') +
      '<ellipse cx="42" cy="4" rx="15" ry="9" fill="#b9783a"/><ellipse cx="41" cy="1" rx="12" ry="5" fill="#dca764"/>',
    wide: 80,
    flies: true,
  },
  raven: { draw: () => percher('#2b2b36'), wide: 50 },
  hen: { draw: hen, wide: 50 },
  frog: { draw: frog, wide: 40 },
  fish: { draw: (nth) => fish(['#7fa3b5', '#c98f5a', '#8fb08a'][nth % 3] as string), wide: 60, swims: true },
  whale: { draw: whale, wide: 440, swims: true },
  snake: { draw: snake, wide: 110 },
};

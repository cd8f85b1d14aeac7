import { expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { animalsAround } from './stage-around.ts';

const scene = (animals: Scene['animals']): Scene => ({
  ...({
    era: 'scripture',
    place: 'pasture',
    time: 'day',
    weather: 'clear',
    mood: 'calm',
    shot: 'wide',
    wide: true,
    event: 'wait',
  } as const),
  ...{ cast: [], props: [], tableau: null, near: null, open: true, acting: null, side: null },
  animals,
});

test('draws animals side by side without overlapping heads', () => {
  for (const kind of ['ox', 'sheep', 'camel', 'donkey'] as const) {
    const herd = animalsAround(scene([{ kind, count: 3 }]), { people: [], things: [] }, 0);
    const at = herd.map(({ dx = 0 }) => dx).toSorted((a, b) => a - b);
    const half = herd[0]!.half!;
    expect(herd).toHaveLength(3);
    for (const [i, x] of at.slice(1).entries()) expect(x - at[i]!).toBeGreaterThan(half * 2);
  }
});

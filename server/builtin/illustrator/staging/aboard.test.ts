import { expect, test } from 'vitest';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import type { ReadingAction, ReadingPlace, ReadPerson, SceneReading } from '#shared/pictures/scene-reading.ts';
import { afloat } from '../actions/afloat.ts';
import { setStage } from './set-stage.ts';

const person = (called: string, count = 1): ReadPerson => ({
  ...{ id: called.toLowerCase(), called, sex: 'male', age: 'adult', role: null, feeling: null },
  count,
});
const jesus = person('Jesus');
const disciples = person('Disciples', 12);
const peter = person('Peter');

type Told = { action: ReadingAction; place: ReadingPlace; era: SceneReading['era']; people: ReadPerson[] };

function staged({ people, ...told }: Told, index: number) {
  const reading: SceneReading = {
    ...{ sentence: '', time: 'day', weather: 'clear', feeling: 'calm', shot: 'full', targets: [], animals: [] },
    ...{ actors: [people[0]!.id], things: [{ name: 'boat', count: 1 }], people, ...told },
  };
  const order: PictureOrder = {
    ...{ prompt: '', story: [''], index, reading, seed: 's', take: 0, style: 'storybook-1', context: 'west-african' },
    ...{ use: 'frame', width: 1920, height: 1080 },
  };
  const { people: seen, things } = setStage(order).blocking;
  const hull = things.find(({ drawing, half = 0 }) => drawing && half >= 250);
  const at = seen.map(({ dx = 0, posture }) => ({ away: Math.abs(dx - (hull?.dx ?? 0)), posture }));
  return { seen, hull, at };
}

const crews = {
  many: [jesus, disciples],
  few: [peter, jesus],
  groups: [disciples, person('Friends', 5), peter, jesus],
};

test.each(['sea', 'boat', 'river'] as const)('nobody who is aboard is outside of the boat (%s)', (place) => {
  const actions: ReadingAction[] = place === 'river' ? ['row'] : ['row', 'ride', 'drive', 'talk', 'pray', 'sleep'];
  for (const action of actions)
    for (const era of ['scripture', 'today'] as const)
      for (const [name, people] of Object.entries(crews))
        for (const index of [0, 1, 2]) {
          const { hull, at, seen } = staged({ action, place, era, people }, index);
          const told = `${action} ${era} ${name} ${index}`;
          expect(hull, told).toBeDefined();
          expect(Math.max(...at.map(({ away }) => away)), told).toBeLessThan(hull!.half! - 60);
          const ids = seen.map(({ member }) => member.id);
          expect(
            people.every(({ id }) => ids.includes(id)),
            told,
          ).toBe(true);
        }
});

test('seats non-swimmers in a boat beside swimmers at sea', () => {
  const { hull, at } = staged({ action: 'swim', place: 'sea', era: 'scripture', people: [peter, disciples] }, 0);
  expect(hull).toBeDefined();
  const swims = at.filter(({ posture }) => posture === 'swim');
  const aboard = at.filter(({ posture }) => posture !== 'swim');
  expect([swims.length, aboard.length > 3]).toEqual([1, true]);
  expect(Math.max(...aboard.map(({ away }) => away))).toBeLessThan(hull!.half! - 60);
  expect(swims[0]!.away).toBeGreaterThan(hull!.half!);
});

test('places Jesus in the boat when it is too small for all, also without a reading', () => {
  const prompt = 'The disciples sailed in a boat with Jesus';
  const { stage, dress } = setStage({
    ...{ prompt, story: [prompt], index: 0, seed: 's', take: 0, style: 'storybook-1', context: 'west-african' },
    ...{ use: 'frame', width: 1920, height: 1080 },
  });
  const member = { count: 1, hurt: false } as const;
  const cast = [
    { ...member, id: 'disciples', kind: 'man', count: 12 },
    { ...member, id: 'jesus', kind: 'jesus' },
  ] as const;
  const seen: string[] = [];
  afloat({ ...stage, scene: { ...stage.scene, place: 'sea', event: 'sail', cast } }, (one, nth) => {
    seen.push(one.id);
    return dress(one, nth);
  });
  expect(seen.filter((id) => id === 'jesus')).toHaveLength(1);
  expect(seen).toHaveLength(5);
});

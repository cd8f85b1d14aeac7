import { expect, test } from 'vitest';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { SceneReading } from '#shared/pictures/scene-reading.contract.ts';
import { headOf } from '../framing/framing.ts';
import { sized, standsAt } from '../drawing/on-page.ts';
import { setStage } from '../staging/set-stage.ts';

const order = (story: string[], index: number, more: Partial<PictureOrder> = {}): PictureOrder => ({
  ...{
    prompt: story[index] ?? '',
    story,
    index,
    seed: 's',
    take: 0,
    style: 'storybook-1',
    context: 'middle-eastern',
    use: 'frame',
  },
  ...{ width: 1280, height: 720, ...more },
});
const person = (id: string, called: string, role: string) => ({
  ...{ id, called, role, sex: 'male', age: 'adult', count: 1, feeling: null },
});
const reading = (people: ReturnType<typeof person>[]) =>
  SceneReading.parse({
    ...{
      sentence: 'They stood in the field.',
      era: 'scripture',
      place: 'field',
      time: 'day',
      weather: 'clear',
      action: 'stand',
    },
    ...{ targets: [], things: [], animals: [], feeling: 'calm', shot: 'full' },
    ...{ people, actors: people.slice(0, 1).map(({ id }) => id) },
  });
const looksOf = (of: PictureOrder) => {
  const { blocking, looks } = setStage(of);
  return new Map(blocking.people.map((placed) => [placed.member.id, looks.get(placed)]));
};

const parable = [
  'A man had two sons, and the younger one looked after pigs in a far country.',
  'His father saw him, ran to meet him and fell on his neck.',
  'The elder son stood in the field.',
];

test('keeps face and robe in a well-known scene where the text uses another name', () => {
  const known = looksOf(order(parable, 1));
  const alone = reading([person('younger', 'The younger', 'son'), person('father-2', 'a father', 'father')]);
  const read = looksOf(order(parable, 0, { reading: alone }));
  expect(read.get('younger')).toEqual(known.get('younger-son'));
  expect(read.get('father-2')).toEqual(known.get('father'));
});

test('draws a brother as another person', () => {
  const known = looksOf(order(parable, 1));
  const read = looksOf(order(parable, 2, { reading: reading([person('elder', 'The elder son', 'son')]) }));
  expect(read.get('elder')).not.toEqual(known.get('younger-son'));
});

const valley = [
  'David ran to meet Goliath, the giant, and slung a stone at the Philistine.',
  'David took a stone, slung it and struck the Philistine Goliath.',
];

test.each([
  [1280, 720],
  [720, 1280],
])('keeps the head of a giant on a page of %d x %d, also in the closer repeat', (width, height) => {
  for (const index of valley.keys()) {
    const { stage, blocking, looks, camera, again } = setStage(order(valley, index, { width, height }));
    expect(stage.scene.tableau?.before).toBe(index);
    const giant = blocking.people.find(({ member }) => member.kind === 'giant')!;
    const look = looks.get(giant)!;
    const head = headOf({ placed: giant, look });
    const top =
      (standsAt(stage, camera, giant, look).y + (head.y - head.half * 1.2) * sized(camera, giant.depth)) / stage.h;
    expect(again === null ? top : top * 1.2 - 0.1).toBeGreaterThan(0);
  }
});

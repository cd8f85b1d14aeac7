import { afterAll, expect, test } from 'vitest';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { SceneReading } from '#shared/pictures/scene-reading.contract.ts';
import { readingShots } from '#shared/pictures/scene-reading.ts';
import { drawScene } from '../draw-scene.ts';
import { headOf } from './framing.ts';
import { sized, standsAt } from '../drawing/on-page.ts';
import { setStage } from '../staging/set-stage.ts';

const rasterizer = resvgRasterizer();
afterAll(() => rasterizer.close());

type Person = Partial<SceneReading['people'][number]> & { id: string };
const ruth: Person = { id: 'ruth', sex: 'female' };
const boaz: Person = { id: 'boaz', sex: 'male' };
const order = (people: Person[], change: Partial<SceneReading>, size = { width: 1280, height: 720 }): PictureOrder => ({
  ...({
    prompt: 'x',
    story: ['x'],
    index: 0,
    seed: 's',
    take: 0,
    style: 'storybook-1',
    context: 'middle-eastern',
    use: 'frame',
  } as const),
  ...size,
  reading: SceneReading.parse({
    sentence: 'Somebody was there.',
    ...{
      era: 'scripture',
      place: 'field',
      time: 'day',
      weather: 'clear',
      action: 'stand',
      targets: [],
      things: [],
      animals: [],
    },
    people: people.map((one) => ({
      called: one.id,
      sex: null,
      age: 'adult',
      role: null,
      count: 1,
      feeling: null,
      ...one,
    })),
    actors: people.slice(0, 1).map(({ id }) => id),
    ...{ feeling: 'calm', shot: 'full' },
    ...change,
  }),
});

/** Heads and feet on the page, in shares of its height. */
function onPage(of: PictureOrder) {
  const { stage, blocking, looks, camera } = setStage(of);
  return blocking.people.map((placed) => {
    const look = looks.get(placed)!;
    const { y } = standsAt(stage, camera, placed, look);
    const head = headOf({ placed, look });
    const size = sized(camera, placed.depth);
    return {
      top: (y + (head.y - head.half) * size) / stage.h,
      chin: (y + (head.y + head.half) * size) / stage.h,
      feet: y / stage.h,
    };
  });
}

test('shows a face large, inside the page and near its middle', () => {
  for (const age of ['child', 'adult', 'old'] as const) {
    const [only, ...others] = onPage(
      order([{ ...ruth, age }, boaz], { action: 'weep', feeling: 'tears', shot: 'face' }),
    );
    expect(others).toEqual([]);
    expect(only!.chin - only!.top).toBeGreaterThan(0.42);
    expect(only!.chin - only!.top).toBeLessThan(0.62);
    expect(only!.top).toBeGreaterThan(0.05);
    expect(only!.chin).toBeLessThan(0.9);
  }
});

test('shows two people in a conversation from the hips up, with both heads inside the page', () => {
  for (const { top, chin, feet } of onPage(order([ruth, boaz], { action: 'talk', targets: ['boaz'], shot: 'half' }))) {
    expect(top).toBeGreaterThan(0);
    expect(chin).toBeLessThan(0.6);
    expect(feet).toBeGreaterThan(1.3);
  }
});

test('shows hands together with the faces of their owners', () => {
  const bread = order([ruth, boaz], {
    action: 'give',
    targets: ['boaz'],
    things: [{ name: 'bread', count: 1 }],
    shot: 'hands',
  });
  for (const { top, feet } of onPage(bread)) {
    expect(top).toBeGreaterThan(0);
    expect(feet).toBeGreaterThan(1.1);
  }
});

test('turns the listener’s back to us and draws it larger than the speaker in an over-the-shoulder shot', () => {
  const { blocking } = setStage(order([ruth, boaz], { action: 'tell', targets: ['boaz'], shot: 'over-shoulder' }));
  expect(blocking.people.map(({ away }) => away ?? false)).toEqual([false, true]);
  expect(blocking.people[1]!.scale).toBeGreaterThan(1);
});

test('draws people small in wide shots, half the page high in full shots, and low against the sky from below', () => {
  const high = (shot: SceneReading['shot']) =>
    onPage(order([ruth], { action: 'walk', shot })).map(({ top, feet }) => feet - top)[0]!;
  expect(high('wide')).toBeGreaterThan(0.32);
  expect(high('wide')).toBeLessThan(0.52);
  expect(high('full')).toBeGreaterThan(0.5);
  const level = (shot: SceneReading['shot']) => setStage(order([ruth], { shot })).stage;
  expect(level('from-above').horizon).toBeLessThan(level('full').horizon - 100);
  expect(level('from-below').horizon).toBeGreaterThan(level('full').horizon + 100);
});

test('leaves room above a head for the load on it', () => {
  const loaded = { action: 'carry', things: [{ name: 'bucket', count: 1 }], shot: 'full', era: 'today' } as const;
  const scene = { ...order([ruth], { ...loaded, sentence: 'She carried the bucket on her head.' }) };
  for (const { top, feet } of onPage(scene)) expect(top - (feet - top) * 0.28).toBeGreaterThan(0);
});

test('shows the whole body where the action needs it, even when a close shot is requested', () => {
  for (const shot of ['half', 'hands'] as const) {
    const [only] = onPage(order([ruth], { action: 'climb', shot }));
    expect(only!.feet).toBeLessThan(1);
  }
});

test('draws every shot on wide and upright pages', async () => {
  const signal = new AbortController().signal;
  for (const shot of readingShots)
    for (const size of [
      { width: 320, height: 180 },
      { width: 180, height: 320 },
    ]) {
      const svg = drawScene(order([ruth, boaz], { action: 'talk', targets: ['boaz'], shot }, size));
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect((await rasterizer.png(svg, size.width, signal)).length).toBeGreaterThan(1000);
    }
});

test('does not draw a few people small indoors or when they are not travelling', () => {
  const high = (change: Partial<SceneReading>) => onPage(order([ruth], change)).map(({ top, feet }) => feet - top)[0]!;
  expect(high({ action: 'listen', shot: 'wide' })).toBeGreaterThan(0.45);
  for (const shot of ['wide', 'from-above'] as const) {
    expect(high({ action: 'walk', place: 'house', shot })).toBeGreaterThan(0.45);
    expect(setStage(order([ruth], { action: 'walk', place: 'house', shot })).stage.scene.shot).toBeNull();
  }
});

test('moves a cupboard behind the person who pushes it when it would cover a face', () => {
  const { blocking } = setStage(
    order([{ ...ruth, age: 'child' }], {
      era: 'today',
      place: 'classroom',
      action: 'push',
      things: [{ name: 'cupboard', count: 1 }],
      shot: 'full',
    }),
  );
  const [cupboard] = blocking.things;
  expect(cupboard!.name).toBe('cupboard');
  expect(cupboard!.depth).toBeLessThan(blocking.people[0]!.depth);
});

import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { drawScene } from '#server/builtin/illustrator/draw-scene.ts';
import { recognise, tableaux } from '#server/builtin/illustrator/staging/known-tableaux.ts';
import { marvels } from '#server/builtin/illustrator/props/marvels.ts';
import { held } from '#server/builtin/illustrator/props/held.ts';
import { readScene } from '#server/builtin/illustrator/reading/read-scene.ts';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { culturalContexts } from '#shared/vocabulary.ts';
import { knownScenes, plannedScenes, type ToldScene } from './known-scenes.ts';

/** Milliseconds for what is worked out rather than waited for, on a machine that is busy. */
const patience = 120_000;
const told = new Map<string, ToldScene>();
beforeAll(async () => {
  const tell = await plannedScenes();
  for (const scene of knownScenes) told.set(scene.key, await tell(scene));
}, patience);
const order = (key: string, change: Partial<PictureOrder> = {}): PictureOrder => ({
  ...(told.get(key) as ToldScene),
  seed: 'gallery',
  take: 0,
  style: 'storybook-1',
  context: 'universal',
  use: 'frame',
  width: 1280,
  height: 720,
  ...change,
});

/** What each known scene must show. */
const expected = readFileSync(new URL('known-scenes-shown.yaml', import.meta.url), 'utf8');
const facts = new Map(
  expected
    .trim()
    .split('\n')
    .filter((entry) => !entry.startsWith('#'))
    .map((entry) => {
      const [key = '', rest = ''] = entry.split(': ');
      const [where = '', cast = '', things = ''] = rest.split('|').map((part) => part.trim());
      return [
        key,
        { where, cast: cast.split(' ').filter(Boolean), things: things.split(' ').filter(Boolean) },
      ] as const;
    }),
);

test('expects something from every known scene', () => {
  expect([...facts.keys()]).toEqual(knownScenes.map(({ key }) => key));
});

test.each(knownScenes.map(({ key, title }) => [title, key]))(
  '%s: shows place, people and things of the planned verses',
  (_, key) => {
    const scene = readScene(order(key));
    const { where, cast, things } = facts.get(key)!;
    expect(`${scene.place} ${scene.event}`).toBe(where);
    expect(scene.cast.map(({ id }) => id)).toEqual(expect.arrayContaining(cast));
    expect([...scene.props, ...scene.animals.map(({ kind }) => kind)]).toEqual(expect.arrayContaining(things));
  },
);

test(
  'draws every scene without NaN, in every context, no two alike',
  () => {
    const drawn = knownScenes.map(({ key }, i) =>
      drawScene(order(key, { context: culturalContexts[i % culturalContexts.length]! })),
    );
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(new Set(drawn).size).toBe(knownScenes.length);
  },
  patience,
);

test('uses known people, things and held things, and keeps everybody on the page', () => {
  for (const { key, lines } of tableaux)
    for (const { what, name, x, holds, far, postures } of lines) {
      expect(Math.min(...x) >= 0 && Math.max(...x) <= 1, `${key}: ${name}`).toBe(true);
      for (const thing of [holds, far]) expect(thing === '' || thing in held, `${key}: ${thing}`).toBe(true);
      if (what === 'person') expect(postures.length, `${key}: ${name}`).toBeGreaterThan(0);
    }
  const shown = new Set(
    tableaux.flatMap(({ lines }) => lines.filter(({ what }) => what === 'thing').map(({ name }) => name)),
  );
  expect(Object.keys(marvels).filter((marvel) => !shown.has(marvel))).toEqual([]);
});

test('shows God as light: no tableau has a figure for him, and the cross carries none', () => {
  const ids = tableaux.flatMap(({ lines }) => lines.filter(({ what }) => what === 'person').map(({ name }) => name));
  expect(ids.filter((id) => /^(?:god|yahweh|father-god|holy-spirit)$/.test(id))).toEqual([]);
  const cross = tableaux.find(({ key }) => key === 'crucifixion')!;
  expect(cross.lines.some(({ name }) => name === 'jesus')).toBe(false);
});

test('shows a scene that a tale repeats from closer the second time', () => {
  const prompt = 'Noah and his family see the rainbow over the ark';
  const story = [prompt, `${prompt} again`];
  const draw = (index: number) => drawScene(order('rainbow', { story, index, prompt: story[index]! }));
  expect(readScene({ prompt: story[1]!, story, index: 1, seed: 's' }).tableau).toMatchObject({
    key: 'rainbow',
    before: 1,
  });
  expect([draw(0), draw(1)].map((svg) => svg.includes('scale(1.2 1.2)'))).toEqual([false, true]);
});

test('keeps its own picture for a text that only resembles a known scene', () => {
  const tale = 'The women baked bread. The men mended the wall of the well.';
  for (const prompt of [
    'A loaf on a table',
    'A tower of strength',
    'The boy saw a basket of fish',
    'She washed her hands',
    'Lions roar for prey',
  ])
    expect(recognise(prompt, `${tale} ${prompt}`)?.key ?? null, prompt).toBeNull();
});

test(
  'reads and draws hostile input in bounded work',
  () => {
    const nasty = [
      `${'samaritan '.repeat(9_000)}`,
      `angel ${'.'.repeat(20_000)} shepherds`,
      `${'basket reeds river '.repeat(3_000)}`,
      `<script>alert(1)</script> & "${'"'.repeat(500)} Noah ]]>`,
    ];
    for (const prompt of nasty) {
      const svg = drawScene(order('light', { prompt, story: [prompt], index: 0 }));
      expect(svg.length).toBeLessThan(4_000_000);
      expect(svg).not.toContain('script');
    }
  },
  patience,
);

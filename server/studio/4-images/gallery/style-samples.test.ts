import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawScene } from '#server/builtin/illustrator/draw-scene.ts';
import { styles } from '#server/builtin/illustrator/light/styles.ts';
import { drawingVersion, previewWidths, sampleScenes, styleSampleUrl } from '#shared/pictures/style-sample.contract.ts';
import { openTestApp } from '#test/harness/app.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { styleSampleRoutes } from './style-sample.routes.ts';
import { drawSamplesAhead, sampleOrder, styleSamples } from './style-samples.ts';

let studio: TestStudio;
let app: FastifyInstance;
const { illustrator, drawn } = testIllustrator();
beforeAll(async () => {
  studio = await openStudio();
  app = await openTestApp(studio.db, (at) =>
    styleSampleRoutes(at, { samples: styleSamples({ files: studio.files, illustrator }), files: studio.files }),
  );
});
beforeEach(async () => {
  drawn.length = 0;
  for await (const key of studio.files.list('cache/')) await studio.files.remove(key);
});
afterAll(() => app.close());
const get = (url: string, headers: Record<string, string> = { authorization: `Bearer ${ama}` }) =>
  app.inject({ url, headers });

test('draws a sample once for simultaneous callers, in each width', async () => {
  const answers = await Promise.all(
    previewWidths.map((width) => get(styleSampleUrl('storybook-1', 'psalm-23', width))),
  );
  for (const answer of answers) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
  }
  expect(drawn).toEqual([sampleOrder('storybook-1', 'psalm-23')]);
  await get(styleSampleUrl('storybook-1', 'jonah'));
  expect(drawn.map(({ prompt }) => prompt)).toEqual([
    sampleOrder('x', 'psalm-23').prompt,
    sampleOrder('x', 'jonah').prompt,
  ]);
});

test('caches a sample with a version for good, and revalidates one without', async () => {
  expect((await get(styleSampleUrl('storybook-1'))).headers['cache-control']).toBe(
    'private, max-age=31536000, immutable',
  );
  const plain = await get('/api/image-styles/storybook-1/sample');
  expect(plain.headers['cache-control']).toBe('private, no-cache');
  const again = await get('/api/image-styles/storybook-1/sample', {
    authorization: `Bearer ${ama}`,
    'if-none-match': String(plain.headers['etag']),
  });
  expect(again.statusCode).toBe(304);
});

test('accepts only signed-in creators and known styles, scenes and widths', async () => {
  expect((await get(styleSampleUrl('storybook-1'), {})).statusCode).toBe(401);
  const unknown = await get('/api/image-styles/cubist/sample');
  expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'There is no such picture style.']);
  expect((await get('/api/image-styles/storybook-1/sample?scene=samson')).statusCode).toBe(400);
  expect((await get('/api/image-styles/storybook-1/sample?w=641')).statusCode).toBe(400);
  expect(drawn).toEqual([]);
});

test('draws each style, and every scene of the usual one, ahead of the first visitor and once', async () => {
  const samples = styleSamples({ files: studio.files, illustrator });
  await drawSamplesAhead(samples, illustrator);
  await drawSamplesAhead(samples, illustrator);
  await samples('storybook-1', 'jonah', 320);
  const wanted = [
    ...sampleScenes.map((scene) => sampleOrder('storybook-1', scene)),
    ...illustrator.styles().flatMap(({ key }) => (key === 'storybook-1' ? [] : [sampleOrder(key, sampleScenes[0])])),
  ];
  expect(drawn).toEqual(wanted);
});

/** When this fails, the drawing has changed: raise `drawingVersion` and write the new digest here. */
test('changes the drawing version with the drawing', () => {
  const orders = styles.flatMap(({ key }) => sampleScenes.map((scene) => sampleOrder(key, scene)));
  const digest = createHash('sha256').update(orders.map(drawScene).join()).digest('hex').slice(0, 16);
  expect([drawingVersion, digest]).toEqual([15, 'efeee83a4bd60a33']);
});

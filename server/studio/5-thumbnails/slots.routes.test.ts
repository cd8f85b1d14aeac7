import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFiles } from '#server/integrity/check-files.ts';
import { ama, kofi } from '#test/harness/studio.ts';
import { layer, openWorkspace } from '#test/harness/workspace.ts';

let w: Awaited<ReturnType<typeof openWorkspace>>;
beforeAll(async () => void (w = await openWorkspace()));
beforeEach(() => w.reset());
afterAll(() => w.close());

test('stores a picture in a slot once, re-encoded within 2 MB, until it is deleted', async () => {
  const { pngUrl } = await w.save(await w.create(), [layer()]);
  const png = await w.bytes(pngUrl);
  const finished = {
    taleId: 't1',
    slotNumber: 2,
    title: 'T',
    subtitle: 'S',
    pngData: png.toString('base64'),
    svgData: '<svg/>',
    overlays: [layer()],
    language: 'ee',
  };
  const { id } = await w.call('POST', '/api/finished-thumbnails/save', finished);
  expect(await w.call('POST', '/api/finished-thumbnails/save', finished)).toMatchObject({
    status: 409,
    error: expect.stringContaining('Slot 2 is used'),
  });
  for (const slotNumber of [0, 4])
    expect(await w.call('POST', '/api/finished-thumbnails/save', { ...finished, slotNumber })).toMatchObject({
      status: 400,
    });
  const { items } = await w.call('GET', '/api/finished-thumbnails/tale/t1');
  expect(items).toMatchObject([
    { id, slotNumber: 2, language: 'ee', svgData: '<svg/>', overlays: [{ text: 'Mercy' }] },
  ]);
  expect(await sharp(await w.bytes(items[0].pngUrl)).metadata()).toMatchObject({
    format: 'png',
    width: 1280,
    height: 720,
  });
  expect((await sharp(await w.bytes(`${items[0].pngUrl}&w=320`)).metadata()).width).toBe(320);
  expect((await checkFiles(w.studio)).missing).toEqual([]);
  expect(await w.call('DELETE', `/api/finished-thumbnails/${id}`, {}, kofi)).toMatchObject({ status: 404 });
  expect(await w.call('DELETE', `/api/finished-thumbnails/${id}`)).toMatchObject({ ok: true });
  expect((await w.call('GET', '/api/finished-thumbnails/tale/t1')).items).toEqual([]);
  const told = await w.studio.db
    .selectFrom('events')
    .select('data')
    .where('kind', '=', 'thumbnail')
    .where('topic', '=', 'user')
    .execute();
  expect(told.map(({ data }) => data)).toEqual([
    { id, taleId: 't1' },
    { id, taleId: 't1' },
  ]);
});

test.each([
  ['no PNG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
  [
    'a cut PNG',
    async () =>
      (
        await sharp({ create: { width: 640, height: 360, channels: 3, background: '#fff' } })
          .png()
          .toBuffer()
      ).subarray(0, 90),
    400,
  ],
  [
    'too many pixels',
    () =>
      sharp({ create: { width: 1281, height: 720, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    413,
  ],
])('rejects %s with a message', async (_what, make, status) => {
  const pngData = (await make()).toString('base64');
  const answer = await w.call('POST', '/api/finished-thumbnails/save', {
    taleId: 't1',
    slotNumber: 1,
    title: '',
    subtitle: '',
    pngData,
  });
  expect([answer.status, answer.error.length > 20]).toEqual([status, true]);
});

test('suggests other titles from the tale in its language each time, and an unknown tale its own', async () => {
  const lesson =
    'Go and do likewise. Mercy has no borders! Who is my neighbour? A friend may be a stranger. Love your neighbour.';
  await w.studio.db.updateTable('tale_texts').set({ lesson }).where('language', '=', 'en').execute();
  const ask = {
    taleTitle: 'The Good Samaritan',
    taleTopic: 'Bible Story',
    taleAudience: 'Families',
    variantNumber: 1,
    overlays: [],
  };
  const lists = await Promise.all(
    [1, 2, 3, 4].map(async () => (await w.call('POST', '/api/ai/generate-seo-description', ask)).options),
  );
  expect(
    lists.every(
      (list) => list[0] === 'The Good Samaritan' && list.includes('Who is my neighbour?') && list.length === 5,
    ),
  ).toBe(true);
  expect(new Set(lists.map(String)).size).toBeGreaterThan(1);
  expect(
    (await w.call('POST', '/api/ai/generate-seo-description', { ...ask, taleId: 't1', language: 'fr' })).options,
  ).toContain('Un homme descendait de Jérusalem à Jéricho');
  expect((await w.call('POST', '/api/ai/generate-seo-description', { ...ask, taleTitle: 'Another' })).options[0]).toBe(
    'Another',
  );
  expect(await w.call('POST', '/api/ai/generate-seo-description', { ...ask, taleId: 't1' }, kofi)).toMatchObject({
    status: 404,
  });
});

test('orders a background in a cultural context', async () => {
  const order = {
    taleId: 't1',
    title: 'Background Image',
    topic: 'Bible Story',
    audience: 'Families',
    style: 'storybook',
    culturalContext: 'asian',
  };
  expect(await w.call('POST', '/api/thumbnails/generate-background', order)).toMatchObject({
    ok: true,
    imageId: 'image-1',
  });
  const prompt = expect.stringMatching(
    /Bible Story "The Good Samaritan" \(Luke 10:25-37\), told for families,.*pagodas/,
  );
  expect(w.ordered).toEqual([{ taleId: 't1', userId: ama, context: 'asian', prompt }]);
  expect(await w.call('POST', '/api/thumbnails/generate-background', { ...order, culturalContext: '' })).toMatchObject({
    status: 400,
  });
});

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import { addTale, kofi } from '#test/harness/studio.ts';
import { layer, openWorkspace } from '#test/harness/workspace.ts';
import { thumbnailRepo } from './thumbnail.repo.ts';

let w: Awaited<ReturnType<typeof openWorkspace>>;
beforeAll(async () => void (w = await openWorkspace()));
beforeEach(() => w.reset());
afterAll(() => w.close());

/** The box around all white pixels: left, top, right, bottom and how many there are. */
async function white(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, top: info.height, right: -1, bottom: -1, count: 0 };
  for (let at = 0; at < data.length; at += 3) {
    if (data[at]! < 250 || data[at + 1]! < 250 || data[at + 2]! < 250) continue;
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    Object.assign(box, {
      left: Math.min(box.left, x),
      top: Math.min(box.top, y),
      right: Math.max(box.right, x),
      bottom: Math.max(box.bottom, y),
      count: box.count + 1,
    });
  }
  return box;
}
const bakedWith = async (overlay: Partial<Overlay>) =>
  white(await w.bytes((await w.save(await w.create(), [layer(overlay)])).pngUrl));

test('creates a variant once for its slot, and reopens it', async () => {
  const id = await w.create(1);
  expect(await w.create(1)).toBe(id);
  expect(await w.create(2)).not.toBe(id);
  const { items } = await w.call('GET', '/api/thumbnails/tale/t1');
  expect(items.map((item: Record<string, unknown>) => [item.idx, item.status, item.editor, item.baked])).toEqual([
    [1, 'ready', true, false],
    [2, 'ready', true, false],
  ]);
});

test('creates a variant without a slot as the first, beside the studio’s own', async () => {
  const palette = JSON.stringify({ bg: '#102030', fg: '#ffffff', accent: '#ffd23f' });
  const body = { taleId: 't1', title: 'T', subtitle: 'S', style: 'classic' };
  const { status, id } = await w.call('POST', '/api/thumbnails/create', body);
  await w.studio.db
    .insertInto('thumbnails')
    .values({
      id: 'prepared',
      tale_id: 't1',
      idx: 0,
      variant: 'A',
      title: 'T',
      subtitle: '',
      style: 'classic',
      palette,
      status: 'ready',
    })
    .execute();
  const { items } = await w.call('GET', '/api/thumbnails/tale/t1');
  expect(status).toBe(200);
  expect(items.map((item: Record<string, unknown>) => [item.id, item.idx, item.variant, item.editor])).toEqual([
    ['prepared', 0, 'A', false],
    [id, 0, 'A', true],
  ]);
  expect((await w.call('POST', '/api/thumbnails/create', body)).id).toBe(id);
});

test('keeps the description of the texts when the background changes', async () => {
  const id = await w.create();
  await w.call('POST', `/api/thumbnails/${id}/apply-text-overlay`, {
    title: 'T',
    subtitle: '',
    seoDescription: 'Who is near?',
    overlays: [layer()],
  });
  await w.call('POST', `/api/thumbnails/${id}/set-bg-image`, { imageId: null, title: 'T', subtitle: '' });
  const { items } = await w.call('GET', '/api/thumbnails/tale/t1');
  expect(items[0].seoDescription).toBe('Who is near?');
});

test('moves, rotates and scales baked pixels with a text, and bakes none for an empty one', async () => {
  const first = await bakedWith({});
  const moved = await bakedWith({ x: 400, y: 300 });
  expect([moved.left - first.left, moved.top - first.top, moved.count]).toEqual([300, 200, first.count]);
  const turned = await bakedWith({ rotate: 90 });
  expect(Math.abs(turned.bottom - turned.top - (first.right - first.left))).toBeLessThanOrEqual(2);
  const doubled = await bakedWith({ scale: 2 });
  expect((doubled.right - doubled.left) / (first.right - first.left)).toBeCloseTo(2, 1);
  expect(doubled.count / first.count).toBeGreaterThan(3.5);
  expect(await bakedWith({ text: '' })).toMatchObject({ count: 0 });
});

test('shows a background without texts, and keeps a baked variant baked with its texts', async () => {
  const id = await w.create();
  const bare = await w.call('POST', `/api/thumbnails/${id}/set-bg-image`, {
    imageId: 't1-i1',
    title: 'T',
    subtitle: 'S',
    baked: false,
  });
  expect(bare).toMatchObject({
    status: 200,
    baked: false,
    pngUrl: expect.stringMatching(`^/api/thumbnails/${id}/png\\?v=`),
  });
  expect((await sharp(await w.bytes(bare.pngUrl)).stats()).dominant.r).toBeGreaterThan(120);
  expect(await w.call('GET', `/api/thumbnails/${id}/download.png`)).toMatchObject({ status: 404 });

  const saved = await w.save(id, [layer()]);
  expect(saved).toMatchObject({
    baked: true,
    pngUrl: expect.stringContaining('/download.png?v='),
    svgUrl: expect.stringContaining('/svg?v='),
  });
  const again = await w.call('POST', `/api/thumbnails/${id}/set-bg-image`, {
    imageId: 't1-i1',
    title: 'T',
    subtitle: 'S',
    baked: false,
  });
  expect(again).toMatchObject({ baked: true, pngUrl: expect.stringContaining('/download.png?v=') });
  expect((await white(await w.bytes(again.pngUrl))).count).toBeGreaterThan(500);
  expect((await w.bytes(again.svgUrl)).toString()).toContain('>Mercy<');
});

test('removes a background again', async () => {
  const id = await w.create();
  const words = { title: 'T', subtitle: 'S' };
  await w.call('POST', `/api/thumbnails/${id}/set-bg-image`, { imageId: 't1-i1', ...words });
  const bare = await w.call('POST', `/api/thumbnails/${id}/set-bg-image`, { imageId: null, ...words });
  const { dominant } = await sharp(await w.bytes(bare.pngUrl)).stats();
  expect([bare.status, dominant.r < 60]).toEqual([200, true]);
  const { items } = await w.call('GET', '/api/thumbnails/tale/t1');
  expect(items).toMatchObject([{ id, bgImageId: null, baked: false }]);
});

test('accepts a baked thumbnail of the same tale as a background, but not of another', async () => {
  const [id, other] = [await w.create(0), await w.create(1)];
  await w.save(other, [layer()]);
  expect(
    await w.call('POST', `/api/thumbnails/${id}/set-bg-image`, { imageId: other, title: '', subtitle: '' }),
  ).toMatchObject({
    status: 200,
  });
  await addTale(w.studio.db, { id: 't2', scenes: 1 });
  await w.studio.db
    .updateTable('images')
    .set({ status: 'generated', r2_key: 'images/t1/red.jpg' })
    .where('tale_id', '=', 't2')
    .execute();
  expect(
    await w.call('POST', `/api/thumbnails/${id}/set-bg-image`, { imageId: 't2-i1', title: '', subtitle: '' }),
  ).toMatchObject({
    status: 404,
  });
});

test('rejects malformed texts, and escapes markup', async () => {
  const id = await w.create();
  expect(await w.save(id, [{ ...layer(), text: 7 }])).toMatchObject({ status: 400 });
  expect(
    await w.save(
      id,
      Array.from({ length: 31 }, () => layer()),
    ),
  ).toMatchObject({ status: 400 });
  const { svgUrl } = await w.save(id, [layer({ text: '<image href="file:///etc/passwd"/>', color: 'url(#x)' })]);
  expect((await w.bytes(svgUrl)).toString()).not.toMatch(/<image|url\(#x\)/);
});

test('composes what is missing on generate and bakes all on rasterise, for either id', async () => {
  expect(
    await w.call('POST', '/api/thumbnails/t1/generate', { count: 4, variants: ['A', 'B', 'C', 'D'], overwrite: false }),
  ).toMatchObject({
    status: 200,
    queued: 4,
    jobId: 'job-1',
  });
  const rows = await thumbnailRepo(w.studio.db).rows('t1');
  expect(rows.map(({ variant, status }) => `${variant} ${status}`)).toEqual([
    'A queued',
    'B queued',
    'C queued',
    'D queued',
  ]);
  expect(w.ordered[0]).toMatchObject({ taleId: 't1', want: 'composed', ids: rows.map(({ id }) => id) });
  expect(await w.call('POST', `/api/thumbnails/${rows[0]!.id}/rasterize-all`, {})).toMatchObject({
    queued: 0,
    jobId: null,
  });
  await w.studio.db
    .updateTable('thumbnails')
    .set({ r2_key_svg: 'x.svg', status: 'ready' })
    .where('idx', '<', 2)
    .execute();
  expect(
    await w.call('POST', `/api/thumbnails/${rows[0]!.id}/rasterize-all`, { width: 1280, force: false }),
  ).toMatchObject({ queued: 2 });
  expect(w.ordered[1]).toMatchObject({ taleId: 't1', want: 'baked', ids: [rows[0]!.id, rows[1]!.id], width: 1280 });
  expect(await w.call('POST', '/api/thumbnails/t1/generate', {}, kofi)).toMatchObject({
    status: 404,
    error: 'Tale not found',
  });
});

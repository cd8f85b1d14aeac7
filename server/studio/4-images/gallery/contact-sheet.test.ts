import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPortraits } from '#test/harness/portraits.ts';
import { ama, kofi } from '#test/harness/studio.ts';

let room: Awaited<ReturnType<typeof openPortraits>>;
beforeAll(async () => void (room = await openPortraits()));
beforeEach(() => room.reset());
afterAll(() => room.close());

test('composes one picture of everybody, the frames that show them, and outdated frames', async () => {
  await room.drawAll(room.looking);
  const get = (who = ama) => room.get('/api/tales/t1/cast/contact-sheet.png', who);
  const pixel = async (png: Buffer, left: number, top: number) => [
    ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
  const first = await get();
  expect([first.statusCode, first.headers['content-type'], first.headers['content-disposition']]).toEqual([
    ...[200, 'image/png', expect.stringContaining('The Good Samaritan - cast.png')],
  ]);
  const { width, height } = await sharp(first.rawPayload).metadata();
  expect([width, height]).toEqual([1600, 132 + 2 * (280 + 28) + 48]);
  const portrait = await room.db
    .selectFrom('cast_portraits')
    .selectAll()
    .where('name', '=', 'father')
    .executeTakeFirstOrThrow();
  const face = await pixel(
    await sharp(await room.files.local(portrait.r2_key ?? ''))
      .resize(280, 280, { fit: 'cover' })
      .png()
      .toBuffer(),
    20,
    20,
  );
  const there = await pixel(first.rawPayload, 48 + 20, 132 + 20);
  for (const [at, value] of there.entries()) expect(Math.abs(value - (face[at] ?? 0))).toBeLessThan(12);
  const frameAt = [48 + 280 + 32 - 2, 132 + 40 + 26 + 10 + 60] as const;
  expect(await pixel(first.rawPayload, ...frameAt)).toEqual([255, 255, 255]);
  await room.db.updateTable('cast_portraits').set({ sha256: 'another' }).where('name', '=', 'father').execute();
  expect(await pixel((await get()).rawPayload, ...frameAt).catch(() => null)).not.toEqual([255, 255, 255]);
  expect((await get(kofi)).statusCode).toBe(404);
  await room.cast({ version: 0, members: [] });
  expect((await get()).statusCode).toBe(409);
});

import type { TaleId } from '#shared/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addWholeTale, openPackageRoom, type PackageRoom } from '#test/harness/packages.ts';
import { kofi } from '#test/harness/studio.ts';

let room: PackageRoom;
beforeAll(async () => void (room = await openPackageRoom()));
beforeEach(async () => {
  await room.reset();
  await addWholeTale(room);
});
afterAll(() => room.close());

test('copies text, pictures and audio of a tale into its own files, without films', async () => {
  const answer = await room.ask('POST', '/api/tales/t1/duplicate');
  expect(answer.statusCode).toBe(200);
  const { result } = await room.ended(answer.json().jobId, 'completed');
  const { taleId, title } = result as { taleId: TaleId; title: string };
  expect([taleId === 't1', title]).toEqual([false, 'The Good Samaritan (copy)']);
  const of = (table: 'scenes' | 'images' | 'narrations' | 'tale_texts', id: string) =>
    room.db.selectFrom(table).selectAll().where('tale_id', '=', id).execute();
  for (const table of ['scenes', 'images', 'narrations', 'tale_texts'] as const)
    expect([table, (await of(table, taleId)).length]).toEqual([table, (await of(table, 't1')).length]);
  const keys = async (id: string) =>
    (await room.db.selectFrom('images').select('r2_key').where('tale_id', '=', id).execute()).map((row) => row.r2_key);
  const [mine, theirs] = [await keys(taleId), await keys('t1')];
  expect(mine.filter((key) => theirs.includes(key))).toEqual([]);
  for (const key of mine) expect(await room.files.has(key ?? '')).toBe(true);
  expect(await room.db.selectFrom('videos').select('id').where('tale_id', '=', taleId).execute()).toEqual([]);
});

test('refuses to duplicate another creator’s tale', async () => {
  expect((await room.ask('POST', '/api/tales/t1/duplicate', undefined, kofi)).statusCode).toBe(404);
});

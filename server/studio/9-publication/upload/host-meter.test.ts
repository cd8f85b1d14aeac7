import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama } from '#test/harness/studio.ts';
import { pacificDay } from '#shared/publishing/pacific-day.ts';

let p: Publishing;
beforeAll(async () => {
  p = await openPublishing();
});
beforeEach(() => p.reset(['en', 'fr']));
afterAll(() => p.close());

const order = (langs: ('en' | 'fr')[]) =>
  p.publications.publish({ userId: ama, taleId: 't1', langs, privacy: 'private', madeForKids: false, texts: {} });
const spent = () => p.studio.db.selectFrom('host_use').selectAll().executeTakeFirst();
/** What the built-in host itself has charged today. */
function charged(): Record<string, number> {
  const db = new DatabaseSync(join(p.host.dataDir, 'host.sqlite'), { readOnly: true });
  const rows = db.prepare('select bucket, used from usage where day = ?').all(pacificDay(p.time.now)) as {
    bucket: string;
    used: number;
  }[];
  db.close();
  return Object.fromEntries(rows.map(({ bucket, used }) => [bucket, used]));
}

test('counts what the host charged for publishing', async () => {
  const { publicationIds } = await order(['en', 'fr']);
  const before = charged();
  for (const id of publicationIds) await p.run(id);
  const after = charged();
  expect(await spent()).toMatchObject({
    user_id: ama,
    units: after['units']! - (before['units'] ?? 0),
    uploads: after['uploads']! - (before['uploads'] ?? 0),
    units_refused: false,
  });
  expect((await spent())!.uploads).toBe(2);
  expect((await spent())!.units).toBeGreaterThan(4 * 400);
});

test('records the day’s first refusal with one alert, and counts again the next day', async () => {
  const { publicationIds } = await order(['en']);
  await p.host.fault({ kind: 'quota', method: 'POST', url: 'captions', times: 9 });
  await expect(p.run(publicationIds[0]!)).rejects.toThrow('quota');
  await expect(p.run(publicationIds[0]!)).rejects.toThrow('quota');
  expect(await spent()).toMatchObject({ uploads: 1, units_refused: true, uploads_refused: false });
  const alerts = await p.studio.db
    .selectFrom('activity')
    .select(['level', 'message'])
    .where('type', '=', 'quota')
    .execute();
  expect(alerts).toEqual([{ level: 'warn', message: expect.stringContaining('midnight Pacific') }]);
  p.time.now += 24 * 3_600_000;
  await p.host.calm();
  await p.run(publicationIds[0]!);
  expect(await p.studio.db.selectFrom('host_use').select(['units_refused']).orderBy('day').execute()).toEqual([
    { units_refused: true },
    { units_refused: false },
  ]);
});

test('counts nothing for a call that never reached the host', async () => {
  const { publicationIds } = await order(['en']);
  await p.host.fault({ kind: 'drop-before', method: 'POST', url: 'thumbnails' });
  const before = charged()['units'] ?? 0;
  await expect(p.run(publicationIds[0]!)).rejects.toThrow();
  expect((await spent())!.units).toBe(charged()['units']! - before);
});

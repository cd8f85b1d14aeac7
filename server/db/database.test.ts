import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addTale, ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openDatabase, transact } from './connect.ts';
import { openEmbedded } from './engines/embedded.ts';
import { migrate } from './migrate.ts';

let studio: TestStudio;
const dir = mkdtempSync(join(tmpdir(), 'tale-studio-db-'));
beforeAll(async () => void (studio = await openStudio()));
beforeEach(() => studio.reset());
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('rejects use of the outer handle inside a transaction instead of deadlocking', async () => {
  const misuse = transact(studio.db, () => studio.db.selectFrom('users').selectAll().execute());
  await expect(misuse).rejects.toThrow('outer database handle');
});

test('leaves nothing of a failed transaction, and runs the next one', async () => {
  const failing = transact(studio.db, async (trx) => {
    await trx.updateTable('users').set({ name: 'Nobody' }).execute();
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await studio.db.selectFrom('users').select('name').where('id', '=', ama).executeTakeFirst()).toEqual({
    name: 'Ama',
  });
});

test('keeps concurrent transactions and plain queries apart', async () => {
  await addTale(studio.db);
  const bump = () =>
    transact(studio.db, async (trx) => {
      const { words } = await trx
        .selectFrom('tales')
        .select('words')
        .where('id', '=', 't1')
        .forUpdate()
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('tales')
        .set({ words: words + 1 })
        .where('id', '=', 't1')
        .execute();
    });
  const read = () => studio.db.selectFrom('tales').select('words').where('id', '=', 't1').executeTakeFirstOrThrow();
  await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? bump() : read())));
  expect(await read()).toEqual({ words: 230 });
});

test('rejects a second opener of a data folder with a message, until the first has closed it', async () => {
  const first = await openEmbedded(dir);
  await expect(openEmbedded(dir)).rejects.toThrow('Another studio is running on the data folder');
  await first.close();
  await (await openEmbedded(dir)).close();
});

test('writes every commit to disk, and reads it after reopening', async () => {
  const { database, db } = await openDatabase(null, dir);
  await migrate(db);
  const { syncs } = database as Awaited<ReturnType<typeof openEmbedded>>;
  const before = await syncs();
  for (let n = 0; n < 100; n += 1)
    await db
      .insertInto('users')
      .values({ id: `u${n}`, email: `${n}@example.com`, name: 'x' })
      .execute();
  expect((await syncs()) - before).toBeGreaterThanOrEqual(100);
  await database.close();
  const again = await openDatabase(null, dir);
  expect(
    await again.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow(),
  ).toEqual({ n: '100' });
  await again.database.close();
});

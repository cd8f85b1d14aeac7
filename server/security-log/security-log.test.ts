import type { UserId } from '#shared/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { transact } from '#server/db/connect.ts';
import type { SecurityEvent } from '#shared/account/security-log.contract.ts';
import { openTestApp } from '#test/harness/app.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { logSecurity, securityLogRepo } from './security-log.repo.ts';
import { securityLogRoutes } from './security-log.routes.ts';

let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => {
  studio = await openStudio();
  app = await openTestApp(studio.db, (at) =>
    securityLogRoutes(at, { db: studio.db, isOperator: async (userId) => userId === ama }),
  );
});
beforeEach(() => studio.reset());
afterAll(async () => {
  await app.close();
  await studio.reset();
});

type Page = { everybody: boolean; items: SecurityEvent[]; nextCursor: string | null };
const read = async (userId: UserId, query = ''): Promise<Page> =>
  (await app.inject({ url: `/api/security-log${query}`, headers: { authorization: `Bearer ${userId}` } })).json();

test('shows operators everybody’s events and creators only their own, newest first, page by page', async () => {
  for (const [userId, detail] of [
    [ama, 'one'],
    [kofi, 'two'],
    [ama, 'three'],
  ] as const)
    await logSecurity(studio.db, { userId, kind: 'token_created', detail });
  await logSecurity(studio.db, {
    userId: null,
    kind: 'sign_in_refused',
    detail: 'x@example.com: not_invited',
    address: '192.0.2.7',
  });
  const first = await read(ama, '?limit=3');
  const rest = await read(ama, `?limit=3&cursor=${first.nextCursor}`);
  expect([...first.items, ...rest.items].map(({ detail }) => detail).toSorted()).toEqual([
    'one',
    'three',
    'two',
    'x@example.com: not_invited',
  ]);
  expect([first.everybody, first.items.length, rest.nextCursor]).toEqual([true, 3, null]);
  expect(first.items.map(({ at }) => at)).toEqual(first.items.map(({ at }) => at).toSorted((a, b) => b - a));
  const theirs = await read(kofi);
  expect([theirs.everybody, theirs.items.map(({ detail }) => detail)]).toEqual([false, ['two']]);
});

test('logs nothing that did not happen, and keeps the address after the account is gone', async () => {
  const undone = transact(studio.db, async (trx) => {
    await logSecurity(trx, { userId: ama, kind: 'key_kept', detail: 'OpenAI' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await logSecurity(studio.db, { userId: kofi, kind: 'sign_in' });
  const { email } = await studio.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', kofi)
    .executeTakeFirstOrThrow();
  await studio.db.deleteFrom('users').where('id', '=', kofi).execute();
  expect((await read(ama)).items).toMatchObject([{ kind: 'sign_in', who: email }]);
});

test('deletes events older than 400 days', async () => {
  for (const kind of ['sign_in', 'sign_out'] as const) await logSecurity(studio.db, { userId: ama, kind });
  await studio.db
    .updateTable('security_events')
    .set({ created_at: new Date(Date.now() - 401 * 86_400_000) })
    .where('kind', '=', 'sign_in')
    .execute();
  await securityLogRepo(studio.db).forget();
  expect((await read(ama)).items.map(({ kind }) => kind)).toEqual(['sign_out']);
});

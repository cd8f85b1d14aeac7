import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { hashOf } from '#server/http/guards/secret-text.ts';
import { type Live, openLive } from '#server/live/live.ts';
import { liveRoutes } from '#server/live/live.routes.ts';
import type { SessionItem } from '#shared/account/me.contract.ts';
import { testSecrets } from '#test/harness/app.ts';
import { hearEvents } from '#test/harness/event-stream.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { accountRoutes } from './account.routes.ts';
import { accountService } from './account.service.ts';
import { everybody } from './test-rules.ts';
import { sessionRepo } from './session.repo.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
let studio: TestStudio;
let app: FastifyInstance;
let live: Live;
let origin: string;
const noSignIn = { begin: async () => '', finish: async () => Promise.reject(new Error('not here')) };

beforeAll(async () => {
  studio = await openStudio();
  live = await openLive({ database: studio.database, db: studio.db, log: () => {} });
  const accounts = accountService({ db: studio.db, secrets: testSecrets, signIn: noSignIn, rules: everybody });
  app = await buildApp({
    db: studio.db,
    secrets: testSecrets,
    whoIs: accounts.whoIs,
    logLevel: 'silent',
    trustProxy: false,
    requestsPerMinute: 10_000,
    open: () => {},
    signedIn: (creators) => {
      accountRoutes(creators, accounts);
      liveRoutes(creators, live);
    },
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => studio.reset());
afterAll(async () => {
  await app.close();
  await live.close();
});

const open = (secret: string, userId = ama, userAgent: string | null = null) =>
  sessionRepo(studio.db).add({ idHash: hashOf(secret), userId, userAgent });
const as = (secret: string) => ({ headers: { cookie: `session=${secret}` } });
const ask = async (secret: string, method: string, path: string) => {
  const answer = await fetch(`${origin}/api/me${path}`, { method, ...as(secret) });
  return {
    status: answer.status,
    body: (await answer.json()) as { items: SessionItem[]; nextCursor: string | null; count: number },
  };
};
const list = async (secret: string) => (await ask(secret, 'GET', '/sessions')).body.items;
const idOf = async (secret: string) => (await list(secret)).find(({ current }) => current)?.id ?? '';

test('lists a creator’s own sessions, marks the current one, and shows no secrets', async () => {
  await open('of-ama-1', ama, firefox);
  await open('of-ama-2');
  await open('of-kofi', kofi);
  const items = await list('of-ama-1');
  expect(items.map(({ browser, device, current }) => [browser, device, current])).toEqual(
    expect.arrayContaining([
      ['Firefox 145', 'Linux computer', true],
      ['Unknown browser', 'Unknown device', false],
    ]),
  );
  expect(items).toHaveLength(2);
  expect(JSON.stringify(items)).not.toMatch(new RegExp(`${hashOf('of-ama-1')}|${hashOf('of-ama-2')}|of-ama`));
});

test('does not list or sign out an expired session', async () => {
  await open('of-ama-1');
  await open('over');
  const id = await idOf('over');
  await studio.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id_hash', '=', hashOf('over'))
    .execute();
  expect(await list('of-ama-1')).toHaveLength(1);
  expect((await ask('of-ama-1', 'DELETE', `/sessions/${id}`)).status).toBe(404);
});

test('extends a used session by two weeks, up to sixty days after sign-in', async () => {
  const day = 86_400_000;
  const left = async (secret: string) => {
    const row = await studio.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('id_hash', '=', hashOf(secret))
      .executeTakeFirstOrThrow();
    return Math.round((row.expires_at.getTime() - Date.now()) / day);
  };
  const age = (secret: string, days: number) =>
    studio.db
      .updateTable('sessions')
      .set({
        created_at: new Date(Date.now() - days * day),
        last_used_at: new Date(Date.now() - day),
        expires_at: new Date(Date.now() + day),
      })
      .where('id_hash', '=', hashOf(secret))
      .execute();
  await open('young');
  await open('old');
  await age('young', 10);
  await age('old', 57);
  for (const secret of ['young', 'old']) expect((await fetch(`${origin}/api/me`, as(secret))).status).toBe(200);
  expect([await left('young'), await left('old')]).toEqual([14, 3]);
  await studio.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  for (const secret of ['young', 'old']) expect((await fetch(`${origin}/api/me`, as(secret))).status).toBe(401);
});

test('pages sessions newest first, each once', async () => {
  for (let n = 0; n < 5; n += 1) await open(`s${n}`);
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await ask('s0', 'GET', `/sessions?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...body.items.map(({ id }) => id));
    cursor = body.nextCursor;
  }
  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBe(5);
});

test('ends one session with its live streams at once, and no other', async () => {
  await open('here');
  await open('there');
  const [mine, theirs] = [
    await hearEvents(`${origin}/api/live`, as('here')),
    await fetch(`${origin}/api/live`, as('there')),
  ];
  let over = false;
  void theirs.text().then(() => (over = true));
  expect((await ask('here', 'DELETE', `/sessions/${await idOf('there')}`)).status).toBe(200);
  await expect.poll(() => over, { timeout: 5_000 }).toBe(true);
  expect((await mine.until(1)).map(({ event }) => event)).toEqual(['account']);
  mine.close();
  expect((await fetch(`${origin}/api/me`, as('there'))).status).toBe(401);
  expect((await fetch(`${origin}/api/me`, as('here'))).status).toBe(200);
});

test('signs out all the creator’s other sessions at once', async () => {
  for (const secret of ['here', 'b', 'c']) await open(secret);
  await open('of-kofi', kofi);
  const stream = await fetch(`${origin}/api/live`, as('b'));
  let over = false;
  void stream.text().then(() => (over = true));
  expect((await ask('here', 'POST', '/sessions/end-others')).body.count).toBe(2);
  await expect.poll(() => over, { timeout: 5_000 }).toBe(true);
  expect(await list('here')).toHaveLength(1);
  expect((await fetch(`${origin}/api/me`, as('of-kofi'))).status).toBe(200);
  expect((await ask('here', 'POST', '/sessions/end-others')).body.count).toBe(0);
});

test('answers for another creator’s session as for an unknown one, and keeps it', async () => {
  await open('of-ama-1');
  await open('of-kofi', kofi);
  const id = await idOf('of-ama-1');
  const [theirs, unknown] = [
    await ask('of-kofi', 'DELETE', `/sessions/${id}`),
    await ask('of-kofi', 'DELETE', '/sessions/nobodys'),
  ];
  expect([theirs.status, theirs.body]).toEqual([404, unknown.body]);
  expect(await list('of-ama-1')).toHaveLength(1);
});

test('allows an access token what its scope allows until it expires, and nothing that needs a browser', async () => {
  await open('here');
  const post = (path: string, body: unknown, headers: Record<string, string> = as('here').headers) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const make = async (scope?: string) => {
    const made = (await (await post('/api/me/tokens', { label: 'x', scope })).json()) as {
      id: string;
      token: string;
      scope: string;
    };
    return { ...made, headers: { authorization: `Bearer ${made.token}` } };
  };
  const [reader, maker] = [await make('read'), await make()];
  expect([reader.scope, maker.scope]).toEqual(['read', 'create']);
  const zone = (headers: Record<string, string>) => post('/api/me/time-zone', { tz: 'Africa/Accra' }, headers);
  expect((await fetch(`${origin}/api/me`, { headers: reader.headers })).status).toBe(200);
  const refused = await zone(reader.headers);
  expect([refused.status, await refused.text()]).toEqual([
    403,
    expect.stringContaining('needs the scope “create” and has “read”'),
  ]);
  expect((await zone(maker.headers)).status).toBe(200);
  const another = await post('/api/me/tokens', { label: 'y' }, maker.headers);
  expect([another.status, await another.text()]).toEqual([403, expect.stringContaining('Sign in with a browser')]);
  expect((await fetch(`${origin}/api/me/sessions/of`, { method: 'DELETE', headers: maker.headers })).status).toBe(403);

  await studio.db
    .updateTable('access_tokens')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', maker.id)
    .execute();
  expect((await zone(maker.headers)).status).toBe(401);
});

test('limits a creator to fifty access tokens', async () => {
  await open('here');
  const make = () =>
    fetch(`${origin}/api/me/tokens`, {
      method: 'POST',
      headers: { ...as('here').headers, 'content-type': 'application/json' },
      body: '{"label":"x"}',
    });
  await studio.db
    .insertInto('access_tokens')
    .values(Array.from({ length: 49 }, (_, n) => ({ id: `t${n}`, user_id: ama, hash: `h${n}`, label: 'x' })))
    .execute();
  expect((await make()).status).toBe(200);
  const refused = await make();
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('revoke one')]);
});

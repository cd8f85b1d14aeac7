import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, Failure, type FailureCode, failureStatus } from '#shared/endpoint.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { testSecrets } from '#test/harness/app.ts';
import { buildApp } from './app.ts';
import { watch } from './health.ts';
import { metricsRoute } from './metrics.ts';
import { bind } from './route.ts';
import { systemRoutes } from './system.routes.ts';
import { webFiles } from './answers/web-files.ts';

const codes = Object.keys(failureStatus) as FailureCode[];
const fail = endpoint({
  method: 'POST',
  path: '/api/test/fail/:how',
  summary: 'Fails as asked',
  params: z.object({ how: z.string() }),
  body: z.object({ password: z.string().optional(), count: z.int().max(9).optional() }),
  reply: z.object({ ok: z.literal(true) }),
});
const errors: Record<string, () => unknown> = {
  bug: () => new TypeError('cannot read a column named shadow'),
  full: () => Object.assign(new Error('write'), { code: 'ENOSPC' }),
  'full database': () => Object.assign(new Error('could not extend file'), { code: '53100' }),
  'database going down': () => Object.assign(new Error('terminating connection'), { code: '57P01' }),
  'database gone': () => new Error('Connection terminated unexpectedly'),
  reply: () => null,
};

let studio: TestStudio;
const root = mkdtempSync(join(tmpdir(), 'tale-studio-web-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), '<title>the app</title>');
writeFileSync(join(root, 'assets', 'app-1.js'), 'let a;');
const opened: FastifyInstance[] = [];
let log: string[];

async function open(change: { requestsPerMinute?: number; trustProxy?: boolean } = {}): Promise<FastifyInstance> {
  const app = await buildApp({
    db: studio.db,
    secrets: testSecrets,
    whoIs: async ({ bearer, session }) =>
      bearer === 'made up'
        ? null
        : bearer || session
          ? { userId: bearer === 'kofi' ? kofi : ama, session: session ?? null }
          : null,
    logLevel: 'info',
    logTo: { write: (line) => void log.push(line) },
    trustProxy: false,
    requestsPerMinute: 10_000,
    open: (visitors) => {
      systemRoutes(visitors, [
        watch({
          name: 'Stone',
          check: () => Promise.reject(new Error('a secret')),
          problem: 'It is not responding.',
          advice: 'Roll it away.',
        }),
      ]);
      metricsRoute(visitors, {
        listening: () => 0,
        statements: () => 0,
        queue: async () => [
          { kind: 'publishing', waiting: 3, creators: 2, oldestSeconds: 90, running: 1, sleeping: 0 },
        ],
      });
      visitors.get('/api/test/address', async ({ ip, protocol }) => ({ ip, protocol }));
    },
    signedIn: (creators) =>
      bind(creators, fail, async ({ params: { how } }) => {
        if (how === 'reply') return { ok: 'not as the contract says' } as never;
        throw errors[how]?.() ?? new Failure(how as FailureCode, `Words about ${how}`);
      }),
    ...change,
  });
  await webFiles(app, root);
  opened.push(app);
  return app;
}
let app: FastifyInstance;
const ask = async (options: InjectOptions, at = app) => {
  const answer = await at.inject(options);
  return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), body: answer.body };
};
const failing = (how: string, extra: InjectOptions = {}) =>
  ask({ method: 'POST', url: `/api/test/fail/${how}`, headers: { authorization: 'Bearer x' }, payload: {}, ...extra });

beforeAll(async () => {
  log = [];
  studio = await openStudio();
  app = await open();
});
beforeEach(async () => {
  log = [];
  await studio.reset();
});
afterAll(async () => {
  for (const each of opened) await each.close();
  rmSync(root, { recursive: true, force: true });
});

test.each(codes)('sends status, code and message for a failure %s', async (code) => {
  const { status, type, body } = await failing(code);
  expect([status, type, JSON.parse(body)]).toEqual([
    failureStatus[code],
    'application/json',
    { ok: false, code, error: `Words about ${code}` },
  ]);
});

test('reveals nothing of a bug or of a reply that breaks its contract, and logs it', async () => {
  for (const how of ['bug', 'reply']) {
    const { status, body } = await failing(how);
    expect([how, status, JSON.parse(body)]).toMatchObject([how, 500, { ok: false, code: 'internal' }]);
    expect(body).not.toMatch(/shadow|contract|literal/);
  }
  expect(log.filter((line) => line.includes('A request failed')).length).toBe(2);
  expect(log.join('')).toContain('a column named shadow');
});

test('reports a full disk, a missing database and a wrong field with a message', async () => {
  expect(await failing('full')).toMatchObject({
    status: 507,
    body: expect.stringContaining('disk of the studio is full'),
  });
  expect(await failing('full database')).toMatchObject({
    status: 507,
    body: expect.stringContaining('disk of the studio is full'),
  });
  for (const how of ['database going down', 'database gone'])
    expect([how, await failing(how)]).toMatchObject([
      how,
      { status: 503, body: expect.stringContaining('database is not responding') },
    ]);
  const wrong = await failing('invalid', { payload: { count: 10 } });
  expect([wrong.status, JSON.parse(wrong.body)]).toMatchObject([
    400,
    { ok: false, code: 'invalid', error: 'Count may be 9 at most.' },
  ]);
  expect(
    await failing('invalid', {
      payload: '{',
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
    }),
  ).toMatchObject({
    status: 400,
    body: expect.stringContaining('not valid JSON'),
  });
});

test('rejects an impossible address, and text that a database cannot store, with a message', async () => {
  expect(await ask({ method: 'POST', url: `/api/test/fail/${'x'.repeat(300)}`, payload: {} })).toMatchObject({
    status: 404,
    body: expect.stringContaining('"ok":false'),
  });
  expect(await ask({ url: '/api/%zz' })).toMatchObject({ status: 404, body: expect.stringContaining('"ok":false') });
  expect(await failing('%00')).toMatchObject({ status: 400, body: expect.stringContaining('U+0000') });
  const typed = { 'content-type': 'application/json', authorization: 'Bearer x' };
  expect(await failing('conflict', { payload: '{"password":"a\\u0000"}', headers: typed })).toMatchObject({
    status: 400,
  });
  expect(await failing('conflict', { payload: '{"password":"a\\\\u0000"}', headers: typed })).toMatchObject({
    status: 409,
  });
  expect(await failing('conflict', { payload: '{"password":"a\\ud800"}', headers: typed })).toMatchObject({
    status: 400,
    body: expect.stringContaining('half of a character'),
  });
  for (const whole of ['\\ud83d\\ude00', '\\\\ud800'])
    expect(await failing('conflict', { payload: `{"password":"${whole}"}`, headers: typed })).toMatchObject({
      status: 409,
    });
});

test('rejects a visitor before it looks at anything else', async () => {
  expect(await ask({ method: 'POST', url: '/api/test/fail/bug', payload: { count: 10 } })).toMatchObject({
    status: 401,
  });
});

test('returns 404 in JSON for unknown API paths, the app for other pages, and only the web files', async () => {
  for (const url of [
    '/api/nothing',
    '/api',
    '/auth/google/nothing',
    '/auth/nothing',
    '/assets/gone.js',
    '/metrics/x',
  ]) {
    expect([url, await ask({ url })]).toMatchObject([
      url,
      { status: 404, type: 'application/json', body: expect.stringContaining('not_found') },
    ]);
  }
  for (const url of ['/', '/tales/abc', '/auth/callback?success=1', '/apiary'])
    expect([url, await ask({ url })]).toMatchObject([url, { status: 200, body: '<title>the app</title>' }]);
  expect(await ask({ url: '/assets/app-1.js' })).toMatchObject({ status: 200, body: 'let a;' });
  expect(await ask({ method: 'POST', url: '/tales/abc', payload: {} })).toMatchObject({ status: 404 });
  for (const url of [
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/%00',
  ])
    expect((await ask({ url })).body).not.toMatch(/root:|"dependencies"/);
});

test('limits requests per creator across tokens, and per address for strangers, with a message', async () => {
  const tight = await open({ requestsPerMinute: 3 });
  const post = (token: string, remoteAddress = '10.0.0.1') =>
    ask(
      {
        method: 'POST',
        url: '/api/test/fail/conflict',
        headers: { authorization: `Bearer ${token}` },
        payload: {},
        remoteAddress,
      },
      tight,
    );
  for (const token of ['one', 'two', 'three']) expect((await post(token)).status).toBe(409);
  const refused = await post('four', '10.0.0.2');
  expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
    429,
    { ok: false, code: 'too_many', error: expect.stringContaining('Wait a minute') },
  ]);
  expect((await post('kofi')).status).toBe(409);
  const strangers: number[] = [];
  for (let n = 0; n < 14; n += 1) strangers.push((await post('made up', '10.0.0.3')).status);
  expect(strangers).toEqual([...Array.from({ length: 12 }, () => 401), 429, 429]);
  expect((await ask({ url: '/healthz', remoteAddress: '10.0.0.3' }, tight)).status).toBe(429);
  expect((await ask({ url: '/healthz', remoteAddress: '10.0.0.4' }, tight)).status).toBe(200);
});

test('trusts proxy headers only from a trusted proxy, and only what it wrote itself', async () => {
  const headers = { 'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'x-forwarded-proto': 'https' };
  const seen = async (at: FastifyInstance) => JSON.parse((await ask({ url: '/api/test/address', headers }, at)).body);
  expect(await seen(app)).toEqual({ ip: '127.0.0.1', protocol: 'http' });
  expect(await seen(await open({ trustProxy: true }))).toEqual({ ip: '5.6.7.8', protocol: 'https' });
});

test('reports health and readiness by name, and metrics to this machine only', async () => {
  expect(await ask({ url: '/healthz' })).toMatchObject({ status: 200, body: '{"ok":true}' });
  expect(await ask({ url: '/readyz' })).toMatchObject({ status: 503, body: '{"ok":false,"degraded":["Stone"]}' });
  await failing('conflict');
  const figures = await ask({ url: '/metrics' });
  expect(figures.body).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/test\/fail\/:how",status="409"\}/,
  );
  expect(figures.body).toContain('jobs_waiting{kind="publishing"} 3');
  expect(figures.body).toContain('jobs_oldest_wait_seconds{kind="publishing"} 90');
  expect((await ask({ url: '/metrics', remoteAddress: '10.0.0.9' })).status).toBe(404);
  expect((await ask({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404);
});

test('logs the route of a failing call and no secrets', async () => {
  const [session, token, key] = ['session-of-ama-93hf', 'tale_token-of-ama-71kd', 'intent-of-ama-22xz'];
  await failing('bug?code=query-secret-55', {
    headers: { cookie: `session=${session}`, authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: { password: 'body-secret-44' },
  });
  const all = log.join('');
  expect(all).toContain('/api/test/fail/:how');
  for (const secret of [session, token, 'query-secret-55', 'body-secret-44']) expect(all).not.toContain(secret);
});

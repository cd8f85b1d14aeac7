import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { oidcSignIn } from '#server/adapters/oidc-sign-in.ts';
import { sealedSecrets } from '#server/adapters/sealed-secrets.ts';
import { localIdentityProvider } from '#server/builtin/identity-provider/identity-provider.ts';
import { buildApp } from '#server/http/app.ts';
import { freePort } from '#test/free-port.ts';
import { visitor } from '#test/e2e/visitor.ts';
import { openStudio, type TestStudio } from '#test/harness/studio.ts';
import { accountRoutes, signInRoutes } from './account.routes.ts';
import { accountService } from './account.service.ts';
import { everybody } from './test-rules.ts';

let studio: TestStudio;
let app: FastifyInstance;
let identity: Awaited<ReturnType<typeof localIdentityProvider>>;
let origin: string;

beforeAll(async () => {
  studio = await openStudio();
  const [own, provider] = [await freePort(), await freePort()];
  origin = `http://localhost:${own}`;
  identity = await localIdentityProvider({
    port: provider,
    clientId: 'studio',
    clientSecret: 'a secret of the test',
    redirectUris: [`${origin}/auth/google/callback`],
  });
  const secrets = sealedSecrets({ keys: [Buffer.alloc(32, 7).toString('base64')] });
  const signIn = oidcSignIn({
    issuer: identity.issuer,
    clientId: 'studio',
    clientSecret: 'a secret of the test',
    prompt: 'login',
  });
  const accounts = accountService({
    db: studio.db,
    secrets,
    signIn,
    rules: { ...everybody, operators: ['esi@example.com'] },
  });
  app = await buildApp({
    db: studio.db,
    secrets,
    whoIs: accounts.whoIs,
    logLevel: 'silent',
    trustProxy: false,
    requestsPerMinute: 10_000,
    open: (visitors) => signInRoutes(visitors, accounts, async () => '/login'),
    signedIn: (creators) => accountRoutes(creators, accounts),
  });
  await app.listen({ host: '127.0.0.1', port: own });
});
beforeEach(() => studio.reset());
afterAll(async () => {
  await app.close();
  await identity.close();
});

const signInAs = async (email: string) => {
  const someone = visitor();
  expect((await someone.follow(`${origin}/auth/google/start?login_hint=${email}`)).url).toBe(
    `${origin}/auth/callback?success=1`,
  );
  return someone;
};

test('signs in without a click by hint, creates the creator once, and hides the cookie from scripts', async () => {
  const someone = await signInAs('esi@example.com');
  const me = (await (await someone.ask(`${origin}/api/me`)).json()) as { id: string };
  expect(me).toMatchObject({ email: 'esi@example.com', name: 'Esi' });
  const again = await signInAs('esi@example.com');
  expect(await (await again.ask(`${origin}/api/me`)).json()).toEqual(me);
  const { rows } = await studio.database.execute('select id_hash from sessions');
  expect(rows.map((row) => row['id_hash'])).not.toContain(someone.jar.get('session'));
  const { items } = (await (await someone.ask(`${origin}/api/me/sessions`)).json()) as {
    items: { browser: string; current: boolean }[];
  };
  expect(items.filter(({ current }) => current)).toMatchObject([
    { browser: 'Another program', device: 'Unknown device' },
  ]);
});

test('offers one button and another e-mail without a hint', async () => {
  const someone = visitor();
  const page = (await someone.follow(`${origin}/auth/google/start`)).url;
  const html = await (await someone.ask(page)).text();
  expect(html).toContain('Continue as Demo Creator');
  const posted = await someone.ask(page, {
    method: 'POST',
    body: new URLSearchParams({ email: 'demo@creator.local' }),
  });
  expect((await someone.follow(new URL(posted.headers.get('location')!, page).href)).url).toBe(
    `${origin}/auth/callback?success=1`,
  );
});

test('echoes nothing from outside on an error page of the provider', async () => {
  const answer = await fetch(`${identity.issuer}/auth?client_id=<b>unknown`, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(html).toContain('Return to the studio');
  expect(html).not.toMatch(/https?:|@import|<b>/);
});

test('accepts a provider’s answer once and only in the same browser', async () => {
  const [mine, thief] = [visitor(), visitor()];
  let url = `${origin}/auth/google/start?login_hint=kwame@example.com`;
  while (!url.includes('/auth/google/callback'))
    url = new URL((await mine.ask(url)).headers.get('location')!, url).href;
  expect((await thief.follow(url)).url).toContain('auth_error=sign_in_expired');
  expect((await mine.follow(url)).url).toContain('success=1');
  expect((await mine.follow(url)).url).toContain('auth_error=sign_in_expired');
});

test('asks a visitor to sign in, and answers the session check with null', async () => {
  expect((await fetch(`${origin}/api/me`)).status).toBe(401);
  expect(await (await fetch(`${origin}/api/auth/session`)).json()).toEqual({ user: null });
});

test('ends the session on the server on sign-out, and starts a new one on sign-in', async () => {
  const someone = await signInAs('yaw@example.com');
  const stolen = someone.jar.get('session')!;
  expect((await someone.ask(`${origin}/api/auth/logout`, { method: 'POST' })).status).toBe(200);
  expect((await fetch(`${origin}/api/me`, { headers: { cookie: `session=${stolen}` } })).status).toBe(401);
  await someone.follow(`${origin}/auth/google/start?login_hint=yaw@example.com`);
  expect(someone.jar.get('session')).not.toBe(stolen);
});

test('lets another creator sign in right after a sign-out in the same browser', async () => {
  const someone = await signInAs('yaw@example.com');
  await someone.ask(`${origin}/api/auth/logout`, { method: 'POST' });
  const { url } = await someone.follow(`${origin}/auth/google/start?login_hint=adwoa@example.com`);
  expect(url).toBe(`${origin}/auth/callback?success=1`);
  expect(await (await someone.ask(`${origin}/api/me`)).json()).toMatchObject({ email: 'adwoa@example.com' });
});

test('does not let a link on another site choose who signs in', async () => {
  for (const site of ['cross-site', 'same-site']) {
    const lured = visitor();
    const start = await lured.ask(`${origin}/auth/google/start?login_hint=thief@example.com`, {
      headers: { 'sec-fetch-site': site },
    });
    const { html } = await lured.follow(start.headers.get('location')!);
    expect(html).toContain('Continue as Demo Creator');
    expect(lured.jar.has('session')).toBe(false);
  }
});

test('ends the previous session when signing in again in the same browser', async () => {
  const someone = await signInAs('dela@example.com');
  const before = someone.jar.get('session')!;
  await someone.follow(`${origin}/auth/google/start?login_hint=dela@example.com`);
  expect(someone.jar.get('session')).not.toBe(before);
  expect((await fetch(`${origin}/api/me`, { headers: { cookie: `session=${before}` } })).status).toBe(401);
  expect((await someone.ask(`${origin}/api/me`)).status).toBe(200);
});

test('accepts a personal access token without a cookie until it is revoked, and shows it once', async () => {
  const someone = await signInAs('afi@example.com');
  const made = (await (
    await someone.ask(`${origin}/api/me/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"label":"script"}',
    })
  ).json()) as { id: string; token: string };
  const asScript = { headers: { authorization: `Bearer ${made.token}` } };
  expect((await fetch(`${origin}/api/me`, asScript)).status).toBe(200);
  expect(await (await someone.ask(`${origin}/api/me/tokens`)).text()).not.toContain(made.token);
  expect((await someone.ask(`${origin}/api/me/tokens/${made.id}`, { method: 'DELETE' })).status).toBe(200);
  expect((await fetch(`${origin}/api/me`, asScript)).status).toBe(401);
  const logged = await studio.db
    .selectFrom('security_events')
    .select(['kind', 'who', 'detail'])
    .orderBy('created_at')
    .execute();
  expect(logged).toEqual([
    { kind: 'sign_in', who: 'afi@example.com', detail: identity.issuer },
    { kind: 'token_created', who: 'afi@example.com', detail: 'script (create)' },
    { kind: 'token_revoked', who: 'afi@example.com', detail: 'script' },
  ]);
});

test('rejects changes from another site, by a form, or with endless nesting', async () => {
  const someone = await signInAs('kojo@example.com');
  const post = (headers: Record<string, string>, body: string) =>
    someone.ask(`${origin}/api/me/time-zone`, { method: 'POST', headers, body });
  const json = { 'content-type': 'application/json' };
  expect((await post({ ...json, origin: 'https://evil.example' }, '{"tz":"Africa/Accra"}')).status).toBe(403);
  expect((await post({ ...json, 'sec-fetch-site': 'cross-site' }, '{"tz":"Africa/Accra"}')).status).toBe(403);
  expect((await post({ 'content-type': 'application/x-www-form-urlencoded' }, 'tz=Africa/Accra')).status).toBe(415);
  expect((await post(json, '['.repeat(100) + ']'.repeat(100))).status).toBe(400);
  expect((await post(json, `{"tz":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
  expect((await post({ ...json, origin }, '{"tz":"Mars/Base"}')).status).toBe(400);
  expect((await post({ ...json, origin }, '{"tz":"Africa/Accra"}')).status).toBe(200);
});

test('repeats the first answer for an idempotency key, and rejects another body', async () => {
  const someone = await signInAs('abena@example.com');
  const add = (label: string) =>
    someone.ask(`${origin}/api/me/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-of-one-intent' },
      body: JSON.stringify({ label }),
    });
  const [one, two] = await Promise.all([add('a'), add('a')]);
  expect(await one.json()).toEqual(await two.json());
  expect((await add('b')).status).toBe(422);
  expect(await studio.db.selectFrom('access_tokens').select('label').execute()).toEqual([{ label: 'a' }]);
  expect((await studio.db.selectFrom('idempotency_keys').select('reply').execute())[0]?.reply).not.toContain('tale_');
});

test('sends strict headers with every answer', async () => {
  const { headers } = await fetch(`${origin}/api/auth/session`);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect([headers.get('x-content-type-options'), headers.get('x-frame-options'), headers.get('cache-control')]).toEqual(
    ['nosniff', 'DENY', 'no-store'],
  );
});

test('returns to the sign-in page with a message when the sign-in service does not answer', async () => {
  const away = oidcSignIn({
    issuer: `http://localhost:${await freePort()}`,
    clientId: 'studio',
    clientSecret: 'x',
    prompt: 'login',
  });
  const accounts = accountService({
    db: studio.db,
    secrets: sealedSecrets({ keys: [Buffer.alloc(32, 7).toString('base64')] }),
    signIn: away,
    rules: everybody,
  });
  const other = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  signInRoutes(other, accounts, async () => '/login');
  const answer = await other.inject({ url: '/auth/google/start', headers: { host: 'localhost' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login?error=sign_in_unavailable']);
  expect(await studio.db.selectFrom('trips').selectAll().execute()).toEqual([]);
});

test('tells everybody whether they are an operator', async () => {
  const [first, second] = [await signInAs('esi@example.com'), await signInAs('kojo@example.com')];
  const asked = async (someone: typeof first) => (await someone.ask(`${origin}/api/me/membership`)).json();
  expect([await asked(first), await asked(second)]).toEqual([
    { ok: true, operator: true },
    { ok: true, operator: false },
  ]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostFixture, openVideoHost, redirectUri } from '#test/fakes/video-host.ts';

let host: HostFixture;
let now = Date.parse('2026-11-21T12:00:00Z');
beforeAll(async () => void (host = await openVideoHost({ clock: () => now })));
afterAll(() => host.close());

const ask = (changes: Record<string, string> = {}) =>
  `${host.root()}/o/oauth2/v2/auth?${new URLSearchParams({ client_id: host.client().id, redirect_uri: redirectUri, response_type: 'code', state: 'a"b', ...changes })}`;
const token = async (form: Record<string, string>) => {
  const { id, secret } = host.client();
  const answer = await fetch(`${host.root()}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: id, client_secret: secret, ...form }),
  });
  return [answer.status, ((await answer.json()) as { error?: string }).error];
};
const mine = (access: string) =>
  fetch(`${host.root()}/youtube/v3/channels?part=snippet&mine=true`, {
    headers: { authorization: `Bearer ${access}` },
  });

test('shows the channel, a yes and a no button, and the request as text on the consent page', async () => {
  const answer = await fetch(ask({ login_hint: 'ama.mensah@example.com' }));
  const page = await answer.text();
  expect(page).toContain('<strong>Ama Mensah</strong>');
  expect(page.match(/<button/g)).toHaveLength(2);
  expect(page).toContain('value="a&quot;b"');
  expect(answer.headers.get('content-security-policy')).toContain(`form-action 'self' http://localhost:4000`);
});

test('shows the consent page in French to a browser that asks for it', async () => {
  const page = await (await fetch(ask(), { headers: { 'accept-language': 'fr-TG,fr;q=0.9,en;q=0.8' } })).text();
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('Associer une chaîne');
});

test('redirects a refusal without a code, for every channel', async () => {
  const form = new URLSearchParams([...new URL(ask({})).searchParams, ['answer', 'refuse']]);
  const { origin, pathname } = new URL(ask({}));
  const headers = { origin };
  const answer = await fetch(new URL(pathname.replace('v2/auth', 'consent'), origin), {
    method: 'POST',
    body: form,
    headers,
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  expect([answer.status, back.searchParams.get('error'), back.searchParams.get('code')]).toEqual([
    303,
    'access_denied',
    null,
  ]);
});

test('reports an unknown client or redirect address, and sends nothing there', async () => {
  for (const changes of [{ client_id: 'other' }, { redirect_uri: 'http://evil.example/' }, { response_type: 'token' }])
    expect((await fetch(ask(changes), { redirect: 'manual' })).status).toBe(400);
});

test('rejects consent given from another page', async () => {
  const form = new URLSearchParams({
    client_id: host.client().id,
    redirect_uri: redirectUri,
    response_type: 'code',
    email: 'ama@example.com',
  });
  for (const origin of ['http://evil.example', 'null'])
    expect(
      (await fetch(`${host.root()}/o/oauth2/consent`, { method: 'POST', body: form, headers: { origin } })).status,
    ).toBe(400);
});

test('gives each person a channel of their own, the same every time', async () => {
  const titleOf = async (email: string) =>
    (
      (await (await mine((await host.link(email)).access_token)).json()) as {
        items: { id: string; snippet: { title: string } }[];
      }
    ).items[0];
  const [ama, kofi, again] = [
    await titleOf('ama@example.com'),
    await titleOf('kofi@example.com'),
    await titleOf('AMA@example.com'),
  ];
  expect([ama?.snippet.title, kofi?.snippet.title]).toEqual(['Ama', 'Kofi']);
  expect(ama?.id).toMatch(/^UC[\w-]{22}$/);
  expect(again?.id).toBe(ama?.id);
  expect(kofi?.id).not.toBe(ama?.id);
});

test('accepts a code once, within five minutes, with its verifier and its address', async () => {
  const challenge = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';
  const spend = (code: string, changes = {}) =>
    token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: '', ...changes });
  const code = await host.consent('ama@example.com', challenge);
  expect(await spend(code)).toEqual([200, undefined]);
  expect(await spend(code)).toEqual([400, 'invalid_grant']);
  expect(await spend(await host.consent('ama@example.com', challenge), { code_verifier: 'guess' })).toEqual([
    400,
    'invalid_grant',
  ]);
  expect(
    await spend(await host.consent('ama@example.com', challenge), { redirect_uri: 'http://localhost:4000/' }),
  ).toEqual([400, 'invalid_grant']);
  expect(await spend(await host.consent('ama@example.com', challenge), { client_secret: 'guess' })).toEqual([
    401,
    'invalid_client',
  ]);
  const late = await host.consent('ama@example.com', challenge);
  now += 301_000;
  expect(await spend(late)).toEqual([400, 'invalid_grant']);
});

test('expires access after an hour, refreshes it, and ends the whole link on revocation', async () => {
  const { access_token: access, refresh_token: refresh } = await host.link('ama@example.com');
  now += 3_601_000;
  expect((await mine(access)).status).toBe(401);
  expect(await token({ grant_type: 'refresh_token', refresh_token: refresh })).toEqual([200, undefined]);
  await fetch(`${host.root()}/revoke`, { method: 'POST', body: new URLSearchParams({ token: refresh }) });
  expect(await token({ grant_type: 'refresh_token', refresh_token: refresh })).toEqual([400, 'invalid_grant']);
});

test('grants no scope that was not requested', async () => {
  const { access_token: access } = await host.link(
    'ama@example.com',
    'https://www.googleapis.com/auth/youtube.readonly',
  );
  expect((await mine(access)).status).toBe(200);
  const answer = await fetch(`${host.root()}/youtube/v3/videos?id=x`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${access}` },
  });
  expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
    403,
    expect.stringContaining('insufficientPermissions'),
  ]);
});

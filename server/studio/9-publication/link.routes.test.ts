import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import cookie from '@fastify/cookie';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealedSecrets } from '#server/adapters/sealed-secrets.ts';
import { openPublishing, type Publishing } from '#test/publishing.ts';
import { ama, kofi } from '#test/studio.ts';
import { redirectUri } from '#test/video-host.ts';
import { channelAccounts } from './channel-accounts.ts';
import { beginLink, linkCallbackPath, linkRoutes } from './link.routes.ts';
import { type LinkService, linkService } from './link.service.ts';

let p: Publishing;
let app: FastifyInstance;
let links: LinkService;
const sessions: Record<string, string> = { 'ama-1': ama, 'ama-2': ama, 'kofi-1': kofi };
const whoIs = async ({ session = '' }: { session: string | undefined }) =>
  sessions[session] ? { userId: sessions[session], session: `hash of ${session}` } : null;
const origin = new URL(redirectUri).origin;

beforeAll(async () => {
  p = await openPublishing();
  links = linkService({ db: p.db, secrets: p.secrets, host: p.youtube, builtIn: true, desk: p.desk, publishFilm: p.job });
  app = Fastify();
  await app.register(cookie);
  const begin = beginLink(links, whoIs);
  app.get('/auth/google/start', async (request, reply) => reply.redirect(await begin(request)));
  linkRoutes(app, links, whoIs);
});
beforeEach(async () => {
  await p.reset();
  await p.db.deleteFrom('channels').execute();
});
afterAll(async () => {
  await app.close();
  await p.close();
});

const visit = (url: string, session: string) =>
  app
    .inject({ url, headers: { host: new URL(origin).host }, cookies: session ? { session } : {} })
    .then((answer) => answer.headers.location ?? '');
/** Sets out from the studio and presses Allow on the host's page; returns where the host sends the browser. */
async function allow(session: string, email?: string): Promise<string> {
  const ask = new URL(await visit('/auth/google/start', session)).searchParams;
  const form = new URLSearchParams({ ...Object.fromEntries(ask), email: email ?? ask.get('login_hint') ?? '' });
  const root = p.host.root();
  const answer = await fetch(`${root}/o/oauth2/consent`, { method: 'POST', body: form, headers: { origin: root }, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

test('linking goes to the host and back, names the channel, seals the tokens, and is shown as connected', async () => {
  expect(await links.connected(ama)).toEqual({ connected: false, reauth_required: false, channel: null, builtIn: true });
  const back = await allow('ama-1');
  expect(back.startsWith(linkCallbackPath)).toBe(true);
  expect(await visit(back, 'ama-1')).toBe('/my-videos?linked=1');
  expect(await links.connected(ama)).toMatchObject({ connected: true, channel: { title: 'Ama' } });
  expect((await links.connected(kofi)).connected).toBe(false);
  const { sealed_tokens: sealed } = await p.db.selectFrom('channels').select('sealed_tokens').executeTakeFirstOrThrow();
  expect(sealed).toMatch(/^v1\./);
  expect(sealed).not.toContain('ya29');
});

test('an answer that another session, another creator or nobody began links nothing, and is spent by the one who did', async () => {
  const back = await allow('ama-1');
  for (const session of ['ama-2', 'kofi-1']) expect(await visit(back, session)).toBe('/my-videos?link_error=expired');
  expect(await visit(back, '')).toContain('/login');
  expect(await p.db.selectFrom('channels').select('id').execute()).toEqual([]);
  expect(await visit(back, 'ama-1')).toBe('/my-videos?linked=1');
  expect(await visit(back, 'ama-1')).toBe('/my-videos?link_error=expired');
});

test('a forged code, a refusal and half an answer are told in words', async () => {
  const state = new URL(await visit('/auth/google/start', 'ama-1')).searchParams.get('state') ?? '';
  expect(await visit(`${linkCallbackPath}?error=access_denied&state=${state}`, 'ama-1')).toBe('/my-videos?link_error=not_allowed');
  expect(await visit(linkCallbackPath, 'ama-1')).toBe('/my-videos?link_error=expired');
  expect(await visit(`${linkCallbackPath}?code=forged&state=${state}`, 'ama-1')).toBe('/my-videos?link_error=no_channel');
  expect(await visit('/auth/google/start', '')).toContain('/login');
});

test('unlinking revokes at the host and forgets here', async () => {
  await visit(await allow('ama-1'), 'ama-1');
  const row = await p.db.selectFrom('channels').selectAll().executeTakeFirstOrThrow();
  const account = await p.accounts.of(row.id);
  await links.unlink(ama);
  await expect(account.channel()).rejects.toMatchObject({ kind: 'reauth' });
  await expect(p.accounts.of(row.id)).rejects.toMatchObject({ kind: 'reauth' });
  expect(await links.connected(ama)).toMatchObject({ connected: false, reauth_required: false, channel: null });
});

test('what waited for the link goes on after it; another channel is refused while it does', async () => {
  await visit(await allow('ama-1'), 'ama-1');
  const order = { userId: ama, taleId: 't1', langs: ['en'], privacy: 'private', madeForKids: true, texts: {} } as const;
  const [id = ''] = (await p.publications.publish(order)).publicationIds;
  await p.host.fault({ kind: '401', times: 50, url: 'youtube' });
  await expect(p.run(id)).rejects.toMatchObject({ code: 'conflict' });
  await p.host.calm();
  expect(await links.connected(ama)).toMatchObject({ connected: false, reauth_required: true });
  await expect(p.publications.publish(order)).rejects.toThrow('re-link');
  expect(await visit(await allow('ama-1', 'other@example.com'), 'ama-1')).toBe('/my-videos?link_error=other_channel');
  p.ordered.length = 0;
  expect(await visit(await allow('ama-1'), 'ama-1')).toBe('/my-videos?linked=1');
  expect(p.ordered).toEqual([id]);
  await p.run(id);
  expect((await p.row(id)).state).toBe('private');
  expect(await visit(await allow('ama-1', 'other@example.com'), 'ama-1')).toBe('/my-videos?linked=1');
  expect(await links.connected(ama)).toMatchObject({ connected: true, channel: { title: 'Other' } });
});

test('after a rotation the tokens are sealed with the new key; without their old key the channel must be linked again', async () => {
  await visit(await allow('ama-1'), 'ama-1');
  const sealed = async () => (await p.db.selectFrom('channels').select('sealed_tokens').executeTakeFirstOrThrow()).sealed_tokens;
  const fresh = randomBytes(32).toString('base64');
  const accountsUnder = (keys: string[]) => channelAccounts({ db: p.db, secrets: sealedSecrets({ keys }), host: p.youtube });
  const before = await sealed();
  expect(await accountsUnder([fresh, p.key]).reseal()).toBe(1);
  expect(await sealed()).not.toBe(before);
  expect(await accountsUnder([fresh]).reseal()).toBe(0);
  const { id } = await p.db.selectFrom('channels').select('id').executeTakeFirstOrThrow();
  expect((await (await accountsUnder([fresh]).of(id)).channel()).title).toBe('Ama');
  expect(await accountsUnder([p.key]).reseal()).toBe(1);
  expect(await links.connected(ama)).toMatchObject({ connected: false, reauth_required: true });
});

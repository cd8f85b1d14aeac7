import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import cookie from '@fastify/cookie';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealedSecrets } from '#server/adapters/sealed-secrets.ts';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama, kofi } from '#test/harness/studio.ts';
import { redirectUri } from '#test/fakes/video-host.ts';
import { channelAccounts } from './channel-accounts.ts';
import { channelService } from './channel.service.ts';
import { beginLink, linkCallbackPath, linkRoutes } from './link.routes.ts';
import { type LinkService, linkService } from './link.service.ts';
import { linkTripRepo } from '#server/studio/account/link-trip.repo.ts';

let p: Publishing;
let app: FastifyInstance;
let links: LinkService;
const sessions: Record<string, string> = { 'ama-1': ama, 'ama-2': ama, 'kofi-1': kofi };
const whoIs = async ({ session = '' }: { session: string | undefined }) =>
  sessions[session] ? { userId: sessions[session], session: `hash of ${session}` } : null;
const origin = new URL(redirectUri).origin;

beforeAll(async () => {
  p = await openPublishing();
  links = linkService({
    db: p.db,
    secrets: p.secrets,
    host: p.youtube,
    builtIn: true,
    dates: p.dates,
    orderWork: p.orderWork,
    trips: linkTripRepo(p.db),
  });
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

const visit = (url: string, session: string, referer = '') =>
  app
    .inject({
      url,
      headers: { host: new URL(origin).host, ...(referer ? { referer } : {}) },
      cookies: session ? { session } : {},
    })
    .then((answer) => answer.headers.location ?? '');
/** Sets out from the studio and presses Allow on the host's page; returns where the host sends the browser. */
async function allow(session: string, email?: string, query = ''): Promise<string> {
  const ask = new URL(await visit(`/auth/google/start${query}`, session)).searchParams;
  const form = new URLSearchParams({ ...Object.fromEntries(ask), email: email ?? ask.get('login_hint') ?? '' });
  const root = p.host.root();
  const answer = await fetch(`${root}/o/oauth2/consent`, {
    method: 'POST',
    body: form,
    headers: { origin: root },
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

/** Allows it and comes back. */
const linkIt = async (session: string, email?: string): Promise<string> => visit(await allow(session, email), session);
/** Lets a tale wait for a channel: a new one has to be confirmed. */
const giveDate = () =>
  p.db
    .updateTable('tales')
    .set({ status: 'scheduled', scheduled_at: new Date(Date.now() + 86_400_000) })
    .where('id', '=', 't1')
    .execute();
const confirming = expect.stringMatching(/^\/my-videos\?confirm=[\w-]{21}$/);
const channels = () => channelService(p);

test('links through the host and back to the page before, seals the tokens, and shows the channel', async () => {
  const start = await visit('/auth/google/start', 'ama-1', `${origin}/tales/t1?tab=youtube&linked=1`);
  const form = new URLSearchParams([...new URL(start).searchParams, ['email', 'ama@example.com']]);
  const root = p.host.root();
  const answer = await fetch(`${root}/o/oauth2/consent`, {
    method: 'POST',
    body: form,
    headers: { origin: root },
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.pathname).toBe(linkCallbackPath);
  expect(await visit(`${back.pathname}${back.search}`, 'ama-1')).toBe('/tales/t1?tab=youtube&linked=1');
  expect(await links.connected(ama)).toMatchObject({ connected: true, channel: { title: 'Ama' } });
  expect((await links.connected(kofi)).connected).toBe(false);
  const { sealed_tokens: sealed } = await p.db.selectFrom('channels').select('sealed_tokens').executeTakeFirstOrThrow();
  expect(sealed).toMatch(/^v1\./);
  expect(sealed).not.toContain('ya29');
});

test.each(['https://elsewhere.example/tales', `${origin}/auth/callback`, `${origin}//elsewhere.example`, 'nonsense'])(
  'leads from %s to My YouTube',
  async (referer) => {
    const state = new URL(await visit('/auth/google/start', 'ama-1', referer)).searchParams.get('state') ?? '';
    expect(await visit(`${linkCallbackPath}?error=access_denied&state=${state}`, 'ama-1')).toBe(
      '/my-videos?link_error=not_allowed',
    );
  },
);

test('asks for confirmation of a channel that would receive dated tales at once', async () => {
  await giveDate();
  expect(await links.connected(ama)).toEqual({
    connected: false,
    reauth_required: false,
    channel: null,
    builtIn: true,
  });
  const back = await allow('ama-1');
  expect(back.startsWith(linkCallbackPath)).toBe(true);
  const place = await visit(back, 'ama-1');
  expect(place).toEqual(confirming);
  expect(await links.connected(ama)).toMatchObject({ connected: false, channel: null });
  const [shown] = await channels().list(ama);
  expect(shown).toMatchObject({
    state: 'pending',
    title: 'Ama',
    picture: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  await expect(links.confirm(shown!.id, kofi)).rejects.toMatchObject({ code: 'not_found' });
  await links.confirm(shown!.id, ama);
  await links.confirm(shown!.id, ama);
  expect(await channels().list(ama)).toMatchObject([{ state: 'linked', isDefault: true, pendingUntil: null }]);
  expect(await links.connected(ama)).toMatchObject({ connected: true, channel: { title: 'Ama' } });
});

test('rejects and uses up an answer that another session, another creator or nobody started', async () => {
  const back = await allow('ama-1');
  for (const session of ['ama-2', 'kofi-1']) expect(await visit(back, session)).toBe('/my-videos?link_error=expired');
  expect(await visit(back, '')).toContain('/login');
  expect(await p.db.selectFrom('channels').select('id').execute()).toEqual([]);
  expect(await visit(back, 'ama-1')).toBe('/my-videos?linked=1');
  expect(await visit(back, 'ama-1')).toBe('/my-videos?link_error=expired');
});

test('shows a message for a forged code, a refusal and an incomplete answer', async () => {
  const begin = async () =>
    new URL(await visit('/auth/google/start', 'ama-1', `${origin}/tales/t1?tab=youtube`)).searchParams.get('state') ??
    '';
  const refused = `${linkCallbackPath}?error=access_denied&state=${await begin()}`;
  expect(await visit(refused, 'ama-1')).toBe('/tales/t1?tab=youtube&link_error=not_allowed');
  expect(await visit(linkCallbackPath, 'ama-1')).toBe('/my-videos?link_error=expired');
  const forged = `${linkCallbackPath}?code=forged&state=${await begin()}`;
  expect(await visit(forged, 'ama-1')).toBe('/tales/t1?tab=youtube&link_error=no_channel');
  expect(await visit('/auth/google/start', '')).toContain('/login');
});

test('revokes at the host and deletes locally on unlinking', async () => {
  await linkIt('ama-1');
  const row = await p.db.selectFrom('channels').selectAll().executeTakeFirstOrThrow();
  const account = await p.accounts.of(row.id);
  await links.unlink(ama);
  await expect(account.channel()).rejects.toMatchObject({ kind: 'reauth' });
  await expect(p.accounts.of(row.id)).rejects.toMatchObject({ kind: 'reauth' });
  expect(await links.connected(ama)).toMatchObject({ connected: false, reauth_required: false, channel: null });
});

test('reports an ended link once, and resumes what waited after relinking', async () => {
  await linkIt('ama-1');
  const [{ id: row } = { id: '' }] = await channels().list(ama);
  const order = {
    userId: ama,
    taleId: 't1',
    langs: ['en'],
    privacy: 'private',
    madeForKids: true,
    texts: {},
  } as const;
  const [id = ''] = (await p.publications.publish(order)).publicationIds;
  await p.host.fault({ kind: '401', times: 50, url: 'youtube' });
  await expect(p.run(id)).rejects.toMatchObject({ code: 'conflict' });
  expect(await channels().check(row, ama)).toMatchObject({ reauthRequired: true });
  await p.host.calm();
  expect(await links.connected(ama)).toMatchObject({ connected: false, reauth_required: true });
  const alerts = await p.db.selectFrom('activity').select('message').where('level', '=', 'error').execute();
  expect(alerts.map(({ message }) => message)).toEqual([
    expect.stringContaining('Please re-link your account to continue'),
  ]);
  await expect(p.publications.publish(order)).rejects.toThrow('has ended');
  p.ordered.length = 0;
  expect(await visit(await allow('ama-1'), 'ama-1')).toBe('/my-videos?linked=1');
  expect(p.ordered).toEqual([id]);
  await p.run(id);
  expect((await p.row(id)).state).toBe('private');
});

test('rejects another channel when one is relinked, and adds it otherwise', async () => {
  await linkIt('ama-1');
  const [{ id: first } = { id: '' }] = await channels().list(ama);
  expect(await visit(await allow('ama-1', 'other@example.com', `?channel=${first}`), 'ama-1')).toBe(
    '/my-videos?link_error=other_channel',
  );
  await linkIt('ama-1', 'other@example.com');
  expect((await channels().list(ama)).map(({ title, isDefault }) => [title, isDefault])).toEqual([
    ['Ama', true],
    ['Other', false],
  ]);
  const [, { id: second } = { id: '' }] = await channels().list(ama);
  await channels().choose(second, ama, { languages: ['fr'] });
  const order = {
    userId: ama,
    taleId: 't1',
    langs: ['en', 'fr'],
    privacy: 'private',
    madeForKids: true,
    texts: {},
  } as const;
  await p.addFilm('t1', 'fr');
  const { publicationIds } = await p.publications.publish(order);
  expect(await Promise.all(publicationIds.map(async (id) => (await p.row(id)).channel_id))).toEqual([first, second]);
  await channels().choose(second, ama, { isDefault: true });
  await channels().choose(first, ama, { languages: ['fr', 'ee'] });
  expect((await channels().list(ama)).map(({ title, languages }) => [title, languages])).toEqual([
    ['Other', []],
    ['Ama', ['fr', 'ee']],
  ]);
  expect(await links.forget(second, ama)).toBe(true);
  expect(await channels().list(ama)).toMatchObject([{ title: 'Ama', isDefault: true }]);
});

test('deletes and revokes at the host a link that is declined or not confirmed in time', async () => {
  await giveDate();
  await visit(await allow('ama-1'), 'ama-1');
  const [{ id } = { id: '' }] = await channels().list(ama);
  expect(await links.forget(id, ama)).toBe(true);
  expect(await p.db.selectFrom('channels').select('id').execute()).toEqual([]);
  await visit(await allow('ama-1'), 'ama-1');
  const late = await p.db
    .updateTable('channels')
    .set({ pending_until: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await expect(links.confirm(late.id, ama)).rejects.toMatchObject({ code: 'conflict' });
  await links.sweep();
  expect(await p.db.selectFrom('channels').select('id').execute()).toEqual([]);
});

test('unlinks locally and warns when the host cannot be reached', async () => {
  await linkIt('ama-1');
  const [{ id } = { id: '' }] = await channels().list(ama);
  await p.host.fault({ kind: '503', times: 5, url: 'revoke' });
  expect(await links.forget(id, ama)).toBe(false);
  expect(await channels().list(ama)).toEqual([]);
  expect(
    (await p.db.selectFrom('activity').select('message').where('level', '=', 'warn').executeTakeFirstOrThrow()).message,
  ).toContain('the host could not be notified');
});

test('checks every link once a day and reports one that was revoked at the host', async () => {
  await linkIt('ama-1');
  await p.db
    .updateTable('channels')
    .set({ checked_at: new Date(Date.now() - 25 * 3_600_000), title: 'Old name' })
    .execute();
  await channels().checkAll();
  expect(await channels().list(ama)).toMatchObject([{ title: 'Ama', reauthRequired: false }]);
  await (await p.accounts.of((await channels().list(ama))[0]?.id ?? '')).channel();
  await p.db
    .updateTable('channels')
    .set({ checked_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  await p.host.fault({ kind: '401', times: 9, url: 'youtube' });
  await channels().checkAll();
  expect(await channels().list(ama)).toMatchObject([{ reauthRequired: true }]);
});

test('seals tokens with the new key after a rotation, and asks to relink without the old one', async () => {
  await linkIt('ama-1');
  const sealed = async () =>
    (await p.db.selectFrom('channels').select('sealed_tokens').executeTakeFirstOrThrow()).sealed_tokens;
  const fresh = randomBytes(32).toString('base64');
  const accountsUnder = (keys: string[]) =>
    channelAccounts({ db: p.db, secrets: sealedSecrets({ keys }), host: p.youtube });
  const before = await sealed();
  expect(await accountsUnder([fresh, p.key]).reseal()).toBe(1);
  expect(await sealed()).not.toBe(before);
  expect(await accountsUnder([fresh]).reseal()).toBe(0);
  const { id } = await p.db.selectFrom('channels').select('id').executeTakeFirstOrThrow();
  expect((await (await accountsUnder([fresh]).of(id)).channel()).title).toBe('Ama');
  expect(await accountsUnder([p.key]).reseal()).toBe(1);
  expect(await links.connected(ama)).toMatchObject({ connected: false, reauth_required: true });
});

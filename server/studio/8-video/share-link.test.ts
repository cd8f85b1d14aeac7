import type { TaleId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { mostShareLinks, type ShareLink } from '#shared/film/share-link.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { testSecrets } from '#test/harness/app.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { shareLinkRoutes, watchRoutes } from './share-link.routes.ts';
import { shareLinkService } from './share-link.service.ts';

let studio: TestStudio;
let app: FastifyInstance;
let logged: string[];
const open = () => {
  const links = shareLinkService(studio);
  return buildApp({
    db: studio.db,
    secrets: testSecrets,
    whoIs: async ({ bearer }) => (bearer ? { userId: bearer, session: null } : null),
    open: (visitors) => {
      watchRoutes(visitors, links, studio.files);
      visitors.get('/api/watch/:token/told/all', (request) => {
        request.log.info({ req: request }, 'told');
        return { ok: true };
      });
    },
    signedIn: (creators) => shareLinkRoutes(creators, links),
    logLevel: 'info',
    logTo: { write: (line) => void logged.push(line) },
    trustProxy: false,
    requestsPerMinute: 10_000,
  });
};
beforeAll(async () => {
  studio = await openStudio();
});
beforeEach(async () => {
  logged = [];
  await studio.reset();
  for (const id of ['t1', 't2']) {
    await addTale(studio.db, { id, scenes: 1 });
    await studio.db.insertInto('packages').values({ tale_id: id, manifest: '{}' }).execute();
    await addFilm(id, 'en');
  }
  await addFilm('t1', 'fr');
  await app?.close();
  app = await open();
});
afterAll(async () => {
  await app.close();
  await studio.reset();
});

/** A film's row with its files. */
async function addFilm(taleId: TaleId, language: Language) {
  const put = async (name: string) =>
    (
      await studio.files.put(
        `packages/t-${taleId}/${language}/${name}`,
        Buffer.from(`${name} of ${taleId} in ${language}`),
        'x',
      )
    ).key;
  const facts = {
    duration_ms: 61_000,
    frames: 1830,
    width: 640,
    height: 360,
    bytes: 20,
    sha256: `${taleId}${language}`,
    loudness: -14,
  };
  await studio.db
    .insertInto('videos')
    .values({
      ...{ id: `${taleId}-${language}`, tale_id: taleId, language, shape: '16:9', fingerprint: 'f', ...facts },
      ...{
        video_key: await put('final.mp4'),
        narration_key: await put('narration.mp3'),
        srt_key: await put('captions.srt'),
      },
      ...{ vtt_key: await put('captions.vtt'), poster_key: await put('poster.jpg') },
    })
    .execute();
}

const as = (who: string) => ({ authorization: `Bearer ${who}` });
const links = '/api/tales/t1/share-links';
const make = (body: object = { language: 'en' }, who = ama) =>
  app.inject({ method: 'POST', url: links, headers: as(who), payload: body });
const made = async (body?: object): Promise<{ link: ShareLink; path: string }> => (await make(body)).json();
const list = async (): Promise<ShareLink[]> => (await app.inject({ url: links, headers: as(ama) })).json().items;
const visit = (path: string, headers = {}) => app.inject({ url: `/api${path}`, headers });

test('plays the film with captions, also by range, for whoever has the link, and nothing else', async () => {
  const { link, path } = await made();
  expect(link.expiresAt - link.createdAt).toBe(7 * 86_400_000);
  expect(path).toMatch(/^\/watch\/[\w-]{43}$/);
  const shown = await visit(path);
  expect(shown.json()).toEqual({
    ...{ ok: true, title: 'The Good Samaritan', language: 'en', shape: '16:9' },
    urls: { video: `/api${path}/film.mp4`, captions: `/api${path}/captions.vtt`, poster: `/api${path}/poster.jpg` },
  });
  expect(shown.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  });
  const part = await visit(`${path}/film.mp4`, { range: 'bytes=0-8' });
  expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'final.mp4', 'video/mp4']);
  expect((await visit(`${path}/captions.vtt`)).body).toBe('captions.vtt of t1 in en');
  expect((await visit(`${path}/narration.mp3`)).statusCode).toBe(400);
  const { path: french } = await made({ language: 'fr' });
  expect((await visit(`${french}/film.mp4`)).body).toBe('final.mp4 of t1 in fr');
});

test('explains a revoked, an expired and a wrong link, for the page and for the film', async () => {
  const [revoked, expired] = [await made(), await made({ language: 'en', days: 1 })];
  expect((await list()).map(({ id }) => id).toSorted()).toEqual([revoked.link.id, expired.link.id].toSorted());
  const end = await app.inject({ method: 'DELETE', url: `${links}/${revoked.link.id}`, headers: as(ama) });
  expect(end.json()).toEqual({ ok: true });
  const past = { expires_at: new Date(Date.now() - 1000) };
  await studio.db.updateTable('share_links').set(past).where('id', '=', expired.link.id).execute();
  for (const [path, words] of [
    [revoked.path, /was revoked/],
    [expired.path, /has expired/],
    ['/watch/guessed', /no such link/],
  ] as const)
    for (const file of ['', '/film.mp4', '/captions.vtt']) {
      const { statusCode, body } = await visit(`${path}${file}`);
      expect([statusCode, JSON.parse(body).error]).toEqual([404, expect.stringMatching(words)]);
    }
  expect(await list()).toEqual([]);
});

test('closes links with a deleted tale, and keeps them for a film that is rendered again', async () => {
  const { path } = await made();
  await studio.db.updateTable('videos').set({ fingerprint: 'g' }).where('id', '=', 't1-en').execute();
  expect((await visit(path)).statusCode).toBe(200);
  await studio.db.updateTable('tales').set({ deleted_at: new Date() }).where('id', '=', 't1').execute();
  expect((await visit(`${path}/film.mp4`)).statusCode).toBe(404);
  expect((await visit(path)).json().error).toMatch(/no longer exists/);
});

test('lets only the creator make, list and revoke links, and only for an existing film', async () => {
  const { link, path } = await made();
  expect((await make({ language: 'en' }, kofi)).statusCode).toBe(404);
  expect((await app.inject({ url: links, headers: as(kofi) })).statusCode).toBe(404);
  expect((await app.inject({ method: 'DELETE', url: `${links}/${link.id}`, headers: as(kofi) })).statusCode).toBe(404);
  const otherTale = await app.inject({
    method: 'DELETE',
    url: `/api/tales/t2/share-links/${link.id}`,
    headers: as(ama),
  });
  expect(otherTale.statusCode).toBe(404);
  expect((await app.inject({ url: links })).statusCode).toBe(401);
  expect([(await make({ language: 'ee' })).statusCode, (await make({ language: 'en', days: 400 })).statusCode]).toEqual(
    [404, 400],
  );
  expect((await visit(path)).statusCode).toBe(200);
});

test('limits the live links of a tale, also for simultaneous requests', async () => {
  const answers = await Promise.all(Array.from({ length: mostShareLinks + 2 }, () => make()));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostShareLinks);
  const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused?.json().error).toBe('This tale has 10 private links. Revoke one first.');
  const [first] = await list();
  await app.inject({ method: 'DELETE', url: `${links}/${first!.id}`, headers: as(ama) });
  expect((await make()).statusCode).toBe(200);
});

test('stores the secret in no row and no log, and logs creation and revocation', async () => {
  const { link, path } = await made();
  const token = path.split('/').at(-1)!;
  await app.inject({ method: 'DELETE', url: `${links}/${link.id}`, headers: as(ama) });
  const events = await studio.db.selectFrom('security_events').selectAll().orderBy('created_at').execute();
  expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['share_link_created', 'The Good Samaritan (English, 7 days)'],
    ['share_link_revoked', 'The Good Samaritan'],
  ]);
  expect(JSON.stringify([events, await studio.db.selectFrom('share_links').selectAll().execute()])).not.toContain(
    token,
  );
  await visit(`${path}/told/all`);
  expect(logged.join('')).toContain('/api/watch/…/told/all');
  expect(logged.join('')).not.toContain(token);
});

test('refuses guessed links after twenty a minute, while a valid link still opens', async () => {
  const { path } = await made();
  const answers: number[] = [];
  for (let n = 0; n < 21; n += 1) answers.push((await visit(`/watch/guess${n}`)).statusCode);
  expect([answers.filter((status) => status === 404).length, answers.at(-1)]).toEqual([20, 429]);
  expect((await visit(path)).statusCode).toBe(200);
});

test('deletes ended links after a month', async () => {
  const { path } = await made();
  await studio.db
    .updateTable('share_links')
    .set({ expires_at: new Date(Date.now() - 31 * 86_400_000) })
    .execute();
  await shareLinkService(studio).forget();
  expect((await visit(path)).json().error).toMatch(/no such link/);
});

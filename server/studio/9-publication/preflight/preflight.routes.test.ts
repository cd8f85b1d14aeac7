import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Check } from '#shared/publishing/preflight-facts.ts';
import type { Video } from '#shared/film/video.contract.ts';
import { openTestApp } from '#test/harness/app.ts';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama, kofi } from '#test/harness/studio.ts';
import { preflightRoutes } from './preflight.routes.ts';
import { preflightService } from './preflight.service.ts';
import { publicationDraftRoutes } from '../publication-draft.routes.ts';

let p: Publishing;
let app: FastifyInstance;
let preflight: ReturnType<typeof preflightService>;
const stale: string[] = [];
beforeAll(async () => {
  p = await openPublishing();
  const film = (row: { language: string; loudness: number; duration_ms: number }) =>
    ({ ...row, shape: '16:9', durationMs: row.duration_ms, stale: stale.length > 0, why: stale }) as unknown as Video;
  preflight = preflightService({
    db: p.db,
    files: p.studio.files,
    films: async ({ taleId }) =>
      (await p.db.selectFrom('videos').selectAll().where('tale_id', '=', taleId).execute()).map(film),
    drafts: p.publications.drafts,
    quotations: async () => [{ language: 'fr', items: [{ verdict: 'near' }] }],
    installed: async () => ['WEB', 'LSG1910'],
    quota: async () => ({ uploads: 100, units: 10_000, resetsAt: 1 }),
    clock: p.clock,
  });
  app = await openTestApp(p.db, (at) => {
    preflightRoutes(at, preflight);
    publicationDraftRoutes(at, p);
  });
});
beforeEach(async () => {
  await p.reset(['en', 'fr']);
  stale.length = 0;
});
afterAll(async () => {
  await app.close();
  await p.close();
});

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, who = ama) => {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${who}` },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const look = (body: object) => call('POST', '/api/tales/t1/preflight', body);
const wrong = ({ checks }: { checks: Check[] }) =>
  checks.filter(({ level }) => level !== 'ok').map(({ name, level, language }) => [name, level, language]);

test('checks a real film with captions, thumbnail, channel and quotations without changing anything', async () => {
  const answer = await look({ langs: ['en', 'fr'], madeForKids: false, synthetic: false });
  expect(answer).toMatchObject({
    status: 200,
    ready: true,
    left: { uploads: 100, units: 10_000 },
    cost: { uploads: 2 },
  });
  expect(wrong(answer)).toEqual([
    ['thumbnail', 'warn', 'en'],
    ['thumbnail', 'warn', 'fr'],
    ['quotations', 'warn', 'fr'],
  ]);
  expect(await p.db.selectFrom('publications').select('id').execute()).toEqual([]);
});

test('blocks publishing without a film, an audience answer or a channel', async () => {
  await p.db.updateTable('channels').set({ sealed_tokens: '' }).execute();
  const answer = await look({ langs: ['en', 'ee'] });
  expect(answer.ready).toBe(false);
  expect(wrong(answer)).toEqual(
    expect.arrayContaining([
      ['film', 'block', 'ee'],
      ['channel', 'block', 'en'],
      ['kids', 'block', null],
      ['disclosure', 'block', null],
    ]),
  );
});

test('warns of a stale film, an earlier publication and a duplicate title', async () => {
  stale.push('scene 2 has other words');
  const { publicationIds } = await p.publications.publish({
    userId: ama,
    taleId: 't1',
    langs: ['en'],
    privacy: 'private',
    madeForKids: false,
    texts: {},
  });
  expect(publicationIds).toHaveLength(1);
  expect(wrong(await look({ langs: ['en'], madeForKids: false, synthetic: false }))).toEqual(
    expect.arrayContaining([
      ['fresh', 'warn', 'en'],
      ['duplicate', 'warn', 'en'],
    ]),
  );
});

test('applies the same checks with the same messages to the order', async () => {
  const order = {
    userId: ama,
    taleId: 't1',
    langs: ['en', 'ee'] as const,
    privacy: 'private' as const,
    madeForKids: false,
    texts: {},
  };
  await expect(p.publications.publish(order)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Eʋegbe: There is no film yet.',
  });
  const untitled = { ...order, langs: ['en'] as const, texts: { en: { title: '' } } };
  await expect(p.publications.publish(untitled)).rejects.toMatchObject({ code: 'invalid' });
  expect(await p.db.selectFrom('publications').select('id').execute()).toEqual([]);
  expect((await call('POST', '/api/tales/t1/preflight', { langs: ['en'] }, kofi)).status).toBe(404);
});

const draftPath = '/api/tales/t1/publication-draft';
test('stores a draft by version, rejects overwriting another tab’s, and ignores a repetition', async () => {
  expect(await call('GET', draftPath)).toMatchObject({ version: 0, draft: {}, savedAt: null });
  const draft = { madeForKids: true, texts: { en: { title: 'Ruth', tags: ['Bible'] } } };
  expect(await call('PUT', draftPath, { base: 0, draft })).toMatchObject({ status: 200, version: 1, draft });
  expect(await call('PUT', draftPath, { base: 0, draft })).toMatchObject({ status: 200, version: 1 });
  expect(await call('PUT', draftPath, { base: 0, draft: { madeForKids: false } })).toMatchObject({
    status: 409,
    code: 'conflict',
  });
  expect(await call('PUT', draftPath, { base: 1, draft: { madeForKids: false } })).toMatchObject({
    version: 2,
    draft: { madeForKids: false },
  });
  expect((await call('GET', draftPath, undefined, kofi)).status).toBe(404);
  const events = await p.db.selectFrom('events').select('data').where('kind', '=', 'publication').execute();
  expect(events.map(({ data }) => data)).toEqual([
    expect.objectContaining({ draft: 1 }),
    expect.objectContaining({ draft: 2 }),
  ]);
});

import type { SceneId } from '#shared/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emit } from '#server/live/event.repo.ts';
import { hearEvents } from '#test/harness/event-stream.ts';
import { addOneOfEach } from '#test/harness/one-of-each.ts';
import { addressOf, bodyOf } from '#test/schema-values.ts';
import { ama, kofi } from '#test/harness/studio.ts';
import { openWholeApp, type Route, tokens, type WholeApp } from '#test/harness/whole-app.ts';

let app: WholeApp;
let routes: Route[];
let ids: Record<string, string>;

beforeAll(async () => {
  app = await openWholeApp();
  routes = (await app.described()).filter(({ path }) => path.startsWith('/api/'));
});
beforeEach(async () => {
  await app.reset();
  ids = await addOneOfEach(app.studio);
});
afterAll(() => app.close());

/** What only the video host itself can answer. */
const asksHost = ['/api/channels/{id}/choices'];
const streams = ['/api/live', '/api/images/stream'];
/** As long as an id of ama's, so that nothing but its owner makes the difference. */
const unknownOf = (id: string) => `${'u'.repeat(8)}${id.slice(8)}`;
const named = ({ method, path }: Route) => `${method} ${path}`;
const takesId = ({ path, operation }: Route) =>
  /\{(id|\w*Id)\}/.test(path) ||
  (operation.parameters ?? []).some(({ name }) => /Id$/.test(name) && name !== 'userId') ||
  hasId(operation);
const hasId = (operation: Route['operation']) => /"\w*[iI]ds?":/.test(JSON.stringify(bodyOf(operation, 'x') ?? null));
const raw = ({ method, path }: Route) =>
  (method === 'PUT' && /\/music-file$|\/narration\/\{sceneId\}\/\{language\}$/.test(path)) ||
  (method === 'PATCH' && /^\/api\/(recordings|package-uploads)\/\{id\}$/.test(path));

/** Asks as `who`, with ids of one kind in every place where an id may stand. */
async function tryOn(who: 'ama' | 'kofi', route: Route, id: string, sceneId: SceneId) {
  const url = addressOf(route.path, route.operation, (name) => (name === 'sceneId' ? sceneId : id));
  if (raw(route))
    return app.ask(who, route.method, url, Buffer.alloc(64), {
      'content-type': route.method === 'PATCH' ? 'application/octet-stream' : 'audio/wav',
    });
  return app.ask(who, route.method, url, bodyOf(route.operation, id));
}
const rows = async () => {
  const tables = [
    'tales',
    'tale_texts',
    'scenes',
    'images',
    'narrations',
    'narration_takes',
    'music',
    'music_choices',
    'recordings',
    'recording_parts',
    'package_files',
    'package_uploads',
    'package_upload_parts',
    'scene_captions',
    'tale_casts',
    'cast_portraits',
    'scene_changes',
    'videos',
    'thumbnails',
    'finished_thumbnails',
    'share_links',
    'publications',
    'publishing_slots',
    'publication_drafts',
    'jobs',
    'access_tokens',
    'sessions',
    'channels',
  ] as const;
  const all: Record<string, unknown> = {};
  for (const table of tables)
    all[table] = (await app.studio.database.execute(`select * from ${table} order by 1`)).rows.map((row) => ({
      ...row,
      last_used_at: null,
    }));
  return all;
};

test('describes exactly the server’s routes in openapi.json', () => {
  const served = app.routes
    .filter(({ hidden, method }) => !hidden && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    .filter((route) => route.includes(' /api/'));
  expect(routes.map(named).toSorted()).toEqual(served.toSorted());
  expect(served.length).toBeGreaterThan(50);
});

test('answers for another creator’s id exactly as for an unknown id, and changes nothing, on every route', async () => {
  const before = await rows();
  const told: string[] = [];
  for (const route of routes.filter(takesId)) {
    for (const [kind, id] of Object.entries(ids)) {
      const scene = ids['scene'] ?? '';
      const [theirs, unknown] = [
        await tryOn('kofi', route, id, scene),
        await tryOn('kofi', route, unknownOf(id), unknownOf(scene)),
      ];
      const same =
        theirs.status === unknown.status &&
        theirs.body.replaceAll(id, '') === unknown.body.replaceAll(unknownOf(id), '');
      if (!same)
        told.push(
          `${named(route)} with a ${kind}: ${theirs.status} ${theirs.body} but unknown ${unknown.status} ${unknown.body}`,
        );
      if (theirs.status !== 404 && !/"items":\[\]|"count":0/.test(theirs.body))
        told.push(`${named(route)} with a ${kind}: ${theirs.status} ${theirs.body}`);
    }
  }
  expect(told).toEqual([]);
  expect(await rows()).toEqual(before);
});

test('reads no text of another creator’s tale aloud', async () => {
  const sample = async (who: 'ama' | 'kofi', tale: string) => {
    const { status, body } = await app.ask(
      who,
      'GET',
      `/api/voices/sample?${new URLSearchParams({ voice: 'en-grace', tale })}`,
    );
    return [status, body.replaceAll(tale, '')];
  };
  const tale = ids['tale'] ?? '';
  expect((await sample('ama', tale))[0]).toBe(200);
  expect(await sample('kofi', tale)).toEqual(await sample('kofi', unknownOf(tale)));
  expect((await sample('kofi', tale))[0]).toBe(404);
});

test('leaves other creators’ ids out of every bulk order', async () => {
  const before = await rows();
  for (const action of ['queue-images', 'package', 'package-video', 'delete']) {
    const { status, body } = await app.ask('kofi', 'POST', '/api/tales/bulk', {
      action,
      ids: [ids['tale']],
      taleIds: [ids['tale']],
    });
    expect([action, status, JSON.parse(body)]).toEqual([action, 200, { ok: true, count: 0, ids: [] }]);
  }
  expect(await rows()).toEqual(before);
});

test('finds the same things for their owner', async () => {
  const blind: string[] = [];
  for (const route of routes.filter(
    (each) => each.method === 'GET' && takesId(each) && ![...streams, ...asksHost].includes(each.path),
  )) {
    const answers = [];
    for (const id of Object.values(ids)) answers.push((await tryOn('ama', route, id, ids['scene'] ?? '')).status);
    if (!answers.includes(200)) blind.push(`${named(route)}: ${answers.join(' ')}`);
  }
  expect(blind).toEqual([]);
});

test('answers for a deleted tale as for an unknown one, to its owner too', async () => {
  const tale = ids['tale'] ?? '';
  expect((await app.ask('ama', 'POST', '/api/tales/bulk', { action: 'delete', ids: [tale] })).body).toContain(tale);
  const told: string[] = [];
  // The bin is where a deleted tale is known.
  const apart = ['/api/tales/bulk', '/api/tales/bin/restore', '/api/tales/bin/delete'];
  for (const route of routes.filter(
    (each) => takesId(each) && !each.path.startsWith('/api/jobs') && !apart.includes(each.path),
  )) {
    const [deleted, unknown] = [
      await tryOn('ama', route, tale, ids['scene'] ?? ''),
      await tryOn('ama', route, unknownOf(tale), unknownOf(tale)),
    ];
    if (
      deleted.status !== unknown.status ||
      deleted.body.replaceAll(tale, '') !== unknown.body.replaceAll(unknownOf(tale), '')
    )
      told.push(`${named(route)}: ${deleted.status} ${deleted.body} but unknown ${unknown.status} ${unknown.body}`);
  }
  for (const kind of ['image', 'narration', 'take', 'recording', 'thumbnail', 'finished', 'publication'])
    for (const route of routes.filter(
      (each) => each.method === 'GET' && takesId(each) && !each.path.startsWith('/api/jobs'),
    )) {
      const { status } = await tryOn('ama', route, ids[kind] ?? '', '');
      if (status === 200) told.push(`${named(route)} still gives the ${kind}`);
    }
  expect(told).toEqual([]);
});

test('shows nothing of ama’s in another creator’s lists, counts and summaries', async () => {
  const told: string[] = [];
  for (const route of routes.filter(
    (each) => each.method === 'GET' && !takesId(each) && !streams.includes(each.path),
  )) {
    const { body } = await app.ask(
      'kofi',
      'GET',
      addressOf(route.path, route.operation, () => 'x'),
    );
    if (/of-ama|line of ama|Ama tells|Samaritan/.test(body)) told.push(`${named(route)}: ${body}`);
  }
  expect(told).toEqual([]);
  const of = async (who: 'ama' | 'kofi') =>
    JSON.parse((await app.ask(who, 'GET', '/api/dashboard/summary')).body) as { tales: { total: number } };
  expect([(await of('ama')).tales.total, (await of('kofi')).tales.total]).toEqual([1, 0]);
});

test('sends no events of ama’s tale to another creator, and does not open its stream', async () => {
  const bearer = { headers: { authorization: `Bearer ${tokens.kofi}` } };
  const theirs = await hearEvents(`${app.origin}/api/live`, bearer);
  const renamed = await app.ask('ama', 'PATCH', `/api/tales/${ids['tale']}/rename`, { title: 'New' });
  expect(renamed.status).toBe(200);
  for (const topic of ['user', `tale:${ids['tale']}`])
    await emit(app.studio.db, { userId: ama, topic, kind: 'notice', data: {} });
  await emit(app.studio.db, { userId: kofi, topic: 'user', kind: 'notice', data: { channel: 'mine' } });
  expect((await theirs.until(1)).map(({ data }) => data)).toEqual([{ channel: 'mine' }]);
  theirs.close();
  const [known, unknown] = [
    await app.ask('kofi', 'GET', `/api/images/stream?taleId=${ids['tale']}`),
    await app.ask('kofi', 'GET', '/api/images/stream?taleId=nobodys'),
  ];
  expect([known.status, known.body]).toEqual([404, unknown.body]);
});

test('rejects calls with a revoked token and ends its streams', async () => {
  const made = JSON.parse((await app.ask('ama', 'POST', '/api/me/tokens', { label: 'lent' })).body) as {
    id: string;
    token: string;
  };
  const headers = { authorization: `Bearer ${made.token}` };
  const stream = await fetch(`${app.origin}/api/live`, { headers });
  let over = false;
  void stream.text().then(() => (over = true));
  expect((await app.ask('ama', 'DELETE', `/api/me/tokens/${made.id}`)).status).toBe(200);
  await expect.poll(() => over, { timeout: 5_000 }).toBe(true);
  expect((await fetch(`${app.origin}/api/me`, { headers })).status).toBe(401);
});

test('rejects every call without a session except the session check and private links', async () => {
  const open: string[] = [];
  for (const route of routes) {
    const url = addressOf(route.path, route.operation, () => ids['tale'] ?? '');
    const answer = await fetch(`${app.origin}${url}`, { method: route.method, redirect: 'manual' });
    await answer.body?.cancel();
    if (answer.status !== 401) open.push(`${named(route)} ${answer.status}`);
  }
  // Those of private links ask for the link's own secret.
  expect(open.toSorted()).toEqual([
    'GET /api/auth/session 200',
    'GET /api/watch/{token} 404',
    'GET /api/watch/{token}/{name} 404',
  ]);
});

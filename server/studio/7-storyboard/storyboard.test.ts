import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boardParts } from '#test/harness/film-job.ts';
import { addMadeTale, addNarration, addPicture } from '#test/harness/made-tale.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTestApp } from '#test/harness/app.ts';
import { storyboardRoutes } from './storyboard.routes.ts';
import { storyboardService } from './storyboard.service.ts';

let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => {
  studio = await openStudio();
  app = await openTestApp(studio.db, (at) => storyboardRoutes(at, storyboardService(boardParts(studio)), studio.files));
});
beforeEach(() => studio.reset());
afterAll(() => app.close());
const show = (language: string, who = ama, taleId = 't1') =>
  app.inject({
    url: `/api/tales/${taleId}/storyboard?language=${language}`,
    headers: { authorization: `Bearer ${who}` },
  });

test('lays a finished tale out on the timeline of each language', async () => {
  await addMadeTale(studio, { plain: true, scenes: 2, langs: ['en', 'ee'] });
  await addNarration(studio, 't1', 't1-s2', 'ee', 1.1);
  const [en, ee] = [(await show('en')).json(), (await show('ee')).json()];
  expect(en).toMatchObject({ ok: true, language: 'en', width: 1920, height: 1080, fps: 30, missing: [], music: null });
  expect(en.frames).toBe(2 * 54);
  expect(ee.frames).toBe(54 + 69);
  expect(ee.durationMs).toBe(Math.round((ee.frames * 1000) / 30));
  const [first, second] = en.shots;
  expect(first).toMatchObject({ sceneId: 't1-s1', sceneNo: 1, startFrame: 0, fadeIn: 0, narrationAt: 15 });
  expect(second).toMatchObject({ sceneId: 't1-s2', sceneNo: 2, startFrame: 54, fadeIn: 18 });
  expect(first.imageUrl).toMatch(/^\/api\/images\/file\/t1-i1\?v=[0-9a-f]{12}$/);
  expect(first.narrationUrl).toMatch(/^\/api\/narrations\/n-t1-s1-en\/sound\?v=[0-9a-f]{12}$/);
  expect(ee.cues.map((cue: { lines: string[] }) => cue.lines.join(' ')).join(' ')).toContain('Ŋutsu aɖe nɔ yiyim');
  expect(en.cues[0].startMs).toBeGreaterThanOrEqual(0);
});

test('names what is missing, and plays the rest', async () => {
  await addTale(studio.db, { scenes: 2, langs: ['fr'] });
  await addPicture(studio, 't1-i2', 1);
  const answer = (await show('fr')).json();
  expect(answer.missing).toEqual([
    'Scene 1 has no picture yet.',
    'Scene 1 is not narrated in Français yet.',
    'Scene 2 is not narrated in Français yet.',
  ]);
  const scenes = answer.shots.slice(1, -1);
  expect(
    scenes.map((shot: { imageUrl: string | null; frames: number }) => [shot.imageUrl === null, shot.frames]),
  ).toEqual([
    [true, 138],
    [false, 144],
  ]);
  expect(answer.shots[0].narrationUrl).toBeNull();
});

test('says that a tale has no scenes, and rejects unknown languages', async () => {
  await addTale(studio.db, { scenes: 0 });
  expect((await show('en')).json()).toMatchObject({ frames: 0, shots: [], missing: ['The tale has no scenes yet.'] });
  expect((await show('de')).statusCode).toBe(400);
});

test('returns 404 for another creator’s, a deleted and an unknown tale', async () => {
  await addTale(studio.db);
  await studio.db.updateTable('tales').set({ deleted_at: new Date() }).where('id', '=', 't1').execute();
  await addTale(studio.db, { id: 't2' });
  const answers = [await show('en'), await show('en', kofi, 't2'), await show('en', ama, 'nobody')];
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect(answers[0]!.statusCode).toBe(404);
  await expect(storyboardService(boardParts(studio)).plan('t1', 'en', 360, '16:9')).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('reports a card over an unreadable picture', async () => {
  await addMadeTale(studio, { scenes: 2, langs: ['en'] });
  const [url, headers] = ['/api/tales/t1/storyboard/cards/title?language=en', { authorization: `Bearer ${ama}` }];
  const { key, sha256 } = await studio.files.put('images/broken.png', Buffer.from('no picture'), 'image/png');
  await studio.db.updateTable('images').set({ r2_key: key, sha256 }).where('tale_id', '=', 't1').execute();
  const answer = await app.inject({ url, headers });
  expect([answer.statusCode, answer.json().error]).toEqual([
    400,
    'The picture behind this card cannot be read: draw or upload it again.',
  ]);
});

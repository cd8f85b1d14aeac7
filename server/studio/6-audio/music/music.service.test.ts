import type { FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { builtinMusician } from '#server/builtin/musician/builtin-musician.ts';
import { mixSound } from '#server/builtin/renderer/sound/audio-mix.ts';
import { checkFiles } from '#server/integrity/check-files.ts';
import { openTestApp } from '#test/harness/app.ts';
import { ffmpegLoudness } from '#test/loudness.ts';
import { addNarration } from '#test/harness/made-tale.ts';
import { recordingOf } from '#test/harness/recording.ts';
import { type Speaking, openSpeaking } from '#test/harness/speaking.ts';
import { addTale, ama, kofi } from '#test/harness/studio.ts';
import { testQuotas } from '#test/harness/quotas.ts';
import { musicRepo } from './music.repo.ts';
import { musicRoutes } from './music.routes.ts';
import { musicService } from './music.service.ts';
import { chooseMood } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let speaking: Speaking;
let app: FastifyInstance;
let tight: FastifyInstance;
let piece: Buffer;
const musician = builtinMusician();
const ffmpeg = systemFfmpeg();
beforeAll(async () => {
  speaking = await openSpeaking();
  const { db, files, work } = speaking;
  const workDir = join(speaking.dir, 'music');
  mkdirSync(workDir, { recursive: true });
  const mix = (order: Parameters<typeof mixSound>[1], folder: string, signal: AbortSignal) =>
    mixSound(ffmpeg, order, folder, signal);
  const open = (limits = {}) => {
    const music = musicService({
      chooseMood,
      db,
      files,
      quotas: testQuotas({ db, files }, limits),
      ffmpeg,
      work,
      mix,
      workDir,
    });
    return openTestApp(db, (at) => musicRoutes(at, music, files));
  };
  [app, tight] = [await open(), await open({ diskBytes: 1_000 })];
  piece = await recordingOf('fr', 'mp3', { gainDb: -10 });
});
beforeEach(async () => {
  await speaking.reset();
  for await (const key of speaking.files.list('')) await speaking.files.remove(key);
  await addTale(speaking.db, { scenes: 1, langs: ['en'] });
});
afterAll(async () => {
  musician.close();
  await Promise.all([app.close(), tight.close()]);
  await speaking.close();
});

type Asked = { who?: string; body?: object | Buffer; type?: string; at?: FastifyInstance };
const ask = (method: 'GET' | 'PATCH' | 'PUT', path: string, { who = ama, body, type, at = app }: Asked = {}) =>
  at.inject({
    method,
    url: `/api/tales/t1/${path}`,
    cookies: { session: who },
    headers: type ? { 'content-type': type } : {},
    ...(body ? { payload: body } : {}),
  });
const choose = (body: object) => ask('PATCH', 'music-choice', { body });
const upload = (at = app) => ask('PUT', 'music-file?name=Song.mp3', { body: piece, type: 'audio/mpeg', at });
const row = () => musicRepo(speaking.db).of('t1');
const noFault = async () => expect(await checkFiles(speaking)).toMatchObject({ missing: [], damaged: [] });

test('composes a mood when it is chosen, removes the music for none, and keeps the settings', async () => {
  expect((await choose({ mood: 'epic', gainDb: -14, duckDb: 20 })).json().choice).toMatchObject({
    source: 'mood',
    mood: 'epic',
    gainDb: -14,
  });
  expect(await row()).toMatchObject({ mood: 'epic', gain_db: -14, duck_db: 20, fade_in_ms: null });
  expect((await choose({ source: 'none' })).json().choice.source).toBe('none');
  expect(await row()).toBeUndefined();
  await speaking.work.bed('t1', { signal: new AbortController().signal });
  expect(await row()).toBeUndefined();
  await choose({ source: 'mood', fadeInMs: 0 });
  expect(await row()).toMatchObject({ mood: 'epic', gain_db: -14, duck_db: 20, fade_in_ms: 0 });
});

test('rejects a music file beyond the creator’s disk limit with a message and keeps nothing of it', async () => {
  const answer = await upload(tight);
  expect([answer.statusCode, answer.json().error]).toEqual([
    403,
    expect.stringMatching(/You may use 1 kB of the disk/),
  ]);
  expect([await row(), await speaking.db.selectFrom('disk_claims').selectAll().execute()]).toEqual([undefined, []]);
});

test('levels a creator’s music to -20 LUFS, uses it, and keeps it while a mood is used', async () => {
  expect((await choose({ source: 'upload' })).json().error).toContain('upload one first');
  expect((await upload()).json().choice).toMatchObject({ source: 'upload', upload: { name: 'Song.mp3' } });
  const own = await row();
  expect(own).toMatchObject({ engine: 'uploaded' });
  const parts: Buffer[] = [];
  for await (const part of await speaking.files.read(own!.r2_key)) parts.push(part as Buffer);
  expect(Math.abs((await ffmpegLoudness(Buffer.concat(parts))) + 20)).toBeLessThanOrEqual(1);
  await choose({ source: 'mood' });
  expect((await row())?.engine).toBe(musician.name);
  await choose({ source: 'upload' });
  expect((await row())?.r2_key).toBe(own!.r2_key);
  await noFault();
});

test('refuses files that are not music with a message, and volumes or fades above the limit', async () => {
  const noise = await ask('PUT', 'music-file', { body: Buffer.alloc(5_000, 'no music '), type: 'audio/mpeg' });
  expect([noise.statusCode, await row()]).toEqual([400, undefined]);
  for (const body of [{ gainDb: 7 }, { fadeInMs: 60_000 }, { duckDb: -1 }, { mood: 'loud' }])
    expect((await choose(body)).statusCode).toBe(400);
});

test('mixes the preview of a scene with music once, and again after a change', async () => {
  const mix = () => ask('GET', 'scene-mix?sceneId=t1-s1&language=en');
  expect([(await mix()).statusCode, (await mix()).json().error]).toEqual([
    409,
    expect.stringContaining('no audio yet'),
  ]);
  await addNarration(speaking, 't1', 't1-s1', 'en', 3);
  await upload();
  const first = await mix();
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'audio/mp4']);
  const again = await mix();
  expect(again.headers['etag']).toBe(first.headers['etag']);
  await choose({ gainDb: -28 });
  const softer = await mix();
  expect(softer.headers['etag']).not.toBe(first.headers['etag']);
  expect(softer.rawPayload.equals(first.rawPayload)).toBe(false);
});

test('returns 404 to another creator', async () => {
  const answers = [
    await ask('GET', 'music-choice', { who: kofi }),
    await ask('PATCH', 'music-choice', { who: kofi, body: { source: 'none' } }),
    await ask('PUT', 'music-file', { who: kofi, body: piece, type: 'audio/mpeg' }),
    await ask('GET', 'scene-mix?sceneId=t1-s1&language=en', { who: kofi }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

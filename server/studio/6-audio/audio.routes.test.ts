import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { builtinMusician } from '#server/builtin/musician/builtin-musician.ts';
import { formantNarrator } from '#server/builtin/narrator/formant/formant-narrator.ts';
import { jobRepo } from '#server/jobs/job.repo.ts';
import { type Jobs, openJobs } from '#server/jobs/runner.ts';
import type { Narration } from '#shared/sound/audio.contract.ts';
import { recordingOf } from '#test/harness/recording.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTestApp } from '#test/harness/app.ts';
import { testQuotas } from '#test/harness/quotas.ts';
import { audioRoutes } from './audio.routes.ts';
import { audioService } from './audio.service.ts';
import { musicRepo } from './music/music.repo.ts';
import { phraseService } from './readings/phrase.service.ts';
import { speakScenes } from './readings/speak-scenes.ts';
import { speakScenesJob } from './readings/speak-scenes.job.ts';
import { takeService } from './recordings/take.service.ts';
import { chooseReading } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: TestStudio;
let jobs: Jobs;
let app: FastifyInstance;
let workDir: string;
const narrator = formantNarrator();
const musician = builtinMusician();
const spoken = 'A certain man was going down from Jerusalem to Jericho. 1.';

beforeAll(async () => {
  studio = await openStudio();
  const { db, files } = studio;
  workDir = join(studio.dir, 'intake');
  mkdirSync(workDir);
  jobs = await openJobs({ database: studio.database, db, log: () => {} });
  const work = speakScenes({ db, files, narrator, musician });
  const job = speakScenesJob(work);
  await jobs.prepare([job.kind]);
  await jobs.work([job]);
  const takes = takeService({ db, files, quotas: testQuotas({ db, files }), ffmpeg: systemFfmpeg(), workDir });
  const audio = audioService({ chooseReading, db, files, narrator, work, job, takes, desk: jobs.desk });
  const phrases = phraseService({ db, files, narrator, takes, ffmpeg: systemFfmpeg(), workDir });
  app = await openTestApp(db, (at) => audioRoutes(at, { audio, takes, phrases }, files));
});
beforeEach(async () => {
  await studio.reset();
  await addTale(studio.db, { scenes: 2 });
});
afterAll(async () => {
  narrator.close();
  musician.close();
  await app.close();
  await jobs.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (
  method: Method,
  url: string,
  { who = ama, body, headers = {} }: { who?: string; body?: object | Buffer; headers?: Record<string, string> } = {},
) => app.inject({ method, url, cookies: { session: who }, headers, ...(body ? { payload: body } : {}) });
const send = (bytes: Buffer, type = 'audio/webm', { who = ama, scene = 't1-s1', language = 'en' } = {}) =>
  ask('PUT', `/api/tales/t1/narration/${scene}/${language}?kind=recorded`, {
    who,
    body: bytes,
    headers: { 'content-type': type },
  });
const list = async () => (await ask('GET', '/api/tales/t1/audio')).json();
const first = async (): Promise<Narration> => (await list()).items[0];

test('lists every scene in every language with the voices and what is missing', async () => {
  const { items, voices, chosenVoices, music } = await list();
  expect(items.map(({ sceneId, language, status }: Narration) => `${sceneId} ${language} ${status}`)).toEqual(
    ['en', 'fr', 'ee'].flatMap((language) => [`t1-s1 ${language} missing`, `t1-s2 ${language} missing`]),
  );
  expect(voices.length).toBeGreaterThanOrEqual(5);
  expect([chosenVoices, music]).toEqual([{ en: 'en-rowan', fr: 'fr-lucien', ee: 'ee-preview' }, null]);
});

test('speaks an order, serves the sounds in ranges, and does nothing on a second order', async () => {
  const { sha256 } = await studio.files.put('music/t-t1/given.wav', Buffer.alloc(100), 'audio/wav');
  await musicRepo(studio.db).keep({
    tale_id: 't1',
    mood: 'gentle',
    r2_key: 'music/t-t1/given.wav',
    sha256,
    duration_ms: 1,
    gain_db: -8,
    engine: 'given',
  });
  const order = () => ask('POST', '/api/tales/t1/narration', { body: { langs: ['en'] } });
  const { queued, jobId } = (await order()).json();
  expect(queued).toBe(2);
  await expect.poll(async () => (await jobRepo(studio.db).find(jobId))?.status, { timeout: 90_000 }).toBe('completed');
  expect((await order()).json()).toEqual({ ok: true, queued: 0, jobId: null });

  const item = await first();
  expect(item).toMatchObject({
    status: 'ready',
    kind: 'synthetic',
    voice: 'en-rowan',
    engine: 'built-in simple voice',
  });
  const whole = await ask('GET', item.url!);
  expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.subarray(0, 4).toString()]).toEqual([
    200,
    'audio/wav',
    'RIFF',
  ]);
  const part = await ask('GET', item.url!, { headers: { range: 'bytes=44-143' } });
  expect([part.statusCode, part.rawPayload.length, part.headers['content-range']]).toEqual([
    206,
    100,
    `bytes 44-143/${whole.rawPayload.length}`,
  ]);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(44, 144))).toBe(true);
  expect((await ask('GET', item.url!, { headers: { range: 'bytes=99999999-' } })).statusCode).toBe(416);
  expect((await ask('GET', (await list()).music.url)).rawPayload.length).toBe(100);
});

test('converts a recording to 48 kHz mono at the target level, trims silence and times its words', async () => {
  const answer = await send(await recordingOf('en', 'm4a', { silenceBefore: 1.5, gainDb: -12 }), 'audio/mp4');
  expect(answer.statusCode).toBe(200);
  const { item } = answer.json();
  expect(item).toMatchObject({ status: 'ready', kind: 'recorded', engine: 'recorded', voice: null, language: 'en' });
  expect(item.words.map(({ text }: { text: string }) => text).join(' ')).toBe(spoken);
  expect(item.durationMs).toBeGreaterThan(2_500);
  expect(item.durationMs).toBeLessThan(5_500);
  expect(item.words[0].startMs).toBeLessThan(400);
  expect(item.words.at(-1).endMs).toBeLessThanOrEqual(item.durationMs);
  const wav = (await ask('GET', item.url)).rawPayload;
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, 48_000, 16]);
  expect(await first()).toEqual(item);
  expect(readdirSync(workDir)).toEqual([]);
});

test('accepts a recording over a real connection', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${origin}/api/tales/t1/narration/t1-s2/en`, {
    method: 'PUT',
    headers: { cookie: `session=${ama}`, 'content-type': 'audio/webm' },
    body: new Uint8Array(await recordingOf('en', 'webm')),
  });
  expect([answer.status, ((await answer.json()) as { item: Narration }).item.kind]).toEqual([200, 'uploaded']);
});

test('marks a recording as stale when the words change, and reads the scene when it is removed', async () => {
  await send(await recordingOf('en', 'mp3'), 'audio/mpeg');
  await studio.db
    .updateTable('scenes')
    .set({ text: JSON.stringify({ en: 'Other words.' }) })
    .where('id', '=', 't1-s1')
    .execute();
  expect(await first()).toMatchObject({ status: 'stale', kind: 'recorded' });
  const key = (await studio.db.selectFrom('narrations').select('r2_key').executeTakeFirstOrThrow()).r2_key!;
  expect((await ask('DELETE', '/api/tales/t1/narration/t1-s1/en')).statusCode).toBe(200);
  expect([(await first()).status, await studio.files.has(key)]).toEqual(['missing', false]);
  expect((await ask('DELETE', '/api/tales/t1/narration/t1-s1/en')).statusCode).toBe(409);
});

test('saves a chosen voice and marks narration by another voice as stale', async () => {
  const choose = (language: string, voice: string) => ask('POST', '/api/tales/t1/voice', { body: { language, voice } });
  expect((await choose('en', 'en-grace')).json()).toEqual({ ok: true });
  expect((await choose('fr', 'fr-claire')).json()).toEqual({ ok: true });
  expect((await list()).chosenVoices).toEqual({ en: 'en-grace', fr: 'fr-claire', ee: 'ee-preview' });
  const wrong = await choose('fr', 'en-grace');
  expect([wrong.statusCode, wrong.json().error]).toEqual([400, expect.stringContaining('en-grace')]);
});

test('refuses files that are not recordings with a message, and leaves no file behind', async () => {
  const noise = Buffer.alloc(20_000, 'not an audio ');
  const answers = [
    await send(noise),
    await send(await recordingOf('en', 'wav', { gainDb: -120 }), 'audio/wav'),
    await send(Buffer.alloc(26 * 1024 * 1024), 'audio/wav'),
    await send(noise, 'text/plain'),
    await send(noise, 'audio/webm', { scene: 'nobody' }),
    await send(Buffer.from('#EXTM3U\nfile:///etc/passwd\n'), 'audio/mpegurl'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 413, 415, 404, 400]);
  expect(
    answers.map((answer) => answer.json().error).filter((error) => error.includes(workDir) || error.length < 12),
  ).toEqual([]);
  expect((await first()).status).toBe('missing');
  expect(readdirSync(workDir)).toEqual([]);
});

test('answers 404 or 401 to other creators and anonymous callers', async () => {
  await send(await recordingOf('en', 'mp3'), 'audio/mpeg');
  const { url } = await first();
  const answers = [
    await ask('GET', '/api/tales/t1/audio', { who: kofi }),
    await ask('POST', '/api/tales/t1/narration', { who: kofi, body: {} }),
    await ask('POST', '/api/tales/t1/voice', { who: kofi, body: { language: 'en', voice: 'en-grace' } }),
    await ask('DELETE', '/api/tales/t1/narration/t1-s1/en', { who: kofi }),
    await send(await recordingOf('en', 'mp3'), 'audio/mpeg', { who: kofi }),
    await ask('GET', url!, { who: kofi }),
    await ask('GET', '/api/tales/t1/music', { who: kofi }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404));
  expect((await app.inject({ url: url! })).statusCode).toBe(401);
  expect((await first()).kind).toBe('recorded');
});

test('changes voice, pace and quotation voice one by one, and rejects missing voices with a message', async () => {
  const change = async (body: object, who = ama) => {
    const answer = await ask('POST', '/api/tales/t1/voice', { who, body });
    return [answer.statusCode, answer.json().error ?? null];
  };
  expect(await change({ language: 'en', pace: 0.9 })).toEqual([200, null]);
  expect(await change({ language: 'en', quoteVoice: 'en-silas' })).toEqual([200, null]);
  expect(await change({ language: 'fr', voice: 'fr-claire', pace: 1.2 })).toEqual([200, null]);
  expect(await list()).toMatchObject({
    chosenVoices: { en: 'en-rowan', fr: 'fr-claire' },
    readings: { en: { pace: 0.9, quoteVoice: 'en-silas' }, fr: { pace: 1.2 } },
    natural: { state: 'unavailable' },
  });
  expect(await change({ language: 'en', quoteVoice: null })).toEqual([200, null]);
  expect((await list()).readings.en).toEqual({ pace: 0.9 });
  expect(await change({ language: 'en', quoteVoice: 'fr-claire' })).toEqual([
    400,
    expect.stringContaining('no voice "fr-claire" for English'),
  ]);
  expect(await change({ language: 'en', pace: 2 })).toEqual([400, expect.stringMatching(/^Pace may be/)]);
  expect(await change({ language: 'en' })).toEqual([
    400,
    expect.stringContaining('Choose what to change: the voice, its pace or the voice for quotations'),
  ]);
  expect((await change({ language: 'en', pace: 1 }, kofi))[0]).toBe(404);
});

import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { checkFiles } from '#server/integrity/check-files.ts';
import type { Narration } from '#shared/sound/audio.contract.ts';
import { openTestApp } from '#test/harness/app.ts';
import { openSpeaking, type Speaking } from '#test/harness/speaking.ts';
import { addTale, ama, kofi } from '#test/harness/studio.ts';
import { testQuotas } from '#test/harness/quotas.ts';
import { audioRoutes } from '../audio.routes.ts';
import { audioService } from '../audio.service.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { narrationRepo } from '../narration.repo.ts';
import { phraseService } from './phrase.service.ts';
import { speakScenesJob } from './speak-scenes.job.ts';
import { takeService } from '../recordings/take.service.ts';
import { levelOf, samplesOf } from '../recordings/wav-samples.ts';
import { chooseReading } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

const text =
  'The king rose early in the morning. He called his servants, and they came to him at once. Nobody slept that night.';
let studio: Speaking;
let app: FastifyInstance;

beforeAll(async () => {
  studio = await openSpeaking();
  const { db, files, narrator, work, jobs } = studio;
  const workDir = join(studio.dir, 'phrases');
  mkdirSync(workDir, { recursive: true });
  const ffmpeg = systemFfmpeg();
  const takes = takeService({ db, files, quotas: testQuotas({ db, files }), ffmpeg, workDir });
  const audio = audioService({
    chooseReading,
    db,
    files,
    narrator,
    work,
    job: speakScenesJob(work),
    takes,
    desk: jobs.desk,
  });
  const phrases = phraseService({ db, files, ffmpeg, narrator, takes, workDir });
  app = await openTestApp(db, (at) => audioRoutes(at, { audio, takes, phrases }, files));
});
beforeEach(async () => {
  await studio.reset();
  studio.state.before = async () => {};
  studio.state.asked = [];
  await addTale(studio.db, { scenes: 1, langs: ['en'] });
  await studio.db
    .updateTable('scenes')
    .set({ text: JSON.stringify({ en: text }) })
    .execute();
  const order = { text, language: 'en', voice: 'en-grace', wordsPerMinute: 150 } as const;
  const { wav, durationMs, words } = await studio.narrator.speak(order, new AbortController().signal);
  const key = 'narration/t-t1/s-t1-s1-en-given.wav';
  const { sha256 } = await studio.files.put(key, wav, 'audio/wav');
  const made = {
    id: 'n1',
    tale_id: 't1',
    scene_id: 't1-s1',
    language: 'en',
    kind: 'synthetic',
    voice: 'en-grace',
    status: 'ready',
  } as const;
  const sound = {
    engine: 'built-in voice',
    fingerprint: fingerprintOf(text, 'en-grace'),
    reading: '150',
    r2_key: key,
    sha256,
  };
  await studio.db
    .insertInto('narrations')
    .values({ ...made, ...sound, duration_ms: durationMs, words: JSON.stringify(words) })
    .execute();
  await chooseReading(studio.db, 't1', 'en', { voice: 'en-grace' });
  studio.state.asked = [];
});
afterAll(async () => {
  await app.close();
  await studio.close();
});

const ask = async (body: object | null, who = ama, undo = false) => {
  const url = `/api/tales/t1/narration/t1-s1/en/phrase${undo ? '/undo' : ''}`;
  const answer = await app.inject({ method: 'POST', url, cookies: { session: who }, payload: body ?? {} });
  return { status: answer.statusCode, error: answer.json().error as string, item: answer.json().item as Narration };
};
const row = async () => (await narrationRepo(studio.db).find('t1-s1', 'en'))!;
const wordsOf = (item: { words: readonly { text: string }[] }) => item.words.map((word) => word.text).join(' ');

test('replaces a phrase in place: earlier speech stays, later speech shifts, without clicks', async () => {
  const before = await row();
  const { status, item } = await ask({ from: 7, to: 11, pace: 0.8, variation: 1 });
  expect([status, item.status, item.kind, item.canPutBack]).toEqual([200, 'ready', 'synthetic', true]);
  expect(studio.state.asked).toEqual(['en-grace: He called his servants,']);
  const after = await row();
  expect(after.fingerprint).toBe(before.fingerprint);
  expect(wordsOf(item)).toBe(text);
  expect(item.words.slice(0, 7)).toEqual(before.words.slice(0, 7));
  const byMs = after.duration_ms! - before.duration_ms!;
  expect(byMs).toBeGreaterThan(100);
  expect(item.words.slice(11)).toEqual(
    before.words.slice(11).map((word) => ({ ...word, startMs: word.startMs + byMs, endMs: word.endMs + byMs })),
  );
  for (const [at, { startMs, endMs }] of item.words.entries())
    expect([endMs >= startMs, startMs >= (item.words[at - 1]?.endMs ?? 0)]).toEqual([true, true]);
  const [old, made] = [before, after].map(async ({ r2_key: key }) =>
    samplesOf(await readFile(await studio.files.local(key!))),
  );
  const [was, is] = [await old!, await made!];
  const start = Math.round(before.words[6]!.endMs * 48);
  expect(is.subarray(0, start)).toEqual(was.subarray(0, start));
  const steps = (samples: Int16Array) =>
    samples.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (samples[at - 1] ?? sample))), 0);
  expect(steps(is)).toBeLessThan(steps(was) * 1.5);
  const [phrase, whole] = [
    levelOf(is, item.words[7]!.startMs, item.words[10]!.endMs),
    levelOf(is, 0, after.duration_ms!),
  ];
  expect(Math.abs(20 * Math.log10(phrase / whole))).toBeLessThan(4);
});

test('reads other words for a phrase and keeps the written ones in the captions', async () => {
  const { item } = await ask({ from: 16, to: 21, sayAs: 'They went in, all of them together, one by one' });
  expect(studio.state.asked).toEqual(['en-grace: They went in, all of them together, one by one']);
  expect(wordsOf(item)).toBe(text);
  const spoken = item.words.slice(16, 21);
  expect(spoken.every(({ startMs, endMs }) => endMs > startMs)).toBe(true);
});

test('restores the previous reading once and leaves no file behind', async () => {
  const before = await row();
  const left = (await checkFiles(studio)).orphan;
  await ask({ from: 0, to: 7 });
  await ask({ from: 0, to: 7, variation: 2 });
  const { status, item } = await ask(null, ama, true);
  expect([status, item.canPutBack, item.status]).toEqual([200, false, 'ready']);
  expect((await row()).sha256).not.toBe(before.sha256);
  expect(await ask(null, ama, true)).toMatchObject({ status: 409, error: 'There is no earlier reading to restore.' });
  const { missing, damaged, orphan } = await checkFiles(studio);
  expect([missing, damaged]).toEqual([[], []]);
  expect(orphan).toEqual(left);
});

test('rejects a phrase that changed meanwhile with a message, and loses nothing', async () => {
  const before = await row();
  expect(await ask({ from: 0, to: 7, sound: 'feedfeed' })).toMatchObject({
    status: 409,
    error: expect.stringContaining('changed a moment ago'),
  });
  studio.state.before = async () =>
    void (await studio.db
      .updateTable('scenes')
      .set({ text: JSON.stringify({ en: 'Other words now.' }) })
      .execute());
  expect(await ask({ from: 0, to: 7 })).toMatchObject({
    status: 409,
    error: expect.stringContaining('changed a moment ago'),
  });
  expect(await ask({ from: 0, to: 2 })).toMatchObject({
    status: 409,
    error: expect.stringContaining('text of this scene has changed'),
  });
  expect(await row()).toEqual(before);
});

test.each([
  [{ from: 5, to: 5 }, 400, /not in the scene/],
  [{ from: 0, to: 400 }, 400, /not in the scene/],
  [{ from: 0, to: 2, sayAs: '…' }, 400, /no text to read/],
  [{ from: 0, to: 2, sayAs: 'x'.repeat(501) }, 400, /^Pronunciation may have 500 characters/],
  [{ from: 0, to: 2, pace: 3 }, 400, /^Pace may be/],
  [{ from: -1, to: 2 }, 400, /^From must be at least 0/],
])('rejects %j', async (body, status, words) => {
  expect(await ask(body)).toMatchObject({ status, error: expect.stringMatching(words) });
  expect(studio.state.asked).toEqual([]);
});

test('refuses phrases of a narration in progress, of a recording, or of another creator', async () => {
  await studio.db.updateTable('narrations').set({ status: 'queued' }).execute();
  expect(await ask({ from: 0, to: 7 })).toMatchObject({
    status: 409,
    error: expect.stringContaining('being narrated right now'),
  });
  await studio.db.updateTable('narrations').set({ status: 'ready', kind: 'recorded' }).execute();
  expect(await ask({ from: 0, to: 7 })).toMatchObject({ status: 409, error: expect.stringContaining('in the booth') });
  expect((await ask({ from: 0, to: 7 }, kofi)).status).toBe(404);
  expect((await ask(null, kofi, true)).status).toBe(404);
});

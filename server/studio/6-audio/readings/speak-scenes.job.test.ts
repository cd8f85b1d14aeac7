import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import { jobRepo } from '#server/jobs/job.repo.ts';
import { jobService } from '#server/jobs/job.service.ts';
import { Failure } from '#shared/endpoint.ts';
import { openSpeaking, type Speaking } from '#test/harness/speaking.ts';
import { addTale, ama } from '#test/harness/studio.ts';
import { musicRepo } from '../music/music.repo.ts';
import { narrationRepo } from '../narration.repo.ts';
import { chooseReading } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: Speaking;
let state: Speaking['state'];

beforeAll(async () => {
  studio = await openSpeaking();
  ({ state } = studio);
});
beforeEach(async () => {
  await studio.reset();
  state.before = async () => {};
  state.asked = [];
  [state.standIn, state.natural] = [null, null];
  await addTale(studio.db, { scenes: 2 });
});
afterAll(() => studio.close());

const { order, rows, withMusic }: Pick<Speaking, 'order' | 'rows' | 'withMusic'> = {
  order: (...which) => studio.order(...which),
  rows: () => studio.rows(),
  withMusic: () => studio.withMusic(),
};
const ends = async (id: string, status: string) =>
  expect.poll(async () => (await jobRepo(studio.db).find(id))?.status, { timeout: 200_000 }).toBe(status);

test('speaks every scene in every language once and adds the music', async () => {
  const { queued, jobId } = await order();
  expect(queued).toBe(6);
  await ends(jobId, 'completed');
  const made = await rows();
  expect(made.map(({ status, kind, voice, engine }) => [status, kind, voice, engine])).toEqual(
    ['s1', 's2'].flatMap(() =>
      ['ee-preview', 'en-rowan', 'fr-lucien'].map((voice) => ['ready', 'synthetic', voice, 'built-in simple voice']),
    ),
  );
  expect(made[0]!.words.map(({ text }) => text).join(' ')).toBe('Ŋutsu aɖe nɔ yiyim tso Yerusalem va ɖo Yeriko. 1.');
  for (const { r2_key, duration_ms } of made) {
    expect(Math.abs((await studio.files.size(r2_key!))! - 44 - 96 * duration_ms!)).toBeLessThan(100);
  }
  const music = await musicRepo(studio.db).of('t1');
  expect(music).toMatchObject({ mood: 'gentle', engine: 'built-in music' });
  expect(await studio.files.size(music!.r2_key)).toBeGreaterThan(2_000_000);
  expect(state.asked).toHaveLength(6);

  const again = await order();
  expect(again.queued).toBe(0);
  await ends(again.jobId, 'completed');
  expect(state.asked).toHaveLength(6);
  expect((await musicRepo(studio.db).of('t1'))?.updated_at).toEqual(music?.updated_at);
}, 240_000);

test('speaks only changed scenes again', async () => {
  await withMusic();
  await ends((await order('missing', ['en'])).jobId, 'completed');
  await studio.db
    .updateTable('scenes')
    .set({ text: JSON.stringify({ en: 'Other words.' }) })
    .where('id', '=', 't1-s2')
    .execute();
  state.asked = [];
  await ends((await order('missing', ['en'])).jobId, 'completed');
  expect(state.asked).toEqual(['en-rowan: Other words.']);
  await chooseReading(studio.db, 't1', 'en', { voice: 'en-grace' });
  expect((await order('missing', ['en'])).queued).toBe(2);
});

test('speaks everything again for "all", but never over a recording', async () => {
  await withMusic();
  await ends((await order('missing', ['en'])).jobId, 'completed');
  const sound = {
    fingerprint: 'f',
    voice: null,
    engine: 'recorded',
    key: 'narration/x.wav',
    sha256: 's',
    durationMs: 5,
    words: [],
  };
  await narrationRepo(studio.db).record('t1', 't1-s1', 'en', 'recorded', sound, null);
  state.asked = [];
  const { queued, jobId } = await order('all', ['en']);
  await ends(jobId, 'completed');
  expect([queued, state.asked.length]).toEqual([1, 1]);
  expect((await rows())[0]).toMatchObject({ kind: 'recorded', r2_key: 'narration/x.wav' });
});

test('keeps a recording that arrives while the voice speaks', async () => {
  await withMusic();
  const sound = {
    fingerprint: 'f',
    voice: null,
    engine: 'recorded',
    key: 'narration/x.wav',
    sha256: 's',
    durationMs: 5,
    words: [],
  };
  state.before = async () => void (await narrationRepo(studio.db).record('t1', 't1-s1', 'en', 'recorded', sound, null));
  await ends((await order('missing', ['en'])).jobId, 'completed');
  expect((await rows())[0]).toMatchObject({ kind: 'recorded', status: 'ready', r2_key: 'narration/x.wav' });
});

test('says why a scene cannot be spoken and continues with the others', async () => {
  await withMusic();
  state.before = async (text) => {
    if (text.includes(' 1.')) throw new Failure('upstream', 'The voice refused this scene');
  };
  const { jobId } = await order('missing', ['en', 'fr']);
  await ends(jobId, 'completed');
  expect((await jobRepo(studio.db).find(jobId))?.result).toEqual({ spoken: 2, failed: 2 });
  expect((await rows()).map(({ status, last_error }) => [status, last_error])).toEqual([
    ['error', 'The voice refused this scene'],
    ['error', 'The voice refused this scene'],
    ['ready', null],
    ['ready', null],
  ]);
});

test('stops the job for a missing voice, and leaves nothing behind on cancel', async () => {
  await withMusic();
  state.before = async () => Promise.reject(new Failure('unavailable', 'The built-in voices are not installed'));
  const { jobId } = await order('missing', ['en']);
  await expect
    .poll(async () => (await jobRepo(studio.db).find(jobId))?.faults, { timeout: 200_000 })
    .toBeGreaterThan(0);
  await jobService({ db: studio.db, desk: studio.jobs.desk }).cancel(jobId, ama);
  await ends(jobId, 'cancelled');
  expect(await rows()).toEqual([]);
});

test('records the reason of a failed job with every scene that it did not reach', async () => {
  const voices = await studio.narrator.voices();
  await transact(studio.db, (trx) =>
    studio.work.queue(trx, { taleId: 't1', langs: ['en'], variant: 'missing', voices }),
  );
  await transact(studio.db, (trx) => studio.work.release(trx, 't1', ama, 'The voices are not installed'));
  expect((await rows()).map(({ status, last_error }) => [status, last_error])).toEqual(
    Array(2).fill(['error', 'The voices are not installed']),
  );
});

test('stops the voice at once on cancel, keeps what was spoken, and resets the rest', async () => {
  await withMusic();
  await ends((await order('missing', ['fr'])).jobId, 'completed');
  state.before = async (text, signal) =>
    text.includes(' 2.') ? void (await sleep(60_000, null, { signal })) : undefined;
  const { jobId } = await order('missing', ['en', 'fr']);
  await expect
    .poll(async () => (await rows()).some(({ status, scene_id }) => status === 'speaking' && scene_id === 't1-s2'), {
      timeout: 200_000,
    })
    .toBe(true);
  await jobService({ db: studio.db, desk: studio.jobs.desk }).cancel(jobId, ama);
  await ends(jobId, 'cancelled');
  expect((await rows()).map(({ scene_id, language, status }) => `${scene_id} ${language} ${status}`)).toEqual([
    't1-s1 en ready',
    't1-s1 fr ready',
    't1-s2 fr ready',
  ]);
});

test('notifies browsers of every scene', async () => {
  await withMusic();
  await ends((await order('missing', ['en'])).jobId, 'completed');
  const events = await studio.db
    .selectFrom('events')
    .select(['topic', 'data'])
    .where('kind', '=', 'narration')
    .orderBy('id')
    .execute();
  expect(events.map(({ data }) => data)).toEqual([
    { taleId: 't1' },
    { taleId: 't1', sceneId: 't1-s1', language: 'en', status: 'speaking' },
    { taleId: 't1', sceneId: 't1-s1', language: 'en', status: 'ready' },
    { taleId: 't1', sceneId: 't1-s2', language: 'en', status: 'speaking' },
    { taleId: 't1', sceneId: 't1-s2', language: 'en', status: 'ready' },
  ]);
  expect(new Set(events.map(({ topic }) => topic))).toEqual(new Set(['tale:t1']));
});

test('speaks the remaining scenes when a cancelled job is ordered again', async () => {
  await withMusic();
  state.before = async (text, signal) =>
    text.includes(' 2.') ? void (await sleep(120_000, null, { signal })) : undefined;
  const { jobId } = await order('missing', ['en']);
  await expect
    .poll(async () => (await rows()).map(({ status }) => status).join(), { timeout: 200_000 })
    .toBe('ready,speaking');
  const service = jobService({ db: studio.db, desk: studio.jobs.desk });
  await service.cancel(jobId, ama);
  await ends(jobId, 'cancelled');
  state.before = async () => {};
  state.asked = [];
  await ends(await service.retry(jobId, ama), 'completed');
  expect(state.asked).toHaveLength(1);
  expect((await rows()).map(({ language, status }) => `${language} ${status}`)).toEqual(['en ready', 'en ready']);
});

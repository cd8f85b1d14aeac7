import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFiles } from '#server/integrity/check-files.ts';
import { type Booth, openBooth } from '#test/booth.ts';
import { ffmpegLoudness } from '#test/loudness.ts';
import { recordingOf } from '#test/recording.ts';
import { addTale, kofi } from '#test/studio.ts';
import { takesKept } from './take.repo.ts';

let booth: Booth;
beforeAll(async () => {
  booth = await openBooth();
});
beforeEach(async () => {
  await booth.reset();
  for (const key of await booth.keys()) await booth.files.remove(key);
  await addTale(booth.db, { scenes: 4 });
});
afterAll(() => booth.app.close());

const choose = (id: string, body = {}) => booth.ask('POST', `/api/takes/${id}/use`, { body });
const narration = (scene = 't1-s1') => booth.db.selectFrom('narrations').selectAll().where('scene_id', '=', scene).executeTakeFirst();
const soundOf = async (scene = 't1-s1') => {
  const parts: Buffer[] = [];
  for await (const part of await booth.files.read((await narration(scene))!.r2_key!)) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
const noFault = async () => {
  const { missing, damaged, orphan } = await checkFiles(booth);
  expect([missing, damaged, orphan]).toEqual([[], [], []]);
};

test('a take is kept whole with its wave; its silence is cut away in what is heard only', async () => {
  await booth.read(await recordingOf('en', 'webm', { silenceBefore: 1.5 }));
  const [take] = await booth.takes();
  expect(take).toMatchObject({ kind: 'recorded', current: true, fits: true });
  expect(take.peaks.length).toBe(600);
  const silentShare = 1_300 / take.durationMs;
  expect(Math.max(...take.peaks.slice(0, Math.floor(600 * silentShare)))).toBeLessThan(3);
  expect(Math.max(...take.peaks)).toBeGreaterThan(30);
  expect(Math.max(...take.peaks)).toBeLessThanOrEqual(100);
  expect(take.startMs).toBeGreaterThan(1_200);
  expect(take.startMs).toBeLessThan(1_700);
  expect([take.startMs, take.endMs]).toEqual([take.silence.startMs, take.silence.endMs]);
  expect((await narration())!.duration_ms).toBe(take.endMs - take.startMs);
  const whole = await booth.ask('GET', take.url);
  expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.subarray(0, 4).toString()]).toEqual([
    200,
    'audio/flac',
    'fLaC',
  ]);
});

test('a cut changes what is heard, exact to the sample, and takes nothing from the take: it can be widened again', async () => {
  await booth.read(await recordingOf('en', 'mp3', { silenceBefore: 1 }));
  const [{ id, durationMs }] = await booth.takes();
  const cut = (await choose(id, { startMs: 1_500, endMs: 2_750 })).json();
  expect(cut.item.durationMs).toBe(1_250);
  const wav = await soundOf();
  expect(wav.length - wav.indexOf('data') - 8).toBe(1_250 * 48 * 2);
  expect(cut.item.words.at(-1).endMs).toBeLessThanOrEqual(1_250);
  const wide = (await choose(id, { startMs: 0, endMs: 999_999 })).json();
  expect(wide.item.durationMs).toBe(durationMs);
  expect((await booth.takes())[0]).toMatchObject({ id, durationMs, startMs: 0, endMs: durationMs });
  await noFault();
});

test('a cut that leaves nothing is refused in words', async () => {
  await booth.read(await recordingOf('en', 'mp3'));
  const [{ id, startMs }] = await booth.takes();
  for (const body of [{ startMs: 1_000, endMs: 1_200 }, { startMs: 2_000, endMs: 1_000 }, { startMs: 99_000 }])
    expect((await choose(id, body)).json().error).toContain('0.3 seconds');
  expect((await choose(id, { startMs: -1 })).statusCode).toBe(400);
  expect((await booth.takes())[0].startMs).toBe(startMs);
});

test('one can go back to an earlier take; it keeps its own cut', async () => {
  const [loud, soft] = [await recordingOf('en', 'mp3'), await recordingOf('en', 'wav', { silenceBefore: 2 })];
  await booth.read(loud);
  const [first] = await booth.takes();
  await choose(first.id, { startMs: 400, endMs: 1_400 });
  await booth.read(soft);
  expect((await booth.takes()).map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
  const { item } = (await choose(first.id)).json();
  expect([item.durationMs, (await booth.takes())[1].current]).toEqual([1_000, true]);
  await noFault();
});

test('only the last takes are kept, and the files of the others go', async () => {
  const bytes = await recordingOf('en', 'mp3');
  for (let n = 0; n < takesKept + 2; n += 1) await booth.read(bytes);
  expect((await booth.takes()).length).toBe(takesKept);
  expect((await booth.keys()).filter((key) => key.endsWith('.flac')).length).toBe(takesKept);
  await noFault();
});

test('the take that is heard is not thrown away; another one goes with its file', async () => {
  const bytes = await recordingOf('en', 'mp3');
  await booth.read(bytes);
  await booth.read(bytes);
  const [now, old] = await booth.takes();
  expect((await booth.ask('DELETE', `/api/takes/${now.id}`)).statusCode).toBe(409);
  expect((await booth.ask('DELETE', `/api/takes/${old.id}`, { who: kofi })).statusCode).toBe(404);
  expect((await booth.ask('DELETE', `/api/takes/${old.id}`)).statusCode).toBe(200);
  expect([(await booth.takes()).length, (await booth.keys()).length]).toEqual([1, 2]);
});

test('a take of words that changed says so, and is stale when it is chosen', async () => {
  await booth.read(await recordingOf('en', 'mp3'));
  await booth.db
    .updateTable('scenes')
    .set({ text: JSON.stringify({ en: 'Other words.' }) })
    .where('id', '=', 't1-s1')
    .execute();
  const [take] = await booth.takes();
  expect([take.fits, (await choose(take.id)).json().item.status]).toEqual([false, 'stale']);
});

test('loud and soft readers are heard alike: within 1 LU over the scenes, at -19 LUFS', async () => {
  const levels: number[] = [];
  for (const [at, [format, gainDb]] of (
    [
      ['webm', -25],
      ['mp3', -12],
      ['wav', 0],
      ['m4a', 8],
    ] as const
  ).entries()) {
    await booth.read(await recordingOf('en', format, { gainDb }), `t1-s${at + 1}`);
    levels.push(await ffmpegLoudness(await soundOf(`t1-s${at + 1}`)));
  }
  console.info('LUFS of a scene read at -25, -12, 0 and +8 dB:', levels.join(', '));
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThanOrEqual(1);
  for (const level of levels) expect(Math.abs(level + 19)).toBeLessThanOrEqual(1);
});

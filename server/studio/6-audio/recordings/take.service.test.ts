import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { encodeWav } from '#server/builtin/sound/wav.ts';
import { checkFiles } from '#server/integrity/check-files.ts';
import { type Booth, openBooth } from '#test/harness/booth.ts';
import { ffmpegLoudness } from '#test/loudness.ts';
import { recordingOf } from '#test/harness/recording.ts';
import type { Row } from '#server/db/tables/tables.ts';
import { addTale, kofi } from '#test/harness/studio.ts';
import { takesKept } from './take.repo.ts';

let booth: Booth;
let read: { take: Row<'narration_takes'>; sound: Row<'narrations'>; flac: Buffer; wav: Buffer };
beforeAll(async () => {
  booth = await openBooth();
  await booth.reset();
  await addTale(booth.db, { scenes: 4 });
  await booth.read(await recordingOf('en', 'mp3', { silenceBefore: 1 }));
  const [take, sound] = [
    await booth.db.selectFrom('narration_takes').selectAll().executeTakeFirstOrThrow(),
    await booth.db.selectFrom('narrations').selectAll().executeTakeFirstOrThrow(),
  ];
  read = { take, sound, flac: await bytesOf(take.r2_key), wav: await bytesOf(sound.r2_key!) };
});
beforeEach(async () => {
  await booth.reset();
  for (const key of await booth.keys()) await booth.files.remove(key);
  await addTale(booth.db, { scenes: 4 });
});
afterAll(() => booth.app.close());

const bytesOf = async (key: string) => {
  const parts: Buffer[] = [];
  for await (const part of await booth.files.read(key)) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
/** A reading as if it had been taken in this many minutes ago: the bytes of a real one. */
const earlier = async (id: string, minutesAgo: number) => {
  const { take, flac } = read;
  const { key, sha256 } = await booth.files.put(`narration/t-t1/take-${id}.flac`, flac, 'audio/flac');
  const lists = { speech: JSON.stringify(take.speech), peaks: JSON.stringify(take.peaks) };
  const made_at = new Date(Date.now() - minutesAgo * 60_000);
  await booth.db
    .insertInto('narration_takes')
    .values({ ...take, ...lists, kept: null, id, r2_key: key, sha256, made_at })
    .execute();
};
/** The same, as the sound of its scene. */
const given = async (id = 'given') => {
  await earlier(id, 0);
  const { sound, wav } = read;
  const { key, sha256 } = await booth.files.put('narration/t-t1/s-t1-s1-en-given.wav', wav, 'audio/wav');
  const kept = { words: JSON.stringify(sound.words), previous: null, last_error_said: null };
  const row = { ...sound, ...kept, take_id: id, r2_key: key, sha256 };
  await booth.db.insertInto('narrations').values(row).execute();
};

const choose = (id: string, body = {}) => booth.ask('POST', `/api/takes/${id}/use`, { body });
const narration = (scene = 't1-s1') =>
  booth.db.selectFrom('narrations').selectAll().where('scene_id', '=', scene).executeTakeFirst();
const soundOf = async (scene = 't1-s1') => bytesOf((await narration(scene))!.r2_key!);
const noFault = async () => {
  const { missing, damaged, orphan } = await checkFiles(booth);
  expect([missing, damaged, orphan]).toEqual([[], [], []]);
};

test('stores the whole take with its waveform, and trims silence only for playback', async () => {
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

test('cuts exactly to the sample, and keeps the whole take so that the cut can be undone', async () => {
  await given();
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

test('rejects a cut that leaves nothing with a message', async () => {
  await given();
  const [{ id, startMs }] = await booth.takes();
  for (const body of [{ startMs: 1_000, endMs: 1_200 }, { startMs: 2_000, endMs: 1_000 }, { startMs: 99_000 }])
    expect((await choose(id, body)).json().error).toContain('0.3 seconds');
  expect((await choose(id, { startMs: -1 })).statusCode).toBe(400);
  expect((await booth.takes())[0].startMs).toBe(startMs);
});

test('returns to an earlier take with its own cut', async () => {
  await given();
  await earlier('old', 1);
  await booth.db.updateTable('narration_takes').set({ start_ms: 400, end_ms: 1_400 }).where('id', '=', 'old').execute();
  expect((await booth.takes()).map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
  const { item } = (await choose('old')).json();
  expect([item.durationMs, (await booth.takes())[1].current]).toEqual([1_000, true]);
  await noFault();
});

test('keeps the latest takes and deletes the files of the others', async () => {
  await given();
  for (let n = 1; n < takesKept; n += 1) await earlier(`old-${n}`, n);
  await booth.read(await recordingOf('en', 'mp3'));
  expect((await booth.takes()).map(({ id }: { id: string }) => id).slice(1)).toEqual([
    'given',
    'old-1',
    'old-2',
    'old-3',
    'old-4',
  ]);
  expect((await booth.keys()).filter((key) => key.endsWith('.flac')).length).toBe(takesKept);
  await noFault();
});

test('refuses to delete the active take; deletes another one with its file', async () => {
  await given();
  await earlier('old', 1);
  const [now, old] = await booth.takes();
  expect((await booth.ask('DELETE', `/api/takes/${now.id}`)).statusCode).toBe(409);
  expect((await booth.ask('DELETE', `/api/takes/${old.id}`, { who: kofi })).statusCode).toBe(404);
  expect((await booth.ask('DELETE', `/api/takes/${old.id}`)).statusCode).toBe(200);
  expect([(await booth.takes()).length, (await booth.keys()).length]).toEqual([1, 2]);
});

test('says that the words of a take have changed, and marks it as stale when chosen', async () => {
  await given();
  await booth.db
    .updateTable('scenes')
    .set({ text: JSON.stringify({ en: 'Other words.' }) })
    .where('id', '=', 't1-s1')
    .execute();
  const [take] = await booth.takes();
  expect([take.fits, (await choose(take.id)).json().item.status]).toEqual([false, 'stale']);
});

test('brings loud and soft readers to -19 LUFS, within 1 LU over the scenes', async () => {
  const levels: number[] = [];
  for (const [at, [format, gainDb]] of (
    [
      ['webm', -25],
      ['wav', 14],
    ] as const
  ).entries()) {
    await booth.read(await recordingOf('en', format, { gainDb }), `t1-s${at + 1}`);
    levels.push(await ffmpegLoudness(await soundOf(`t1-s${at + 1}`)));
  }
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThanOrEqual(1);
  for (const level of levels) expect(Math.abs(level + 19)).toBeLessThanOrEqual(1);
});

test('replaces a few words in pauses, and keeps the rest of the take to the sample', async () => {
  await given();
  const [base] = await booth.takes();
  const before = (await narration())!;
  expect(before.words.map(({ text }) => text).slice(-2)).toEqual(['Jericho.', '1.']);
  const last = before.words.length - 1;
  const quiet = await recordingOf('fr', 'webm', { gainDb: -20 });
  const answer = await booth.read(quiet, 't1-s1', { takeId: base.id, from: last, to: last + 1 });
  expect(answer.statusCode).toBe(200);
  const { item } = answer.json();
  expect(item.words.map(({ text }: { text: string }) => text)).toEqual(before.words.map(({ text }) => text));
  const [now, old] = await booth.takes();
  expect([now.current, old.id, old.current]).toEqual([true, base.id, false]);
  expect(now.startMs).toBe(base.startMs);
  expect(item.durationMs).toBeGreaterThan(before.duration_ms! + 1_000);
  const wav = await soundOf();
  const samples = (from: number, to: number) =>
    wav.subarray(wav.indexOf('data') + 8 + from * 96, wav.indexOf('data') + 8 + to * 96);
  const untouched = before.words[last - 1]!.endMs - 50;
  const old16 = await booth.soundOfTake(base.id);
  expect(samples(0, untouched).equals(old16(base.startMs, base.startMs + untouched))).toBe(true);
  const level = (from: number, to: number) => ffmpegLoudness(encodeWav([decoded(samples(from, to))], 48_000));
  const seam = before.words[last]!.startMs;
  expect(Math.abs((await level(0, untouched)) - (await level(seam, item.durationMs)))).toBeLessThanOrEqual(1.5);
  await noFault();
});

test('rejects words that are not in the take, or of a scene that has changed', async () => {
  await given();
  const takeId = 'given';
  const again = (part: object, scene?: string) =>
    booth.ask('POST', `${booth.place(scene)}/recordings`, { body: { part } });
  expect((await again({ takeId, from: 3, to: 99 })).statusCode).toBe(400);
  expect((await again({ takeId, from: 0, to: 1 }, 't1-s2')).statusCode).toBe(404);
  await booth.db
    .updateTable('scenes')
    .set({ text: JSON.stringify({ en: 'Other words.' }) })
    .where('id', '=', 't1-s1')
    .execute();
  expect((await again({ takeId, from: 0, to: 1 })).json().error).toContain('record the whole scene');
  expect((await booth.takes()).length).toBe(1);
});

const decoded = (bytes: Buffer) =>
  Float32Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(at * 2) / 32_768);

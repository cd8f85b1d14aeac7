import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { encodeWav } from '#server/builtin/sound/wav.ts';
import type { Row } from '#server/db/tables/tables.ts';
import { checkFiles } from '#server/integrity/check-files.ts';
import { toKept } from '#shared/tale/kept-parts.ts';
import type { Take } from '#shared/sound/recording.contract.ts';
import { type Booth, openBooth } from '#test/harness/booth.ts';
import { ffmpegLoudness } from '#test/loudness.ts';
import { levelOf, noisySpeech } from '#test/fakes/noisy-speech.ts';
import { addTale, ama, kofi } from '#test/harness/studio.ts';
import { takesKept } from './take.repo.ts';

let booth: Booth;
let spoken: Buffer;
let speech: Awaited<ReturnType<typeof noisySpeech>>;
beforeAll(async () => {
  booth = await openBooth();
  speech = await noisySpeech();
  spoken = Buffer.from(encodeWav([speech.noisy], 48_000));
});
beforeEach(async () => {
  await booth.reset();
  for (const key of await booth.keys()) await booth.files.remove(key);
  await addTale(booth.db, { scenes: 2 });
});
afterAll(async () => {
  booth.voiceCleaner.close();
  await booth.app.close();
});

const clean = (id: string, body: object, who = ama) => booth.ask('POST', `/api/takes/${id}/clean`, { body, who });
const takes = (): Promise<Take[]> => booth.takes();
async function read(): Promise<Take> {
  await booth.read(spoken);
  return (await takes())[0]!;
}
const samplesOf = async (id: string) => {
  const bytes = (await booth.soundOfTake(id))(0, 1_000_000);
  return Float32Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(at * 2) / 32_768);
};
/** Ends the engine's process, so that the next one that lives is that of the next order. */
const endEngine = async () => {
  booth.voiceCleaner.close();
  await expect.poll(() => booth.voiceCleaner.pid()).toBeUndefined();
};
const noFault = async () => {
  const { missing, damaged, orphan } = await checkFiles(booth);
  expect([missing, damaged, orphan, readdirSync(booth.workDir)]).toEqual([[], [], [], []]);
};

test('keeps a cleaned copy beside the original, unused until chosen, and reversible', async () => {
  const original = await read();
  const answer = await clean(original.id, { noise: 'light', silences: true });
  expect(answer.statusCode).toBe(200);
  const { take, noise, silences } = answer.json();
  expect([noise, silences]).toEqual(['reduced', 'trimmed']);
  expect(take).toMatchObject({ current: false, fits: true, cleaned: { from: original.id, noise: 'light' } });
  const { quieterDb, trimmedMs, kept } = take.cleaned;
  expect(quieterDb).toBeGreaterThan(7);
  expect(trimmedMs).toBe(original.endMs - original.startMs - (take.endMs - take.startMs));
  expect(trimmedMs).toBeGreaterThan(1_000);
  expect((await takes()).map(({ id, current }) => [id, current])).toEqual([
    [original.id, true],
    [take.id, false],
  ]);

  const [before, after] = [await samplesOf(original.id), await samplesOf(take.id)];
  expect(after.length).toBe(take.durationMs * 48);
  const [first, second] = speech.readings;
  const depth = (signal: Float32Array, at: (ms: number) => number) =>
    levelOf(signal, at(first!.startMs), at(first!.endMs)) -
    levelOf(signal, at(first!.endMs) + 250, at(second!.startMs) - 200);
  expect(depth(after, (ms) => toKept(kept, ms)) - depth(before, (ms) => ms)).toBeGreaterThan(quieterDb - 3);

  const { item } = (await booth.ask('POST', `/api/takes/${take.id}/use`, { body: {} })).json();
  expect(item).toMatchObject({ durationMs: take.endMs - take.startMs, status: 'ready' });
  const heard = await booth.db.selectFrom('narrations').selectAll().executeTakeFirstOrThrow();
  const parts: Buffer[] = [];
  for await (const part of await booth.files.read(heard.r2_key!)) parts.push(part as Buffer);
  expect(Math.abs((await ffmpegLoudness(Buffer.concat(parts))) + 19)).toBeLessThan(1);
  // The words are found again: those after the pause come as much earlier as the pause is shorter.
  const text = heard.words.map((word) => word.text).join(' ');
  expect(text).toBe(item.words.map((word: { text: string }) => word.text).join(' '));
  expect(heard.words.at(-1)!.endMs).toBeLessThanOrEqual(item.durationMs);

  const back = (await booth.ask('POST', `/api/takes/${original.id}/use`, { body: {} })).json();
  expect(back.item.durationMs).toBe(original.endMs - original.startMs);
  await noFault();
});

test('makes one copy for the same request, and another for another kind', async () => {
  const { id } = await read();
  const [one, two] = await Promise.all([clean(id, { noise: 'full' }), clean(id, { noise: 'full' })]);
  expect(one.json().take.id).toBe(two.json().take.id);
  expect((await clean(id, { noise: 'full' })).json()).toMatchObject({
    noise: 'reduced',
    take: { id: one.json().take.id },
  });
  await clean(id, { noise: 'light' });
  expect((await takes()).length).toBe(3);
  await noFault();
});

test('refuses to delete an original before its copies, to clean a copy, or to delete the active one', async () => {
  const original = await read();
  const { take: copy } = (await clean(original.id, { noise: 'light' })).json();
  await booth.ask('POST', `/api/takes/${copy.id}/use`, { body: {} });
  const removed = (id: string) => booth.ask('DELETE', `/api/takes/${id}`);
  expect((await removed(original.id)).json().error).toContain('original of a cleaned copy');
  expect((await clean(copy.id, { silences: true })).json().error).toContain('clean up its original');
  expect((await removed(copy.id)).statusCode).toBe(409);
  await booth.ask('POST', `/api/takes/${original.id}/use`, { body: {} });
  expect((await removed(copy.id)).statusCode).toBe(200);
  expect((await takes()).map(({ id }) => id)).toEqual([original.id]);
  await noFault();
});

test('makes nothing and says so when nothing needs cleaning, and rejects an empty request', async () => {
  const { clean: quiet } = await noisySpeech({ startMs: 100, pauseMs: 500, endMs: 200 });
  await booth.read(Buffer.from(encodeWav([quiet], 48_000)));
  const [{ id }] = (await takes()) as [Take];
  expect((await clean(id, { noise: 'light', silences: true })).json()).toEqual({
    ok: true,
    take: null,
    noise: 'quiet',
    silences: 'none',
  });
  expect((await clean(id, {})).statusCode).toBe(400);
  expect((await clean(id, { noise: 'much' })).statusCode).toBe(400);
  expect((await takes()).length).toBe(1);
  await noFault();
});

test('returns 404 for another creator’s take', async () => {
  const { id } = await read();
  expect((await clean(id, { noise: 'light' }, kofi)).statusCode).toBe(404);
  expect((await clean('nothing', { noise: 'light' })).statusCode).toBe(404);
});

test('changes nothing when the engine is killed, and works on the next request', async () => {
  const { id } = await read();
  await endEngine();
  const press = clean(id, { noise: 'full', silences: true });
  await expect.poll(() => booth.voiceCleaner.pid(), { interval: 5 }).toBeGreaterThan(0);
  process.kill(booth.voiceCleaner.pid()!, 'SIGKILL');
  const broken = await press;
  expect([broken.statusCode, broken.json().error]).toEqual([500, expect.stringContaining('your takes are unchanged')]);
  expect((await takes()).length).toBe(1);
  await noFault();
  expect((await clean(id, { noise: 'full', silences: true })).json().take).toBeTruthy();
});

test('stops and makes nothing when the browser goes away', async () => {
  const { id } = await read();
  const address = await booth.app.listen({ port: 0, host: '127.0.0.1' });
  await endEngine();
  await new Promise((gone) => {
    const call = request(`${address}/api/takes/${id}/clean`, {
      method: 'POST',
      headers: { cookie: `session=${ama}`, 'content-type': 'application/json' },
    });
    call.on('error', gone).on('close', gone);
    call.end(JSON.stringify({ noise: 'full', silences: true }));
    // oxlint-disable-next-line vitest/require-awaited-expect-poll -- the call that it ends is awaited
    void expect
      .poll(() => booth.voiceCleaner.pid(), { interval: 5 })
      .toBeGreaterThan(0)
      .finally(() => call.destroy());
  });
  await expect.poll(() => readdirSync(booth.workDir)).toEqual([]);
  expect((await takes()).length).toBe(1);
  await noFault();
});

test('does not count copies against the limit of takes, and deletes them with their original', async () => {
  const original = await read();
  const { take: copy } = (await clean(original.id, { silences: true })).json();
  const row: Row<'narration_takes'> = await booth.db
    .selectFrom('narration_takes')
    .selectAll()
    .where('id', '=', original.id)
    .executeTakeFirstOrThrow();
  const lists = { speech: JSON.stringify(row.speech), peaks: JSON.stringify(row.peaks), kept: null };
  for (let n = 1; n < takesKept; n += 1) {
    const { key, sha256 } = await booth.files.put(
      `narration/t-t1/take-later-${n}.flac`,
      await booth.files.read(row.r2_key),
      'audio/flac',
    );
    const made_at = new Date(row.made_at.getTime() + n);
    await booth.db
      .insertInto('narration_takes')
      .values({ ...row, ...lists, id: `later-${n}`, r2_key: key, sha256, made_at })
      .execute();
  }
  expect((await takes()).length).toBe(takesKept + 1);
  await booth.read(spoken);
  const left = (await takes()).map(({ id }) => id);
  expect(left.length).toBe(takesKept);
  expect(left.includes(original.id) || left.includes(copy.id)).toBe(false);
  await noFault();
});

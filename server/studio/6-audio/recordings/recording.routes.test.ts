import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFiles } from '#server/integrity/check-files.ts';
import { type Booth, openBooth } from '#test/harness/booth.ts';
import { recordingOf } from '#test/harness/recording.ts';
import { addTale, ama, kofi } from '#test/harness/studio.ts';

let booth: Booth;
let spoken: Buffer;
beforeAll(async () => {
  booth = await openBooth();
  spoken = await recordingOf('en', 'webm');
});
beforeEach(async () => {
  await booth.reset();
  for (const key of await booth.keys()) await booth.files.remove(key);
  await addTale(booth.db, { scenes: 2 });
});
afterAll(() => booth.app.close());

const state = async (id: string) => (await booth.ask('GET', `/api/recordings/${id}`)).json().recording;
const narrations = () => booth.db.selectFrom('narrations').selectAll().execute();

test('makes the sound of a scene from a recording sent in parts, and keeps no part', async () => {
  const { id, offset } = await booth.begin();
  expect(offset).toBe(0);
  const step = Math.ceil(spoken.length / 5);
  for (let at = 0; at < spoken.length; at += step) {
    const answer = await booth.part(id, at, spoken.subarray(at, at + step));
    expect([answer.statusCode, answer.json().recording.offset]).toEqual([200, Math.min(at + step, spoken.length)]);
  }
  const answer = await booth.finish(id, spoken.length);
  expect(answer.json().item).toMatchObject({ status: 'ready', kind: 'recorded', sceneId: 't1-s1', language: 'en' });
  expect(
    (await booth.keys()).map((key) =>
      key.replace(/-[\w-]{12,21}\.flac/, '-x.flac').replace(/-r[\w-]{12}\.wav/, '-x.wav'),
    ),
  ).toEqual(['narration/t-t1/s-t1-s1-en-x.wav', 'narration/t-t1/take-x.flac']);
  const { missing, damaged, orphan } = await checkFiles(booth);
  expect([missing, damaged, orphan, readdirSync(booth.workDir)]).toEqual([[], [], [], []]);
});

test('returns 409 with the expected offset for a part at any other offset, and changes nothing', async () => {
  const { id } = await booth.begin();
  await booth.part(id, 0, spoken.subarray(0, 1000));
  const before = [await state(id), await booth.keys()];
  for (const offset of [0, 999, 1001, 5000]) {
    const answer = await booth.part(id, offset, spoken.subarray(1000, 2000));
    expect([answer.statusCode, answer.json().error]).toEqual([409, expect.stringContaining('1000 bytes')]);
  }
  expect((await booth.part(id, null, spoken.subarray(1000))).statusCode).toBe(400);
  expect([await state(id), await booth.keys()]).toEqual(before);
});

test('rejects a part beyond the creator’s disk limit with a message and keeps nothing of it', async () => {
  const tight = await openBooth({ diskBytes: 5_000 });
  try {
    const { id } = await tight.begin();
    expect((await tight.part(id, 0, spoken.subarray(0, 3_000))).statusCode).toBe(200);
    const answer = await tight.part(id, 3_000, spoken.subarray(3_000, 6_000));
    expect([answer.statusCode, answer.json().error]).toEqual([
      403,
      expect.stringMatching(/You may use 5 kB of the disk/),
    ]);
    expect([(await state(id)).offset, (await tight.keys()).length]).toEqual([3_000, 1]);
    const atOnce = await tight.finish(id, 3_000);
    expect([atOnce.statusCode, await narrations()]).toEqual([expect.any(Number), []]);
  } finally {
    await tight.app.close();
  }
});

test('stores a part once when two senders upload it at the same time', async () => {
  const { id } = await booth.begin();
  const answers = await Promise.all([0, 1, 2, 3].map(() => booth.part(id, 0, spoken.subarray(0, 3000))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect([(await state(id)).offset, (await booth.keys()).length]).toEqual([3000, 1]);
});

test('ignores a part that is cut off in transit', async () => {
  const { id } = await booth.begin();
  await booth.part(id, 0, spoken.subarray(0, 1000));
  const port = new URL(await booth.app.listen({ port: 0, host: '127.0.0.1' })).port;
  await new Promise((gone) => {
    const half = request({
      port,
      path: `/api/recordings/${id}`,
      method: 'PATCH',
      headers: {
        cookie: `session=${ama}`,
        'upload-offset': '1000',
        'content-type': 'application/octet-stream',
        'content-length': '2000',
      },
    });
    half.on('error', gone).on('close', gone);
    half.write(spoken.subarray(1000, 1500), () => setTimeout(() => half.destroy(), 100));
  });
  expect((await state(id)).offset).toBe(1000);
  expect((await booth.part(id, 1000, spoken.subarray(1000))).statusCode).toBe(200);
  expect((await booth.finish(id, spoken.length)).statusCode).toBe(200);
});

test('returns the same recording for the same intent, and lists unfinished ones', async () => {
  const key = 'one-intent-of-a-tab';
  const { id } = await booth.begin(key);
  await booth.part(id, 0, spoken.subarray(0, 2000));
  await booth.db.deleteFrom('idempotency_keys').execute();
  expect(await booth.begin(key)).toMatchObject({ id, offset: 2000 });
  const list = async () => (await booth.ask('GET', '/api/tales/t1/recordings')).json().items;
  expect(await list()).toMatchObject([
    { id, sceneId: 't1-s1', language: 'en', offset: 2000, intent: key, finished: false },
  ]);
  expect((await booth.ask('DELETE', `/api/recordings/${id}`)).statusCode).toBe(200);
  expect([await list(), await booth.keys(), (await booth.ask('GET', `/api/recordings/${id}`)).statusCode]).toEqual([
    [],
    [],
    404,
  ]);
});

test('accepts a file without an end from a killed tab', async () => {
  const torn = spoken.subarray(0, Math.floor(spoken.length * 0.7));
  const { id } = await booth.begin();
  await booth.part(id, 0, torn);
  const { item } = (await booth.finish(id, torn.length)).json();
  expect(item.durationMs).toBeGreaterThan(1_500);
});

test('returns 409 for a finish with other bytes, and one take for two finishes', async () => {
  const { id } = await booth.begin();
  await booth.part(id, 0, spoken);
  expect((await booth.finish(id, spoken.length - 1)).statusCode).toBe(409);
  const first = (await booth.finish(id, spoken.length)).json();
  expect((await booth.finish(id, spoken.length)).json()).toEqual(first);
  expect([(await booth.takes()).length, (await narrations()).length]).toEqual([1, 1]);
  expect((await booth.part(id, spoken.length, Buffer.alloc(10))).statusCode).toBe(409);
});

test('rejects what is not a sound at the end, and too much data in transit', async () => {
  const { id } = await booth.begin();
  await booth.part(id, 0, Buffer.from('ffconcat version 1.0\nfile other.wav\n'));
  const answer = await booth.finish(id, 36);
  expect([answer.statusCode, answer.json().error.includes(booth.workDir)]).toEqual([400, false]);
  expect(await narrations()).toEqual([]);
  expect((await booth.part(id, 36, Buffer.alloc(2 * 1024 * 1024 + 1))).statusCode).toBe(413);
  await booth.db
    .updateTable('recordings')
    .set({ bytes: 25 * 1024 * 1024 })
    .execute();
  expect((await booth.part(id, 25 * 1024 * 1024, Buffer.alloc(1))).statusCode).toBe(413);
});

test('returns 404 to another creator and in another creator’s tale', async () => {
  const { id } = await booth.begin();
  const answers = [
    await booth.part(id, 0, spoken, kofi),
    await booth.ask('GET', `/api/recordings/${id}`, { who: kofi }),
    await booth.ask('POST', `/api/recordings/${id}/finish`, { who: kofi, body: { bytes: 1 } }),
    await booth.ask('DELETE', `/api/recordings/${id}`, { who: kofi }),
    await booth.ask('POST', `${booth.place()}/recordings`, { who: kofi, body: {} }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect((await state(id)).offset).toBe(0);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPackageRoom, type PackageRoom } from '#test/harness/packages.ts';
import { ama, kofi } from '#test/harness/studio.ts';

let room: PackageRoom;
beforeAll(async () => void (room = await openPackageRoom()));
beforeEach(async () => {
  await room.reset();
  for (const key of await room.keys()) await room.files.remove(key);
});
afterAll(() => room.close());

const bytes = Buffer.from('a package that is only bytes, for it is never opened here');

test('resumes an upload of the same file, and rejects parts at a wrong offset or beyond the end', async () => {
  const { id, offset } = await room.begin(bytes.length);
  expect(offset).toBe(0);
  expect((await room.part(id, 0, bytes.subarray(0, 20))).json().upload).toMatchObject({
    id,
    offset: 20,
    bytes: bytes.length,
    jobId: null,
  });
  expect(await room.begin(bytes.length)).toMatchObject({ id, offset: 20 });
  expect((await room.begin(bytes.length, ama, 'another file')).id).not.toBe(id);
  for (const at of [0, 19, 21]) {
    const answer = await room.part(id, at, bytes.subarray(20, 30));
    expect([answer.statusCode, answer.json().error]).toEqual([409, expect.stringContaining('20 bytes')]);
  }
  expect((await room.part(id, null, bytes)).statusCode).toBe(400);
  expect((await room.part(id, 20, bytes)).statusCode).toBe(400);
  expect((await room.ask('GET', `/api/package-uploads/${id}`)).json().upload.offset).toBe(20);
  expect((await room.keys()).length).toBe(1);
});

test('stores a part once when two senders upload it', async () => {
  const { id } = await room.begin(bytes.length);
  const answers = await Promise.all([0, 1, 2].map(() => room.part(id, 0, bytes)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect((await room.keys()).length).toBe(1);
});

test('refuses to import an incomplete upload, and deletes a discarded one with its parts', async () => {
  const { id } = await room.begin(bytes.length);
  await room.part(id, 0, bytes.subarray(0, 10));
  const early = await room.ask('POST', `/api/package-uploads/${id}/tale`, {});
  expect([early.statusCode, early.json().error]).toEqual([
    409,
    `This package has not arrived whole: 10 of ${bytes.length} bytes are here.`,
  ]);
  expect((await room.ask('DELETE', `/api/package-uploads/${id}`, undefined, kofi)).statusCode).toBe(404);
  expect((await room.ask('DELETE', `/api/package-uploads/${id}`)).statusCode).toBe(200);
  expect(await room.keys()).toEqual([]);
  expect((await room.part(id, 10, bytes.subarray(10))).statusCode).toBe(404);
});

test('accepts packages of more than 0 bytes and at most 4 GB', async () => {
  for (const size of [0, 4_000_000_001]) {
    const answer = await room.ask('POST', '/api/package-uploads', { name: 'tale.zip', bytes: size, fingerprint: 'f' });
    expect(answer.statusCode).toBe(400);
  }
});

test('deletes abandoned uploads', async () => {
  const { id } = await room.begin(bytes.length);
  await room.part(id, 0, bytes);
  await room.db
    .updateTable('package_uploads')
    .set({ changed_at: new Date('2026-01-01') })
    .execute();
  await room.forgetOld();
  expect([await room.keys(), await room.db.selectFrom('package_uploads').selectAll().execute()]).toEqual([[], []]);
});

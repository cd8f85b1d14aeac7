import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPackageRoom, type PackageRoom } from '#test/harness/packages.ts';
import { addTale, ama, kofi } from '#test/harness/studio.ts';

const time = { now: 0 };
let room: PackageRoom;
beforeAll(
  async () => void (room = await openPackageRoom({ diskBytes: 1_000_000, tales: 2, uploads: 2 }, () => time.now)),
);
beforeEach(async () => {
  await room.reset();
  time.now += 3_600_000;
  for (const key of await room.keys()) await room.files.remove(key);
});
afterAll(() => room.close());

const begin = (bytes: number, fingerprint: string, who = ama) =>
  room.ask('POST', '/api/package-uploads', { name: 'tale.zip', bytes, fingerprint }, who);

test('rejects at its start a package beyond the creator’s disk limit, with the figures', async () => {
  expect((await begin(700_000, 'first')).statusCode).toBe(200);
  const answer = await begin(400_000, 'second');
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'over_quota']);
  expect(answer.json().error).toMatch(
    /^You may use 1 MB of the disk, and this would make it 1\.1 MB.*Delete tales for good in the bin/,
  );
  expect((await begin(400_000, 'second', kofi)).statusCode).toBe(200);
  expect((await room.db.selectFrom('package_uploads').select('id').execute()).length).toBe(2);
});

test('rejects one of two concurrent packages that fit only separately', async () => {
  const answers = await Promise.all([begin(600_000, 'one'), begin(600_000, 'other')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
});

test('rejects a part, and keeps nothing of it, when the disk limit was reached meanwhile', async () => {
  const { id } = (await begin(700_000, 'first')).json().upload;
  expect((await room.part(id, 0, Buffer.alloc(1_000))).statusCode).toBe(200);
  await addTale(room.db, { id: 'grown' });
  await room.files.put('images/grown/1.webp', Buffer.alloc(400_000), 'image/webp');
  time.now += 3_600_000;
  expect((await room.part(id, 1_000, Buffer.alloc(1_000))).statusCode).toBe(403);
  expect((await room.keys()).filter((key) => key.startsWith('package-uploads/')).length).toBe(1);
  expect((await room.ask('GET', `/api/package-uploads/${id}`)).json().upload.offset).toBe(1_000);
});

test('makes a third package wait until another has arrived or is discarded', async () => {
  const { id } = (await begin(100, 'one')).json().upload;
  await begin(100, 'two');
  const third = await begin(100, 'three');
  expect([third.statusCode, third.json().error]).toEqual([
    403,
    expect.stringMatching(/2 packages at once.*discard one/),
  ]);
  await room.ask('DELETE', `/api/package-uploads/${id}`);
  expect((await begin(100, 'three')).statusCode).toBe(200);
});

test('rejects a duplicate and an import at the limit of tales', async () => {
  for (const id of ['one', 'two']) await addTale(room.db, { id });
  const copy = await room.ask('POST', '/api/tales/one/duplicate', {});
  expect([copy.statusCode, copy.json().error]).toEqual([403, expect.stringContaining('the limit of 2 tales')]);
  const { id } = (await begin(100, 'one')).json().upload;
  await room.part(id, 0, Buffer.alloc(100));
  expect((await room.ask('POST', `/api/package-uploads/${id}/tale`, {})).statusCode).toBe(403);
  expect(await room.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
});

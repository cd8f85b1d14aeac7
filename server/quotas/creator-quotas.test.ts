import type { UserId } from '#shared/ids.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import { uploadRepo } from '#server/package/upload/upload.repo.ts';
import type { FileStore } from '#server/ports/files.ts';
import { testQuotas } from '#test/harness/quotas.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';

let studio: TestStudio;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  for await (const key of studio.files.list('')) await studio.files.remove(key);
});

const kept = Promise.resolve('kept');
const refusals = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []));
const put = (key: string, bytes: number) => studio.files.put(key, Buffer.alloc(bytes), 'x/y');
const order = (id: string, created_at = new Date(), more: object = {}) =>
  studio.db
    .insertInto('jobs')
    .values({ id, kind: 'video_processing', user_id: ama, subject: id, input: '{}', chain: id, created_at, ...more })
    .execute();
const upload = (user_id: UserId, intent: string, whole_bytes: number) => ({
  user_id,
  intent,
  name: 'tale.zip',
  whole_bytes,
});

test('accepts one of several concurrent uploads that fit only separately, and counts it beforehand', async () => {
  const quotas = testQuotas(studio, { diskBytes: 1_000 });
  const stored: string[] = [];
  const take = async (name: string) =>
    quotas.taking(ama, 600, async () => stored.push((await put(`voices/${ama}/${name}`, 600)).key));
  const results = await Promise.allSettled([take('a'), take('b'), take('c')]);
  expect(refusals(results)).toEqual(['over_quota', 'over_quota']);
  expect(stored.length).toBe(1);
  await expect(take('d')).rejects.toThrow(
    /You may use 1 kB of the disk, and this would make it 2 kB.*Delete tales for good/,
  );
  await expect(quotas.taking(kofi, 600, () => kept)).resolves.toBe('kept');
});

test('does not count failed uploads or files of deleted tales', async () => {
  const time = { now: 0 };
  const quotas = testQuotas(studio, { diskBytes: 1_000 }, () => time.now);
  await expect(quotas.taking(ama, 900, () => Promise.reject(new Error('the disk is away')))).rejects.toThrow(
    'the disk is away',
  );
  await addTale(studio.db, { id: 'old' });
  await quotas.taking(ama, 900, () => put('images/old/1.webp', 900));
  expect((await quotas.useOf(ama)).usedBytes).toBe(900);
  time.now += 60_000; // measured anew: its claim and its file are one
  expect((await quotas.useOf(ama)).usedBytes).toBe(900);
  await expect(quotas.taking(ama, 200, () => kept)).rejects.toMatchObject({ code: 'over_quota' });
  await studio.db.deleteFrom('tales').where('id', '=', 'old').execute();
  await expect(quotas.taking(ama, 200, () => kept)).resolves.toBe('kept');
});

test('frees space as soon as a file is deleted', async () => {
  const time = { now: 0 };
  const quotas = testQuotas(studio, { diskBytes: 1_000 }, () => time.now);
  await put(`voices/${ama}/1.wav`, 900);
  await expect(quotas.taking(ama, 200, () => kept)).rejects.toMatchObject({ code: 'over_quota' });
  await studio.files.remove(`voices/${ama}/1.wav`);
  time.now += 6_000;
  await expect(quotas.taking(ama, 200, () => kept)).resolves.toBe('kept');
});

test('keeps the disk reserve free of uploads', async () => {
  const files: FileStore = { ...studio.files, free: async () => 5_000 };
  const quotas = testQuotas({ db: studio.db, files }, { reserveBytes: 2_000 });
  await expect(quotas.taking(ama, 3_000, () => kept)).resolves.toBe('kept');
  const refused = quotas.taking(ama, 3_001, () => kept);
  await expect(refused).rejects.toMatchObject({
    code: 'disk_full',
    message: expect.stringMatching(/The disk of the studio is full: 2 kB would be left/),
  });
});

test('reserves disk space for packages of several creators without promising it twice', async () => {
  const files: FileStore = { ...studio.files, free: async () => 5_000 };
  const quotas = testQuotas({ db: studio.db, files }, { reserveBytes: 1_000 });
  const begin = (userId: UserId, bytes: number) =>
    quotas.beginning(userId, (trx) => uploadRepo(trx).begin(upload(userId, `a file of ${bytes}`, bytes)));
  const results = await Promise.allSettled([begin(ama, 3_000), begin(kofi, 2_500)]);
  expect(refusals(results)).toEqual(['disk_full']);
  await expect(begin(ama, 1_000)).resolves.toMatchObject({ whole_bytes: 1_000 });
  expect((await studio.db.selectFrom('package_uploads').select('id').execute()).length).toBe(2);
});

test('limits the unfinished packages of a creator, and resumes the same file', async () => {
  const quotas = testQuotas(studio, { uploads: 2 });
  const begin = (intent: string, userId = ama) =>
    quotas.beginning(userId, (trx) => uploadRepo(trx).begin(upload(userId, intent, 10)));
  const results = await Promise.allSettled(['a', 'b', 'c'].map((intent) => begin(intent)));
  expect(refusals(results)).toEqual(['over_quota']);
  const { intent } = await studio.db.selectFrom('package_uploads').select('intent').executeTakeFirstOrThrow();
  await expect(begin(intent)).resolves.toMatchObject({ intent });
  await expect(begin('a', kofi)).resolves.toMatchObject({ intent: 'a' });
});

test('rolls back tales beyond the limit, without counting those in the bin', async () => {
  const quotas = testQuotas(studio, { tales: 2 });
  await addTale(studio.db, { id: 'binned' });
  await studio.db.updateTable('tales').set({ deleted_at: new Date() }).execute();
  const add = (id: string) =>
    transact(studio.db, async (trx) => {
      await addTale(trx as never, { id, scenes: 0, langs: [] });
      await quotas.requireTales(trx, ama);
    });
  const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => add(id)));
  expect(refusals(results)).toEqual(['over_quota']);
  await expect(transact(studio.db, (trx) => quotas.requireTales(trx, ama, 1))).rejects.toThrow(
    /You have reached the limit of 2 tales here/,
  );
});

test('counts renders over 24 hours and says when the next is allowed', async () => {
  const quotas = testQuotas(studio, { rendersADay: 2 });
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  await order('yesterday', hours(25));
  await order('never begun', hours(1), { status: 'cancelled' });
  await order('first', hours(20));
  await order('second', hours(3));
  await transact(studio.db, (trx) => quotas.requireRenders(trx, ama));
  await order('third');
  await expect(transact(studio.db, (trx) => quotas.requireRenders(trx, ama))).rejects.toThrow(
    /You have reached the limit of 2 renders in 24 hours\. Try again in about 4 h/,
  );
  await transact(studio.db, (trx) => quotas.requireRenders(trx, kofi));
});

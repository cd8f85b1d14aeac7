import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { imageClaimRepo, type TaleLook } from './drawing/image-claim.repo.ts';
import { imageOrderRepo } from './drawing/image-order.repo.ts';
import { imageRepo } from './image.repo.ts';

let studio: TestStudio;
let look: TaleLook;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  await addTale(studio.db);
  look = (await imageClaimRepo(studio.db).look('t1'))!;
});
afterAll(() => studio.reset());

const repo = () => imageRepo(studio.db);
const orders = () => imageOrderRepo(studio.db);
const claims = () => imageClaimRepo(studio.db);
const set = (id: string, values: object) => studio.db.updateTable('images').set(values).where('id', '=', id).execute();
const [one, two] = [
  { jobId: 'job1', run: 'a' },
  { jobId: 'job2', run: 'a' },
];

test('hides planned images until they are ordered, and orders the first ones by a count', async () => {
  expect(await repo().list('t1', true)).toEqual([]);
  expect(await orders().order('t1', ama, { variant: 'missing', count: 2 })).toBe(2);
  const items = await repo().list('t1', false);
  expect(items.map(({ frameNo, status, progress }) => [frameNo, status, progress])).toEqual([
    [1, 'queued', 0],
    [2, 'queued', 0],
  ]);
  expect(await repo().counts('t1')).toEqual({ planned: 3, generated: 0, pending: 2 });
});

test('leaves finished and waiting frames alone for "missing", and redraws finished ones for "all"', async () => {
  await set('t1-i1', { status: 'generated', r2_key: 'images/t1/t1-i1-0-x.png' });
  await set('t1-i2', { status: 'error', last_error: 'No' });
  await set('t1-i3', { status: 'generating' });
  expect(await orders().order('t1', ama, { variant: 'missing' })).toBe(1);
  await set('t1-i2', { status: 'error' });
  expect(await orders().order('t1', ama, { variant: 'all' })).toBe(2);
  const rows = await studio.db
    .selectFrom('images')
    .select(['status', 'take', 'r2_key', 'last_error'])
    .orderBy('frame_no')
    .execute();
  expect(rows).toEqual([
    { status: 'queued', take: 1, r2_key: 'images/t1/t1-i1-0-x.png', last_error: null },
    { status: 'queued', take: 0, r2_key: null, last_error: null },
    { status: 'generating', take: 0, r2_key: null, last_error: null },
  ]);
});

test('gives a frame to one worker at a time, and hands a dead worker’s frame to another', async () => {
  await orders().order('t1', ama, { variant: 'missing' });
  const [a, b] = await Promise.all([claims().claim(look, one, []), claims().claim(look, two, [])]);
  expect(new Set([a?.frame_no, b?.frame_no])).toEqual(new Set([1, 2]));
  const third = await claims().claim(look, two, []);
  expect(third?.frame_no).toBe(b?.frame_no);
  expect((await claims().claim(look, { jobId: 'job3', run: 'a' }, []))?.frame_no).toBe(3);
  expect(await claims().claim(look, { jobId: 'job4', run: 'a' }, [])).toBeNull();
  expect(await claims().areLeft('t1', [])).toBe(true);
  await set(a!.id, { claimed_until: new Date(0) });
  expect((await claims().claim(look, { jobId: 'job4', run: 'a' }, []))?.id).toBe(a!.id);
  expect(await claims().move(a!, one, ama, 'generated')).toBe(false);
});

test('discards the old drawing of a frame that is ordered again meanwhile', async () => {
  await orders().order('t1', ama, { variant: 'missing', count: 1 });
  const frame = (await claims().claim(look, one, []))!;
  await orders().orderAgain(frame, ama, { prompt: 'Another prompt' });
  expect(await claims().move(frame, one, ama, 'generated', { r2_key: 'old.png' })).toBe(false);
  const [item] = await repo().list('t1', false);
  expect(item).toMatchObject({ status: 'queued', r2Key: null, prompt: 'Another prompt' });
});

test('restores frames only when no other live job will draw them', async () => {
  await orders().order('t1', ama, { variant: 'missing' });
  const job = { kind: 'video_processing', user_id: ama, tale_id: 't1', subject: 't1', input: '{}', chain: 'v' };
  await studio.db
    .insertInto('jobs')
    .values({ id: 'v', ...job })
    .execute();
  await claims().putBack('t1', ama, null);
  expect((await repo().counts('t1')).pending).toBe(3);
  await studio.db.updateTable('jobs').set({ status: 'failed' }).execute();
  await claims().putBack('t1', ama, 'No electricity');
  expect((await repo().list('t1', false)).map(({ lastError }) => lastError)).toEqual(Array(3).fill('No electricity'));
});

test('returns changes since a time with a small overlap', async () => {
  await orders().order('t1', ama, { variant: 'missing' });
  await set('t1-i1', { updated_at: new Date(Date.now() - 60_000) });
  expect((await repo().updates('t1', 0, false)).map(({ frameNo }) => frameNo)).toEqual([1, 2, 3]);
  expect((await repo().updates('t1', Date.now(), false)).map(({ frameNo }) => frameNo)).toEqual([2, 3]);
  expect(await repo().updates('t1', 9e15, false)).toHaveLength(2);
});

test('returns the caller’s newest tale, and the newest with missing frames', async () => {
  expect(await repo().newestTales(kofi)).toEqual({ newest: null, missing: null });
  await addTale(studio.db, { id: 't2' });
  await studio.db
    .updateTable('tales')
    .set({ created_at: new Date(0) })
    .where('id', '=', 't1')
    .execute();
  await studio.db.updateTable('images').set({ status: 'generated' }).where('tale_id', '=', 't2').execute();
  expect(await repo().newestTales(ama)).toEqual({ newest: 't2', missing: 't1' });
});

import type { JobId } from '#shared/ids.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import type { WorkContext } from '#server/jobs/define-job.ts';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { Failure } from '#shared/endpoint.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addTale, ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { drawMissingFrames, putBackFrames } from './draw-frames.ts';
import { imageRepo } from '../image.repo.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: TestStudio;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  for await (const key of studio.files.list('images/')) await studio.files.remove(key);
  await addTale(studio.db);
});
afterAll(() => studio.reset());

function draughtsman(jobId: JobId, before?: (order: PictureOrder, signal: AbortSignal) => Promise<void>) {
  const { illustrator, drawn } = testIllustrator(before);
  const steps: [number, number][] = [];
  const abort = new AbortController();
  const context: WorkContext = {
    jobId,
    signal: abort.signal,
    progress: async (done, of) => void steps.push([done, of]),
    log: async () => {},
  };
  const complete: string[] = [];
  const draw = drawMissingFrames({
    db: studio.db,
    files: studio.files,
    illustrator,
    onImagesBegin: beginImages,
    onImagesComplete: async (_, { taleId }) => void complete.push(taleId),
  });
  return { work: () => draw('t1', context), drawn, steps, abort, complete };
}
const counts = () => imageRepo(studio.db).counts('t1');

test('draws missing frames and leaves existing ones unchanged', async () => {
  const first = draughtsman('v1');
  await first.work();
  expect([first.drawn.length, first.steps, first.complete]).toEqual([
    3,
    [
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 3],
    ],
    ['t1'],
  ]);
  const second = draughtsman('v2');
  await second.work();
  expect([second.drawn, second.complete]).toEqual([[], []]);
});

test('shares the frames of a tale between two jobs without drawing one twice', async () => {
  const slow = () => sleep(30);
  const [one, two] = [draughtsman('v1', slow), draughtsman('v2', slow)];
  await Promise.all([one.work(), two.work()]);
  expect([...one.drawn, ...two.drawn].map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  expect(await counts()).toEqual({ planned: 3, generated: 3, pending: 0 });
  expect([...one.complete, ...two.complete]).toEqual(['t1']);
});

test('names a frame that cannot be drawn with the reason, after drawing the others', async () => {
  const { work } = draughtsman('v1', async ({ index }) => {
    if (index === 1) throw new Failure('invalid', 'Refused.');
  });
  await expect(work()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^1 of 3 pictures could not be drawn\. Picture 2: Refused\./),
  });
  expect((await counts()).generated).toBe(2);
  await draughtsman('v2').work();
  expect((await counts()).generated).toBe(3);
});

test('releases the current frame on abort, and the rest at the end of the job', async () => {
  const { work, abort } = draughtsman('v1', async ({ index }, signal) => {
    if (index === 1) await sleep(60_000, null, { signal });
  });
  const working = work();
  await expect.poll(async () => (await counts()).generated).toBe(1);
  abort.abort(new Error('Cancelled'));
  await expect(working).rejects.toThrow('aborted');
  await transact(studio.db, (trx) => putBackFrames(trx, { taleId: 't1', userId: ama, why: null }));
  const rows = await studio.db.selectFrom('images').select(['status', 'claimed_by']).orderBy('frame_no').execute();
  expect(rows.map(({ status }) => status)).toEqual(['generated', null, null]);
  expect(rows.every(({ claimed_by }) => claimed_by === null)).toBe(true);
});

test('says that a tale has no scenes or was deleted', async () => {
  await studio.db.deleteFrom('images').execute();
  await expect(draughtsman('v1').work()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('no scenes yet'),
  });
  await addTale(studio.db, { id: 't2' });
  await studio.db.updateTable('tales').set({ deleted_at: new Date() }).execute();
  await studio.db.updateTable('images').set({ tale_id: 't1' }).execute();
  await expect(draughtsman('v1').work()).rejects.toMatchObject({ code: 'not_found' });
});

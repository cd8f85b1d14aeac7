import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WorkContext } from '#server/jobs/define-job.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addTale, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { drawMissingFrames } from './draw-frames.ts';
import { drawUprightFrames } from './draw-upright.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: TestStudio;
const context: WorkContext = {
  jobId: 'j1',
  signal: new AbortController().signal,
  progress: async () => {},
  log: async () => {},
};
const art = testIllustrator();
const upright = () =>
  drawUprightFrames({ db: studio.db, files: studio.files, illustrator: art.illustrator }, 't1', context);
const rows = () => studio.db.selectFrom('upright_pictures').selectAll().orderBy('r2_key').execute();
const firstFrame = () =>
  studio.db.selectFrom('images').selectAll().where('tale_id', '=', 't1').orderBy('frame_no').executeTakeFirstOrThrow();

beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  for await (const key of studio.files.list('images/')) await studio.files.remove(key);
  await addTale(studio.db);
  const parts = {
    db: studio.db,
    files: studio.files,
    illustrator: art.illustrator,
    onImagesBegin: beginImages,
    onImagesComplete: async () => {},
  };
  await drawMissingFrames(parts)('t1', context);
  art.drawn.length = 0;
});
afterAll(() => studio.reset());

test('draws an upright version of each frame from the same text, and again only when it changes', async () => {
  const { prompt, sha256, r2_key } = await firstFrame();
  const drawn = await upright();
  expect(drawn).toBeGreaterThan(1);
  expect(art.drawn).toHaveLength(drawn);
  expect(art.drawn[0]).toMatchObject({ prompt, width: 1080, height: 1920, use: 'frame' });
  const kept = (await rows()).find(({ picture }) => picture === sha256);
  expect(await studio.files.has(kept?.r2_key ?? '')).toBe(true);
  expect(await studio.files.has(r2_key ?? '')).toBe(true);
  expect(kept?.r2_key).not.toBe(r2_key);
  expect(await upright()).toBe(0);
  expect(art.drawn).toHaveLength(drawn);
});

test('draws another upright picture of a redrawn frame and forgets the previous one', async () => {
  const drawn = await upright();
  const { id, sha256 } = await firstFrame();
  await studio.db.updateTable('images').set({ sha256: 'anew', take: 1 }).where('id', '=', id).execute();
  expect(await upright()).toBe(1);
  const pictures = (await rows()).map(({ picture }) => picture);
  expect(pictures).toHaveLength(drawn);
  expect(pictures).toContain('anew');
  expect(pictures).not.toContain(sha256);
});

test('leaves out pictures that the studio did not draw', async () => {
  await studio.db.updateTable('images').set({ engine: 'uploaded' }).where('tale_id', '=', 't1').execute();
  expect(await upright()).toBe(0);
  expect(await rows()).toEqual([]);
});

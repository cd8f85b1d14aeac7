import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobRepo } from '#server/jobs/job.repo.ts';
import { openSpeaking, type Speaking } from '#test/harness/speaking.ts';
import { addTale } from '#test/harness/studio.ts';
import { narrationRepo } from '../narration.repo.ts';
import { chooseReading } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: Speaking;
let state: Speaking['state'];

beforeAll(async () => {
  studio = await openSpeaking();
  ({ state } = studio);
});
beforeEach(async () => {
  await studio.reset();
  state.before = async () => {};
  state.asked = [];
  [state.standIn, state.natural] = [null, null];
  await addTale(studio.db, { scenes: 2 });
});
afterAll(() => studio.close());

const { order, rows, withMusic }: Pick<Speaking, 'order' | 'rows' | 'withMusic'> = {
  order: (...which) => studio.order(...which),
  rows: () => studio.rows(),
  withMusic: () => studio.withMusic(),
};
const ends = async (id: string, status: string) =>
  expect.poll(async () => (await jobRepo(studio.db).find(id))?.status, { timeout: 200_000 }).toBe(status);

test('marks a scene as stale after a change of pace or quotation voice, but not older sounds at normal pace', async () => {
  await withMusic();
  const quoted = 'He said to them all, “Come and see,” and went.';
  await studio.db
    .updateTable('scenes')
    .set({ text: JSON.stringify({ en: quoted }) })
    .where('id', '=', 't1-s2')
    .execute();
  await ends((await order('missing', ['en'])).jobId, 'completed');
  expect((await rows()).map(({ reading }) => reading)).toEqual(['150', '150']);
  const repo = narrationRepo(studio.db);
  await chooseReading(studio.db, 't1', 'en', { quoteVoice: 'en-silas' });
  state.asked = [];
  const { queued, jobId } = await order('missing', ['en']);
  await ends(jobId, 'completed');
  expect([queued, state.asked]).toEqual([
    1,
    ['en-rowan: He said to them all,', 'en-silas: “Come and see,”', 'en-rowan: and went.'],
  ]);
  const second = (await rows())[1]!;
  expect(second.words.map(({ text }) => text).join(' ')).toBe(quoted);
  expect([second.voice, second.reading]).toEqual(['en-rowan', expect.stringMatching(/^150 [0-9a-f]{16}$/)]);
  await chooseReading(studio.db, 't1', 'en', { pace: 0.9 });
  expect((await repo.tale('t1'))?.readings).toEqual({ en: { pace: 0.9, quoteVoice: 'en-silas' } });
  await studio.db.updateTable('narrations').set({ reading: null }).where('scene_id', '=', 't1-s1').execute();
  expect((await order('missing', ['en'])).queued).toBe(1);
  await chooseReading(studio.db, 't1', 'en', { quoteVoice: null });
  expect((await repo.tale('t1'))?.readings).toEqual({ en: { pace: 0.9 } });
});

test('records a fallback voice, and reads the scene again once its own voice is back', async () => {
  await withMusic();
  state.standIn = 'en-silas';
  const { jobId } = await order('missing', ['en']);
  await ends(jobId, 'completed');
  expect((await rows()).map(({ voice, stood_in, status }) => [voice, stood_in, status])).toEqual(
    Array(2).fill(['en-silas', true, 'ready']),
  );
  state.natural = { state: 'fetching', percent: 43, words: null };
  expect((await order('missing', ['en'])).queued).toBe(0);
  await chooseReading(studio.db, 't1', 'en', { pace: 1.1 });
  expect((await order('missing', ['en'])).queued).toBe(2);
  await chooseReading(studio.db, 't1', 'en', { pace: 1 });
  state.natural = { state: 'ready', percent: null, words: null };
  [state.standIn, state.asked] = [null, []];
  const again = await order('missing', ['en']);
  await ends(again.jobId, 'completed');
  expect([again.queued, (await rows()).map(({ voice, stood_in }) => [voice, stood_in])]).toEqual([
    2,
    Array(2).fill(['en-rowan', false]),
  ]);
});

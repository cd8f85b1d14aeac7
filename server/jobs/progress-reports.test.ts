import { beforeEach, expect, test } from 'vitest';
import { ama, openStudio } from '#test/harness/studio.ts';
import { jobRepo } from './job.repo.ts';
import { progressReports } from './progress-reports.ts';

const { db, reset } = await openStudio();
beforeEach(() => reset());

async function begin() {
  const { id } = await jobRepo(db).open({ kind: 'narration', userId: ama, taleId: null, subject: 's', input: {} });
  const { run } = (await jobRepo(db).claim(id))!;
  const row = () => jobRepo(db).find(id);
  return { reports: progressReports(db, run, (await row())!), row };
}

test('writes the last report, however soon it follows', async () => {
  const { reports, row } = await begin();
  await reports.progress(1, 20, 'Rendering');
  await reports.progress(2, 20, 'Rendering on');
  await reports.progress(3, 20, 'Joining');
  await expect.poll(async () => [(await row())?.step, (await row())?.progress]).toEqual(['Joining', 15]);
  reports.stop();
});

test('never lowers progress, and completes it only at the end', async () => {
  const { reports, row } = await begin();
  await reports.progress(20, 20, 'Almost');
  await expect.poll(async () => (await row())?.progress).toBe(99);
  await reports.progress(1, 20, 'More came');
  await expect.poll(async () => (await row())?.step).toBe('More came');
  expect((await row())?.progress).toBe(99);
  reports.stop();
});

import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '#server/db/connect.ts';
import { type AnyJob, defineJob } from '#server/jobs/define-job.ts';
import { openJobs } from '#server/jobs/runner.ts';
import { emit } from '#server/live/event.repo.ts';

const steps = 4;
const stepMs = 150;

/**
 * The job of these tests: it has remembered steps, and emits an event in the transaction that completes it, so that a
 * job completed twice would be noticed.
 */
export const trialJob = defineJob({
  kind: 'narration',
  title: { id: 'Trial' },
  input: z.object({ n: z.int() }),
  subject: ({ n }) => `trial ${n}`,
  tries: 5,
  atOnce: 4,
  async run({ n }, { jobId, once, progress, signal }) {
    console.log(`run ${jobId}`);
    for (let step = 1; step <= steps; step += 1) {
      await once(`step ${step}`, async () => {
        await sleep(stepMs, undefined, { signal });
        return step;
      });
      await progress(step, steps);
    }
    return { n };
  },
  completed: ({ n }, { trx, userId }) =>
    emit(trx, { userId, topic: 'user', kind: 'activity', data: { id: String(n), level: 'info' } }),
});

/** Works until it is killed; says on stdout which job it begins. */
async function work(databaseUrl: string): Promise<void> {
  const quiet = () => undefined;
  const { database, db } = await openDatabase(databaseUrl, null, quiet);
  const jobs = await openJobs({ database, db, log: quiet });
  await jobs.prepare([trialJob.kind]);
  await jobs.work([trialJob as AnyJob]);
  console.log('ready');
}

if (process.argv[2]?.startsWith('postgres://')) await work(process.argv[2]);

import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { cancelJob, getJob, getJobLogs, listJobs, retryJob } from '#shared/job.contract.ts';
import type { JobService } from './job.service.ts';

const ok = { ok: true } as const;

/** The calls of the jobs panel. */
export function jobRoutes(app: FastifyInstance, jobs: JobService): void {
  bind(app, listJobs, async ({ query, caller }) => ({ ...ok, ...(await jobs.list({ ...query, ...caller })) }));
  bind(app, getJob, async ({ params, caller }) => ({ ...ok, ...(await jobs.get(params.id, caller.userId)) }));
  bind(app, getJobLogs, async ({ params, caller }) => ({ ...ok, items: await jobs.logs(params.id, caller.userId) }));
  bind(app, cancelJob, async ({ params, caller }) => jobs.cancel(params.id, caller.userId).then(() => ok));
  bind(app, retryJob, async ({ params, caller }) => ({ ...ok, jobId: await jobs.retry(params.id, caller.userId) }));
}

import { JobId, TaleId } from './ids.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { jobStatuses } from './pipeline.ts';
import { Id, IdParam, Millis, Ok, Said, Seconds } from './reply.ts';
import { limits } from './vocabulary.ts';

export const Job = z.object({
  id: JobId,
  type: z.string(),
  status: z.enum(jobStatuses),
  /** Percent. */
  progress: z.int().min(0).max(100),
  /** What it is doing, or why and until when it waits, as a message. */
  step: z.string().nullable(),
  stepSaid: Said.nullable().optional(),
  /** What else its screens show of it while it runs: of a job that writes, how far each language is. */
  detail: z.unknown().optional(),
  created_at: Seconds,
  updated_at: Seconds,
  /** Until the end at the pace of the last half minute; null while nobody can know. */
  etaSeconds: z.int().nullable(),
  /** A waiting job is not tried before this moment. */
  waitUntil: Millis.nullable(),
  error: z.string().nullable(),
  errorSaid: Said.nullable().optional(),
  result: z.unknown(),
  tale_id: TaleId.nullable(),
  /** In lists and details, not in live events. */
  tale_title: z.string().nullable().optional(),
  /**
   * In lists and details: how many waiting jobs of its kind currently come before it; null when it does not wait for
   * its turn.
   */
  ahead: z.int().nullable().optional(),
  retryOf: Id.nullable(),
});
export type Job = z.infer<typeof Job>;

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  summary: "The caller's own jobs, newest first",
  query: z.object({
    mine: z.string().optional(),
    taleId: TaleId.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(limits.jobsPage),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.object({ ok: z.literal(true), items: z.array(Job), nextCursor: z.string().nullable() }),
});

export const getJob = endpoint({
  method: 'GET',
  path: '/api/jobs/:id',
  summary: 'One job',
  params: IdParam,
  reply: Job.extend({ ok: z.literal(true) }),
});

export const getJobLogs = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/logs',
  summary: 'The last 500 log lines of a job, oldest first',
  params: IdParam,
  reply: z.object({
    ok: z.literal(true),
    items: z.array(
      z.object({
        ts: Millis,
        level: z.string(),
        message: z.string(),
        said: Said.nullable().optional(),
        data: z.unknown(),
      }),
    ),
  }),
});

export const cancelJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/cancel',
  summary: 'Stop a pending or running job; 409 otherwise',
  params: IdParam,
  reply: Ok,
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/retry',
  summary: 'Order a failed or cancelled job again, reusing its finished steps; 409 otherwise',
  params: IdParam,
  reply: z.object({ ok: z.literal(true), jobId: JobId }),
});

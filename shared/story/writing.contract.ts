import { JobId, TaleId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobStatuses } from '../pipeline.ts';
import { Said, Seconds } from '../reply.ts';
import { languages } from '../vocabulary.ts';
import { LanguageProgress } from './writing-progress.ts';

/** A tale as it is being written, or as its writing ended. */
export const Writing = z.object({
  jobId: JobId,
  /** The Idempotency-Key of its order. */
  key: z.string(),
  status: z.enum(jobStatuses),
  /** One of the words of `writingSteps`, or why it waits. */
  step: z.string().nullable(),
  stepSaid: Said.nullable().optional(),
  /** How far each language is while it is written, the first to be written first. */
  told: z.array(LanguageProgress),
  /** What it is made from, in the creator's words; null for a random verse. */
  about: z.string().nullable(),
  created_at: Seconds,
  error: z.string().nullable(),
  errorSaid: Said.nullable().optional(),
  /** The result, once it is completed. */
  tale: z
    .object({ taleId: TaleId, title: z.string(), langs: z.array(z.enum(languages)), notes: z.array(z.string()) })
    .nullable(),
});
export type Writing = z.infer<typeof Writing>;

export const listWritings = endpoint({
  method: 'GET',
  path: '/api/tales/writing',
  summary:
    'Tales that are being written or were within the last quarter of an hour, newest first; with `key`, ' +
    'the newest of that order, however old',
  query: z.object({ key: z.string().max(100).optional() }),
  reply: z.object({ ok: z.literal(true), items: z.array(Writing) }),
});

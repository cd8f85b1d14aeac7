import type { JobId, TaleId, UserId } from '#shared/ids.ts';
import type { z } from 'zod';
import type { Trx } from '#server/db/tables/tables.ts';
import type { Json } from '#shared/json.ts';
import type { JobKind } from '#shared/pipeline.ts';
import { englishOf, type Said, type Words } from '#shared/said.ts';

export type LogLevel = 'info' | 'warn' | 'error';

/** The functions that running work may call; also passed on to other stages' parts of the work. */
export interface WorkContext {
  readonly jobId: JobId;
  /** Aborts when the creator cancels, the lease is lost, or the process stops. Hand it to every slow call. */
  readonly signal: AbortSignal;
  /** `step` is a message that says what it is doing; `detail` is what else its screens show, until the next one. */
  readonly progress: (done: number, total: number, step?: Words, detail?: Json) => Promise<void>;
  readonly log: (level: LogLevel, message: Words, data?: Json) => Promise<void>;
}

export interface JobContext extends WorkContext {
  readonly userId: UserId;
  readonly taleId: TaleId | null;
  /**
   * Records what `work` returned, across crashes and retries of this order. A crash inside `work` repeats it: make the
   * call itself repeatable.
   */
  readonly once: <T extends Json>(name: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * Thrown by a job that must wait for the outside world (quota, a date): it sleeps until then and no attempt is burned.
 */
export class JobWaits extends Error {
  readonly until: Date;
  readonly words: Words;
  constructor(reason: Words, until: Date) {
    super(englishOf(reason));
    this.name = 'JobWaits';
    this.words = reason;
    this.until = until;
  }
}

export type Job<K extends JobKind = JobKind, I extends z.ZodType = z.ZodType> = {
  readonly kind: K;
  /** Names the work in the activity list: 'Drawing pictures'. */
  readonly title: Said;
  readonly input: I;
  /** Two live jobs of one kind may not share this: a second order joins the first. */
  subject(input: z.output<I>): string;
  /**
   * Runs at most this often when it fails for internal reasons; Failures caused by the creator ('invalid', 'not_found',
   * 'conflict') are not tried again.
   */
  readonly tries: number;
  /** How many may run at once in one process. */
  readonly atOnce: number;
  run(input: z.output<I>, context: JobContext): Promise<Json>;
  /** Its line in the recent activity once it is done; '<title>: done' when left out. */
  told?(result: Json): Said;
  /** Commits together with the job's completion: order again what somebody added while it was ending. */
  completed?(input: z.output<I>, end: { trx: Trx; userId: UserId }): Promise<void>;
  /** Commits together with the job's end as failed or cancelled: put the rows it was about in order. */
  ended?(
    input: z.output<I>,
    end: { trx: Trx; userId: UserId; status: 'failed' | 'cancelled'; error: string | null; why: Words | null },
  ): Promise<void>;
};

/** Describes a job; its input schema is checked again when it runs. */
export const defineJob = <K extends JobKind, I extends z.ZodType>(job: Job<K, I>): Job<K, I> => job;

/** A job of any input, as the runner keeps them. */
// oxlint-disable-next-line no-explicit-any -- the input of each job is known only to itself
export type AnyJob = Job<JobKind, any>;

/** Who orders, and for which tale. */
export type JobOwner = { readonly userId: UserId; readonly taleId: TaleId | null };

/** Orders jobs inside the caller's transaction: the rows and the order commit together, or not at all. */
export interface JobDesk {
  /** Returns the id of the new job, or of the live one that it joined. */
  order<K extends JobKind, I extends z.ZodType>(
    trx: Trx,
    job: Job<K, I>,
    input: z.input<I>,
    owner: JobOwner,
  ): Promise<{ jobId: JobId; joined: boolean }>;
}

import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { JobRow } from '#server/jobs/announce.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import type { JobEnd } from '#server/jobs/job-end.ts';
import { Failure } from '#shared/endpoint.ts';
import type { NewTale } from '#shared/tale/tale.contract.ts';
import type { CreateParts, Made } from './create-tale.ts';
import { type Orderer, referenceOf, sourceOf, taleIdFor } from './tale-order.ts';
import { taleRepo } from '../tale.repo.ts';
import { studioFault, type WriteTaleJob } from './write-tale.job.ts';
import { codeOf, englishOf, type Said, type Words, wordsOf } from '#shared/said.ts';

export type OrderParts = Pick<CreateParts, 'resolveReference' | 'requireTales'> & {
  readonly db: Db;
  readonly desk: JobDesk;
  readonly job: WriteTaleJob;
  readonly end: JobEnd;
};
type Answer =
  | ({ readonly ok: true } & Made)
  | { readonly ok: false; readonly error: string; readonly said: Said | null };

const patienceMs = 300_000;

/**
 * Orders a tale and returns when it exists; what the domain refuses is an answer, not an error. The job runs whether or
 * not anybody waits. Repeating the order joins its job, or finds its tale.
 */
export function orderTale({ db, desk, job, end, resolveReference, requireTales }: OrderParts) {
  return async (order: NewTale, orderer: Orderer, gone: AbortSignal): Promise<Answer> => {
    const { userId } = orderer;
    const taleId = taleIdFor(orderer);
    const made = await taleRepo(db).created(taleId, userId);
    if (made) return { ok: true, ...made };
    const refused = refusal(order);
    if (refused) return refused;
    const input = { taleId, key: orderer.intent ?? taleId, order };
    const ordered = await transact(db, async (trx) => {
      await requireTales(trx, userId, 1);
      return desk.order(trx, job, input, { userId, taleId: null });
    }).catch(asRefusal);
    if ('error' in ordered) return ordered;
    const { jobId } = ordered;
    const row = await end(jobId, userId, AbortSignal.any([gone, AbortSignal.timeout(patienceMs)]));
    if (!row)
      throw new Failure(
        'unavailable',
        msg`The tale is still being written, even if you leave this page. See Jobs on the dashboard.`,
      );
    return answerOf(row, await taleRepo(db).created(taleId, userId));
  };

  /** Errors in an order that can be found without starting a job. */
  function refusal(order: NewTale): Answer | null {
    try {
      sourceOf(order);
      const reference = referenceOf(order);
      if (reference !== null) resolveReference(reference);
      return null;
    } catch (error) {
      if (error instanceof Failure) return no(error.words);
      throw error;
    }
  }
}
export type OrderTale = ReturnType<typeof orderTale>;

const no = (words: Words): Answer & { ok: false } => ({ ok: false, error: englishOf(words), said: codeOf(words) });

function asRefusal(error: unknown): Answer & { ok: false } {
  if (error instanceof Failure && error.code === 'over_quota') return no(error.words);
  throw error;
}

function answerOf({ status, error, error_said: said }: JobRow, made: Made | null): Answer {
  if (made) return { ok: true, ...made };
  if (status === 'cancelled') return no(msg`Cancelled; no tale was created.`);
  if (error === englishOf(studioFault)) throw new Failure('internal', studioFault);
  return no(error === null ? msg`The tale was not written. Try again.` : wordsOf(error, said as Said | null));
}

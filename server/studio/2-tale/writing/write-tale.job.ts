import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { tieToTale } from '#server/jobs/job-tale.repo.ts';
import { outageIn } from '#server/ports/outage.ts';
import { Failure } from '#shared/endpoint.ts';
import type { WritingStep } from '#shared/story/story.ts';
import { NewTale } from '#shared/tale/tale.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { type LanguageProgress, writingProgress } from '#shared/story/writing-progress.ts';
import { type CreateParts, createTale, type Made } from './create-tale.ts';
import { englishOf, type Said } from '#shared/said.ts';

export type WriteParts = CreateParts & {
  /** Waits for Bibles of these languages that are just being brought in. */
  readonly biblesSettled: (languages: readonly Language[], signal: AbortSignal) => Promise<void>;
};

/** What a creator is told about an internal error; the job's log has the details. */
export const studioFault: Said = msg`Something went wrong in the studio while this tale was written, and nothing was saved. Try again; the job’s log has the details.`;

/** Writes one tale and stores it. The order's own tale id makes it one tale, however often a run begins again. */
export function writeTaleJob({ biblesSettled, ...parts }: WriteParts) {
  const create = createTale(parts);
  return defineJob({
    kind: 'tale_writing',
    title: msg`Writing a tale`,
    input: z.object({ taleId: z.string(), key: z.string(), order: NewTale, isDraft: z.boolean().default(false) }),
    subject: ({ taleId }) => taleId,
    tries: 3,
    atOnce: 4,
    async run({ taleId, order: wanted, isDraft }, { jobId, userId, signal, once, progress, log }) {
      await biblesSettled(wanted.langs, signal);
      const tell = (step: WritingStep, told: readonly LanguageProgress[] = []) =>
        progress(...writingProgress(step, told), told);
      try {
        const made = await create(
          { order: wanted, taleId, userId, isDraft },
          { signal, once, tell, claim: (trx, id) => tieToTale(trx, jobId, id) },
        );
        return { ...made, notes: made.notes.map(englishOf), isDraft };
      } catch (error) {
        if (outageIn(error)) throw error;
        // A missing Bible will still be missing on a retry.
        if (error instanceof Failure && error.code === 'unavailable')
          throw new Failure('not_found', error.words, { cause: error });
        if (error instanceof Failure || signal.aborted) throw error;
        await log('error', error instanceof Error ? (error.stack ?? error.message) : String(error));
        throw new Failure('internal', studioFault, { cause: error });
      }
    },
    told: (result) => {
      const { title, isDraft } = result as Pick<Made, 'title'> & { isDraft: boolean };
      return isDraft ? msg`The story of ${{ title }} was written` : msg`Tale created: ${{ title }}`;
    },
  });
}
export type WriteTaleJob = ReturnType<typeof writeTaleJob>;

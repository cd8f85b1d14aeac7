import type { PublicationId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { defineJob, type Job, type JobContext, type JobDesk, JobWaits } from '#server/jobs/define-job.ts';
import type { Json } from '#shared/json.ts';
import { HostTrouble } from '#server/ports/video-host.ts';
import { Failure } from '#shared/endpoint.ts';
import { isOver, isSettled, mayMove, type PublicationState } from '#shared/publication-states.ts';
import { decorations } from './decorate-video.ts';
import { nextAct } from './publication-plan.ts';
import type { PublicationRow } from './publication-view.ts';
import { publicationRepo, StaleRow } from './publication.repo.ts';
import type { PublishParts } from './publish-parts.ts';
import { uploads } from './upload-film.ts';

/** A host that names a longer wait than this gets it, and no try is burned. */
const longWaitMs = 30_000;

const Input = z.object({ publicationId: z.string() });
const Told = z.object({ state: z.string(), title: z.string(), channel: z.string() });
const words: Record<string, string> = {
  published: 'is published',
  scheduled: 'is uploaded and scheduled',
  private: 'is uploaded and private',
  failed: 'was not published',
  removed: 'is not',
  missed: 'missed its date',
};

/** Brings one film onto its channel, exactly once, as it is wished: whatever happened before, it goes on from the row. */
export function publishFilm(parts: PublishParts & { readonly desk: JobDesk }) {
  const job: Job<'publishing', typeof Input> = defineJob({
    kind: 'publishing',
    title: 'Publishing',
    input: Input,
    subject: ({ publicationId }) => publicationId,
    tries: 5,
    atOnce: 2,
    async run({ publicationId }, context): Promise<Json> {
      // A failed one meets a new job only when its creator retried that job.
      await publicationRepo(parts.db).resume(publicationId, new Date((parts.clock ?? Date.now)()));
      for (;;) {
        const row = await publicationRepo(parts.db).find(publicationId);
        if (!row) throw new Failure('not_found', msg`This publication does not exist any more.`);
        try {
          const { state, video_id: videoId, watch_url: watchUrl, title, channel_title: channel } = await publish(parts, row, context);
          return { publicationId, state, videoId, watchUrl, title, channel };
        } catch (error) {
          if (error instanceof HostTrouble) await answerTrouble(parts, publicationId, error);
          if (!(error instanceof StaleRow)) throw error;
        }
      }
    },
    told(result): string {
      const { state, title, channel } = Told.parse(result);
      return `“${title}” ${words[state] ?? state.replaceAll('_', ' ')} on “${channel}”`;
    },
    /** New wishes may have joined this job when it had nothing left to do: they get another. */
    async completed({ publicationId }, { trx, userId }) {
      const row = await publicationRepo(trx).find(publicationId);
      if (row && !isOver(row.state) && nextAct(row, true) !== 'rest')
        await parts.desk.order(trx, job, { publicationId }, { userId, taleId: row.tale_id });
    },
    async ended({ publicationId }, { trx, status, error }) {
      const row = await publicationRepo(trx).find(publicationId);
      if (!row || isOver(row.state) || isSettled(row.state) || (row.state === 'waiting' && status === 'failed')) return;
      const reason = status === 'cancelled' ? 'Cancelled. Retry goes on where it stopped.' : error;
      await publicationRepo(trx).save(row, { state: 'failed', reason });
    },
  });
  return job;
}

/** Acts until nothing is left to do; every act commits before the next one calls the host. */
async function publish(parts: PublishParts, first: PublicationRow, context: JobContext): Promise<PublicationRow> {
  let row = first;
  if (nextAct(row, false) === 'rest') return row;
  const account = await parts.accounts.of(first.channel_id);
  const upload = uploads(parts, account, context);
  const decorate = decorations(parts, account);
  try {
    for (let readBack = false; ; ) {
      context.signal.throwIfAborted();
      const act = nextAct(row, readBack);
      if (act === 'rest') return row;
      row = act === 'open' || act === 'upload' || act === 'settle' ? await upload[act](row) : await decorate[act](row);
      readBack = act === 'read';
    }
  } finally {
    await upload.close();
  }
}

/** Writes down why it does not go on, and how it will: by itself later, after linking again, or after the creator changed something. */
async function answerTrouble(parts: PublishParts, publicationId: PublicationId, trouble: HostTrouble): Promise<never> {
  const { clock = Date.now } = parts;
  const later = (ms: number) => new Date(clock() + ms);
  const note = (state: PublicationState, until: Date | null) =>
    saveAnyhow(parts, publicationId, { state, reason: trouble.message, waiting_until: until });
  switch (trouble.kind) {
    case 'quota': {
      const until = later(trouble.retryAfterMs ?? 3_600_000);
      await note('waiting', until);
      throw new JobWaits(trouble.message, until);
    }
    case 'reauth': {
      const row = await note('waiting', null);
      await parts.accounts.lost(row.channel_id);
      throw new Failure('conflict', trouble.message);
    }
    case 'rejected':
      await note('failed', null);
      throw new Failure('invalid', trouble.message);
    case 'gone':
      await note('removed', null);
      throw new Failure('conflict', msg`The video is not on the channel any more. Publish it again if it should be.`);
    case 'retry':
    case 'unknown':
      if ((trouble.retryAfterMs ?? 0) >= longWaitMs) throw new JobWaits(trouble.message, later(trouble.retryAfterMs ?? 0));
      throw trouble;
  }
}

type Note = { state: PublicationState; reason: string; waiting_until: Date | null };
async function saveAnyhow({ db }: PublishParts, id: string, change: Note): Promise<PublicationRow> {
  for (;;) {
    const row = await publicationRepo(db).find(id);
    if (!row) throw new Failure('not_found', msg`This publication does not exist any more.`);
    if (!mayMove(row.state, change.state)) return row; // its creator has stopped it meanwhile
    try {
      return await publicationRepo(db).save(row, change);
    } catch (error) {
      if (!(error instanceof StaleRow)) throw error;
    }
  }
}

import type { PublicationId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { defineJob, type Job, type JobContext, type JobDesk, JobWaits } from '#server/jobs/define-job.ts';
import type { Json } from '#shared/json.ts';
import { HostTrouble } from '#server/ports/video-host.ts';
import { Failure } from '#shared/endpoint.ts';
import { isOver, isSettled, mayMove, type PublicationState } from '#shared/publishing/publication-states.ts';
import { decorations } from './decorate-video.ts';
import { nextAct } from '../publication-plan.ts';
import { because, type PublicationRow } from '../publication-view.ts';
import { publicationRepo, StaleRow } from '../publication.repo.ts';
import type { PublishParts } from './publish-parts.ts';
import { uploads } from './upload-film.ts';
import { type Said } from '#shared/said.ts';

/** A longer wait requested by the host is respected, and uses up no attempt. */
const longWaitMs = 30_000;

const Input = z.object({ publicationId: z.string() });
const Told = z.object({ state: z.string(), title: z.string(), channel: z.string() });
const endings: Readonly<Record<string, (of: { title: string; channel: string }) => Said>> = {
  published: ({ title, channel }) => msg`“${{ title }}” is published on “${{ channel }}”`,
  scheduled: ({ title, channel }) => msg`“${{ title }}” is uploaded to “${{ channel }}” and scheduled`,
  private: ({ title, channel }) => msg`“${{ title }}” is uploaded to “${{ channel }}” as private`,
  failed: ({ title, channel }) => msg`“${{ title }}” was not published on “${{ channel }}”`,
  removed: ({ title, channel }) => msg`“${{ title }}” is no longer on “${{ channel }}”`,
  missed: ({ title, channel }) => msg`“${{ title }}” missed its date on “${{ channel }}”`,
};
const underWay = ({ title, channel }: { title: string; channel: string }) =>
  msg`“${{ title }}” is being uploaded to “${{ channel }}”`;

/**
 * Publishes one film to its channel, exactly once, as requested: whatever happened before, it continues from the row.
 */
export function publishFilm(parts: PublishParts & { readonly desk: JobDesk }) {
  const job: Job<'publishing', typeof Input> = defineJob({
    kind: 'publishing',
    title: msg`Publishing`,
    input: Input,
    subject: ({ publicationId }) => publicationId,
    tries: 5,
    atOnce: 2,
    async run({ publicationId }, context): Promise<Json> {
      // A new job handles a failed publication only if its creator retried that job.
      await publicationRepo(parts.db).resume(publicationId, new Date((parts.clock ?? Date.now)()));
      for (;;) {
        const row = await publicationRepo(parts.db).find(publicationId);
        if (!row) throw new Failure('not_found', msg`This publication no longer exists.`);
        try {
          const {
            state,
            video_id: videoId,
            watch_url: watchUrl,
            title,
            channel_title: channel,
          } = await publish(parts, row, context);
          return { publicationId, state, videoId, watchUrl, title, channel };
        } catch (error) {
          if (error instanceof HostTrouble) await answerTrouble(parts, publicationId, error);
          if (!(error instanceof StaleRow)) throw error;
        }
      }
    },
    told(result) {
      const { state, ...of } = Told.parse(result);
      return (endings[state] ?? underWay)(of);
    },
    /** New wishes may have joined this job when it had nothing left to do: they get another. */
    async completed({ publicationId }, { trx, userId }) {
      const row = await publicationRepo(trx).find(publicationId);
      if (row && !isOver(row.state) && nextAct(row, true) !== 'rest')
        await parts.desk.order(trx, job, { publicationId }, { userId, taleId: row.tale_id });
    },
    async ended({ publicationId }, { trx, status, why }) {
      const row = await publicationRepo(trx).find(publicationId);
      if (!row || isOver(row.state) || isSettled(row.state) || (row.state === 'waiting' && status === 'failed')) return;
      const reason = status === 'cancelled' ? msg`Cancelled. Retry continues where it stopped.` : why;
      await publicationRepo(trx).save(row, { state: 'failed', ...because(reason) });
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

/**
 * Records why it cannot continue, and when it will: automatically later, after linking again, or after the creator
 * changed something.
 */
async function answerTrouble(parts: PublishParts, publicationId: PublicationId, trouble: HostTrouble): Promise<never> {
  const { clock = Date.now } = parts;
  const later = (ms: number) => new Date(clock() + ms);
  const note = (state: PublicationState, until: Date | null) =>
    saveAnyhow(parts, publicationId, { state, ...because(trouble.words), waiting_until: until });
  switch (trouble.kind) {
    case 'quota': {
      const until = later(trouble.retryAfterMs ?? 3_600_000);
      await note('waiting', until);
      throw new JobWaits(trouble.words, until);
    }
    case 'reauth': {
      const row = await note('waiting', null);
      await parts.accounts.lost(row.channel_id);
      throw new Failure('conflict', trouble.words);
    }
    case 'rejected':
      await note('failed', null);
      throw new Failure('invalid', trouble.words);
    case 'gone':
      await note('removed', null);
      throw new Failure('conflict', msg`The video is no longer on the channel. Publish it again if it should be.`);
    case 'retry':
    case 'unknown':
      if ((trouble.retryAfterMs ?? 0) >= longWaitMs)
        throw new JobWaits(trouble.words, later(trouble.retryAfterMs ?? 0));
      throw trouble;
  }
}

type Note = ReturnType<typeof because> & { state: PublicationState; waiting_until: Date | null };
async function saveAnyhow({ db }: PublishParts, id: string, change: Note): Promise<PublicationRow> {
  for (;;) {
    const row = await publicationRepo(db).find(id);
    if (!row) throw new Failure('not_found', msg`This publication no longer exists.`);
    if (!mayMove(row.state, change.state)) return row; // its creator has stopped it meanwhile
    try {
      return await publicationRepo(db).save(row, change);
    } catch (error) {
      if (!(error instanceof StaleRow)) throw error;
    }
  }
}

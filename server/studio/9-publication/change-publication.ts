import type { PublicationId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import { Failure } from '#shared/endpoint.ts';
import { channelRepo } from './channels/channel.repo.ts';
import type { OrderWork } from './place-publications.ts';
import { because, type PublicationRow } from './publication-view.ts';
import { publicationRepo, StaleRow } from './publication.repo.ts';
import { ownWords, type Wishes, wishesOf } from './publication-wishes.ts';
import type { TaleDates } from './dates/tale-dates.ts';
import { taleStandingRepo } from './dates/tale-standing.repo.ts';
import { named, type Words } from '#shared/said.ts';

/** The fields of a publication to change; those left out stay. */
export type PublicationEdit = {
  readonly [K in Exclude<keyof Wishes, 'publishAt' | 'captions' | 'localizations'>]?: Wishes[K] | undefined;
} & {
  /** Seconds; null takes it off its date. */
  readonly scheduledAt?: number | null | undefined;
};
type Parts = {
  readonly db: Db;
  readonly dates: TaleDates;
  readonly orderWork: OrderWork;
  readonly clock: () => number;
  /** Cancels the live publishing job of a publication. */
  readonly cancelJob: (trx: Trx, publicationId: PublicationId) => Promise<void>;
};

/** New wishes for a publication that is in progress, waits for its date, or is on the host. */
export function publicationChanges({ db, dates, orderWork, clock, cancelJob }: Parts) {
  /** The wishes are written together with the job that updates the host. */
  async function tell(row: PublicationRow, wishes: Wishes): Promise<string> {
    if ((await channelRepo(db).find(row.channel_id))?.sealed_tokens === '')
      throw new Failure(
        'conflict',
        msg`“${{ channel: row.channel_title }}” is no longer linked. Link that channel again first.`,
      );
    return transact(db, async (trx) => {
      await taleStandingRepo(trx).lock(row.tale_id);
      await publicationRepo(trx).wish(row, wishes, row.not_before);
      const { jobId } = await orderWork(trx, row);
      const own = { taleId: row.tale_id, userId: row.user_id };
      const seen = row.publish_at !== null || row.privacy !== 'private';
      if (wishes.publishAt) {
        if (wishes.publishAt.getTime() !== row.publish_at?.getTime()) await dates.setDate(trx, own, wishes.publishAt);
      } else if (seen && wishes.privacy === 'private') await taleStandingRepo(trx).retreat(row.tale_id);
      await publicationRepo(trx).announce(row.id);
      return jobId;
    });
  }

  const say = (trx: Trx, row: PublicationRow, message: Words) =>
    note(trx, { userId: row.user_id, type: 'publishing', level: 'info', message, refId: row.tale_id });
  const of = (row: PublicationRow) => ({ title: row.title, language: named(row.language) });

  async function takeBack(row: PublicationRow): Promise<void> {
    const untouched = row.video_id === null && row.sealed_session === null;
    const change = untouched
      ? {
          state: 'removed' as const,
          ...because(msg`Undone before anything was sent.`),
          not_before: null,
          waiting_until: null,
        }
      : {
          state: 'failed' as const,
          ...because(msg`Cancelled. Retry continues where it stopped.`),
          waiting_until: null,
        };
    await transact(db, async (trx) => {
      await taleStandingRepo(trx).lock(row.tale_id);
      await publicationRepo(trx).save(row, change);
      await cancelJob(trx, row.id);
      await taleStandingRepo(trx).retreat(row.tale_id);
      const { title, language } = of(row);
      const undone = msg`“${{ title }}” (${{ language }}) was undone before it was sent`;
      await say(trx, row, untouched ? undone : msg`The upload of “${{ title }}” (${{ language }}) was cancelled`);
    });
  }

  return {
    async edit(row: PublicationRow, { scheduledAt, ...changes }: PublicationEdit): Promise<string> {
      if (row.state === 'removed')
        throw new Failure('conflict', msg`This publication was removed. Publish its tale again instead.`);
      const before = wishesOf(row);
      const given = Object.fromEntries(
        Object.entries(changes).filter(([, value]) => value !== undefined),
      ) as Partial<Wishes>;
      const wished: Wishes = { ...before, ...given };
      const words = ownWords(
        { title: wished.title, description: wished.description, tags: [...wished.tags] },
        row.language,
      );
      if (scheduledAt && row.host_privacy === 'public')
        throw new Failure(
          'conflict',
          msg`This video has been public, and YouTube schedules only what never was. Make it private, or publish the tale again.`,
        );
      const date =
        scheduledAt === undefined
          ? given.privacy && given.privacy !== 'private'
            ? null
            : before.publishAt
          : scheduledAt;
      const publishAt = typeof date === 'number' ? new Date(Math.max(date * 1000, clock())) : date;
      return tell(row, { ...wished, ...words, privacy: publishAt ? 'private' : wished.privacy, publishAt });
    },

    /** See `cancelPublication`. Who is at work meanwhile has moved the row on: then it is looked at again. */
    async cancel(read: () => Promise<PublicationRow>): Promise<void> {
      for (let tries = 0; tries < 20; tries += 1) {
        const row = await read();
        if (
          ['removed', 'failed', 'missed', 'published'].includes(row.state) ||
          (row.state === 'private' && !row.publish_at)
        )
          throw new Failure('conflict', msg`This publication is ${{ state: row.state }}; there is nothing to cancel.`);
        try {
          if (row.video_id === null) await takeBack(row);
          else {
            await tell(row, { ...wishesOf(row), privacy: 'private', publishAt: null });
            const { title, language } = of(row);
            await transact(db, (trx) =>
              say(trx, row, msg`“${{ title }}” (${{ language }}) was unscheduled and stays private`),
            );
          }
          return;
        } catch (error) {
          if (!(error instanceof StaleRow)) throw error;
        }
      }
      throw new Failure('unavailable', msg`This publication is progressing too fast to be stopped. Try again.`);
    },

    async hide(row: PublicationRow): Promise<string> {
      if (!row.video_id || row.state === 'removed')
        throw new Failure('conflict', msg`There is no video on the channel yet.`);
      return tell(row, { ...wishesOf(row), privacy: 'private', publishAt: null });
    },
  };
}

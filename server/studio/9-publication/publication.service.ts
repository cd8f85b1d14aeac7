import type { PublicationId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Publication } from '#shared/publishing/publication.contract.ts';
import type { ChannelAccounts } from './channels/channel-accounts.ts';
import { channelRepo } from './channels/channel.repo.ts';
import { publicationChanges, type PublicationEdit } from './change-publication.ts';
import { inWords } from './channels/host-words.ts';
import { type OrderWork, placePublications, type PublishOrder } from './place-publications.ts';
import { type PublicationRow, publicationView } from './publication-view.ts';
import { type PublicationFilter, publicationListRepo } from './publication-list.repo.ts';
import { publicationRepo } from './publication.repo.ts';
import { removal } from './remove-publication.ts';
import { suggestedTexts } from './suggested-texts.ts';
import type { TaleDates } from './dates/tale-dates.ts';
import { taleStandingRepo } from './dates/tale-standing.repo.ts';

type Order = PublishOrder & {
  /** Seconds since 1970; what is past means now. */
  readonly scheduledAt?: number | undefined;
  /** Nothing is sent for so long. */
  readonly undoSeconds?: number;
};
type Parts = {
  db: Db;
  /** The one place that sets dates. */
  dates: TaleDates;
  orderWork: OrderWork;
  accounts: ChannelAccounts;
  cancelJob: (trx: Trx, publicationId: PublicationId) => Promise<void>;
  clock?: () => number;
};

/** What a creator may do with publications. */
export function publicationService({ db, dates, orderWork, accounts, cancelJob, clock = Date.now }: Parts) {
  const changes = publicationChanges({ db, dates, orderWork, cancelJob, clock });
  const remove = removal({ db, accounts, clock });

  async function own(id: string, userId: UserId): Promise<PublicationRow> {
    const row = await publicationRepo(db).find(id);
    if (row?.user_id !== userId) throw new Failure('not_found', msg`Publication not found`);
    return row;
  }
  return {
    drafts: (taleId: TaleId) => suggestedTexts(db, taleId),

    async list(taleId: TaleId, userId: UserId) {
      await requireOwnTale(db, taleId, userId);
      const [rows, texts] = await Promise.all([publicationRepo(db).ofTale(taleId), suggestedTexts(db, taleId)]);
      return { items: rows.map(publicationView), drafts: texts.map(({ renamed: _told, ...draft }) => draft) };
    },

    /**
     * See `placePublications`. Its date is the tale's from now on; an order without one takes the tale off a date that
     * nothing else keeps.
     */
    async publish({ scheduledAt, undoSeconds, ...wish }: Order) {
      const { userId, taleId } = wish;
      await requireOwnTale(db, taleId, userId);
      const publishAt = scheduledAt === undefined ? null : new Date(Math.max(scheduledAt * 1000, clock()));
      const undoUntil = clock() + 1000 * (undoSeconds ?? 0);
      return transact(db, async (trx) => {
        await taleStandingRepo(trx).lock(taleId);
        const placed = await placePublications(
          trx,
          wish,
          { publishAt, notBefore: undoSeconds ? new Date(undoUntil) : null },
          orderWork,
        );
        if (publishAt) await dates.setDate(trx, wish, publishAt);
        else await dates.release(trx, wish);
        return { jobId: placed[0]!.jobId, publicationIds: placed.map(({ publicationId }) => publicationId), undoUntil };
      });
    },

    /** Reads the host's own state now. */
    async refresh(id: string, userId: UserId): Promise<Publication> {
      const row = await own(id, userId);
      return publicationView(await remove.readBack(row).catch(inWords));
    },

    /** Continues a publication that failed, was missed (then it is published now) or waits. */
    async retry(id: string, userId: UserId): Promise<string> {
      const row = await own(id, userId);
      if (!['failed', 'missed', 'waiting', 'unknown'].includes(row.state))
        throw new Failure(
          'conflict',
          msg`This publication is ${{ replace: row.state.replace('_', ' ') }}; there is nothing to retry.`,
        );
      if ((await channelRepo(db).find(row.channel_id))?.sealed_tokens === '')
        throw new Failure(
          'conflict',
          msg`“${{ channel: row.channel_title }}” is no longer linked. Link that channel again, then retry.`,
        );
      return transact(db, async (trx) => {
        await publicationRepo(trx).again(row, new Date(clock()));
        const { jobId } = await orderWork(trx, row);
        await publicationRepo(trx).announce(id);
        return jobId;
      });
    },

    /** Changes texts and date; a job updates the host. */
    async edit(id: string, userId: UserId, edits: PublicationEdit) {
      const jobId = await changes.edit(await own(id, userId), edits);
      return { ...publicationView(await own(id, userId)), jobId };
    },
    async cancel(id: string, userId: UserId): Promise<Publication> {
      await changes.cancel(() => own(id, userId));
      return publicationView(await own(id, userId));
    },
    async hide(id: string, userId: UserId) {
      const jobId = await changes.hide(await own(id, userId));
      return { ...publicationView(await own(id, userId)), jobId };
    },
    async listAll(filter: PublicationFilter) {
      const { rows, nextCursor } = await publicationListRepo(db).page(filter);
      return { items: rows.map((row) => ({ ...publicationView(row), taleTitle: row.tale_title })), nextCursor };
    },

    /**
     * Deletes the video from the channel, also one that was uploaded without our knowing; the row stays as what was.
     */
    async remove(id: string, userId: UserId): Promise<void> {
      await remove.remove(await own(id, userId)).catch(inWords);
    },
  };
}
export type PublicationService = ReturnType<typeof publicationService>;

import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import { dateRepo } from './date.repo.ts';
import type { OrderWork } from '../place-publications.ts';
import { latestMs } from '../upload/publish-parts.ts';
import type { TaleDates } from './tale-dates.ts';
import { taleStatusRepo } from '#server/studio/2-tale/tale-status.repo.ts';
import { taleStandingRepo } from './tale-standing.repo.ts';
import { moment, type Said, sentences } from '#shared/said.ts';

type Parts = {
  readonly db: Db;
  readonly dates: TaleDates;
  readonly orderWork: OrderWork;
  readonly clock?: () => number;
};

/**
 * Milliseconds before a date (after it, where negative) at which a creator hears that nothing can be published on it.
 */
const reminders = [24 * 3_600_000, 3_600_000, 0, -latestMs];
/** Work that is younger may still be under way. */
const settledMs = 15 * 60_000;

/**
 * What only the clock brings about: a date comes near, or has come. Call the first two often and `check` once a day, in
 * one or many processes.
 */
export function dueDates({ db, dates, orderWork, clock = Date.now }: Parts) {
  const comes = (at: Date): Said => {
    if (at.getTime() > clock()) return msg`It is due on ${{ date: moment(at) }}.`;
    return clock() - at.getTime() >= latestMs
      ? msg`It missed its date, ${{ date: moment(at) }}, by more than a day. Choose another date.`
      : msg`Its date was ${{ date: moment(at) }}; it is published late if this is fixed within a day.`;
  };
  async function remind(trx: Trx, taleId: TaleId): Promise<void> {
    const tale = await taleStandingRepo(trx).lock(taleId);
    if (tale?.status !== 'scheduled' || tale.deleted_at || !tale.scheduled_at) return;
    await taleStatusRepo(trx).told(taleId, new Date(clock()));
    for (const lack of await dates.lacks(trx, tale)) {
      const message = sentences(lack, comes(tale.scheduled_at));
      await note(trx, { userId: tale.user_id, type: 'publishing', level: 'warn', message, refId: taleId });
    }
  }

  return {
    /**
     * Checks whether a tale and its videos agree, and reports where they do not: to the log by its result, to the
     * creator in the activity. Repairs nothing.
     */
    async check(): Promise<readonly { readonly id: string; readonly what: string }[]> {
      const found = await dateRepo(db).outOfStep(new Date(clock() - settledMs));
      for (const { id, user_id: userId, title, what } of found) {
        const message = msg`“${{ title }}” does not match its videos: ${{ what }}. Open its YouTube tab, then choose its date or its status again.`;
        await note(db, { userId, type: 'publishing', level: 'warn', message, refId: id });
      }
      return found;
    },

    /** A host makes a video public itself; its state is read once the date has come. */
    async readDue(): Promise<void> {
      for (const row of await dateRepo(db).due(new Date(clock())))
        await transact(db, (trx) => orderWork(trx, row).then(() => {}));
    },

    /**
     * Tells again of dates on which nothing can be published: a day and an hour before, when they come, and when it is
     * too late.
     */
    async remindOfDates(): Promise<void> {
      for (const { id } of await dateRepo(db).toRemind(new Date(clock()), reminders))
        await transact(db, (trx) => remind(trx, id));
    },
  };
}

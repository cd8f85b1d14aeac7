import type { TaleId, UserId } from '#shared/ids.ts';
import type { Trx } from '#server/db/tables/tables.ts';
import { holdRepo } from './hold.repo.ts';
import type { OrderWork } from '../place-publications.ts';
import { publicationRepo } from '../publication.repo.ts';
import type { TaleDates } from './tale-dates.ts';

type Tales = { readonly ids: readonly string[] };

/**
 * Calls off what tales in the bin would publish, and takes it up again when they come back; in the caller's
 * transaction.
 */
export function holdPublications({ dates, orderWork }: { dates: TaleDates; orderWork: OrderWork }) {
  const order = async (trx: Trx, rows: { id: string; user_id: UserId; tale_id: TaleId }[]): Promise<void> => {
    for (const row of rows) {
      await orderWork(trx, row);
      await publicationRepo(trx).announce(row.id);
    }
  };
  return {
    hold: async (trx: Trx, { ids }: Tales) => order(trx, await holdRepo(trx).hold(ids)),
    resume: async (trx: Trx, { ids }: Tales) => {
      await order(trx, await holdRepo(trx).resume(ids));
      for (const id of ids) await dates.settle(trx, id);
    },
  };
}

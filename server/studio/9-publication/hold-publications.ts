import type { Trx } from '#server/db/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { holdRepo } from './hold.repo.ts';
import { publicationRepo } from './publication.repo.ts';
import type { PublishFilm } from './publish-film.job.ts';

type Tales = { readonly ids: readonly string[] };

/** Calls off what tales in the bin would publish, and takes it up again when they come back; in the caller's transaction. */
export function holdPublications({ desk, publishFilm }: { desk: JobDesk; publishFilm: PublishFilm }) {
  const order = async (trx: Trx, rows: { id: string; user_id: string; tale_id: string }[]): Promise<void> => {
    for (const { id, user_id: userId, tale_id: taleId } of rows) {
      await desk.order(trx, publishFilm, { publicationId: id }, { userId, taleId });
      await publicationRepo(trx).announce(id);
    }
  };
  return {
    hold: async (trx: Trx, { ids }: Tales) => order(trx, await holdRepo(trx).hold(ids)),
    resume: async (trx: Trx, { ids }: Tales) => order(trx, await holdRepo(trx).resume(ids)),
  };
}

import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import { note } from '#server/jobs/announce.ts';
import { Failure } from '#shared/endpoint.ts';
import { because, type PublicationRow } from './publication-view.ts';
import { publicationRepo } from './publication.repo.ts';
import type { PublishParts } from './upload/publish-parts.ts';
import { readBack } from './upload/read-back.ts';
import { taleStandingRepo } from './dates/tale-standing.repo.ts';

/** Acts on the channel for a publication at rest, outside a job. */
export function removal(parts: Pick<PublishParts, 'db' | 'accounts' | 'clock'>) {
  const { db, accounts } = parts;
  async function mustRest(row: PublicationRow): Promise<void> {
    if (await publicationRepo(db).isWorkedOn(row.id))
      throw new Failure(
        'conflict',
        msg`This publication is being worked on. Cancel its job first, or wait until it ends.`,
      );
  }
  return {
    async readBack(row: PublicationRow): Promise<PublicationRow> {
      if (!row.video_id || row.state === 'removed' || (await publicationRepo(db).isWorkedOn(row.id))) return row;
      return readBack(parts, await accounts.of(row.channel_id), row);
    },

    async remove(row: PublicationRow): Promise<void> {
      if (row.state === 'removed') return;
      await mustRest(row);
      const begun = row.video_id !== null || row.sealed_session !== null;
      if (begun) {
        const account = await accounts.of(row.channel_id);
        const videoId = row.video_id ?? (await account.findByMarker(row.marker));
        if (videoId) await account.remove(videoId);
      }
      const change = {
        state: 'removed' as const,
        ...because(null),
        host_privacy: null,
        sealed_session: null,
        waiting_until: null,
      };
      await transact(db, async (trx) => {
        await taleStandingRepo(trx).lock(row.tale_id);
        await publicationRepo(trx).save(row, change);
        await taleStandingRepo(trx).retreat(row.tale_id);
        const message = begun
          ? msg`“${{ title: row.title }}” was deleted from “${{ channel: row.channel_title }}”`
          : msg`“${{ title: row.title }}” was undone before it was sent`;
        await note(trx, { userId: row.user_id, type: 'publishing', level: 'info', message, refId: row.tale_id });
      });
    },
  };
}

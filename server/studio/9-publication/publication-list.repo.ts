import type { ChannelId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { keysetCursor, readCursor } from '#server/db/keyset.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { isSettled, type PublicationState, statesThat } from '#shared/publishing/publication-states.ts';
import type { PublicationRow } from './publication-view.ts';
import { publicationRows } from './publication.repo.ts';

export type PublicationFilter = {
  readonly userId: UserId;
  readonly q?: string | undefined;
  readonly state?: PublicationState | undefined;
  readonly channel?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};
type Listed = PublicationRow & { readonly tale_title: string };

/** The publications of all tales of a creator. */
export function publicationListRepo(db: Db) {
  return {
    /** Newest first; those of tales in the bin are left out. */
    async page({
      userId,
      q,
      state,
      channel,
      cursor,
      limit,
    }: PublicationFilter): Promise<{ rows: Listed[]; nextCursor: string | null }> {
      const after = cursor ? readCursor(cursor) : null;
      const like = q ? `%${q.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
      const found = await publicationRows(db)
        .innerJoin('tales', 'tales.id', 'publications.tale_id')
        .select('tales.title as tale_title')
        .where('publications.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .$if(like !== null, (query) =>
          query.where((eb) => eb.or([eb('publications.title', 'ilike', like!), eb('tales.title', 'ilike', like!)])),
        )
        .$if(state !== undefined, (query) => query.where('publications.state', '=', state!))
        .$if(channel !== undefined, (query) => query.where('publications.channel_id', '=', channel!))
        .$if(after !== null, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('publications.created_at', 'publications.id'), '<', eb.tuple(after!.at, after!.id)),
          ),
        )
        .orderBy('publications.created_at', 'desc')
        .orderBy('publications.id', 'desc')
        .limit(limit + 1)
        .execute();
      const rows = found.slice(0, limit);
      return { rows, nextCursor: found.length > limit ? keysetCursor(rows.at(-1)!) : null };
    },

    /** What the host said about these is older than `before`, or it was still working on them before `working`. */
    stale: (before: Date, working: Date, limit: number) =>
      db
        .selectFrom('publications')
        .innerJoin('channels', 'channels.id', 'publications.channel_id')
        .select(['publications.id', 'publications.channel_id'])
        .where('publications.video_id', 'is not', null)
        .where('publications.state', 'in', statesThat(isSettled))
        .where('channels.sealed_tokens', '!=', '')
        .where('channels.reauth_required', '=', false)
        .where((eb) =>
          eb.or([
            eb('publications.checked_at', 'is', null),
            eb('publications.checked_at', '<', before),
            eb.and([
              eb('publications.checked_at', '<', working),
              sql<boolean>`publications.host ->> 'processing' = 'processing'`,
            ]),
          ]),
        )
        .orderBy('publications.channel_id')
        .orderBy('publications.checked_at')
        .limit(limit)
        .execute(),

    /** The newest publications of a channel that have a video. */
    onChannel: (channelId: ChannelId, limit: number): Promise<PublicationRow[]> =>
      publicationRows(db)
        .where('publications.channel_id', '=', channelId)
        .where('publications.video_id', 'is not', null)
        .where('publications.state', 'in', statesThat(isSettled))
        .orderBy('publications.created_at', 'desc')
        .limit(limit)
        .execute(),
  };
}

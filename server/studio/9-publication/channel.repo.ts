import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Db, Trx } from '#server/db/tables.ts';
import type { HostChannel } from '#server/video-host.ports.ts';
import type { Language } from '#shared/vocabulary.ts';

/** A channel row whose tokens were deleted stays, because publications tell where they went. */
const unlinked = '';

/** Linked channels and the open trips that link them. */
export function channelRepo(db: Db | Trx) {
  return {
    beginTrip: (trip: { stateHash: string; sessionHash: string; userId: string; sealed: string }) =>
      db
        .insertInto('trips')
        .values({
          state_hash: trip.stateHash,
          purpose: 'link',
          browser_hash: trip.sessionHash,
          user_id: trip.userId,
          sealed: trip.sealed,
          expires_at: sql<Date>`now() + interval '10 minutes'` as never,
        })
        .execute(),

    /** Takes the trip; null when there is none, it is over, or another session or creator began it. */
    async finishTrip(trip: { stateHash: string; sessionHash: string; userId: string }): Promise<string | null> {
      const row = await db
        .deleteFrom('trips')
        .where('state_hash', '=', trip.stateHash)
        .where('browser_hash', '=', trip.sessionHash)
        .where('user_id', '=', trip.userId)
        .where('purpose', '=', 'link')
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('sealed')
        .executeTakeFirst();
      return row?.sealed ?? null;
    },

    userEmail: async (userId: string) =>
      (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email ?? null,

    /** The channel that the creator publishes to: that of the language, else the default one. */
    current: (userId: string, language?: Language) =>
      db
        .selectFrom('channels')
        .selectAll()
        .where('user_id', '=', userId)
        .where('sealed_tokens', '!=', unlinked)
        .orderBy(language ? sql`languages @> ${JSON.stringify([language])}::jsonb` : sql`is_default`, 'desc')
        .orderBy('is_default', 'desc')
        .orderBy('linked_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    find: (id: string) => db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Links a channel, or links it anew; returns its row's id. */
    async link(userId: string, channel: HostChannel, sealedTokens: string): Promise<string> {
      const fresh = { title: channel.title, url: channel.url, sealed_tokens: sealedTokens, reauth_required: false };
      const { id } = await db
        .insertInto('channels')
        .values({ id: nanoid(), user_id: userId, channel_id: channel.id, ...fresh })
        .onConflict((on) => on.columns(['user_id', 'channel_id']).doUpdateSet({ ...fresh, linked_at: sql`now()` }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Keeps renewed tokens, unless the channel was unlinked meanwhile. */
    keepTokens: (id: string, sealedTokens: string) =>
      db
        .updateTable('channels')
        .set({ sealed_tokens: sealedTokens, reauth_required: false, checked_at: sql`now()` })
        .where('id', '=', id)
        .where('sealed_tokens', '!=', unlinked)
        .execute(),

    allLinked: () => db.selectFrom('channels').select(['id', 'user_id', 'sealed_tokens']).where('sealed_tokens', '!=', unlinked).execute(),

    /** Replaces one sealing by another of the same tokens, unless they were renewed meanwhile. */
    reseal: (id: string, before: string, after: string) =>
      db.updateTable('channels').set({ sealed_tokens: after }).where('id', '=', id).where('sealed_tokens', '=', before).execute(),

    requireReauth: (id: string) =>
      db.updateTable('channels').set({ reauth_required: true, checked_at: sql`now()` }).where('id', '=', id).execute(),

    forgetTokens: (ids: readonly string[]) =>
      db
        .updateTable('channels')
        .set({ sealed_tokens: unlinked, reauth_required: false })
        .where('id', 'in', ids.length > 0 ? ids : [''])
        .execute(),

    linked: (userId: string) =>
      db.selectFrom('channels').selectAll().where('user_id', '=', userId).where('sealed_tokens', '!=', unlinked).execute(),

    /** Publications of a channel that were begun and are not at rest. */
    async unfinished(channelId: string): Promise<{ id: string; tale_id: string }[]> {
      const open = ['queued', 'session_open', 'sending', 'inserted', 'decorated', 'waiting', 'unknown'];
      return db
        .selectFrom('publications')
        .select(['id', 'tale_id'])
        .where('channel_id', '=', channelId)
        .where('state', 'in', open)
        .execute();
    },
  };
}

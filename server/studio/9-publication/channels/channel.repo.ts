import type { ChannelId, PublicationId, TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Db, Row, Trx } from '#server/db/tables/tables.ts';
import { isUnderWay, statesThat } from '#shared/publishing/publication-states.ts';
import type { Language } from '#shared/vocabulary.ts';

export type ChannelRow = Row<'channels'>;
/** `picture` as a `data:` address; left out, the one that is known stays. */
export type SeenChannel = {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly picture?: string | null;
};

/** A channel row whose tokens were deleted stays, because publications tell where they went. */
const unlinked = '';

/** Linked channels, and those that wait to be confirmed. */
export function channelRepo(db: Db | Trx) {
  /** One of the linked channels is the default: the chosen one, otherwise the one linked last. */
  async function settleDefault(userId: UserId): Promise<void> {
    await sql`update channels set is_default = (id = (
      select c.id from channels c where c.user_id = ${userId} and c.sealed_tokens <> ${unlinked}
      order by c.is_default desc, c.linked_at desc, c.id limit 1)) where user_id = ${userId} and sealed_tokens <> ${unlinked}`.execute(
      db,
    );
  }
  const seen = ({ title, url, picture }: SeenChannel) => ({
    title,
    url,
    ...(picture === undefined ? {} : { picture }),
  });

  return {
    userEmail: async (userId: UserId) =>
      (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email ?? null,

    /** The channel that the creator publishes to: that of the language, otherwise the default one. */
    current: (userId: UserId, language?: Language) =>
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

    find: (id: ChannelId) => db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst(),

    byHostId: (userId: UserId, hostId: string) =>
      db
        .selectFrom('channels')
        .selectAll()
        .where('user_id', '=', userId)
        .where('channel_id', '=', hostId)
        .executeTakeFirst(),

    /** Linked channels, the default one first, and those that wait. */
    shown: (userId: UserId): Promise<ChannelRow[]> =>
      db
        .selectFrom('channels')
        .selectAll()
        .where('user_id', '=', userId)
        .where((eb) => eb.or([eb('sealed_tokens', '!=', unlinked), eb('pending_until', '>', sql<Date>`now()`)]))
        .orderBy('is_default', 'desc')
        .orderBy('linked_at')
        .execute(),

    /** Stores a link until its creator confirms the channel; returns its row's id. */
    async keepPending(userId: UserId, channel: SeenChannel, sealedTokens: string): Promise<string> {
      const fresh = {
        ...seen(channel),
        pending_tokens: sealedTokens,
        pending_until: sql<Date>`now() + interval '15 minutes'` as never,
      };
      const { id } = await db
        .insertInto('channels')
        .values({ id: nanoid(), user_id: userId, channel_id: channel.id, sealed_tokens: unlinked, ...fresh })
        .onConflict((on) => on.columns(['user_id', 'channel_id']).doUpdateSet(fresh))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Links a channel, or links it again; the first one is the default. Returns its row's id. */
    async link(userId: UserId, channel: SeenChannel, sealedTokens: string): Promise<string> {
      const fresh = {
        ...seen(channel),
        sealed_tokens: sealedTokens,
        reauth_required: false,
        pending_tokens: null,
        pending_until: null,
        checked_at: sql<Date>`now()` as never,
      };
      const { id } = await db
        .insertInto('channels')
        .values({ id: nanoid(), user_id: userId, channel_id: channel.id, ...fresh })
        .onConflict((on) => on.columns(['user_id', 'channel_id']).doUpdateSet({ ...fresh, linked_at: sql`now()` }))
        .returning('id')
        .executeTakeFirstOrThrow();
      await settleDefault(userId);
      return id;
    },

    /** The channel's current name on the host, and that the link works. */
    saw: (id: ChannelId, channel: SeenChannel) =>
      db
        .updateTable('channels')
        .set({ ...seen(channel), reauth_required: false, checked_at: sql`now()` })
        .where('id', '=', id)
        .where('sealed_tokens', '!=', unlinked)
        .execute(),

    /** The host was asked, and could not say. */
    asked: (id: ChannelId) => db.updateTable('channels').set({ checked_at: sql`now()` }).where('id', '=', id).execute(),

    async makeDefault(userId: UserId, id: ChannelId): Promise<void> {
      await db
        .updateTable('channels')
        .set({ is_default: sql<boolean>`id = ${id}` })
        .where('user_id', '=', userId)
        .execute();
    },

    /** A language has one channel: the others lose it. */
    async speak(userId: UserId, id: ChannelId, languages: readonly Language[]): Promise<void> {
      const others = await db
        .selectFrom('channels')
        .select(['id', 'languages'])
        .where('user_id', '=', userId)
        .execute();
      for (const row of others) {
        const kept = row.id === id ? languages : row.languages.filter((language) => !languages.includes(language));
        await db
          .updateTable('channels')
          .set({ languages: JSON.stringify(kept) })
          .where('id', '=', row.id)
          .execute();
      }
    },

    /** Links that nobody confirmed in time. */
    lapsed: () => db.selectFrom('channels').selectAll().where('pending_until', '<=', sql<Date>`now()`).execute(),

    /** Removes the pending link; a channel with nothing else is deleted. */
    async dropPending(id: ChannelId): Promise<void> {
      await db
        .deleteFrom('channels')
        .where('id', '=', id)
        .where('sealed_tokens', '=', unlinked)
        .where(sql<boolean>`not exists (select 1 from publications p where p.channel_id = channels.id)`)
        .execute();
      await db
        .updateTable('channels')
        .set({ pending_tokens: null, pending_until: null })
        .where('id', '=', id)
        .execute();
    },

    /** Links that were not seen to work for a day. */
    unchecked: (limit: number) =>
      db
        .selectFrom('channels')
        .select(['id', 'user_id'])
        .where('sealed_tokens', '!=', unlinked)
        .where('reauth_required', '=', false)
        .where((eb) =>
          eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', sql<Date>`now() - interval '24 hours'`)]),
        )
        .orderBy('checked_at')
        .limit(limit)
        .execute(),

    /** Keeps renewed tokens, unless the channel was unlinked meanwhile. */
    keepTokens: (id: ChannelId, sealedTokens: string) =>
      db
        .updateTable('channels')
        .set({ sealed_tokens: sealedTokens })
        .where('id', '=', id)
        .where('sealed_tokens', '!=', unlinked)
        .execute(),

    allLinked: () =>
      db
        .selectFrom('channels')
        .select(['id', 'user_id', 'sealed_tokens'])
        .where('sealed_tokens', '!=', unlinked)
        .execute(),

    /** Replaces one sealing by another of the same tokens, unless they were renewed meanwhile. */
    reseal: (id: ChannelId, before: string, after: string) =>
      db
        .updateTable('channels')
        .set({ sealed_tokens: after })
        .where('id', '=', id)
        .where('sealed_tokens', '=', before)
        .execute(),

    /** The row if its link was considered working until now, otherwise undefined. */
    requireReauth: (id: ChannelId) =>
      db
        .updateTable('channels')
        .set({ reauth_required: true, checked_at: sql`now()` })
        .where('id', '=', id)
        .where('sealed_tokens', '!=', unlinked)
        .where('reauth_required', '=', false)
        .returning(['user_id', 'title'])
        .executeTakeFirst(),

    async forgetTokens(userId: UserId, id: ChannelId): Promise<void> {
      await db
        .updateTable('channels')
        .set({ sealed_tokens: unlinked, reauth_required: false, is_default: false, languages: '[]' })
        .where('id', '=', id)
        .execute();
      await settleDefault(userId);
    },

    linked: (userId: UserId) =>
      db
        .selectFrom('channels')
        .selectAll()
        .where('user_id', '=', userId)
        .where('sealed_tokens', '!=', unlinked)
        .execute(),

    /** Publications of a channel that were begun and are not at rest. */
    async unfinished(channelId: ChannelId): Promise<{ id: PublicationId; tale_id: TaleId }[]> {
      return db
        .selectFrom('publications')
        .select(['id', 'tale_id'])
        .where('channel_id', '=', channelId)
        .where('state', 'in', statesThat(isUnderWay))
        .execute();
    },
  };
}

import type { ChannelId, TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { WeeklySlot } from '#shared/publishing/weekly-slots.ts';

/** States in which a publication takes no slot any more. */
const gone = ['removed', 'missed'] as const;

/** Weekly slots, and what is scheduled in them. */
export function slotRepo(db: Db | Trx) {
  const slots = db
    .selectFrom('publishing_slots')
    .innerJoin('channels', 'channels.id', 'publishing_slots.channel_id')
    .select([
      'publishing_slots.id',
      'publishing_slots.weekday',
      'publishing_slots.time',
      'publishing_slots.zone',
      'publishing_slots.channel_id as channelId',
      'channels.title as channelTitle',
    ]);
  return {
    /** Of the channels that are linked, in the order of the week. */
    ofCreator: (userId: UserId) =>
      slots
        .where('publishing_slots.user_id', '=', userId)
        .where('channels.sealed_tokens', '!=', '')
        .orderBy('channels.title')
        .orderBy('publishing_slots.weekday')
        .orderBy('publishing_slots.time')
        .execute(),
    find: (id: string) => slots.where('publishing_slots.id', '=', id).executeTakeFirstOrThrow(),

    /** The linked channels, with the languages that go there. */
    channels: (userId: UserId) =>
      db
        .selectFrom('channels')
        .select(['id', 'title', 'languages', 'is_default as isDefault'])
        .where('user_id', '=', userId)
        .where('sealed_tokens', '!=', '')
        .orderBy('is_default', 'desc')
        .orderBy('linked_at', 'desc')
        .execute(),

    /** Keeps it and returns its id, also when it was kept before. */
    async add(userId: UserId, channelId: ChannelId, { weekday, time, zone }: WeeklySlot): Promise<string> {
      const row = { id: nanoid(), user_id: userId, channel_id: channelId, weekday, time, zone };
      const { id } = await db
        .insertInto('publishing_slots')
        .values(row)
        .onConflict((on) => on.columns(['channel_id', 'weekday', 'time', 'zone']).doUpdateSet({ zone }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async remove(id: string, userId: UserId): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('publishing_slots')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    /** Every browser of the creator asks for the slots again. */
    tell: (userId: UserId) => emit(db, { userId, topic: 'user', kind: 'settings', data: { slots: true } }),

    /** One choice of a slot after the other for a creator, until the transaction ends. */
    lock: (userId: UserId) =>
      db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow(),

    tale: (taleId: TaleId) =>
      db
        .selectFrom('tales')
        .select(['id', 'title', 'status', 'scheduled_at', 'langs'])
        .where('id', '=', taleId)
        .executeTakeFirstOrThrow(),

    /** Publications of a tale that are not removed: their language, channel and state. */
    ofTale: (taleId: TaleId) =>
      db
        .selectFrom('publications')
        .select(['language', 'channel_id as channelId', 'state', 'host_privacy as privacy'])
        .where('tale_id', '=', taleId)
        .where('state', '!=', 'removed')
        .execute(),

    /** What other tales of the creator take from a moment on, in milliseconds: publications with a date. */
    async dated(
      userId: UserId,
      taleId: TaleId,
      from: Date,
    ): Promise<{ channelId: ChannelId; language: Language; at: number }[]> {
      const rows = await db
        .selectFrom('publications')
        .select(['channel_id as channelId', 'language', 'publish_at'])
        .where('user_id', '=', userId)
        .where('tale_id', '!=', taleId)
        .where('publish_at', '>=', from)
        .where('state', 'not in', [...gone])
        .execute();
      return rows.map(({ publish_at: at, ...row }) => ({ ...row, at: at!.getTime() }));
    },

    /** Scheduled tales with languages that no publication carries yet: those will take the tale's moment too. */
    async awaited(userId: UserId, taleId: TaleId, from: Date): Promise<{ language: Language; at: number }[]> {
      const rows = await db
        .selectFrom('tales')
        .select(['scheduled_at', 'langs'])
        .select(
          sql<
            Language[]
          >`coalesce((select jsonb_agg(p.language) from publications p where p.tale_id = tales.id and p.state <> 'removed'), '[]'::jsonb)`.as(
            'known',
          ),
        )
        .where('user_id', '=', userId)
        .where('id', '!=', taleId)
        .where('status', '=', 'scheduled')
        .where('deleted_at', 'is', null)
        .where('scheduled_at', '>=', from)
        .execute();
      return rows.flatMap(({ scheduled_at: at, langs, known }) =>
        langs.filter((language) => !known.includes(language)).map((language) => ({ language, at: at!.getTime() })),
      );
    },
  };
}

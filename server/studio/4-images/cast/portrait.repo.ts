import type { TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Db, NewRow, Row, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';
import { lastError } from '#server/db/last-error.ts';
import type { Words } from '#shared/said.ts';
import { claimSeconds, type Draughtsman, nameOf } from '../drawing/image-claim.repo.ts';

export type PortraitRow = Row<'cast_portraits'>;
type Tale = { readonly taleId: TaleId; readonly userId: UserId };
const soon = sql<Date>`now() + make_interval(secs => ${claimSeconds})`;
const pending = ['queued', 'generating'] as const;
const unclaimed = { claimed_by: null, claimed_until: null, updated_at: sql<Date>`now()` } as const;

/** Tells the creator's browsers that the model sheet of a tale has changed. */
const tell = (db: Db | Trx, { taleId, userId }: Tale) =>
  emit(db, { userId, topic: `tale:${taleId}`, kind: 'tale', data: { id: taleId } });

/** The portraits of model sheets, and who draws which. */
export function portraitRepo(db: Db | Trx) {
  const held = ({ id, take }: Pick<PortraitRow, 'id' | 'take'>, by: Draughtsman) =>
    db.updateTable('cast_portraits').where('id', '=', id).where('take', '=', take).where('claimed_by', '=', nameOf(by));
  return {
    of: (taleId: TaleId): Promise<PortraitRow[]> =>
      db.selectFrom('cast_portraits').selectAll().where('tale_id', '=', taleId).orderBy('name').execute(),

    /** A portrait of the creator's own tale. */
    own: (id: string, userId: UserId): Promise<PortraitRow | undefined> =>
      db
        .selectFrom('cast_portraits')
        .innerJoin('tales', 'tales.id', 'cast_portraits.tale_id')
        .selectAll('cast_portraits')
        .where('cast_portraits.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Orders the portraits of these names, without ordering any twice; returns how many are new. */
    async order(tale: Tale, names: readonly string[]): Promise<number> {
      if (names.length === 0) return 0;
      const fresh = names.map((name) => ({ id: nanoid(), tale_id: tale.taleId, name, status: 'queued' as const }));
      const { numInsertedOrUpdatedRows: ordered = 0n } = await db
        .insertInto('cast_portraits')
        .values(fresh)
        .onConflict((on) =>
          on
            .columns(['tale_id', 'name'])
            .doUpdateSet({
              status: 'queued',
              take: sql`cast_portraits.take + case when cast_portraits.r2_key is null then 0 else 1 end`,
              last_error: null,
              ...unclaimed,
            })
            .where(
              sql<boolean>`cast_portraits.status is null or cast_portraits.status not in ('queued', 'generating')`,
            ),
        )
        .executeTakeFirst();
      if (ordered > 0n) await tell(db, tale);
      return Number(ordered);
    },

    async pending(taleId: TaleId): Promise<number> {
      const { left } = await db
        .selectFrom('cast_portraits')
        .select(({ fn }) => fn.countAll<string>().as('left'))
        .where('tale_id', '=', taleId)
        .where('status', 'in', pending)
        .executeTakeFirstOrThrow();
      return Number(left);
    },

    /** Takes the next ordered portrait that nobody living draws. */
    async claim(tale: Tale, { jobId, run }: Draughtsman): Promise<PortraitRow | null> {
      const row = await db
        .updateTable('cast_portraits')
        .set({
          status: 'generating',
          claimed_by: nameOf({ jobId, run }),
          claimed_until: soon,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('cast_portraits')
            .select('id')
            .where('tale_id', '=', tale.taleId)
            .where('status', 'in', pending)
            .where((w) =>
              w.or([
                w('claimed_until', 'is', null),
                w('claimed_until', '<', sql<Date>`now()`),
                sql<boolean>`starts_with(claimed_by, ${`${jobId}.`})`,
              ]),
            )
            .orderBy('name')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst();
      if (row) await tell(db, tale);
      return row ?? null;
    },

    renew: (row: PortraitRow, by: Draughtsman) => held(row, by).set({ claimed_until: soon }).execute(),

    /** Keeps what was drawn, or why nothing was; false when it was ordered again meanwhile. */
    async finish(
      row: PortraitRow,
      by: Draughtsman,
      tale: Tale,
      made:
        | Pick<PortraitRow, 'print' | 'r2_key' | 'sha256' | 'width' | 'height' | 'engine'>
        | ReturnType<typeof lastError>,
    ): Promise<boolean> {
      const end = 'last_error' in made ? (row.r2_key ? 'generated' : 'error') : 'generated';
      const { numUpdatedRows } = await held(row, by)
        .set({ ...lastError(null), ...made, status: end, ...unclaimed })
        .executeTakeFirst();
      await tell(db, tale);
      return numUpdatedRows > 0n;
    },

    /** An order for something that is no longer in the sheet. */
    async drop(row: PortraitRow, by: Draughtsman): Promise<void> {
      await db
        .deleteFrom('cast_portraits')
        .where('id', '=', row.id)
        .where('claimed_by', '=', nameOf(by))
        .where('r2_key', 'is', null)
        .execute();
      await held(row, by)
        .set({ status: 'generated', ...unclaimed })
        .execute();
    },

    /** Gives a claimed order back: somebody else, or this job when it is retried, draws it. */
    giveBack: (row: PortraitRow, by: Draughtsman) =>
      held(row, by)
        .set({ status: 'queued', ...unclaimed })
        .execute(),

    /** Orders that nobody will draw any more go back to what they were; those that another live job will draw stay. */
    async putBack(tale: Tale, error: Words | null): Promise<void> {
      const other = await db
        .selectFrom('jobs')
        .select('id')
        .where('tale_id', '=', tale.taleId)
        .where('kind', 'in', ['image_generation', 'video_processing'])
        .where('status', 'in', liveJobStatuses)
        .executeTakeFirst();
      if (other) return;
      const { numUpdatedRows } = await db
        .updateTable('cast_portraits')
        .set({
          status: sql<
            'generated' | null
          >`case when r2_key is not null then 'generated' else ${error === null ? null : 'error'}::text end`,
          ...lastError(error),
          ...unclaimed,
        })
        .where('tale_id', '=', tale.taleId)
        .where('status', 'in', pending)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await tell(db, tale);
    },

    /** Keeps portraits of another tale as this one's own. */
    async adopt(
      taleId: TaleId,
      portraits: readonly Omit<PortraitRow, 'tale_id' | 'updated_at' | 'take'>[],
    ): Promise<void> {
      for (const { id, name, ...facts } of portraits) {
        const kept = { ...facts, ...lastError(null), ...unclaimed };
        await db
          .insertInto('cast_portraits')
          .values({ id, tale_id: taleId, name, ...kept })
          .onConflict((on) =>
            on.columns(['tale_id', 'name']).doUpdateSet({ ...kept, take: sql`cast_portraits.take + 1` }),
          )
          .execute();
      }
    },
  };
}

/** Stores the portraits of a tale that comes whole from elsewhere. */
export async function addPortraits(trx: Trx, portraits: readonly NewRow<'cast_portraits'>[]): Promise<void> {
  if (portraits.length > 0) await trx.insertInto('cast_portraits').values(portraits).execute();
}

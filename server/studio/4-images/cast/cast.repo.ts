import type { TaleId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { CastMember } from '#shared/pictures/cast.ts';

/** A frame as far as its people are concerned. */
export type CastFrame = {
  readonly id: string;
  readonly frame_no: number;
  readonly prompt: string;
  readonly status: string | null;
  readonly take: number;
  readonly r2_key: string | null;
  readonly sha256: string | null;
  readonly engine: string | null;
  /** With which words its picture was drawn; null for one from before there were sheets. */
  readonly print: string | null;
  /** The portraits that its picture was drawn by: SHA-256 by name. */
  readonly portraits: Readonly<Record<string, string>> | null;
};

/** Model sheets, and what pictures were drawn by. */
export function castRepo(db: Db | Trx) {
  return {
    find: (taleId: TaleId): Promise<{ version: number; members: CastMember[] } | undefined> =>
      db.selectFrom('tale_casts').select(['version', 'members']).where('tale_id', '=', taleId).executeTakeFirst(),

    /** Saves a sheet that was edited on `version` (0: on the proposal); returns whether that was still the newest. */
    async keep(taleId: TaleId, version: number, members: readonly CastMember[]): Promise<boolean> {
      const next = { version: version + 1, members: JSON.stringify(members), updated_at: sql<Date>`now()` };
      if (version === 0) {
        const { numInsertedOrUpdatedRows: added = 0n } = await db
          .insertInto('tale_casts')
          .values({ tale_id: taleId, ...next })
          .onConflict((on) => on.column('tale_id').doNothing())
          .executeTakeFirst();
        return added > 0n;
      }
      const update = db
        .updateTable('tale_casts')
        .set(next)
        .where('tale_id', '=', taleId)
        .where('version', '=', version);
      return (await update.executeTakeFirst()).numUpdatedRows > 0n;
    },

    /** The frames of a tale in their order. */
    frames: (taleId: TaleId): Promise<CastFrame[]> =>
      db
        .selectFrom('images')
        .leftJoin('drawn_casts', 'drawn_casts.picture', 'images.r2_key')
        .select([
          'images.id',
          'frame_no',
          'prompt',
          'status',
          'take',
          'r2_key',
          'sha256',
          'engine',
          'print',
          'portraits',
        ])
        .where('images.tale_id', '=', taleId)
        .where('image_type', '=', 'frame')
        .orderBy('frame_no')
        .execute(),

    async title(taleId: TaleId): Promise<string> {
      return (await db.selectFrom('tales').select('title').where('id', '=', taleId).executeTakeFirst())?.title ?? '';
    },

    /** Records with which descriptions and portraits a picture was drawn. */
    async remember(
      picture: string,
      taleId: TaleId,
      print: string,
      shown: Readonly<Record<string, string>>,
    ): Promise<void> {
      const portraits = JSON.stringify(shown);
      await db
        .insertInto('drawn_casts')
        .values({ picture, tale_id: taleId, print, portraits })
        .onConflict((on) => on.column('picture').doUpdateSet({ print, portraits }))
        .execute();
    },
  };
}

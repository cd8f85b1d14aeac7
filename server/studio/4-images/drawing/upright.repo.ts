import type { TaleId } from '#shared/ids.ts';
import type { Db, Row, Trx } from '#server/db/tables/tables.ts';
import type { ImageRow } from '../image.repo.ts';

export type UprightRow = Row<'upright_pictures'>;

/** Pictures for upright films, each with the wide one that it replaces. */
export function uprightRepo(db: Db | Trx) {
  return {
    /** The finished frames that an engine drew and that have no upright picture yet; one for each picture. */
    missing: (taleId: TaleId, engine: string): Promise<ImageRow[]> =>
      db
        .selectFrom('images')
        .selectAll('images')
        .distinctOn('images.sha256')
        .where('images.tale_id', '=', taleId)
        .where('image_type', '=', 'frame')
        .where('status', '=', 'generated')
        .where('engine', '=', engine)
        .where('images.sha256', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('upright_pictures as upright')
                .select('upright.picture')
                .whereRef('upright.tale_id', '=', 'images.tale_id')
                .whereRef('upright.picture', '=', 'images.sha256'),
            ),
          ),
        )
        .orderBy('images.sha256')
        .orderBy('frame_no')
        .execute(),

    /** The upright picture of a frame's picture. */
    of: (taleId: TaleId, picture: string): Promise<UprightRow | undefined> =>
      db
        .selectFrom('upright_pictures')
        .selectAll()
        .where('tale_id', '=', taleId)
        .where('picture', '=', picture)
        .executeTakeFirst(),

    /** Keeps one, in the place of one that was drawn at the same time. */
    async keep(row: UprightRow): Promise<void> {
      await db
        .insertInto('upright_pictures')
        .values(row)
        .onConflict((on) => on.columns(['tale_id', 'picture']).doUpdateSet(row))
        .execute();
    },

    /** Deletes the rows whose wide picture is neither shown nor kept any more; the sweep removes their files. */
    async forgetOld(taleId: TaleId): Promise<void> {
      const shown = db
        .selectFrom('images')
        .select('sha256')
        .where('tale_id', '=', taleId)
        .where('sha256', 'is not', null);
      const kept = db
        .selectFrom('image_versions')
        .innerJoin('images', 'images.id', 'image_versions.image_id')
        .select('image_versions.sha256')
        .where('images.tale_id', '=', taleId);
      await db
        .deleteFrom('upright_pictures')
        .where('tale_id', '=', taleId)
        .where('picture', 'not in', shown)
        .where('picture', 'not in', kept)
        .execute();
    },
  };
}

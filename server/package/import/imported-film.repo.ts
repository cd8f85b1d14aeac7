import type { TaleId, UserId } from '#shared/ids.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { MadeOf } from '#shared/film/film-parts.ts';
import { emit } from '#server/live/event.repo.ts';
import { unproven } from './import-sounds.repo.ts';

type Proven = { readonly id: string; readonly fingerprint: string; readonly madeOf: MadeOf };

/** The films that came with a tale. */
export function importedFilmRepo(db: Db | Trx) {
  return {
    /** Films that nobody has compared with the tale yet, and the tale's scenes in their order. */
    async ofTale(taleId: TaleId) {
      const rows = await db
        .selectFrom('videos')
        .selectAll()
        .where('tale_id', '=', taleId)
        .where('fingerprint', '=', unproven)
        .execute();
      const scenes = await db
        .selectFrom('scenes')
        .select('id')
        .where('tale_id', '=', taleId)
        .orderBy('scene_no')
        .execute();
      return { rows, sceneIds: scenes.map(({ id }) => id) };
    },

    /**
     * Films that are still as they came get their true fingerprint; the tale's manifest is written unless it has one.
     */
    async prove(taleId: TaleId, userId: UserId, films: readonly Proven[], manifest: object): Promise<void> {
      for (const { id, fingerprint, madeOf } of films)
        await db
          .updateTable('videos')
          .set({ fingerprint, made_of: JSON.stringify(madeOf) })
          .where('id', '=', id)
          .where('fingerprint', '=', unproven)
          .execute();
      await db
        .insertInto('packages')
        .values({ tale_id: taleId, manifest: JSON.stringify(manifest) })
        .onConflict((on) => on.column('tale_id').doNothing())
        .execute();
      await emit(db, { userId, topic: `tale:${taleId}`, kind: 'tale', data: { id: taleId } });
    },
  };
}

import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Row, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import type { BibleVersion } from '#shared/vocabulary.ts';

const columns = [
  'id',
  'user_id',
  'status',
  'title',
  'source',
  'langs',
  'verse',
  'verse_ref',
  'verse_version',
  'range',
] as const;
/** The fields that a tale's verse may be read from. */
export type VersedTale = Pick<Row<'tales'>, (typeof columns)[number]>;

/** The verses of tales; kept locked until the transaction ends. */
export function taleVerseRepo(trx: Trx) {
  return {
    async own(ids: readonly string[], userId: UserId): Promise<VersedTale[]> {
      if (ids.length === 0) return [];
      return trx
        .selectFrom('tales')
        .select(columns)
        .where('id', 'in', ids)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute();
    },

    async write(
      tale: VersedTale,
      { verse, version, range }: { verse: string; version: BibleVersion; range: VerseRange },
    ): Promise<void> {
      await trx
        .updateTable('tales')
        .set({ verse, verse_ref: verse, verse_version: version, range: JSON.stringify(range), updated_at: sql`now()` })
        .where('id', '=', tale.id)
        .execute();
      const data = { id: tale.id, status: tale.status };
      await emit(trx, { userId: tale.user_id, topic: `tale:${tale.id}`, kind: 'tale', data });
    },
  };
}

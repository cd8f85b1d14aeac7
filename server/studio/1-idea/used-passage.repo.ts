import type { UserId } from '#shared/ids.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { parseReference, type VerseRange } from '#shared/story/scripture.ts';
import type { Span } from '#shared/vocabulary.ts';

/** `LUK 10:25-10:37`: one spelling for each range. */
const spelled = ({ book, from, to }: VerseRange): string =>
  `${book} ${from.chapter}:${from.verse}-${to.chapter}:${to.verse}`;

/** Which passages a creator has made tales of; it outlives the tales. */
export function usedPassageRepo(db: Db | Trx) {
  return {
    async all(userId: UserId): Promise<{ span: Span; range: VerseRange }[]> {
      const rows = await db
        .selectFrom('used_passages')
        .select(['span', 'passage'])
        .where('user_id', '=', userId)
        .execute();
      return rows.flatMap(({ span, passage }) => {
        const range = parseReference(passage);
        return range ? [{ span, range }] : [];
      });
    },

    /** True when it is new for this creator. */
    async add(userId: UserId, span: Span, range: VerseRange): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('used_passages')
        .values({ user_id: userId, span, passage: spelled(range) })
        .onConflict((on) => on.columns(['user_id', 'span', 'passage']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}

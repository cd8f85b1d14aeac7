import type { UserId } from '#shared/ids.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { Language } from '#shared/vocabulary.ts';

/** What titles are made from. */
export function titleSourceRepo(db: Db) {
  return {
    /**
     * The creator's tale with this id, otherwise the newest one with this title; its text in a language, if it has that
     * language.
     */
    async find(userId: UserId, { id, title, language }: { id: string | undefined; title: string; language: Language }) {
      const row = await db
        .selectFrom('tales')
        .leftJoin('tale_texts', (join) =>
          join.onRef('tale_texts.tale_id', '=', 'tales.id').on('tale_texts.language', '=', language),
        )
        .select(['tales.title as tale_title', 'tales.verse', 'tale_texts.title', 'hook', 'setup', 'lesson', 'outro'])
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .where('tales.id', '=', (eb) =>
          id === undefined
            ? eb
                .selectFrom('tales')
                .select('id')
                .where('user_id', '=', userId)
                .where('title', '=', title)
                .where('deleted_at', 'is', null)
                .orderBy('created_at', 'desc')
                .limit(1)
            : eb.val(id),
        )
        .executeTakeFirst();
      if (!row) return null;
      const { tale_title, verse, hook, setup, lesson, outro } = row;
      return { title: row.title ?? tale_title, verse, prose: [hook, lesson, setup, outro].filter(Boolean).join('\n') };
    },
  };
}

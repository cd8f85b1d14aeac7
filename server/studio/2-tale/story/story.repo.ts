import type { TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Row, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import {
  type LostLanguage,
  type StoryCause,
  type StoryField,
  storyFields,
  type StoryTexts,
  type Writers,
} from '#shared/story/story.ts';
import type { Language } from '#shared/vocabulary.ts';

/** Saves of one sitting are one version. */
const sitting = sql<boolean>`begun_at > now() - interval '10 minutes'`;

type Of = { readonly taleId: TaleId; readonly language: Language };
export type StoryRow = Row<'tale_texts'>;
export type VersionRow = Row<'story_versions'>;

const textsOf = (row: StoryTexts) =>
  Object.fromEntries(storyFields.map((field) => [field, row[field]])) as Record<StoryField, string>;
/** Which fields of two stories differ. */
export const changedFields = (a: StoryTexts | undefined, b: StoryTexts): StoryField[] =>
  storyFields.filter((field) => a?.[field] !== b[field]);

/** The text of a tale in one language, and its earlier versions. */
export function storyRepo(db: Db | Trx) {
  const versions = ({ taleId, language }: Of) =>
    db.selectFrom('story_versions').selectAll().where('tale_id', '=', taleId).where('language', '=', language);

  return {
    /**
     * The living tale of its creator; in a transaction it can be neither deleted nor saved by another until the end.
     */
    tale: (taleId: TaleId, userId: UserId) =>
      db
        .selectFrom('tales')
        .selectAll()
        .where('id', '=', taleId)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .$if(db.isTransaction, (query) => query.forUpdate())
        .executeTakeFirst(),

    story: ({ taleId, language }: Of): Promise<StoryRow | undefined> =>
      db
        .selectFrom('tale_texts')
        .selectAll()
        .where('tale_id', '=', taleId)
        .where('language', '=', language)
        .executeTakeFirst(),

    version: (of: Of, version: number): Promise<VersionRow | undefined> =>
      versions(of).where('version', '=', version).executeTakeFirst(),

    /** Newest first. */
    page: (of: Of, before: number | undefined, limit: number): Promise<VersionRow[]> =>
      versions(of)
        .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
        .orderBy('version', 'desc')
        .limit(limit)
        .execute(),

    /** Stores the text as the next version; `before` is the previous text, null for a new language. */
    async write(
      { taleId, language }: Of,
      before: StoryRow | null,
      { texts, engines, cause }: { texts: StoryTexts; engines: Writers; cause: StoryCause },
    ): Promise<StoryRow> {
      const version = (before?.version ?? 0) + 1;
      const values = { ...textsOf(texts), engines: JSON.stringify(engines), version, saved_at: sql<Date>`now()` };
      const row = await db
        .insertInto('tale_texts')
        .values({ tale_id: taleId, language, ...values })
        .onConflict((on) => on.columns(['tale_id', 'language']).doUpdateSet(values))
        .returningAll()
        .executeTakeFirstOrThrow();
      await keep({ taleId, language }, before, row, cause);
      return row;
    },

    async touchTale(row: Row<'tales'>, langs: readonly Language[] = row.langs): Promise<void> {
      const unwritten: LostLanguage[] = row.unwritten.filter(({ language }) => !langs.includes(language));
      await db
        .updateTable('tales')
        .set({ updated_at: sql`now()`, langs: JSON.stringify(langs), unwritten: JSON.stringify(unwritten) })
        .where('id', '=', row.id)
        .execute();
      const data = { id: row.id, status: row.status, story: true } as const;
      await emit(db, { userId: row.user_id, topic: `tale:${row.id}`, kind: 'tale', data });
    },
  };

  async function keep(of: Of, before: StoryRow | null, row: StoryRow, cause: StoryCause): Promise<void> {
    const entry = (story: StoryRow, why: StoryCause, changed: readonly StoryField[]) => ({
      tale_id: of.taleId,
      language: of.language,
      version: story.version,
      cause: why,
      changed: JSON.stringify(changed),
      ...textsOf(story),
      engines: JSON.stringify(story.engines),
      saved_at: story.saved_at,
    });
    const [latest, earlier] = await versions(of).orderBy('version', 'desc').limit(2).execute();
    if (before && !latest)
      await db
        .insertInto('story_versions')
        .values({ ...entry(before, 'written', []), begun_at: before.saved_at })
        .execute();
    const joins = cause === 'edited' && latest?.cause === 'edited' && earlier !== undefined;
    const joined =
      joins &&
      (await db
        .updateTable('story_versions')
        .set(entry(row, 'edited', changedFields(earlier, row)))
        .where('tale_id', '=', of.taleId)
        .where('language', '=', of.language)
        .where('version', '=', latest.version)
        .where(sitting)
        .returning('version')
        .executeTakeFirst());
    if (!joined)
      await db
        .insertInto('story_versions')
        .values({ ...entry(row, cause, before ? changedFields(before, row) : []), begun_at: row.saved_at })
        .execute();
  }
}

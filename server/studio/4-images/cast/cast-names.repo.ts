import type { TaleId } from '#shared/ids.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { VerseRange } from '#shared/story/scripture.ts';

/** The English words of a tale's scenes, those that its pictures are drawn from, and the verses that it tells. */
export function castNamesRepo(db: Db) {
  return {
    async of(taleId: TaleId): Promise<{ words: string[]; prompts: string[]; ranges: VerseRange[] }> {
      const tale = await db.selectFrom('tales').select('range').where('id', '=', taleId).executeTakeFirst();
      const scenes = await db
        .selectFrom('scenes')
        .select(['text', 'prompt', 'range'])
        .where('tale_id', '=', taleId)
        .orderBy('scene_no')
        .execute();
      const ranges = [tale?.range, ...scenes.map(({ range }) => range)].filter(
        (range) => range !== null && range !== undefined,
      );
      return {
        words: scenes.flatMap(({ text, prompt }) => [prompt, text.en ?? '']),
        prompts: scenes.map(({ prompt }) => prompt),
        ranges,
      };
    },
  };
}

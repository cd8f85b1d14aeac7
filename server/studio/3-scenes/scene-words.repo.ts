import type { TaleId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Trx } from '#server/db/tables/tables.ts';
import { countWords } from '#shared/story/prose.ts';
import type { Language, Section } from '#shared/vocabulary.ts';
import { recutScenes } from './recut-scenes.ts';

/**
 * Updates the scenes of a tale to the changed text of one language, in the caller's transaction: same scenes, pictures
 * and prompts, new text. Returns how many scenes changed; their narration is stale by its fingerprint.
 */
export async function followStory(
  trx: Trx,
  taleId: TaleId,
  language: Language,
  texts: Readonly<Record<Section, string>>,
): Promise<number> {
  const scenes = await trx
    .selectFrom('scenes')
    .select(['id', 'section', 'text'])
    .where('tale_id', '=', taleId)
    .orderBy('scene_no')
    .forUpdate()
    .execute();
  const cut = recutScenes(
    scenes.map(({ section, text }) => ({
      section,
      text: text[language] ?? '',
      share: countWords(Object.values(text).join(' ')),
    })),
    texts,
  );
  let changed = 0;
  for (const [at, { id, text }] of scenes.entries()) {
    const words = cut[at] ?? '';
    if (words === (text[language] ?? '')) continue;
    changed += 1;
    await trx
      .updateTable('scenes')
      .set({ text: sql<string>`text || ${JSON.stringify({ [language]: words })}::jsonb` })
      .where('id', '=', id)
      .execute();
  }
  return changed;
}

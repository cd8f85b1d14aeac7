import type { TaleId } from '#shared/ids.ts';
import { nanoid } from 'nanoid';
import type { Trx } from '#server/db/tables/tables.ts';
import type { PlannedScene } from './plan-scenes.ts';

/** Stores the scenes of a new tale in their order, and returns the stored rows. */
export async function addScenes(trx: Trx, taleId: TaleId, scenes: readonly PlannedScene[]) {
  const rows = scenes.map((scene, at) => ({ ...scene, id: nanoid(), no: at + 1 }));
  if (rows.length > 0)
    await trx
      .insertInto('scenes')
      .values(
        rows.map(({ id, no, section, text, prompt, range }) => ({
          id,
          tale_id: taleId,
          scene_no: no,
          section,
          text: JSON.stringify(text),
          prompt,
          range: range && JSON.stringify(range),
        })),
      )
      .execute();
  return rows.map(({ id, no, prompt }) => ({ id, no, prompt }));
}

import type { TaleId } from '#shared/ids.ts';
import { nanoid } from 'nanoid';
import type { Trx } from '#server/db/tables/tables.ts';

/** Plans a picture for each scene of a new tale; nothing is ordered yet. */
export async function planFrames(
  trx: Trx,
  taleId: TaleId,
  scenes: readonly { readonly id: string; readonly no: number; readonly prompt: string }[],
): Promise<void> {
  if (scenes.length === 0) return;
  const frames = scenes.map(({ id, no, prompt }) => ({ scene_id: id, frame_no: no, prompt }));
  await trx
    .insertInto('images')
    .values(frames.map((frame) => ({ ...frame, id: nanoid(), tale_id: taleId, image_type: 'frame' as const })))
    .execute();
}

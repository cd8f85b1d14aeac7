import type { Insertable } from 'kysely';
import { datedRow } from '#server/db/tables/dated-row.ts';
import type { Row, Tables, Trx } from '#server/db/tables/tables.ts';
import type { SoundRows } from '#server/studio/scene-sounds.ts';

/** A sound that moves with its scene keeps nothing to put back: what it was before is of other words. */
const soundColumns = ({
  words,
  last_error_said: said,
  ...plain
}: Row<'narrations'>): Insertable<Tables['narrations']> => ({
  ...datedRow(plain),
  words: JSON.stringify(words),
  last_error_said: JSON.stringify(said),
  ...{ previous: null, previous_key: null, previous_sha256: null },
});

/** The rows of sounds and readings while their scenes are split or put together. */
export const soundRows = (trx: Trx): SoundRows => ({
  async addTakes(takes) {
    for (const { speech, peaks, kept, ...plain } of takes)
      await trx
        .insertInto('narration_takes')
        .values({
          ...datedRow(plain),
          speech: JSON.stringify(speech),
          peaks: JSON.stringify(peaks),
          kept: kept && JSON.stringify(kept),
        })
        .execute();
  },

  async removeTakes(ids) {
    if (ids.length === 0) return [];
    const gone = await trx.deleteFrom('narration_takes').where('id', 'in', ids).returning('r2_key').execute();
    return gone.map(({ r2_key: key }) => key);
  },

  async removeSounds(ids) {
    if (ids.length > 0) await trx.deleteFrom('narrations').where('id', 'in', ids).execute();
  },

  async giveTakes(ids, sceneId) {
    if (ids.length > 0)
      await trx.updateTable('narration_takes').set({ scene_id: sceneId }).where('id', 'in', ids).execute();
  },

  async addSounds(sounds) {
    for (const sound of sounds) await trx.insertInto('narrations').values(soundColumns(sound)).execute();
  },

  async passOn(from, to) {
    await trx.updateTable('narration_takes').set({ scene_id: to }).where('scene_id', '=', from).execute();
    await trx.updateTable('recordings').set({ scene_id: to }).where('scene_id', '=', from).execute();
    await trx.deleteFrom('narrations').where('scene_id', '=', from).execute();
  },
});

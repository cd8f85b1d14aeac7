import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { type NarrationRow, nothingBefore, type Sound } from '../narration.repo.ts';

/** Stores phrases of synthetic narration that were read again, and restores the previous reading. */
export function phraseRepo(db: Db | Trx) {
  const synthetic = (id: string) => db.updateTable('narrations').where('id', '=', id).where('kind', '=', 'synthetic');
  return {
    /**
     * Replaces one phrase of a synthetic sound, and keeps the previous sound so that it can be restored. Does nothing
     * when the sound has changed meanwhile.
     */
    change: (id: string, before: NarrationRow, sound: Pick<Sound, 'key' | 'sha256' | 'durationMs' | 'words'>) =>
      synthetic(id)
        .set({
          ...{
            r2_key: sound.key,
            sha256: sound.sha256,
            duration_ms: sound.durationMs,
            words: JSON.stringify(sound.words),
          },
          ...{ previous_key: before.r2_key, previous_sha256: before.sha256, updated_at: sql`now()` },
          previous: JSON.stringify({ durationMs: before.duration_ms ?? 0, words: before.words }),
        })
        .where('status', '=', 'ready')
        .where('r2_key', '=', before.r2_key)
        .where('sha256', '=', before.sha256)
        .returningAll()
        .executeTakeFirst(),

    /** The sound from before the last changed phrase. Nothing when it is not that sound any more. */
    putBack: ({ id, r2_key: key, previous_key: back, previous_sha256: sha256, previous }: NarrationRow) =>
      synthetic(id)
        .set({
          ...{
            r2_key: back,
            sha256,
            duration_ms: previous?.durationMs ?? 0,
            words: JSON.stringify(previous?.words ?? []),
          },
          ...nothingBefore,
          updated_at: sql`now()`,
        })
        .where('status', '=', 'ready')
        .where('r2_key', '=', key)
        .where('previous_key', '=', back)
        .returningAll()
        .executeTakeFirst(),
  };
}

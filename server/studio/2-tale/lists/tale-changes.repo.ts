import type { TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { mayBecome, type TaleStatus } from '#shared/pipeline.ts';
import type { Language, Tone } from '#shared/vocabulary.ts';

export type Dates = { readonly scheduled_at?: Date | null; readonly published_at?: Date | null };

/** Advances a tale whose status is one of `from`, without an event yet; returns its owner and title, or nothing. */
export async function moveOn(
  db: Db | Trx,
  taleId: TaleId,
  to: TaleStatus,
  from: readonly TaleStatus[],
  dates: Dates = {},
): Promise<{ user_id: UserId; title: string } | undefined> {
  if (from.length === 0) return undefined;
  return db
    .updateTable('tales')
    .set({ status: to, ...dates, updated_at: sql<Date>`now()` })
    .where('id', '=', taleId)
    .where('status', 'in', [...from])
    .returning(['user_id', 'title'])
    .executeTakeFirst();
}

/** Advances a tale as `moveOn` does; returns whether it did. */
export const advance = async (
  trx: Trx,
  taleId: TaleId,
  to: TaleStatus,
  from: readonly TaleStatus[],
): Promise<boolean> => (await moveOn(trx, taleId, to, from)) !== undefined;

/** Forward only: a tale whose first picture is ordered is in its pictures. */
export async function beginImages(trx: Trx, { taleId, userId }: { taleId: TaleId; userId: UserId }): Promise<void> {
  if (await advance(trx, taleId, 'images', mayBecome('images')))
    await emit(trx, { userId, topic: `tale:${taleId}`, kind: 'tale', data: { id: taleId, status: 'images' } });
}

/** Its scenes were split or put together. */
export async function scenesChanged(trx: Trx, taleId: TaleId, scenes: number): Promise<void> {
  await trx
    .updateTable('tales')
    .set({ scenes_planned: scenes, updated_at: sql<Date>`now()` })
    .where('id', '=', taleId)
    .execute();
}

/** Another mood for its music was chosen. */
export async function chooseMood(trx: Trx, taleId: TaleId, mood: Tone): Promise<void> {
  await trx.updateTable('tales').set({ music_mood: mood }).where('id', '=', taleId).execute();
}

/**
 * Changes the given settings of who reads a language and how; a null quote voice resets it to the narrator. Two changes
 * at once are both kept.
 */
export async function chooseReading(
  trx: Db | Trx,
  taleId: TaleId,
  language: Language,
  {
    voice,
    pace,
    quoteVoice,
  }: { voice?: string | undefined; pace?: number | undefined; quoteVoice?: string | null | undefined },
): Promise<void> {
  const place = sql.lit(`{${language}}`);
  const own = sql`coalesce(readings -> ${sql.lit(language)}, '{}')`;
  const given = JSON.stringify({ ...(pace === undefined ? {} : { pace }), ...(quoteVoice ? { quoteVoice } : {}) });
  const left = quoteVoice === null ? sql`(${own} - 'quoteVoice')` : own;
  await trx
    .updateTable('tales')
    .set({
      voices: sql`voices || ${JSON.stringify(voice === undefined ? {} : { [language]: voice })}::jsonb`,
      readings: sql`jsonb_set(readings, ${place}, ${left} || ${given}::jsonb)`,
      updated_at: sql`now()`,
    })
    .where('id', '=', taleId)
    .execute();
}

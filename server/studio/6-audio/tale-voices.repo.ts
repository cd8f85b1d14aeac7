import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables.ts';
import type { Voice } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Language } from '#shared/vocabulary.ts';
import { type TaleVoices, voicesFor } from './reading-plan.ts';

export type ReadingChange = { readonly pace?: number | undefined; readonly quoteVoice?: string | null | undefined };

/** Who reads a tale, and how fast. */
export function taleVoicesRepo(db: Db | Trx) {
  return {
    /** What says how a tale is read; `offered` are the narrator's voices. */
    async of(taleId: string, offered: readonly Voice[]): Promise<TaleVoices> {
      const tale = await db.selectFrom('tales').select(['audience', 'readings', 'voices']).where('id', '=', taleId).executeTakeFirst();
      if (!tale) throw new Failure('not_found', 'Tale not found');
      const { audience, readings } = tale;
      const sheet = await db.selectFrom('tale_casts').select('members').where('tale_id', '=', taleId).executeTakeFirst();
      return { voices: voicesFor(offered, tale.voices), offered, audience, readings, cast: sheet?.members ?? [] };
    },

    /** Changes what is given; a null quote voice goes back to the narrator. Two changes at once are both kept. */
    async choose(taleId: string, language: Language, voice: string | undefined, reading: ReadingChange = {}): Promise<void> {
      const [{ pace, quoteVoice }, place] = [reading, sql.lit(`{${language}}`)];
      const own = sql`coalesce(readings -> ${sql.lit(language)}, '{}')`;
      const given = JSON.stringify({ ...(pace === undefined ? {} : { pace }), ...(quoteVoice ? { quoteVoice } : {}) });
      const left = quoteVoice === null ? sql`(${own} - 'quoteVoice')` : own;
      await db
        .updateTable('tales')
        .set({
          voices: sql`voices || ${JSON.stringify(voice === undefined ? {} : { [language]: voice })}::jsonb`,
          readings: sql`jsonb_set(readings, ${place}, ${left} || ${given}::jsonb)`,
          updated_at: sql`now()`,
        })
        .where('id', '=', taleId)
        .execute();
    },
  };
}

import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { Voice } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import { type TaleVoices, voicesFor } from './reading-plan.ts';

export type ReadingChange = { readonly pace?: number | undefined; readonly quoteVoice?: string | null | undefined };

/** Stores the voices and the pace of a tale. */
export function taleVoicesRepo(db: Db | Trx) {
  return {
    /** The settings that say how a tale is read; `offered` are the narrator's voices. */
    async of(taleId: TaleId, offered: readonly Voice[]): Promise<TaleVoices> {
      const tale = await db
        .selectFrom('tales')
        .select(['audience', 'readings', 'voices'])
        .where('id', '=', taleId)
        .executeTakeFirst();
      if (!tale) throw new Failure('not_found', msg`Tale not found`);
      const { audience, readings } = tale;
      const sheet = await db
        .selectFrom('tale_casts')
        .select('members')
        .where('tale_id', '=', taleId)
        .executeTakeFirst();
      return { voices: voicesFor(offered, tale.voices), offered, audience, readings, cast: sheet?.members ?? [] };
    },
  };
}

import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { emitToAll } from '#server/live/event.repo.ts';
import type { InstalledBible } from '#server/ports/bible.ts';
import { liveJobStatuses } from '#shared/pipeline.ts';
import type { BibleVersion } from '#shared/vocabulary.ts';
import { codeOf, englishOf, type Said } from '#shared/said.ts';

type Standing = { progress: number; step: string | null; stepSaid: Said | null; works: boolean };

/** The record of which Bible text is installed and where it came from. */
export function bibleRepo(db: Db | Trx) {
  return {
    all: () => db.selectFrom('bibles').selectAll().orderBy('version').execute(),

    async keep({ version, key, sha256, verses, source }: InstalledBible): Promise<void> {
      const from = { source: englishOf(source), source_said: JSON.stringify(codeOf(source)) };
      const facts = { key, sha256, verses, ...from };
      await db
        .insertInto('bibles')
        .values({ version, ...facts })
        .onConflict((on) => on.column('version').doUpdateSet({ ...facts, installed_at: sql`now()` }))
        .execute();
    },

    /**
     * How far the live jobs are, by version, and whether they work or sleep until a later try; of two the one that
     * works.
     */
    async progress(): Promise<Map<string, Standing>> {
      const rows = await db
        .selectFrom('jobs')
        .select([
          sql<string>`input ->> 'version'`.as('version'),
          'progress',
          'step',
          'step_said',
          sql<boolean>`wait_until is null or wait_until < now()`.as('works'),
        ])
        .where('kind', '=', 'bible_installing')
        .where('status', 'in', liveJobStatuses)
        .orderBy('works')
        .orderBy('progress')
        .execute();
      return new Map(
        rows.map(({ version, step_said: said, ...standing }) => [
          version,
          { ...standing, stepSaid: said as Said | null },
        ]),
      );
    },

    /** Versions that a live job is about and that does not sleep until a later try. */
    async atWork(): Promise<Set<string>> {
      const rows = await db
        .selectFrom('jobs')
        .select(sql<string>`input ->> 'version'`.as('version'))
        .where('kind', '=', 'bible_installing')
        .where('status', 'in', liveJobStatuses)
        .where((eb) => eb.or([eb('wait_until', 'is', null), eb('wait_until', '<', sql<Date>`now()`)]))
        .execute();
      return new Set(rows.map(({ version }) => version));
    },

    /** Tells the browsers of all creators that the shelf has changed. */
    announce: (version: BibleVersion): Promise<void> => emitToAll(db, { kind: 'bibles', data: { version } }),
  };
}

import type { JobId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { setTimeout as sleep } from 'node:timers/promises';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import type { BibleInstaller } from '#server/ports/bible.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import type { Scripture } from '#server/ports/bible.ts';
import { Failure } from '#shared/endpoint.ts';
import {
  type BibleVersion,
  bibleVersions,
  type Language,
  languages,
  versionAttributions,
  versionNotes,
  versionOfLanguage,
} from '#shared/vocabulary.ts';
import { codeOf, englishOf, type Said } from '#shared/said.ts';
import { bibleRepo } from './bible.repo.ts';
import { type InstallBibleJob, studioOwner } from './install-bible.job.ts';

const patienceMs = 30_000;
const pollMs = 250;
type Parts = {
  readonly db: Db;
  readonly bibles: Scripture & BibleInstaller;
  readonly desk: JobDesk;
  readonly quotas: CreatorQuotas;
  readonly job: InstallBibleJob;
};

const names: Record<BibleVersion, string> = {
  WEB: 'World English Bible',
  LSG1910: 'Louis Segond 1910',
  EWEBIB: 'Agbenya La (Biblica)',
};
const languageOf = (version: BibleVersion): Language =>
  languages.find((each) => versionOfLanguage[each] === version) ?? 'en';

/** Which Bibles are installed, and how to install the others. */
export function bibleService({ db, bibles, desk, quotas, job }: Parts) {
  const order = (version: BibleVersion, owner: string) =>
    transact(db, (trx) => desk.order(trx, job, { version, askedBy: owner }, { userId: owner, taleId: null }));

  async function requireMissing(version: BibleVersion): Promise<void> {
    if ((await bibles.installed()).includes(version))
      throw new Failure(
        'conflict',
        msg`${{ version }} is already installed. Whoever runs the studio can replace its text; tales keep the words they were written with.`,
      );
  }

  return {
    async list() {
      const [installed, rows, underWay] = await Promise.all([
        bibles.installed(),
        bibleRepo(db).all(),
        bibleRepo(db).progress(),
      ]);
      return bibleVersions.map((version) => {
        const row = rows.find((each) => each.version === version);
        const isInstalled = installed.includes(version);
        return {
          version,
          language: languageOf(version),
          name: names[version],
          installed: isInstalled,
          verses: isInstalled ? (row?.verses ?? 0) : 0,
          source: isInstalled ? (row?.source ?? null) : null,
          sourceSaid: isInstalled ? ((row?.source_said ?? null) as Said | null) : null,
          installing: underWay.get(version)?.works ?? false,
          progress: underWay.get(version)?.progress ?? null,
          step: underWay.get(version)?.step ?? null,
          stepSaid: underWay.get(version)?.stepSaid ?? null,
          note: versionNotes[version],
          attribution: versionAttributions[version],
          hint: isInstalled ? null : englishOf(bibles.hint(version)),
          hintSaid: isInstalled ? null : codeOf(bibles.hint(version)),
        };
      });
    },

    /** At every start: orders missing Bibles, so that the first start installs all that are available. */
    async stock(): Promise<void> {
      const installed = await bibles.installed();
      const recorded = (await bibleRepo(db).all()).map((row) => row.version);
      for (const version of bibleVersions)
        if (!installed.includes(version) || !recorded.includes(version)) await order(version, studioOwner);
    },

    /**
     * Waits for Bibles of these languages that are just being brought in, as at a first start; half a minute at most.
     */
    async settled(langs: readonly Language[], signal: AbortSignal): Promise<void> {
      const wanted = new Set(['WEB', ...langs.map((language) => versionOfLanguage[language])]);
      for (
        const end = performance.now() + patienceMs;
        performance.now() < end;
        await sleep(pollMs, undefined, { signal })
      ) {
        const installed: readonly string[] = await bibles.installed();
        const underWay = await bibleRepo(db).atWork();
        if (![...wanted].some((version) => underWay.has(version) && !installed.includes(version))) return;
      }
    },

    async install(version: BibleVersion, userId: UserId): Promise<{ jobId: JobId }> {
      await requireMissing(version);
      const { jobId } = await order(version, userId);
      return { jobId };
    },

    /** Takes a creator's file for a version that is missing; nobody can change a text that others already quote. */
    async import(version: BibleVersion, bytes: Uint8Array): Promise<{ verses: number }> {
      await requireMissing(version);
      // Bibles are the studio's, not the creator's: only the disk bounds them.
      await quotas.requireRoom(bytes.byteLength);
      const installed = await bibles.import(version, bytes, msg`a file imported in Settings`);
      await transact(db, async (trx) => {
        await bibleRepo(trx).keep(installed);
        await bibleRepo(trx).announce(version);
      });
      return { verses: installed.verses };
    },
  };
}
export type BibleService = ReturnType<typeof bibleService>;

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { defineJob, JobWaits } from '#server/jobs/define-job.ts';
import type { BibleInstaller } from '#server/ports/bible.ts';
import type { Scripture } from '#server/ports/bible.ts';
import { outageIn } from '#server/ports/outage.ts';
import { Failure } from '#shared/endpoint.ts';
import { bibleVersions } from '#shared/vocabulary.ts';
import { bibleRepo } from './bible.repo.ts';
import { englishOf, sentences } from '#shared/said.ts';

/** The owner of orders that no creator gave. */
export const studioOwner = 'studio';
/** Between two looks into the network by the studio itself. Milliseconds. */
const retryMs = 15 * 60_000;

type Parts = { readonly db: Db; readonly bibles: Scripture & BibleInstaller };

/**
 * Installs one Bible from a local file or from the network. The studio's own order waits and retries; a creator's fails
 * with a message.
 */
export const installBibleJob = ({ db, bibles }: Parts) =>
  defineJob({
    kind: 'bible_installing',
    title: msg`Installing a Bible`,
    input: z.object({ version: z.enum(bibleVersions), askedBy: z.string() }),
    subject: ({ version, askedBy }) => `${version} for ${askedBy}`,
    tries: 3,
    atOnce: 1,
    async run({ version, askedBy }, { signal, progress, log }) {
      const recorded = (await bibleRepo(db).all()).some((row) => row.version === version);
      if (recorded && (await bibles.installed()).includes(version)) return { version, already: true };
      try {
        const installed = await bibles.install(version, {
          signal,
          progress: (share, step) => progress(share * 100, 100, step),
        });
        await transact(db, async (trx) => {
          await bibleRepo(trx).keep(installed);
          await bibleRepo(trx).announce(version);
        });
        await log('info', msg`${{ version }}: ${{ verses: installed.verses }} verses, ${{ source: installed.source }}`);
        return { version, verses: installed.verses, source: englishOf(installed.source) };
      } catch (error) {
        if (outageIn(error) || !(error instanceof Failure) || error.code !== 'unavailable') throw error;
        const hint = bibles.hint(version);
        const reason = error.message.includes(englishOf(hint)) ? error.words : sentences(error.words, hint);
        if (askedBy === studioOwner) throw new JobWaits(reason, new Date(Date.now() + retryMs));
        throw new Failure('not_found', reason, { cause: error });
      }
    },
  });
export type InstallBibleJob = ReturnType<typeof installBibleJob>;

import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables.ts';
import { note } from '#server/jobs/announce.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { Failure } from '#shared/endpoint.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { publicationRepo } from './publication.repo.ts';
import type { PublicationService } from './publication.service.ts';
import { latestMs } from './publish-parts.ts';
import type { PublishFilm } from './publish-film.job.ts';
import { type DueTale, scheduleRepo } from './schedule.repo.ts';

type Parts = { db: Db; desk: JobDesk; publishFilm: PublishFilm; publications: PublicationService; clock?: () => number };

/** Keeps dates: what a scheduled tale needs is ordered, what came due is read back, what nobody works on any more is ordered again. Call `tick` every few seconds in one or many processes. */
export function scheduleKeeper({ db, desk, publishFilm, publications, clock = Date.now }: Parts) {
  async function warnOnce(tale: DueTale, message: string): Promise<void> {
    if (await scheduleRepo(db).isWarned(tale.id, message, tale.since)) return;
    await note(db, { userId: tale.user_id, type: 'publishing', level: 'warn', message, refId: tale.id });
  }

  /** A tale that was scheduled, by whatever way, is published as soon as it can be. */
  async function begin(tale: DueTale): Promise<void> {
    const at = tale.scheduled_at.getTime();
    const named = `“${tale.title}” is scheduled`;
    const ordered = Math.max(at, tale.since.getTime());
    if (clock() - ordered > latestMs)
      return warnOnce(tale, `“${tale.title}” missed its date by more than a day and was not published. Choose another date.`);
    const drafts = (await publications.drafts(tale.id)).filter(({ shapes }) => shapes.includes('16:9'));
    if (drafts.length === 0) return warnOnce(tale, `${named}, but has no film yet. Package it, and it will be uploaded.`);
    try {
      await publications.linkedChannel(tale.user_id);
    } catch (error) {
      if (error instanceof Failure) return warnOnce(tale, `${named}. ${error.message}`);
      throw error;
    }
    const madeForKids = await publicationRepo(db).lastKidsAnswer(tale.user_id, tale.id);
    if (madeForKids === null)
      return warnOnce(tale, `${named}. Say on its YouTube tab whether it is made for kids, and it will be uploaded.`);
    const known = new Set(
      (await publicationRepo(db).ofTale(tale.id)).filter(({ state }) => state !== 'removed').map(({ language }) => language),
    );
    const langs = drafts.map(({ language }) => language).filter((language) => !known.has(language));
    if (langs.length === 0) return;
    await publications.publish({
      userId: tale.user_id,
      taleId: tale.id,
      langs,
      privacy: 'private',
      scheduledAt: Math.ceil(at / 1000),
      madeForKids,
      texts: {},
    });
    const names = langs.map((language) => languageNames[language]).join(', ');
    await note(db, { userId: tale.user_id, type: 'publishing', level: 'info', message: `${named}: uploading ${names}`, refId: tale.id });
  }

  return {
    async tick(): Promise<void> {
      const schedule = scheduleRepo(db);
      for (const tale of await schedule.scheduledTales()) await begin(tale);
      for (const { id, publish_at: publishAt } of await schedule.movedDates()) await schedule.moveDate(id, publishAt);
      const now = new Date(clock());
      for (const row of await schedule.toWorkOn(now))
        await transact(db, (trx) => desk.order(trx, publishFilm, { publicationId: row.id }, { userId: row.user_id, taleId: row.tale_id }));
    },
  };
}

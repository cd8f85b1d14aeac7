import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/tables/tables.ts';
import type { Outside } from './outside.ts';
import { cancelJobAbout } from '#server/jobs/cancel-jobs.ts';
import type { Jobs } from '#server/jobs/runner.ts';
import { channelAccounts } from '#server/studio/9-publication/channels/channel-accounts.ts';
import { channelRoutes } from '#server/studio/9-publication/channels/channel.routes.ts';
import { channelService } from '#server/studio/9-publication/channels/channel.service.ts';
import { holdPublications } from '#server/studio/9-publication/dates/hold-publications.ts';
import { beginLink, linkRoutes, type WhoIs } from '#server/studio/9-publication/channels/link.routes.ts';
import { dueDates } from '#server/studio/9-publication/dates/due-dates.ts';
import { linkService } from '#server/studio/9-publication/channels/link.service.ts';
import type { OrderWork } from '#server/studio/9-publication/place-publications.ts';
import { publicationService } from '#server/studio/9-publication/publication.service.ts';
import { publishFilm as publishFilmJob } from '#server/studio/9-publication/upload/publish-film.job.ts';
import { hostReader } from '#server/studio/9-publication/upload/read-hosts.ts';
import { taleDates } from '#server/studio/9-publication/dates/tale-dates.ts';
import { linkTripRepo } from '#server/studio/account/link-trip.repo.ts';

const datesMs = 10_000;
const readMs = 60_000;
const checkMs = 15 * 60_000;
const nightMs = 24 * 3_600_000;

type Parts = { db: Db; desk: Jobs['desk']; outside: Outside; builtIn: boolean };

/** Channels, publications, and what keeps them true while nobody looks. */
export function openPublishing({ db, desk, outside, builtIn }: Parts) {
  const { files, secrets, host } = outside;
  const accounts = channelAccounts({ db, secrets, host });
  const job = publishFilmJob({ db, files, secrets, accounts, desk });
  const orderWork: OrderWork = (trx, row) =>
    desk.order(trx, job, { publicationId: row.id }, { userId: row.user_id, taleId: row.tale_id });
  const dates = taleDates({ orderWork });
  const held = holdPublications({ dates, orderWork });
  const links = linkService({ db, secrets, host, builtIn, dates, orderWork, trips: linkTripRepo(db) });
  const channels = channelService({ db, accounts, dates });
  const reader = hostReader({ db, accounts });
  const cancelJob = cancelJobAbout(desk, 'publishing');
  const publications = publicationService({ db, dates, orderWork, accounts, cancelJob });
  const due = dueDates({ db, dates, orderWork });

  return {
    job,
    held,
    dates,
    publications,
    beginLink: (whoIs: WhoIs) => beginLink(links, whoIs),
    openRoutes: (app: FastifyInstance, whoIs: WhoIs) => linkRoutes(app, links, whoIs),
    routes: (app: FastifyInstance) => channelRoutes(app, { links, channels, reader, builtIn }),

    /** Follows the clock, reads hosts back, looks after links. Returns the timers. */
    upkeep(quietly: (work: Promise<unknown>) => void, log: (message: string) => void): NodeJS.Timeout[] {
      const checkDates = async () => {
        for (const { id, what } of await due.check()) log(`Tale ${id} is out of step: ${what}`);
      };
      quietly(accounts.reseal());
      return [
        setInterval(() => quietly(due.readDue()), datesMs),
        setInterval(() => quietly(due.remindOfDates()), readMs),
        setInterval(() => quietly(reader.tick()), readMs),
        setInterval(() => quietly(checkDates()), nightMs),
        setInterval(() => quietly(Promise.all([channels.checkAll(), links.sweep()])), checkMs),
      ];
    },
  };
}

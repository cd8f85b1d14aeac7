import type { FastifyInstance } from 'fastify';
import type { Scripture } from '#server/ports/bible.ts';
import { calendarRoutes } from '#server/studio/9-publication/dates/calendar.routes.ts';
import { calendarService } from '#server/studio/9-publication/dates/calendar.service.ts';
import { preflightRoutes } from '#server/studio/9-publication/preflight/preflight.routes.ts';
import { type PreflightParts, preflightService } from '#server/studio/9-publication/preflight/preflight.service.ts';
import { publicationDraftRoutes } from '#server/studio/9-publication/publication-draft.routes.ts';
import type { PublicationService } from '#server/studio/9-publication/publication.service.ts';
import { slotRoutes } from '#server/studio/9-publication/dates/slot.routes.ts';
import { slotService } from '#server/studio/9-publication/dates/slot.service.ts';
import type { TaleDates } from '#server/studio/9-publication/dates/tale-dates.ts';
import { usageRoutes } from '#server/studio/usage/usage.routes.ts';
import { type UsageParts, usageService } from '#server/studio/usage/usage.service.ts';

type Parts = Pick<PreflightParts, 'db' | 'files' | 'films' | 'quotations'> &
  Pick<UsageParts, 'host' | 'quotas' | 'spending'> & {
    readonly publications: PublicationService;
    readonly dates: TaleDates;
    readonly scripture: Scripture;
  };

/**
 * What comes before publishing: what is left of the day, weekly slots, the calendar, the draft of the tab, and the
 * checks that the page shows.
 */
export function openPlanning({
  db,
  files,
  films,
  quotations,
  publications,
  dates,
  scripture,
  host,
  quotas,
  spending,
}: Parts) {
  const usage = usageService({ db, quotas, host, spending });
  const preflight = preflightService({
    db,
    files,
    films,
    quotations,
    drafts: publications.drafts,
    installed: () => scripture.installed(),
    quota: async (userId) => {
      const { uploads, units, resetsAt } = (await usage.of(userId)).publishing;
      return { uploads: uploads.left, units: units.left, resetsAt };
    },
  });
  return {
    routes(app: FastifyInstance): void {
      slotRoutes(app, slotService({ db, dates }));
      calendarRoutes(app, calendarService({ db }));
      preflightRoutes(app, preflight);
      publicationDraftRoutes(app, { db, dates });
      usageRoutes(app, usage);
    },
  };
}

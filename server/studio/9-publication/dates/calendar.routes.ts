import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { getCalendar } from '#shared/publishing/calendar.contract.ts';
import type { CalendarService } from './calendar.service.ts';

/** The one call of the calendar: dates are moved as those of any tale. */
export function calendarRoutes(app: FastifyInstance, calendar: CalendarService): void {
  bind(app, getCalendar, async ({ query, caller }) => ({
    ok: true as const,
    ...(await calendar.between(caller.userId, query.from, query.until)),
  }));
}

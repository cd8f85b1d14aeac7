import { TaleId } from '../ids.ts';
import { z } from 'zod';
import { calendarStates } from './calendar.ts';
import { endpoint } from '../endpoint.ts';
import { taleStatuses } from '../pipeline.ts';
import { Id, Seconds, Said } from '../reply.ts';
import { languages } from '../vocabulary.ts';

/** Days that one question may span: a month in whole weeks, and some. */
export const calendarSpanDays = 45;
/** Entries of one answer; a span with more says so. */
export const calendarLimit = 500;

/** What a tale does at one moment: its languages with the same state are one entry. */
export const CalendarEntry = z.object({
  /** Names it within the calendar. */
  key: z.string(),
  taleId: TaleId,
  title: z.string(),
  at: Seconds,
  state: z.enum(calendarStates),
  langs: z.array(z.enum(languages)),
  channels: z.array(z.string()),
  /** Empty for a tale with a date whose films are not being published yet. */
  publicationIds: z.array(Id),
  /** Why it failed, was missed, or waits. */
  reason: z.string().nullable(),
  reasonSaid: Said.nullable().optional(),
  watchUrl: z.string().nullable(),
  /** What it had before it is moved; null when nobody can see another date any more. */
  movable: z.object({ status: z.enum(taleStatuses), scheduledAt: Seconds.nullable() }).nullable(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** Seconds since 1970, up to the last of the year 9999. */
const Moment = z.coerce.number().int().min(0).max(253_402_300_799);

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  summary:
    'What is scheduled, published, missed or failed between two moments, earliest first; at most 45 days ' +
    'and 500 entries',
  query: z.object({ from: Moment, until: Moment }),
  reply: z.object({
    ok: z.literal(true),
    items: z.array(CalendarEntry),
    /** There are more than are shown. */
    more: z.boolean(),
  }),
});

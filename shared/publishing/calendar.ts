import { isMoving, type PublicationState } from './publication-states.ts';
import { wallClock } from './zoned-time.ts';

/** The state of an entry in the calendar. */
export const calendarStates = ['scheduled', 'sending', 'waiting', 'published', 'missed', 'failed'] as const;
export type CalendarState = (typeof calendarStates)[number];

/** A day by the clocks of a place, `2026-11-21`. */
export type Day = string;

const ms = 86_400_000;
const utc = (day: Day): number => Date.parse(`${day}T00:00Z`);
const written = (at: number): Day => new Date(at).toISOString().slice(0, 10);

/** The day this many days after another. */
export const dayAfter = (day: Day, days: number): Day => written(utc(day) + days * ms);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay();

/** The day of a moment (milliseconds) by the clocks of a zone. */
export const dayOf = (zone: string, at: number): Day => wallClock(zone, at).slice(0, 10);

/** The seven days of the week that a day is in, beginning at `firstDay` (0 is Sunday). */
export function weekOf(day: Day, firstDay = 1): Day[] {
  const start = dayAfter(day, -((weekdayOf(day) - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => dayAfter(start, index));
}

/** The weeks that show a whole month, its first and last one filled up from the months around it. */
export function monthWeeks(day: Day, firstDay = 1): Day[][] {
  const month = day.slice(0, 7);
  const weeks = [weekOf(`${month}-01`, firstDay)];
  for (;;) {
    const next = dayAfter(weeks.at(-1)![0]!, 7);
    if (next.slice(0, 7) > month) return weeks;
    weeks.push(weekOf(next, firstDay));
  }
}

/** The same day of another month, or its last one when it has no such day. */
export function monthAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return written(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** The state of a publication in the calendar. A film being sent for a future date counts as scheduled. */
export function calendarStateOf(state: PublicationState, at: number, now: number): CalendarState {
  if (state === 'published' || state === 'missed' || state === 'failed' || state === 'waiting' || state === 'scheduled')
    return state;
  if (state === 'private') return 'published';
  return isMoving(state) && at <= now ? 'sending' : 'scheduled';
}

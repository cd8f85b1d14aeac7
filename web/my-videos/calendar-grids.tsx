import { t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { dateFormat } from '#web/language/locale.ts';
import type { CalendarEntry } from '#shared/publishing/calendar.contract.ts';
import { dayAfter, dayOf, type Day } from '#shared/publishing/calendar.ts';
import { wallClock } from '#shared/publishing/zoned-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { bothClocks } from '#web/publishing/zone-words.ts';
import { DragEntry, DropCell } from './calendar-drag.tsx';
import { calendarFaces } from './calendar-faces.tsx';

export type GridProps = {
  entries: readonly CalendarEntry[];
  today: Day;
  own: string;
  zone: string;
  onOpen: (entry: CalendarEntry) => void;
};
/** A day as text: `Sunday 22 November`. */
export const dayWords = (day: Day): string =>
  dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }, 'en-GB').format(
    Date.parse(`${day}T00:00Z`),
  );
const on = (entries: readonly CalendarEntry[], own: string, day: Day) =>
  entries.filter(({ at }) => dayOf(own, at * 1000) === day);
const shortDay = (day: Day) =>
  dateFormat({ weekday: 'short', timeZone: 'UTC' }, 'en-GB').format(Date.parse(`${day}T00:00Z`));

/** The weeks of a month; each day is a cell that takes entries. */
export function MonthGrid({
  weeks,
  month,
  entries,
  today,
  own,
  zone,
  onOpen,
}: GridProps & { weeks: readonly Day[][]; month: string }) {
  return (
    <table className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col" className="pb-1 text-xs font-semibold text-soft">
              {shortDay(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DropCell key={day} id={day} className={cx('h-28 p-1', !day.startsWith(month) && 'bg-sunken/60')}>
                <time
                  dateTime={day}
                  aria-current={day === today ? 'date' : undefined}
                  className={cx(
                    'mb-1 inline-grid h-6 min-w-6 place-items-center rounded-full px-1 text-xs tabular-nums',
                    day === today ? 'bg-brand font-bold text-on-brand' : 'text-soft',
                  )}
                >
                  {Number(day.slice(8))}
                </time>
                <div className="grid gap-1">
                  {on(entries, own, day).map((entry) => (
                    <DragEntry key={entry.key} entry={entry} own={own} zone={zone} onOpen={onOpen} />
                  ))}
                </div>
              </DropCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** The hours of a week; each is a cell that takes entries. */
export function WeekGrid({ week, entries, today, own, zone, onOpen }: GridProps & { week: readonly Day[] }) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={t`Hours of the week`}
      className="max-h-[36rem] overflow-y-auto rounded-lg"
    >
      <table className="w-full table-fixed border-collapse">
        <thead className="sticky top-0 z-10 bg-surface">
          <tr>
            <td className="w-14" />
            {week.map((day) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? 'date' : undefined}
                className={cx(
                  'py-1.5 text-xs font-semibold',
                  day === today ? 'text-brand-strong underline' : 'text-soft',
                )}
              >
                {shortDay(day)} {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row" className="pr-2 text-right align-top text-xs font-normal text-soft tabular-nums">
                {hour}
              </th>
              {week.map((day) => (
                <DropCell key={day} id={`${day}T${hour}`} className="h-9 p-0.5">
                  {entries
                    .filter(({ at }) => wallClock(own, at * 1000).slice(0, 13) === `${day}T${hour.slice(0, 2)}`)
                    .map((entry) => (
                      <DragEntry key={entry.key} entry={entry} own={own} zone={zone} onOpen={onOpen} />
                    ))}
                </DropCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The days that have something, one below the other: what a phone shows. */
export function Agenda({ from, until, entries, today, own, zone, onOpen }: GridProps & { from: Day; until: Day }) {
  const days: Day[] = [];
  for (let day = from; day <= until; day = dayAfter(day, 1)) if (on(entries, own, day).length > 0) days.push(day);
  if (days.length === 0) return <p className="py-6 text-center text-sm text-soft">{t`Nothing on these days.`}</p>;
  return (
    <ol className="grid gap-4">
      {days.map((day) => (
        <li key={day}>
          <h3 className="mb-1.5 text-sm font-semibold" aria-current={day === today ? 'date' : undefined}>
            {dayWords(day)}
            {day === today && ` · ${t`today`}`}
          </h3>
          <ul className="grid gap-2">
            {on(entries, own, day).map((entry) => (
              <li key={entry.key}>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => onOpen(entry)}
                  className="block w-full rounded-xl border border-line bg-raised px-3 py-2 text-left text-sm"
                >
                  <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                    <span className="font-medium break-words">{entry.title}</span>
                    <Badge hue={calendarFaces[entry.state].hue} icon={calendarFaces[entry.state].icon}>
                      {i18n._(calendarFaces[entry.state].word)}
                    </Badge>
                  </span>
                  <span className="block text-soft">
                    {bothClocks(entry.at * 1000, zone)} · {entry.langs.join(' ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

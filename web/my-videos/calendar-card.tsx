import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { dateFormat } from '#web/language/locale.ts';
import type { CalendarEntry } from '#shared/publishing/calendar.contract.ts';
import { dayAfter, dayOf, type Day, monthAfter, monthWeeks, weekOf } from '#shared/publishing/calendar.ts';
import { momentIn } from '#shared/publishing/zoned-time.ts';
import { calendarQuery, useMoveEntry } from './calendar.ts';
import { slotsQuery } from '#web/publishing/slot.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateLacks, type DatedTale } from '#web/publishing/date-lacks.tsx';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { notify } from '#web/ui/notices/toast-store.ts';
import { zoneOfBrowser } from '#web/publishing/zone-words.ts';
import { DragCalendar } from './calendar-drag.tsx';
import { CalendarEntryDialog } from './calendar-entry-dialog.tsx';
import { Agenda, MonthGrid, WeekGrid } from './calendar-grids.tsx';
import { momentInCell } from './calendar-moves.ts';
import { CalendarZone, useSecondZone } from './calendar-zone.tsx';

/** Whether the window is at least this many CSS pixels wide; a zoomed window is a narrow one. */
const useWide = (pixels: number): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(`(min-width: ${pixels}px)`);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(`(min-width: ${pixels}px)`).matches,
  );

const named = (day: Day) =>
  dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }, 'en-GB').format(Date.parse(`${day}T00:00Z`));
/** The moment (seconds) at which a day begins by the clocks of a zone. */
function startOf(zone: string, day: Day): number {
  const moment = momentIn(zone, `${day}T00:00`)!;
  return Math.floor((moment.kind === 'twice' ? moment.first : moment.at) / 1000);
}

/** What is to be published and what was, on the days of a month or a week; on phones as a list. */
export function CalendarCard({ own = zoneOfBrowser(), now = Date.now() }: { own?: string; now?: number }) {
  const [search, setSearch] = useSearchParams();
  const slots = useQuery(slotsQuery);
  const [zone, setZone] = useSecondZone(slots.data?.[0]?.zone ?? 'UTC');
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const isWide = useWide(768);
  const today = dayOf(own, now);
  const asked = search.get('day') ?? '';
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const view = search.get('calendar') === 'week' ? 'week' : 'month';
  const weeks = view === 'week' ? [weekOf(day)] : monthWeeks(day);
  const [first, last] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!];
  const query = useQuery(calendarQuery(startOf(own, first), startOf(own, dayAfter(last, 1))));
  const [lacking, setLacking] = useState<DatedTale | null>(null);
  const move = useMoveEntry(zone, { said: setSaid, onLacks: setLacking });

  const go = (change: Record<string, string>) =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  const step = (by: 1 | -1) => go({ day: view === 'week' ? dayAfter(day, 7 * by) : monthAfter(day, by) });
  const entries = query.data?.items ?? [];
  const entry = entries.find(({ key }) => key === opened) ?? null;
  const place = (one: CalendarEntry, at: number | null) => {
    if (at === null || at === one.at) return;
    if (at * 1000 > Date.now()) return move.mutate({ entry: one, at });
    notify.info(t`That time has passed`, t`Choose one in the future.`);
    setSaid(t`${{ title: one.title }} was not moved: that time has passed.`);
  };
  const grid = { entries, today, own, zone, onOpen: ({ key }: CalendarEntry) => setOpened(key) };
  const title =
    view === 'week' ? `${named(first)}${named(first) === named(last) ? '' : ` – ${named(last)}`}` : named(day);
  return (
    <Card
      title={t`Calendar`}
      note={t`Drag an entry to another day, or press it for “Move to…”.`}
      actions={
        <div role="group" aria-label={t`View of the calendar`} className="flex gap-2">
          {(['month', 'week'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              aria-pressed={view === one}
              look={view === one ? 'primary' : 'quiet'}
              onClick={() => go({ calendar: one })}
            >
              {one === 'month' ? t`Month` : t`Week`}
            </Button>
          ))}
        </div>
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <IconButton label={view === 'week' ? t`Previous week` : t`Previous month`} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <h3 aria-live="polite" className="min-w-32 text-center font-semibold">
          {title}
        </h3>
        <IconButton label={view === 'week' ? t`The next week` : t`The next month`} onClick={() => step(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Button size="small" onClick={() => go({ day: today })}>{t`Today`}</Button>
        <CalendarZone own={own} zone={zone} onChange={setZone} />
      </div>
      {query.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {query.isError && <ErrorNote>{query.error.message}</ErrorNote>}
      {query.data &&
        (isWide ? (
          <DragCalendar own={own} zone={zone} onDrop={(one, cell) => place(one, momentInCell(one, cell, own))}>
            {view === 'week' ? (
              <WeekGrid {...grid} week={weeks[0]!} />
            ) : (
              <MonthGrid {...grid} weeks={weeks} month={day.slice(0, 7)} />
            )}
          </DragCalendar>
        ) : (
          <Agenda {...grid} from={first} until={last} />
        ))}
      {query.data?.more && (
        <p className="mt-2 text-sm text-warn">{t`Not everything is shown: switch to the week view.`}</p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {lacking && <DateLacks tale={lacking} onClose={() => setLacking(null)} />}
      {entry && (
        <CalendarEntryDialog
          entry={entry}
          zone={zone}
          onMove={(at) => place(entry, at)}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

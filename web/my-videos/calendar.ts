import { t } from '@lingui/core/macro';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CalendarEntry, getCalendar } from '#shared/publishing/calendar.contract.ts';
import { setTaleStatus } from '#shared/tale/tale.contract.ts';
import { call } from '#web/api/call.ts';
import type { DatedTale } from '#web/publishing/date-lacks.tsx';
import { notify } from '#web/ui/notices/toast-store.ts';
import { bothClocks } from '#web/publishing/zone-words.ts';
import { notifyFailure } from '#web/api/query-client.ts';
import { inWords } from '#web/language/said.ts';

/** Below `summary`: live events of tales and of publications both ask for that again. */
const key = ['summary', 'calendar'] as const;
type Answer = { ok: true; items: CalendarEntry[]; more: boolean };

/** The span between two moments, in seconds. */
export const calendarQuery = (from: number, until: number) =>
  queryOptions({
    queryKey: [...key, from, until] as const,
    queryFn: ({ signal }) => call(getCalendar, { query: { from, until }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

type Move = { readonly entry: CalendarEntry; readonly at: number; readonly isUndo?: true };

type Told = {
  /** What happened, for those who cannot see it. */
  readonly said: (words: string) => void;
  /** The date is kept, and something is missing for it. */
  readonly onLacks: (tale: DatedTale) => void;
};

/**
 * Moves a tale to another moment: shown at once, put back with words when it is refused, and can be undone. `zone`
 * is the second clock in the words.
 */
export function useMoveEntry(zone: string, { said, onLacks }: Told) {
  const client = useQueryClient();
  const move = useMutation({
    scope: { id: 'calendar' },
    mutationFn: ({ entry, at, isUndo }: Move) => {
      const before = isUndo ? entry.movable : null;
      const date = before ? before.scheduledAt : at;
      const body = {
        status: before?.status ?? ('scheduled' as const),
        ...(date === null ? {} : { scheduledAt: date }),
      };
      return call(setTaleStatus, { params: { id: entry.taleId }, body });
    },
    meta: { failed: null },
    onMutate: async ({ entry, at }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueriesData<Answer>({ queryKey: key });
      const put = (one: CalendarEntry): CalendarEntry =>
        one.key === entry.key ? { ...one, at, state: 'scheduled', reason: null } : one;
      client.setQueriesData<Answer>({ queryKey: key }, (now) => now && { ...now, items: now.items.map(put) });
      return before;
    },
    onError: (error, { entry }, before) => {
      for (const [one, data] of before ?? []) client.setQueryData(one, data);
      notifyFailure(error, t`Not moved`);
      said(t`${{ title: entry.title }} was not moved and is back at ${{ moment: bothClocks(entry.at * 1000, zone) }}`);
    },
    onSuccess: ({ warnings = [], warningsSaid = [] }, { entry, at, isUndo }) => {
      const words = `${entry.title}: ${bothClocks(at * 1000, zone)}`;
      if (warnings.length > 0)
        onLacks({
          taleId: entry.taleId,
          title: entry.title,
          lacks: warnings.map((words, index) => inWords(warningsSaid[index], words)),
        });
      said(isUndo ? t`${words}, as before` : t`Moved ${words}`);
      const undo = { label: t`Undo`, perform: () => move.mutate({ entry, at: entry.at, isUndo: true }) };
      notify.success(isUndo ? t`Moved back` : t`Moved`, words, isUndo ? {} : { action: undo });
    },
    onSettled: () =>
      Promise.all(
        [['publications'], ['tales'], ['tale'], ['summary']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  return move;
}

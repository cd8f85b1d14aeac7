import { plural, t } from '@lingui/core/macro';
import { columnName } from '#web/tale-parts/tale-words.ts';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, RefreshCw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { taleStatuses } from '#shared/pipeline.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { notifyFailure } from '#web/api/query-client.ts';
import { taleListQuery, useMoreTales } from '#web/tale-parts/tale-list.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { useFocusAfter } from '#web/ui/hooks/use-focus-after.ts';
import { BulkBar } from './bulk-bar.tsx';
import { TaleTable } from './tale-table.tsx';

const none: ReadonlySet<string> = new Set();

/** Every tale, newest first: search, filter, tick, and act on what is ticked. */
export function ListView() {
  const [q, setQ] = useState('');
  const [status, setStatus] = useState('');
  const [ticked, setTicked] = useState(none);
  const filter = { q: useDebounced(q.trim(), rhythms.searchDebounce), status };
  const tales = useQuery(taleListQuery(filter));
  const more = useMoreTales(filter);
  useEffect(() => {
    if (tales.error) notifyFailure(tales.error, t`Failed to load tales`);
  }, [tales.error]);

  const { rows = [], counts, nextCursor = null } = tales.data ?? {};
  const chosen = useMemo(() => rows.filter(({ id }) => ticked.has(id)), [rows, ticked]);
  const stays = useFocusAfter<HTMLDivElement>(chosen.length);
  const total = counts ? taleStatuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0) : null;
  const options = [
    ['', total === null ? t`All statuses` : t`All statuses (${total})`] as const,
    ...taleStatuses.map((one) => [one, counts ? `${columnName(one)} (${counts[one] ?? 0})` : columnName(one)] as const),
  ];
  const isNarrowed = filter.q !== '' || status !== '';
  return (
    <Card>
      <div
        ref={stays}
        tabIndex={-1}
        role="group"
        aria-label={t`Find tales`}
        className="mb-4 grid gap-3 outline-none sm:grid-cols-[minmax(0,1fr)_14.5rem_auto]"
      >
        <TextField
          label={t`Search tales`}
          hideLabel
          type="search"
          placeholder={t`Search by title or verse…`}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <SelectField
          label={t`Status`}
          hideLabel
          options={options}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        />
        <Button
          busy={tales.isRefetching}
          onClick={() => void tales.refetch()}
          icon={<RefreshCw aria-hidden />}
        >{t`Refresh`}</Button>
      </div>
      {tales.isPending && <Waiting>{t`Loading your workspace...`}</Waiting>}
      {tales.isError && <ErrorNote className="mb-4">{tales.error.message}</ErrorNote>}
      {tales.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={<BookOpen aria-hidden />}
          title={t`No tales found`}
          action={
            isNarrowed ? (
              <Button
                onClick={() => {
                  setQ('');
                  setStatus('');
                }}
              >{t`Show all tales`}</Button>
            ) : (
              <ButtonLink to="/tales/new">{t`Create New Tale`}</ButtonLink>
            )
          }
        >
          {isNarrowed ? t`No tale matches this search and status.` : t`Create your first tale to get started`}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <BulkBar view="list" chosen={chosen} onClear={() => setTicked(none)} />
          <TaleTable rows={rows} ticked={ticked} chosen={chosen.length} onTick={setTicked} />
          <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
            <p className="text-sm text-soft" role="status">
              {nextCursor
                ? plural({ count: rows.length }, { one: '# tale loaded', other: '# tales loaded' })
                : plural({ count: rows.length }, { one: '# tale', other: '# tales' })}
            </p>
            {nextCursor && (
              <>
                <Button
                  busy={more.isPending && !more.variables.every}
                  onClick={() => more.mutate({ every: false })}
                >{t`Load more`}</Button>
                <Button
                  look="ghost"
                  busy={more.isPending && more.variables.every}
                  onClick={() => more.mutate({ every: true })}
                >{t`Load all`}</Button>
              </>
            )}
          </div>
        </>
      )}
    </Card>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { BookOpen, Plus, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { kanbanColumns, taleStatuses } from '#shared/pipeline.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { notifyFailure } from '#web/queries/client.ts';
import { taleQueries } from '#web/queries/tale.ts';
import { taleBox } from '#web/ui/bulk-event.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, PageHead } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { BulkBar } from './bulk-bar.tsx';
import { selectColumn } from './select-column.tsx';
import { taleColumns } from './tale-columns.tsx';

const CreateTaleDialog = lazy(async () => ({ default: (await import('#web/create/create-tale-dialog.tsx')).CreateTaleDialog }));

/** Every tale, newest first; `/tales/new` opens the Create Tale dialog over it. */
export function TalesPage() {
  const [q, setQ] = useState('');
  const [status, setStatus] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const rested = useDebounced(q, rhythms.searchDebounce);
  const tales = useInfiniteQuery(taleQueries.list({ q: rested, status }));
  const navigate = useNavigate();
  const creating = useLocation().pathname === '/tales/new';
  usePageTitle('Tales');
  useEffect(() => {
    if (tales.error) notifyFailure(tales.error, 'Failed to load tales');
  }, [tales.error]);

  const rows = tales.data?.pages.flatMap(({ items }) => items) ?? [];
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const toggle = (id: string) => setTicked((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));
  const counts = tales.data?.pages.at(-1)?.counts;
  const total = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : null;
  const statusOptions = [
    ['', total === null ? 'All statuses' : `All statuses (${total})`] as const,
    ...taleStatuses.map((one) => [one, counts ? `${kanbanColumns[one].label} (${counts[one] ?? 0})` : kanbanColumns[one].label] as const),
  ];
  return (
    <>
      <PageHead title="Tales" note="Every story of yours, from draft to published.">
        <ButtonLink to="/tales/new" look="primary" icon={<Plus aria-hidden />}>
          Create New Tale
        </ButtonLink>
      </PageHead>
      <Card>
        <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]">
          <TextField
            label="Search tales"
            hideLabel
            type="search"
            placeholder="Search by title or verse…"
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
          <SelectField
            label="Status"
            hideLabel
            options={statusOptions}
            value={status}
            onChange={(event) => setStatus(event.target.value)}
          />
          <Button busy={tales.isRefetching} onClick={() => void tales.refetch()} icon={<RefreshCw aria-hidden />}>
            Refresh
          </Button>
        </div>
        {tales.isPending && <Waiting>Loading your workspace...</Waiting>}
        {tales.isError && <ErrorNote>{tales.error.message}</ErrorNote>}
        {tales.isSuccess && rows.length === 0 && (
          <EmptyState
            icon={<BookOpen aria-hidden />}
            title="No tales found"
            action={
              <ButtonLink to="/tales/new" look="primary">
                Create New Tale
              </ButtonLink>
            }
          >
            Create your first tale to get started
          </EmptyState>
        )}
        {rows.length > 0 && (
          <>
            <BulkBar chosen={chosen} onClear={() => setTicked(new Set())} />
            <CheckField
              className="mb-2 pl-4"
              {...taleBox}
              checked={chosen.length === rows.length}
              onChange={(event) => setTicked(new Set(event.target.checked ? rows.map(({ id }) => id) : []))}
            >
              Select all
            </CheckField>
            <DataTable name="Tales" columns={[selectColumn(ticked, toggle), ...taleColumns]} rows={rows} keyOf={({ id }) => id} />
          </>
        )}
        {tales.hasNextPage && (
          <div className="mt-4 text-center">
            <Button busy={tales.isFetchingNextPage} onClick={() => void tales.fetchNextPage()}>
              Load more
            </Button>
          </div>
        )}
      </Card>
      <Suspense>{creating && <CreateTaleDialog open onClose={() => void navigate('/tales')} />}</Suspense>
    </>
  );
}

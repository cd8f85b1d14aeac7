import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { videoStatuses } from '#shared/pipeline.ts';
import type { TaleRow } from '#shared/tale.contract.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { taleQueries } from '#web/queries/tale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { EmptyState, Waiting } from '#web/ui/notes.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { VideoStatusBadge } from '#web/ui/status-badge.tsx';
import { TaleCover } from '#web/ui/tale-cover.tsx';
import { showDate } from '#web/ui/time.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

const statuses = [
  ['', 'All statuses'],
  ['draft', 'Draft'],
  ['uploaded', 'Bound'],
  ['scheduled', 'Scheduled'],
  ['published', 'Published'],
  ['failed', 'Failed'],
] as const;

const columns: readonly Column<TaleRow>[] = [
  {
    head: 'Tale',
    plain: true,
    cell: ({ taleId, title, createdAt, imagesReady }) => (
      <span className="flex min-w-0 items-center gap-3">
        <TaleCover taleId={taleId} ready={imagesReady} />
        <span className="min-w-0">
          <Link to={`/tales/${taleId}`} className="line-clamp-2 font-medium hover:text-brand hover:underline">
            {title}
          </Link>
          <span className="block text-xs text-soft">{showDate(createdAt)}</span>
        </span>
      </span>
    ),
  },
  { head: 'Verse', cell: ({ verse }) => verse ?? '—' },
  {
    head: 'Images',
    className: 'md:w-36',
    cell: ({ title, imagesReady, imagesTotal }) => (
      <span className="block w-28">
        <span className="mb-1 block text-xs tabular-nums">
          {imagesReady}/{imagesTotal}
        </span>
        <ProgressBar value={imagesTotal ? (imagesReady / imagesTotal) * 100 : 0} label={`Images of ${title}`} />
      </span>
    ),
  },
  { head: 'Status', cell: ({ videoStatus }) => <VideoStatusBadge status={videoStatus} /> },
  {
    head: 'Publish Date',
    cell: ({ publishLocal, tz }) =>
      publishLocal ? (
        <span>
          {publishLocal} <span className="text-xs text-soft">{tz}</span>
        </span>
      ) : (
        '—'
      ),
  },
];

const rank = (status: string) => {
  const place = videoStatuses.findIndex((known) => known === status);
  return place < 0 ? 0 : place;
};

/** The tales of the dashboard: search, filter and where each one stands. */
export function YourTales({ onCreate }: { onCreate: () => void }) {
  const [q, setQ] = useState('');
  const [status, setStatus] = useState('');
  const filter = useDebounced(JSON.stringify({ q, status }), rhythms.searchDebounce);
  const tales = useQuery(taleQueries.statuses(JSON.parse(filter) as { q: string; status: string }));
  const rows = (tales.data ?? []).toSorted((a, b) => rank(a.videoStatus) - rank(b.videoStatus));
  return (
    <Card title="Your Tales">
      <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField
          label="Search tales"
          hideLabel
          type="search"
          placeholder="Search by title or verse…"
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <SelectField label="Status" hideLabel options={statuses} value={status} onChange={(event) => setStatus(event.target.value)} />
      </div>
      {tales.isPending ? (
        <Waiting>Loading your workspace...</Waiting>
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<BookOpen aria-hidden />}
          title="No tales found"
          action={
            <Button look="primary" onClick={onCreate}>
              Create New Tale
            </Button>
          }
        >
          Create your first tale to get started
        </EmptyState>
      ) : (
        <DataTable name="Your tales" columns={columns} rows={rows} keyOf={({ taleId }) => taleId} />
      )}
    </Card>
  );
}

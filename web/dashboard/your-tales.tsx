import { msg, plural, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { videoStatuses } from '#shared/pipeline.ts';
import type { TaleRow } from '#shared/tale/tale.contract.ts';
import { limits, rhythms } from '#shared/vocabulary.ts';
import { taleQueries } from '#web/tale-parts/tale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { EmptyState, Waiting } from '#web/ui/notices/notes.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { TalesTable } from './tales-table.tsx';

const statuses = [
  ['', msg`All statuses`],
  ['draft', msg`Draft`],
  ['uploaded', msg`Bound`],
  ['scheduled', msg({ message: 'Scheduled', context: 'a tale' })],
  ['published', msg({ message: 'Published', context: 'a tale' })],
  ['failed', msg`Failed`],
] as const;
const none: readonly TaleRow[] = [];

const rank = ({ videoStatus }: TaleRow) => Math.max(0, videoStatuses.indexOf(videoStatus));
const said = (count: number) =>
  count < limits.talesStatus ? plural(count, { one: '# tale', other: '# tales' }) : t`The newest ${count} tales`;

/** The tales of the dashboard: search, filter and the status of each, drafts first and failures last. */
export function YourTales({ onCreate }: { onCreate: () => void }) {
  const [q, setQ] = useState('');
  const [status, setStatus] = useState('');
  const filter = useDebounced(JSON.stringify({ q, status }), rhythms.searchDebounce);
  const tales = useQuery(taleQueries.statuses(JSON.parse(filter) as { q: string; status: string }));
  const found = tales.isError ? none : (tales.data ?? none);
  const rows = useMemo(() => found.toSorted((a, b) => rank(a) - rank(b)), [found]);
  const clear = () => {
    setQ('');
    setStatus('');
  };
  return (
    <Card title={t`Your Tales`}>
      <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <TextField
          label={t`Search tales`}
          hideLabel
          type="search"
          placeholder={t`Search by title or verse…`}
          maxLength={200}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <SelectField
          label={t`Status`}
          hideLabel
          options={statuses.map(([key, words]) => [key, i18n._(words)] as const)}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        />
      </div>
      <p role="status" className="sr-only">
        {tales.isPending ? '' : rows.length === 0 ? t`No tales found` : said(rows.length)}
      </p>
      {tales.isPending && <Waiting>{t`Loading your workspace...`}</Waiting>}
      {!tales.isPending && rows.length === 0 && (
        <EmptyState
          icon={<BookOpen aria-hidden />}
          title={t`No tales found`}
          action={<NextAction {...{ q, status, tales, clear, onCreate }} />}
        >
          {tales.isError && <span className="block text-bad">{t`Your tales could not be loaded.`}</span>}
          {t`Create your first tale to get started`}
        </EmptyState>
      )}
      {rows.length > 0 && <TalesTable rows={rows} />}
    </Card>
  );
}

function NextAction(empty: {
  q: string;
  status: string;
  tales: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  clear: () => void;
  onCreate: () => void;
}) {
  if (empty.tales.isError)
    return <Button busy={empty.tales.isFetching} onClick={() => void empty.tales.refetch()}>{t`Try again`}</Button>;
  if (empty.q || empty.status) return <Button onClick={empty.clear}>{t`Clear search and filter`}</Button>;
  return <Button onClick={empty.onCreate}>{t`Create New Tale`}</Button>;
}

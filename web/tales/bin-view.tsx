import { plural, t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type BinRow, binDays } from '#shared/tale/tale-list.contract.ts';
import { notifyFailure } from '#web/api/query-client.ts';
import { binQuery, usePurgeTales, useRestoreTales } from './tale-bin.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { BinList } from './bin-list.tsx';

/** Deleted tales: restore them, or delete them for good. */
export function BinView() {
  const bin = useInfiniteQuery(binQuery);
  const restore = useRestoreTales();
  const purge = usePurgeTales();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<readonly BinRow[] | null>(null);
  useEffect(() => {
    if (bin.error) notifyFailure(bin.error, t`Failed to load tales`);
  }, [bin.error]);
  const rows = bin.data?.pages.flatMap(({ items }) => items) ?? [];
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const toggle = (id: string) =>
    setTicked((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));
  return (
    <Card>
      {bin.isPending && <Waiting>{t`Loading your workspace...`}</Waiting>}
      {bin.isError && <ErrorNote>{bin.error.message}</ErrorNote>}
      {bin.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={<Trash2 aria-hidden />}
          title={t`The bin is empty`}
          action={<ButtonLink to="/tales">{t`All tales`}</ButtonLink>}
        >{t`What you delete waits here for ${binDays} days.`}</EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <div className="mb-2 flex min-h-10 flex-wrap items-center gap-2 px-4">
            <CheckField
              className="mr-auto items-center"
              checked={chosen.length === rows.length}
              onChange={({ target }) => setTicked(new Set(target.checked ? rows.map(({ id }) => id) : []))}
            >
              {chosen.length > 0 ? t`${{ count: chosen.length }} selected` : t`Select all`}
            </CheckField>
            {chosen.length > 0 && (
              <>
                <Button
                  size="small"
                  busy={restore.isPending}
                  onClick={() => restore.mutate(chosen.map(({ id }) => id))}
                  icon={<ArchiveRestore aria-hidden />}
                >{t`Restore`}</Button>
                <Button
                  size="small"
                  look="danger"
                  onClick={() => setAsking(chosen)}
                  icon={<Trash2 aria-hidden />}
                >{t`Delete for good`}</Button>
              </>
            )}
          </div>
          <BinList
            rows={rows}
            ticked={ticked}
            onToggle={toggle}
            onRestore={(id) => restore.mutate([id])}
            onPurge={(row) => setAsking([row])}
          />
        </>
      )}
      {bin.hasNextPage && (
        <div className="mt-4 text-center">
          <Button busy={bin.isFetchingNextPage} onClick={() => void bin.fetchNextPage()}>{t`Load more`}</Button>
        </div>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={
          asking?.length === 1
            ? t`Delete “${{ title: asking[0]?.displayTitle ?? '' }}” for good?`
            : plural(
                { count: asking?.length ?? 0 },
                { one: 'Delete # tale for good?', other: 'Delete # tales for good?' },
              )
        }
        action={t`Delete for good`}
        busy={purge.isPending}
        onClose={() => setAsking(null)}
        onConfirm={() =>
          purge.mutate(
            (asking ?? []).map(({ id }) => id),
            { onSettled: () => setAsking(null) },
          )
        }
      >{t`Story, pictures, voices and videos are removed and cannot be brought back. What is on your channel stays there.`}</ConfirmDialog>
    </Card>
  );
}

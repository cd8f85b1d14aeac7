import { t } from '@lingui/core/macro';
import { type Dispatch, lazy, type SetStateAction, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { TaleListRow } from '#shared/tale/tale-list.contract.ts';
import { taleBox } from '#web/tale-parts/bulk-event.ts';
import { twinTitles } from '#web/tale-parts/twin-titles.ts';
import { VirtualTable } from '#web/ui/virtual-table.tsx';
import { RowActions } from './row-actions.tsx';
import { type ListedTale, taleColumns } from './tale-columns.tsx';
import { tickRows } from './tick-rows.ts';
import { useRenameRow } from './bulk.ts';

const RenameDialog = lazy(async () => ({ default: (await import('#web/tale-parts/rename-dialog.tsx')).RenameDialog }));
type Ticked = ReadonlySet<string>;
const keyOf = ({ id }: TaleListRow) => id;

/** The rows of the list with their boxes and actions; the box in the head ticks every loaded row. */
export function TaleTable({
  rows,
  ticked,
  chosen,
  onTick,
}: {
  rows: readonly TaleListRow[];
  ticked: Ticked;
  /** How many of the rows are ticked. */
  chosen: number;
  onTick: Dispatch<SetStateAction<Ticked>>;
}) {
  const rename = useRenameRow();
  const [renaming, setRenaming] = useState<TaleListRow | null>(null);
  const listed = useMemo(() => {
    const twins = twinTitles(rows.map(({ id, displayTitle }) => ({ id, title: displayTitle })));
    return rows.map((row): ListedTale => (twins.has(row.id) ? { ...row, isTwin: true } : row));
  }, [rows]);
  const columns = useMemo(
    () => [
      ...taleColumns(),
      {
        head: t`Actions`,
        plain: true,
        className: '@4xl:w-42',
        cell: (row: TaleListRow) => <RowActions row={row} onRename={setRenaming} />,
      },
    ],
    [],
  );
  const before = useRef<string | null>(null);
  const order = useRef<readonly string[]>([]);
  order.current = rows.map(keyOf);
  const lead = useCallback(
    ({ id, title }: TaleListRow, isTicked: boolean) => (
      <label className="-m-1 grid size-8 cursor-pointer place-items-center">
        <input
          type="checkbox"
          {...taleBox}
          checked={isTicked}
          onClick={({ shiftKey }) => {
            const from = shiftKey ? before.current : null;
            before.current = id;
            onTick((now) => tickRows(now, order.current, { id, from }));
          }}
          readOnly
          className="size-5 accent-brand"
          aria-label={t`Select ${title}`}
        />
      </label>
    ),
    [onTick],
  );
  const all = (
    <label className="-m-1 inline-flex min-h-8 cursor-pointer items-center gap-2.5 p-1.5">
      <input
        type="checkbox"
        {...taleBox}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
        }}
        checked={chosen === rows.length}
        onChange={({ target }) => onTick(new Set(target.checked ? rows.map(keyOf) : []))}
        className="size-5 accent-brand"
      />
      <span className="text-sm font-medium text-ink @4xl:sr-only">{t`Select all`}</span>
    </label>
  );
  return (
    <>
      <VirtualTable
        name={t`Tales`}
        columns={columns}
        rows={listed}
        keyOf={keyOf}
        chosen={ticked}
        lead={lead}
        leadHead={all}
      />
      <Suspense>
        {renaming && (
          <RenameDialog
            title={renaming.title}
            isBusy={rename.isPending}
            onRename={(title) =>
              rename.mutate({ id: renaming.id, title, before: renaming.title }, { onSuccess: () => setRenaming(null) })
            }
            onClose={() => setRenaming(null)}
          />
        )}
      </Suspense>
    </>
  );
}

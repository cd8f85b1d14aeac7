import { t } from '@lingui/core/macro';
import { FolderOpen, Images, Package, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { TaleListRow } from '#shared/tale/tale-list.contract.ts';
import { usePackageRow, useQueueRow } from '#web/tales/bulk.ts';
import { IconButton } from '#web/ui/button.tsx';

/** What may be done with one tale of the list. */
export function RowActions({ row, onRename }: { row: TaleListRow; onRename: (row: TaleListRow) => void }) {
  const queue = useQueueRow();
  const order = usePackageRow();
  const { id, displayTitle: title } = row;
  return (
    <span
      className="flex items-center justify-end @4xl:-mx-2 @max-4xl:w-full @max-4xl:justify-between @max-4xl:border-t
      @max-4xl:border-line @max-4xl:pt-2"
    >
      <Link
        to={`/tales/${id}`}
        title={t`Open`}
        aria-label={t`Open ${title}`}
        className="inline-grid size-9 shrink-0 place-items-center rounded-xl transition-colors hover:bg-ink/8
          sm:size-10 [&_svg]:size-5"
      >
        <FolderOpen aria-hidden />
      </Link>
      <IconButton label={t`Rename ${title}`} title={t`Rename`} onClick={() => onRename(row)}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        label={t`Queue images of ${title}`}
        title={t`Queue`}
        disabled={queue.isPending}
        onClick={() => queue.mutate(id)}
      >
        <Images aria-hidden />
      </IconButton>
      <IconButton
        label={t`Package ${title}`}
        title={t`Package`}
        disabled={order.isPending}
        onClick={() => order.mutate(id)}
      >
        <Package aria-hidden />
      </IconButton>
    </span>
  );
}

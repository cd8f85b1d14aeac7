import { Images, Package, Trash2, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useBulkTales, useRenderAll, useUploadAll } from '#web/queries/bulk.ts';
import { type BulkAction, useBulkActions } from '#web/ui/bulk-event.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx';

type Chosen = readonly { id: string; title: string }[];

/** What may be done with the ticked tales, here and from the palette. */
export function BulkBar({ chosen, onClear }: { chosen: Chosen; onClear: () => void }) {
  const bulk = useBulkTales();
  const render = useRenderAll();
  const upload = useUploadAll();
  const [asking, setAsking] = useState<'delete' | 'kids' | null>(null);
  const taleIds = chosen.map(({ id }) => id);
  const perform = useCallback(
    (action: BulkAction) => {
      if (chosen.length === 0) return;
      if (action === 'generate') bulk.mutate({ action: 'queue-images', taleIds: chosen.map(({ id }) => id) });
      else if (action === 'render') render.mutate(chosen);
      else setAsking('kids');
    },
    [bulk.mutate, render.mutate, chosen],
  );
  useBulkActions(perform);
  const send = (madeForKids: boolean) => {
    setAsking(null);
    upload.mutate({ tales: chosen, madeForKids });
  };
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Selected tales"
      className="sticky top-18 z-20 mb-4 flex flex-wrap items-center gap-2 rounded-xl border border-brand/40 bg-brand-wash px-4 py-2.5"
    >
      <p aria-live="polite" className="mr-auto text-sm font-semibold text-brand-strong">
        {chosen.length} selected
      </p>
      <Button
        size="small"
        busy={bulk.isPending && bulk.variables.action === 'queue-images'}
        onClick={() => bulk.mutate({ action: 'queue-images', taleIds })}
        icon={<Images aria-hidden />}
      >
        Queue images
      </Button>
      <Button
        size="small"
        busy={bulk.isPending && bulk.variables.action === 'package'}
        onClick={() => bulk.mutate({ action: 'package', taleIds })}
        icon={<Package aria-hidden />}
      >
        Package
      </Button>
      <Button size="small" look="danger" onClick={() => setAsking('delete')} icon={<Trash2 aria-hidden />}>
        Delete
      </Button>
      <Button size="small" look="ghost" onClick={onClear} icon={<X aria-hidden />}>
        Clear
      </Button>
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete ${chosen.length} tale(s)? This is a soft delete.`}
        action="Delete"
        busy={bulk.isPending}
        onClose={() => setAsking(null)}
        onConfirm={() =>
          bulk.mutate(
            { action: 'delete', taleIds },
            {
              onSuccess: onClear,
              onSettled: () => setAsking(null),
            },
          )
        }
      />
      <Dialog
        open={asking === 'kids'}
        onClose={() => setAsking(null)}
        title="Are these videos made for kids?"
        note="Every upload needs this answer. The videos are sent as private."
        className="sm:max-w-md"
      >
        <div className="flex flex-wrap justify-end gap-2 px-5 pt-2 pb-5">
          <Button onClick={() => send(true)}>Yes, made for kids</Button>
          <Button look="primary" onClick={() => send(false)}>
            No, not made for kids
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

import { t } from '@lingui/core/macro';
import { CalendarPlus, Images, Package, Trash2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import { useBulkTales, useRenderAll, useSlotAll, useUploadAll } from '#web/tales/bulk.ts';
import { type BulkAction, taleBox, useBulkActions } from '#web/tale-parts/bulk-event.ts';
import { Button } from '#web/ui/button.tsx';

const BulkQuestions = lazy(async () => ({ default: (await import('./bulk-questions.tsx')).BulkQuestions }));

/** What may be done with the ticked cards, here and from the palette. */
export function KanbanBulk({ chosen, onClear }: { chosen: readonly KanbanCard[]; onClear: () => void }) {
  const bulk = useBulkTales('board');
  const render = useRenderAll();
  const upload = useUploadAll();
  const slots = useSlotAll();
  const [asking, setAsking] = useState<'delete' | 'kids' | null>(null);
  const taleIds = chosen.map(({ id }) => id);
  const isBusy = (action: string) => bulk.isPending && bulk.variables.action === action;
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
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={t`Selected tales`}
      className="mb-3 flex flex-wrap items-center gap-2 rounded-xl border border-brand/40 bg-brand-wash px-3 py-2"
    >
      <label
        className="mr-auto flex min-h-8 cursor-pointer items-center gap-2 text-sm font-semibold text-brand-strong"
        title={t`Clear`}
      >
        <input
          type="checkbox"
          {...taleBox}
          checked
          onChange={onClear}
          aria-label={t`Clear the selection`}
          className="size-5 accent-brand"
        />
        <span aria-live="polite">{t`${{ count: chosen.length }} selected`}</span>
      </label>
      <Button
        size="small"
        busy={isBusy('queue-images')}
        onClick={() => bulk.mutate({ action: 'queue-images', taleIds })}
        icon={<Images aria-hidden />}
      >{t`Queue images`}</Button>
      <Button
        size="small"
        busy={isBusy('package')}
        onClick={() => bulk.mutate({ action: 'package', taleIds })}
        icon={<Package aria-hidden />}
      >{t`Package`}</Button>
      <Button
        size="small"
        busy={slots.isPending}
        onClick={() => slots.mutate(chosen)}
        icon={<CalendarPlus aria-hidden />}
      >{t`Next slots`}</Button>
      <Button
        size="small"
        look="danger"
        onClick={() => setAsking('delete')}
        icon={<Trash2 aria-hidden />}
      >{t`Delete`}</Button>
      {asking && (
        <Suspense>
          <BulkQuestions
            asking={asking}
            count={chosen.length}
            isBusy={isBusy('delete')}
            onClose={() => setAsking(null)}
            onDelete={() =>
              bulk.mutate({ action: 'delete', taleIds }, { onSuccess: onClear, onSettled: () => setAsking(null) })
            }
            onUpload={(answers) => {
              setAsking(null);
              upload.mutate({ tales: chosen, ...answers });
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

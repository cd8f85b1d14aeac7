import { t } from '@lingui/core/macro';
import { BookMarked, CalendarPlus, Images, Package, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useCommands } from '#web/commands/use-commands.ts';
import { useBulkTales, useRenderAll, useResolveVerses, useSlotAll, useUploadAll } from '#web/tales/bulk.ts';
import { type BulkAction, taleBox, useBulkActions } from '#web/tale-parts/bulk-event.ts';
import { Button } from '#web/ui/button.tsx';

const BulkQuestions = lazy(async () => ({ default: (await import('./kanban/bulk-questions.tsx')).BulkQuestions }));
type Chosen = readonly { id: string; title: string }[];

/** What may be done with the ticked tales: by button, by key and from the palette. */
export function BulkBar({ chosen, onClear }: { chosen: Chosen; onClear: () => void }) {
  const bulk = useBulkTales();
  const resolve = useResolveVerses();
  const render = useRenderAll();
  const upload = useUploadAll();
  const slots = useSlotAll();
  const [asking, setAsking] = useState<'delete' | 'kids' | null>(null);
  const taleIds = chosen.map(({ id }) => id);
  const isBusy = (action: string) => bulk.isPending && bulk.variables.action === action;
  const order = (action: 'queue-images' | 'package') => () => !bulk.isPending && bulk.mutate({ action, taleIds });
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
  const keyWhen = () => chosen.length > 0;
  useCommands(
    chosen.length === 0
      ? []
      : [
          {
            id: 'list.queue',
            label: t`Queue images`,
            description: t`Of the selected tales`,
            icon: Images,
            key: 'q',
            perform: order('queue-images'),
          },
          {
            id: 'list.package',
            label: t`Package`,
            description: t`Make the videos of the selected tales`,
            icon: Package,
            key: 'p',
            perform: order('package'),
          },
          {
            id: 'list.resolve',
            label: t`Resolve verses`,
            description: t`Read the verses of the selected tales as references`,
            icon: BookMarked,
            perform: () => resolve.mutate(taleIds),
          },
          {
            id: 'list.slots',
            label: t`Add to next slots`,
            description: t`Schedule the selected tales for the next free weekly slots`,
            icon: CalendarPlus,
            perform: () => slots.mutate(chosen),
          },
          {
            id: 'list.delete',
            label: t`Delete`,
            description: t`Put the selected tales into the bin`,
            icon: Trash2,
            key: ['Delete', 'Backspace'],
            perform: () => setAsking('delete'),
          },
          {
            id: 'list.clear',
            label: t`Clear the selection`,
            description: t`Select no tales`,
            icon: X,
            perform: onClear,
          },
        ].map((command) => ({ ...command, group: t`Tales list`, keyWhen })),
  );
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={t`Selected tales`}
      className="sticky top-18 z-20 mb-4 flex items-center gap-2 rounded-xl border border-brand/40 bg-brand-wash px-4 py-2.5 max-sm:overflow-x-auto sm:flex-wrap"
    >
      <label className="mr-auto flex min-h-8 shrink-0 cursor-pointer items-center gap-2.5 text-sm font-semibold text-brand-strong">
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
        onClick={order('queue-images')}
        aria-keyshortcuts="Q"
        icon={<Images aria-hidden />}
      >{t`Queue images`}</Button>
      <Button
        size="small"
        busy={isBusy('package')}
        onClick={order('package')}
        aria-keyshortcuts="P"
        icon={<Package aria-hidden />}
      >{t`Package`}</Button>
      <Button
        size="small"
        busy={resolve.isPending}
        onClick={() => resolve.mutate(taleIds)}
        icon={<BookMarked aria-hidden />}
      >{t`Resolve verses`}</Button>
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
        aria-keyshortcuts="Delete Backspace"
        icon={<Trash2 aria-hidden />}
      >{t`Delete`}</Button>
      <Button size="small" look="ghost" onClick={onClear} icon={<X aria-hidden />}>{t`Clear`}</Button>
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

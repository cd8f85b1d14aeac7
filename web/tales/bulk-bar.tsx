import { t } from '@lingui/core/macro';
import { BookMarked, CalendarPlus, Images, Package, Trash2, X, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { ariaKeys, keysOf } from '#web/commands/shortcut-key.ts';
import { useCommands } from '#web/commands/use-commands.ts';
import { useBulkTales, useRenderAll, useResolveVerses, useSlotAll, useUploadAll } from '#web/tales/bulk.ts';
import { type BulkAction, taleBox, useBulkActions } from '#web/tale-parts/bulk-event.ts';
import { Button } from '#web/ui/button.tsx';

const BulkQuestions = lazy(async () => ({ default: (await import('./bulk-questions.tsx')).BulkQuestions }));
type Chosen = readonly { id: string; title: string }[];

/** An action of the bar: a button, and in the list a command too. `button` is its label where the command's is longer. */
type Action = {
  id: string;
  label: string;
  button?: string;
  description: string;
  icon: LucideIcon;
  key?: string | string[];
  busy?: boolean;
  look?: 'danger' | 'ghost';
  onlyList?: boolean;
  perform: () => unknown;
};

/**
 * What may be done with the ticked tales: by button and from the palette's bulk actions. The list has keys and commands
 * for them too; the board has none, because its cards have keys of their own.
 */
export function BulkBar({ view, chosen, onClear }: { view: 'list' | 'board'; chosen: Chosen; onClear: () => void }) {
  const isList = view === 'list';
  const bulk = useBulkTales(view);
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
    // oxlint-disable-next-line exhaustive-deps -- `mutate` stays the same, the mutations around it do not
    [bulk.mutate, render.mutate, chosen],
  );
  useBulkActions(perform);
  const actions: Action[] = [
    {
      id: 'list.queue',
      label: t`Queue images`,
      description: t`Of the selected tales`,
      icon: Images,
      key: 'q',
      busy: isBusy('queue-images'),
      perform: order('queue-images'),
    },
    {
      id: 'list.package',
      label: t`Package`,
      description: t`Make the videos of the selected tales`,
      icon: Package,
      key: 'p',
      busy: isBusy('package'),
      perform: order('package'),
    },
    {
      id: 'list.resolve',
      label: t`Resolve verses`,
      description: t`Read the verses of the selected tales as references`,
      icon: BookMarked,
      busy: resolve.isPending,
      onlyList: true,
      perform: () => resolve.mutate(taleIds),
    },
    {
      id: 'list.slots',
      label: t`Add to next slots`,
      button: t`Next slots`,
      description: t`Schedule the selected tales for the next free weekly slots`,
      icon: CalendarPlus,
      busy: slots.isPending,
      perform: () => slots.mutate(chosen),
    },
    {
      id: 'list.delete',
      label: t`Delete`,
      description: t`Put the selected tales into the bin`,
      icon: Trash2,
      key: ['Delete', 'Backspace'],
      look: 'danger',
      perform: () => setAsking('delete'),
    },
    {
      id: 'list.clear',
      label: t`Clear the selection`,
      button: t`Clear`,
      description: t`Select no tales`,
      icon: X,
      look: 'ghost',
      onlyList: true,
      perform: onClear,
    },
  ];
  const keyWhen = () => chosen.length > 0;
  useCommands(
    chosen.length > 0 && isList
      ? actions.map(({ id, label, description, icon, key, perform: run }) => ({
          ...{ id, label, description, icon, perform: run, group: t`Tales list`, keyWhen },
          ...(key && { key }),
        }))
      : [],
  );
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={t`Selected tales`}
      className={`flex items-center gap-2 rounded-xl border border-brand/40 bg-brand-wash ${
        isList ? 'sticky top-18 z-20 mb-4 px-4 py-2.5 max-sm:overflow-x-auto sm:flex-wrap' : 'mb-3 flex-wrap px-3 py-2'
      }`}
    >
      <label
        className="mr-auto flex min-h-8 shrink-0 cursor-pointer items-center gap-2.5 text-sm font-semibold
          text-brand-strong"
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
      {actions
        .filter(({ onlyList }) => isList || !onlyList)
        .map(({ id, label, button = label, icon: Icon, busy, look, key, perform: run }) => (
          <Button
            key={id}
            size="small"
            busy={busy ?? false}
            onClick={run}
            icon={<Icon aria-hidden />}
            {...(look && { look })}
            {...(isList && key && { 'aria-keyshortcuts': keysOf({ key }).map(ariaKeys).join(' ') })}
          >
            {button}
          </Button>
        ))}
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

import { useQuery } from '@tanstack/react-query';
import { Check, LoaderCircle } from 'lucide-react';
import { writingQuery } from '#web/queries/tale.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { cx } from '#web/ui/cx.ts';

const lines = [
  ['writing', 'Writing the story'],
  ['transcreating', 'Transcreating into selected languages'],
  ['picking-verses', 'Picking verse texts per language'],
  ['finalizing', 'Finalizing content'],
] as const;

/** Blocks the screen while a tale is written, and says at which step it is. */
export function CraftingOverlay({ busyKey }: { busyKey: string }) {
  const { data: step } = useQuery(writingQuery(busyKey));
  const at = Math.max(
    0,
    lines.findIndex(([name]) => name === step),
  );
  return (
    <Dialog
      open
      locked
      onClose={() => {}}
      title="Crafting your multi-language tale…"
      className="sm:max-w-md"
      note="This can take a moment. You can keep this page open."
    >
      <ol className="grid gap-3 px-5 pt-2 pb-6" aria-live="polite">
        {lines.map(([name, words], index) => (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={cx('flex items-center gap-3', index > at && 'text-soft')}
          >
            <span
              className={cx(
                'grid size-7 shrink-0 place-items-center rounded-full',
                index < at ? 'bg-good-wash text-good' : index === at ? 'bg-brand-wash text-brand' : 'bg-mute-wash',
              )}
            >
              {index < at ? (
                <Check className="size-4" aria-label="done" />
              ) : index === at ? (
                <LoaderCircle className="size-4 animate-spin" aria-label="under way" />
              ) : null}
            </span>
            <span className={index === at ? 'font-medium' : undefined}>{words}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

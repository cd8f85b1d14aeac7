import { t } from '@lingui/core/macro';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { undoSeconds } from '#shared/publishing/publication-limits.ts';
import type { Publication } from '#shared/publishing/publication.contract.ts';
import { useCancelPublication } from './publication.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { useEndRoom } from '#web/ui/hooks/use-end-room.ts';
import { useTick } from '#web/ui/hooks/use-tick.ts';

/**
 * What is not sent yet and can be undone, with the seconds that are left: at the bottom and above everything, so that
 * it is visible at any scroll position. The server counts too: a closed page sends nothing early and loses nothing.
 */
export function UndoBar({ items }: { items: readonly Publication[] }) {
  useTick(500);
  const waiting = items.filter(({ undoUntil }) => undoUntil !== null && undoUntil > Date.now());
  const cancel = useCancelPublication(waiting[0]?.taleId ?? '');
  const bar = useRef<HTMLElement>(null);
  useEndRoom(bar, waiting.length > 0);
  if (waiting.length === 0) return null;
  const left = Math.max(...waiting.map(({ undoUntil }) => undoUntil! - Date.now())) / 1000;
  const seconds = Math.ceil(left);
  const { title } = waiting[0]!;
  const words =
    waiting.length === 1
      ? t`“${title}” is sent in ${seconds} s`
      : t`${{ count: waiting.length }} videos are sent in ${seconds} s`;
  return createPortal(
    <section
      ref={bar}
      aria-label={t`Undo sending`}
      className="fixed inset-x-4 bottom-4 z-[70] mx-auto grid max-w-lg gap-2 rounded-2xl border border-brand/50
        bg-brand-wash px-4 py-3 text-brand-strong shadow-2xl"
    >
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-48 font-medium break-words">{words}</p>
        <Button
          look="primary"
          busy={cancel.isPending}
          onClick={() => waiting.forEach(({ id }) => cancel.mutate(id))}
          icon={<Undo2 aria-hidden />}
        >{t`Undo`}</Button>
      </div>
      <ProgressBar value={(left / undoSeconds) * 100} label={t`Time left to undo`} />
    </section>,
    document.body,
  );
}

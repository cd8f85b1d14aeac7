import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { TriangleAlert } from 'lucide-react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** A tale whose date is kept, and what it still needs to be published on it. */
export type DatedTale = { readonly taleId: TaleId; readonly title: string; readonly lacks: readonly string[] };

/** Follows the date dialog: the date is kept, but nothing, or not everything, can be published on it yet. */
export const DateLacks = ({ tale: { taleId, title, lacks }, onClose }: { tale: DatedTale; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={t`${title} needs something before its date`}
    note={t`The date is kept.`}
    className="sm:max-w-lg"
  >
    <div className="grid gap-4 overflow-y-auto px-5 pt-1 pb-5 text-sm">
      <ul aria-label={t`Still needed`} className="grid gap-2">
        {lacks.map((words) => (
          <li key={words} className="flex items-start gap-2">
            <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
            {words}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t`Later`}</Button>
        <ButtonLink look="primary" to={`/tales/${taleId}?tab=youtube`}>{t`Open the YouTube tab`}</ButtonLink>
      </div>
    </div>
  </Dialog>
);

import { useEffect } from 'react';
import { notify } from '#web/ui/notices/toast-store.ts';

/** Actions of the command palette on the selected tales. */
export type BulkAction = 'generate' | 'render' | 'upload';

const name = 'tales:bulk';
/** Marks the checkboxes that choose tales, so that commands on a selection find no other box. */
export const taleBox = { 'data-tale-box': '' } as const;

/** Asks the tales view on the page to do something with the ticked tales, or says that none is ticked. */
export function fireBulk(action: BulkAction): void {
  if (!document.querySelector('[data-tale-box]:checked')) {
    notify.noneSelected();
    return;
  }
  window.dispatchEvent(new CustomEvent(name, { detail: { action } }));
}

/** Hears bulk actions while the view is mounted. */
export function useBulkActions(perform: (action: BulkAction) => void): void {
  useEffect(() => {
    const hear = (event: Event) => perform((event as CustomEvent<{ action: BulkAction }>).detail.action);
    window.addEventListener(name, hear);
    return () => window.removeEventListener(name, hear);
  }, [perform]);
}

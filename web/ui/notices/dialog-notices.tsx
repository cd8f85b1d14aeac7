import { useState, useSyncExternalStore } from 'react';
import { notices } from './toast-store.ts';

/**
 * Announces notices while a dialog is open: the notices themselves are outside it, where screen readers cannot go then.
 */
export function DialogNotices() {
  const [before] = useState(() => notices.current()?.id);
  const now = useSyncExternalStore(notices.subscribe, notices.current);
  const words = now && now.id !== before ? `${now.title}. ${now.text}` : '';
  return (
    <div aria-live={now?.kind === 'error' ? 'assertive' : 'polite'} className="sr-only" data-dialog-notices>
      {words}
    </div>
  );
}

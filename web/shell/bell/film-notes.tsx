import { t } from '@lingui/core/macro';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const standing = (): NotificationPermission => ('Notification' in window ? Notification.permission : 'denied');

/**
 * Offers the computer's own notifications and says what for; the browser asks only after this press. Nothing where they
 * are allowed or refused.
 */
export function FilmNotes() {
  const [permission, setPermission] = useState(standing);
  if (permission !== 'default') return null;
  const ask = async () => setPermission(await Notification.requestPermission());
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-2.5 text-sm">
      <p className="min-w-0 flex-1 basis-44 text-soft">{t`A film takes a few minutes. This computer can notify you when it is ready, even while you do something else.`}</p>
      <Button size="small" onClick={() => void ask()} icon={<BellRing aria-hidden />}>{t`Tell me`}</Button>
    </div>
  );
}

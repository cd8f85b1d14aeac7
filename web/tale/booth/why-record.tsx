import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';

const stored = 'booth-why-record';

function isDismissed(): boolean {
  try {
    return localStorage.getItem(stored) === 'dismissed';
  } catch {
    return false;
  }
}

/** Says why a recording is worth the work, until somebody on this computer has read it. */
export function WhyRecord() {
  const [dismissed, setDismissed] = useState(isDismissed);
  if (dismissed) return null;
  const dismiss = () => {
    setDismissed(true);
    try {
      localStorage.setItem(stored, 'dismissed');
    } catch {
      // A browser that keeps nothing shows it again next time.
    }
  };
  return (
    <div
      role="note"
      aria-label={t`Why record`}
      className="flex items-center gap-2 rounded-xl border border-line bg-sunken py-1 pr-1.5 pl-3.5 text-sm"
    >
      <p className="min-w-0 flex-1 py-1.5">{t`Viewers tend to stay longer with a human voice. Platforms may limit the reach and income of channels that rely on synthetic voices.`}</p>
      <IconButton label={t`Dismiss the note on recording`} onClick={dismiss}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import type { SettingsPatch } from '#shared/account/settings.contract.ts';
import { useChangeSettings } from '#web/account/settings.ts';

/** How long 'Saved' stays, in milliseconds. */
const shownMs = 6_000;

/** Saves settings by themselves, and what to show about it. */
export function useAutosave(): { save: (patch: SettingsPatch) => void; state: SaveStateOf } {
  const change = useChangeSettings();
  return { save: (patch) => change.mutate(patch), state: useSaveState(change) };
}
type SaveStateOf = Pick<ReturnType<typeof useChangeSettings>, 'status' | 'error'>;

/** The state of a change; "saved" disappears after a while. */
export function useSaveState(change: SaveStateOf & { submittedAt: number; reset: () => void }): SaveStateOf {
  const { status, error, submittedAt, reset } = change;
  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(reset, shownMs);
    return () => clearTimeout(timer);
  }, [status, submittedAt, reset]);
  return { status, error };
}

/**
 * Whether what was changed last is saved, as icon and word; it stays in sight while its card does. Comes last in the
 * card.
 */
export function SaveState({ state: { status, error } }: { state: SaveStateOf }) {
  return (
    <div role="status" className="pointer-events-none sticky bottom-3 z-10 flex min-h-9 justify-end">
      {status !== 'idle' && (
        <p
          className="flex items-center gap-1.5 rounded-full border border-line bg-raised px-3 py-1.5 text-sm
          shadow-lift [&>svg]:size-4 [&>svg]:shrink-0"
        >
          {status === 'pending' && (
            <>
              <LoaderCircle className="animate-spin text-soft" aria-hidden />
              <span className="text-soft">{t`Saving…`}</span>
            </>
          )}
          {status === 'success' && (
            <>
              <CircleCheck className="text-good" aria-hidden />
              <span className="font-medium text-good">{t`Saved`}</span>
            </>
          )}
          {status === 'error' && (
            <>
              <CircleAlert className="text-bad" aria-hidden />
              <span className="min-w-0 break-words text-bad">{t`Not saved: ${{ reason: error?.message ?? '' }}`}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}

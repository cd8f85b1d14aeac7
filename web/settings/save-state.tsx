import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import type { SettingsPatch } from '#shared/settings.contract.ts';
import { useChangeSettings } from '#web/queries/settings.ts';

/** Saves settings by themselves, and what to show about it. */
export function useAutosave(): { save: (patch: SettingsPatch) => void; state: SaveStateOf } {
  const change = useChangeSettings();
  return { save: (patch) => change.mutate(patch), state: { status: change.status, error: change.error } };
}
type SaveStateOf = Pick<ReturnType<typeof useChangeSettings>, 'status' | 'error'>;

/** Whether what was changed last is saved, as icon and word. */
export function SaveState({ state: { status, error } }: { state: SaveStateOf }) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-sm [&>svg]:size-4 [&>svg]:shrink-0">
      {status === 'pending' && (
        <>
          <LoaderCircle className="animate-spin text-soft" aria-hidden />
          <span className="text-soft">Saving…</span>
        </>
      )}
      {status === 'success' && (
        <>
          <CircleCheck className="text-good" aria-hidden />
          <span className="font-medium text-good">Saved</span>
        </>
      )}
      {status === 'error' && (
        <>
          <CircleAlert className="text-bad" aria-hidden />
          <span className="text-bad">Not saved: {error?.message}</span>
        </>
      )}
    </p>
  );
}

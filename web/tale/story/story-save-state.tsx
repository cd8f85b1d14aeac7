import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, GitCompareArrows, LoaderCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { SaveState, StoryKeeper } from './story-keeper.ts';

/** The worst first. */
const order: readonly SaveState[] = ['conflict', 'failed', 'saving', 'waiting', 'saved', 'idle'];

/** Whether everything that was typed is saved, as icon and word; in sight as long as the story is. */
export function StorySaveState({ keepers }: { keepers: readonly StoryKeeper[] }) {
  const subscribe = (listener: () => void) => {
    const stops = keepers.map((keeper) => keeper.subscribe(listener));
    return () => stops.forEach((stop) => stop());
  };
  const state = useSyncExternalStore(
    subscribe,
    () => order.find((each) => keepers.some((keeper) => keeper.state().state === each)) ?? 'idle',
  );
  const error = keepers.map((keeper) => keeper.state()).find((kept) => kept.state === state)?.error;
  return (
    <div role="status" className="pointer-events-none sticky bottom-3 z-20 flex min-h-9 justify-end">
      {state !== 'idle' && (
        <p
          className="flex items-center gap-1.5 rounded-full border border-line bg-raised px-3 py-1.5 text-sm
          shadow-lift [&>svg]:size-4 [&>svg]:shrink-0"
        >
          {(state === 'saving' || state === 'waiting') && (
            <>
              <LoaderCircle className="text-soft motion-safe:animate-spin" aria-hidden />
              <span className="text-soft">{t`Saving…`}</span>
            </>
          )}
          {state === 'saved' && (
            <>
              <CircleCheck className="text-good" aria-hidden />
              <span className="font-medium text-good">{t`Saved`}</span>
            </>
          )}
          {state === 'failed' && (
            <>
              <CircleAlert className="text-bad" aria-hidden />
              <span className="min-w-0 break-words text-bad">{t`Not saved: ${{ reason: error ?? '' }}`}</span>
            </>
          )}
          {state === 'conflict' && (
            <>
              <GitCompareArrows className="text-warn" aria-hidden />
              <span className="min-w-0 break-words text-warn">{t`Not saved: choose which version to keep.`}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}

const key = 'ai-content-pipeline:connected';

/** Stores the result of the last check, so that the next page reserves the right space from the start. */
export function rememberConnected(connected: boolean): void {
  if (connected) localStorage.setItem(key, '1');
  else localStorage.removeItem(key);
}

/** Whether the last check found a channel. */
export const wasConnected = (): boolean => localStorage.getItem(key) !== null;

/**
 * The placeholder for the invitation while the channel is being looked up: its space, or a thin line if a channel was
 * linked the last time.
 */
export const ConnectionRoom = () =>
  wasConnected() || /[?&]linked=/.test(window.location.search) ? (
    <div className="relative" aria-hidden>
      <div className="absolute inset-x-0 -top-3 h-1 animate-pulse rounded-full bg-mute-wash" />
    </div>
  ) : (
    // As high as the invitation on every screen: its words, which no reader is to come across, come from the style
    // sheet.
    <div
      className="mb-6 flex animate-pulse flex-wrap items-center justify-between gap-3 rounded-2xl border
        border-transparent bg-mute-wash px-3 py-2 text-transparent sm:px-4 sm:py-3 select-none"
      aria-hidden
    >
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <span className="size-6 shrink-0 max-sm:hidden" />
        <p className="font-semibold max-sm:text-sm before:content-['Connect_your_YouTube_account']" />
      </div>
      <span className="h-8 w-18" />
    </div>
  );

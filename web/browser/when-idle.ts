/** At the latest, in milliseconds. */
const latest = 1_000;

/** Does something that the first sight of a page can do without, as soon as the browser has time. */
export function whenIdle(work: () => void): { readonly stopped: boolean; stop: () => void } {
  let stopped = false;
  const start = () => {
    if (!stopped) work();
  };
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: latest });
  else setTimeout(start, latest / 2);
  return {
    get stopped() {
      return stopped;
    },
    stop: () => {
      stopped = true;
    },
  };
}

/** One event of the stream, as it travels between the tabs. */
export type LiveEvent = { readonly name: string; readonly data: string };

const lockName = 'tale-studio-live';
/**
 * Waits before reconnecting, in milliseconds. A browser retries a broken stream by itself, but gives up for good when
 * the server answers with an error.
 */
const firstWait = 2_000;
const longestWait = 60_000;
/** A tab that waited longer than this for the lock may have missed events, in milliseconds. */
const unnoticed = 1_000;
const returned: LiveEvent = { name: 'returned', data: '' };
const lost: LiveEvent = { name: 'lost', data: '' };

/**
 * Hears the server's stream once for all tabs: the tab that holds the lock listens and passes events on, and hidden
 * tabs release it. Without Web Locks each visible tab listens for itself. `onReturn`: something may have been missed,
 * `onLoss`: the stream broke. Returns how to stop.
 */
export function listenTogether(
  url: string,
  names: readonly string[],
  hear: (event: LiveEvent) => void,
  onReturn: () => void,
  onLoss: () => void = () => {},
): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(lockName);
  channel?.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => {
    if (data.name === returned.name) onReturn();
    else if (data.name === lost.name) onLoss();
    else hear(data);
  });
  let leave: AbortController | null = null;
  let joinedAt = 0;

  const lead = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      let stream: EventSource | null = null;
      let again: ReturnType<typeof setTimeout> | undefined;
      let missed = performance.now() - joinedAt > unnoticed;
      let wait = firstWait;
      const open = () => {
        stream = new EventSource(url, { withCredentials: true });
        for (const name of names) {
          stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
            hear({ name, data });
            channel?.postMessage({ name, data });
          });
        }
        stream.addEventListener('open', () => {
          wait = firstWait;
          if (missed) {
            onReturn();
            channel?.postMessage(returned);
          }
          missed = true;
        });
        stream.addEventListener('error', () => {
          missed = true;
          onLoss();
          channel?.postMessage(lost);
          if (stream?.readyState !== EventSource.CLOSED) return;
          again = setTimeout(open, wait);
          wait = Math.min(wait * 2, longestWait);
        });
      };
      const stop = () => {
        clearTimeout(again);
        stream?.close();
        resolve();
      };
      if (signal.aborted) return stop();
      open();
      signal.addEventListener('abort', stop, { once: true });
    });

  const join = () => {
    if (leave) return;
    leave = new AbortController();
    joinedAt = performance.now();
    const { signal } = leave;
    if (!('locks' in navigator)) return void lead(signal);
    navigator.locks.request(lockName, { signal }, () => lead(signal)).catch(() => null);
  };
  const part = () => {
    leave?.abort();
    leave = null;
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') return part();
    join();
    onReturn();
  };

  document.addEventListener('visibilitychange', onVisibility);
  if (document.visibilityState !== 'hidden') join();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    part();
    channel?.close();
  };
}

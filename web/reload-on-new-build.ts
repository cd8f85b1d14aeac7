const key = 'ai-content-pipeline:reloaded';

/** After the studio was updated an open tab asks for pages that are gone: it loads itself anew, at most once a minute. */
export function reloadOnNewBuild(now: () => number = Date.now, reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (now() - Number(sessionStorage.getItem(key) ?? 0) < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(now()));
    reload();
  });
}

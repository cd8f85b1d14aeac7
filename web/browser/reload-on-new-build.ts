import { reach } from '#web/api/reach.ts';

const key = 'ai-content-pipeline:reloaded';

/** Whether the studio answers; noted for all who want to know. */
const isThere = (): Promise<boolean> =>
  fetch('/api/auth/session', { cache: 'no-store' })
    .then(({ status }) => status < 500)
    .catch(() => false)
    .then((there) => {
      if (there) reach.found();
      else reach.lost();
      return there;
    });

/**
 * After the studio was updated an open tab asks for pages that are gone: it loads itself again, at most once a minute.
 * A studio that does not answer at all is no reason to: the tab would lose what it still shows.
 */
export function reloadOnNewBuild(
  now: () => number = Date.now,
  reload: () => void = () => window.location.reload(),
): void {
  window.addEventListener('vite:preloadError', () => {
    void isThere().then((there) => {
      if (!there || now() - Number(sessionStorage.getItem(key) ?? 0) < 60_000) return;
      sessionStorage.setItem(key, String(now()));
      reload();
    });
  });
}

/** How long a page load is taken to be under way, in milliseconds. */
const wayMs = 5_000;
let onTheWay = { path: '', until: 0 };

/** Leaves the app for a path by a full page load; one that is under way is not begun again, which would cut it off. */
export function loadPage(path: string): void {
  const now = performance.now();
  if (onTheWay.path === path && now < onTheWay.until) return;
  onTheWay = { path, until: now + wayMs };
  window.location.assign(path);
}

/** Loads this page again, its address as it is. */
export const reloadPage = (): void => window.location.reload();

/** The same, in place of this page in the history. */
export const replacePage = (path: string): void => window.location.replace(path);

/** Leaves the app for a path by a full page load. */
export const loadPage = (path: string): void => window.location.assign(path);

/** Loads this page anew, its address as it is. */
export const reloadPage = (): void => window.location.reload();

/** The same, in place of this page in the history. */
export const replacePage = (path: string): void => window.location.replace(path);

/** Leaves the app for a path by a full page load. */
export const loadPage = (path: string): void => window.location.assign(path);

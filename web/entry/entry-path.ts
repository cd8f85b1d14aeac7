/** The pages outside the shell. */
export const isEntryPath = (pathname: string): boolean => /^\/(login|auth\/callback|watch\/[^/]+)\/*$/.test(pathname);

/** The pages outside the shell. */
export const isEntryPath = (pathname: string): boolean => ['/login', '/auth/callback'].includes(pathname.replace(/(.)\/+$/, '$1'));

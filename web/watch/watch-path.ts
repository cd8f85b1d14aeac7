/** The secret of a private link that this address holds; null for any other address. */
export const watchToken = (pathname: string): string | null => /^\/watch\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;

/** Addresses that carry a secret in their path: a private link and the files behind it. */
const secretPath = /^(\/(?:api\/)?watch\/)[^/?#]+/;

export const isSecretAddress = (url: string): boolean => secretPath.test(url);

/** The path as a log may show it: no query, no secret. */
export const pathToLog = (url: string): string => url.replace(secretPath, '$1…').split('?')[0] ?? '';

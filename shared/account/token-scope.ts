/** What a personal access token may do; each includes the ones before it. */
export const tokenScopes = ['read', 'create', 'publish'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The access that a call requires: the scope of a token, or a person signed in with a browser. */
export type Access = TokenScope | 'session';

/** The access that a call requires by default. */
export const usualAccess = (method: string): Access => (method === 'GET' || method === 'HEAD' ? 'read' : 'create');

/** Whether a token with this scope may make a call that requires `access`. */
export const mayCall = (scope: TokenScope, access: Access): boolean =>
  access !== 'session' && tokenScopes.indexOf(scope) >= tokenScopes.indexOf(access);

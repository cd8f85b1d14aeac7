/** What a personal access token may do; each includes the ones before it. */
export const tokenScopes = ['read', 'create', 'publish'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What a call asks for: the scope of a token, or a person who is signed in with a browser. */
export type Access = TokenScope | 'session';

/** What a call asks for when its contract does not say more. */
export const usualAccess = (method: string): Access => (method === 'GET' || method === 'HEAD' ? 'read' : 'create');

/** Whether a token with this scope may make a call that asks for `access`. */
export const mayCall = (scope: TokenScope, access: Access): boolean =>
  access !== 'session' && tokenScopes.indexOf(scope) >= tokenScopes.indexOf(access);

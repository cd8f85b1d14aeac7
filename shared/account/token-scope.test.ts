import { expect, test } from 'vitest';
import { mayCall, tokenScopes, usualAccess } from './token-scope.ts';

test('includes lower scopes in each scope, and replaces a browser with none', () => {
  const allowed = tokenScopes.map((scope) =>
    (['read', 'create', 'publish', 'session'] as const).filter((access) => mayCall(scope, access)),
  );
  expect(allowed).toEqual([['read'], ['read', 'create'], ['read', 'create', 'publish']]);
});

test('opens calls without changes to the read scope', () => {
  expect(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'].map(usualAccess)).toEqual([
    'read',
    'read',
    'create',
    'create',
    'create',
    'create',
  ]);
});

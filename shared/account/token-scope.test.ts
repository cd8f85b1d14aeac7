import { expect, test } from 'vitest';
import { mayCall, tokenScopes, usualAccess } from './token-scope.ts';

test('each scope includes the ones before it, and none replaces a browser', () => {
  const allowed = tokenScopes.map((scope) =>
    (['read', 'create', 'publish', 'session'] as const).filter((access) => mayCall(scope, access)),
  );
  expect(allowed).toEqual([['read'], ['read', 'create'], ['read', 'create', 'publish']]);
});

test('calls that change nothing are open to readers', () => {
  expect(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'].map(usualAccess)).toEqual([
    'read',
    'read',
    'create',
    'create',
    'create',
    'create',
  ]);
});

import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oidcSignIn } from './oidc-sign-in.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** What the provider says about the person who signs in. */
let claims: object;
let issuer: string;

/** A provider that answers every code with an ID token of these claims. */
const provider = createServer((request, response) => {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: issuer,
    aud: 'studio',
    sub: 'someone',
    iat: now,
    exp: now + 60,
    nonce: 'n'.repeat(43),
    ...claims,
  };
  const signed = `${part({ alg: 'RS256', kid: 'k' })}.${part(payload)}`;
  const answers: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
    },
    '/token': {
      access_token: 'x',
      token_type: 'bearer',
      id_token: `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`,
    },
    '/keys': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }] },
  };
  const answer = answers[request.url ?? ''];
  if (request.url?.startsWith('/.well-known')) Object.assign(answer!, { jwks_uri: `${issuer}/keys` });
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
});
beforeAll(async () => {
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
  issuer = `http://localhost:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => void provider.close());

function finish(said: object) {
  claims = said;
  const signIn = oidcSignIn({ issuer, clientId: 'studio', clientSecret: 'secret', prompt: 'login' });
  const url = new URL(`http://localhost/auth/google/callback?code=c&state=${'s'.repeat(43)}`);
  return signIn.finish({ url, state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) });
}

test('identifies a person by an address that the provider has verified', async () => {
  expect(await finish({ email: 'Ama@Example.com', email_verified: true })).toMatchObject({
    subject: 'someone',
    email: 'ama@example.com',
  });
});

test.each([
  ['has not confirmed', { email_verified: false }],
  ['says nothing about', {}],
])('does not open an account by an address that the provider %s', async (_, said) => {
  await expect(finish({ email: 'ama@example.com', ...said })).rejects.toThrow('not confirmed');
});

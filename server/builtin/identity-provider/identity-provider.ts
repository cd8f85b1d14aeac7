import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import { ShortMemory } from './memory-adapter.ts';
import { expiredPage, pageWords, signInPage } from './sign-in-page.ts';

const demo = 'demo@creator.local';
const sessionCookie = 'idp_session';
const email = /^[^\s@<>"']{1,100}@[^\s@<>"']{1,200}$/;

/**
 * The studio's own OpenID Connect provider, for machines without keys: anyone who can open the page on this machine may
 * choose who they are. It listens on loopback only.
 */
export async function localIdentityProvider(options: {
  port: number;
  clientId: string;
  clientSecret: string;
  redirectUris: readonly string[];
}): Promise<{ issuer: string; close(): Promise<void> }> {
  const server = createServer();
  await listen(server, options.port);
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configuration(options));
  const callback = provider.callback();

  server.on('request', (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname;
    // The provider always asks who signs in: a session that the browser still has here could be somebody else's.
    if (path.startsWith('/auth')) forget(request, sessionCookie);
    if (path.startsWith('/interaction/'))
      void interact(provider, request, response).catch(() => refuse(request, response));
    else void callback(request, response);
  });
  return {
    issuer,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function forget(request: IncomingMessage, name: string): void {
  const kept = request.headers.cookie?.split(';').filter((pair) => !pair.trim().startsWith(name));
  request.headers.cookie = kept?.join(';') ?? '';
}

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params, uid } = await provider.interactionDetails(request, response);
  const hint = typeof params['login_hint'] === 'string' ? params['login_hint'] : null;
  const chosen = request.method === 'POST' ? await postedEmail(request) : hint;
  if (chosen !== null && email.test(chosen)) {
    return provider.interactionFinished(request, response, {
      login: { accountId: chosen.toLowerCase(), remember: false },
    });
  }
  const say = pageWords(request.headers['accept-language']);
  const error = chosen === null ? null : say.notAnAddress;
  response.writeHead(error ? 400 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
  response.end(signInPage({ action: `/interaction/${uid}`, demo, error }, say));
}

async function postedEmail(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 2_000) return '';
  }
  return new URLSearchParams(text).get('email')?.trim() ?? '';
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/html; charset=utf-8' });
  response.end(expiredPage(pageWords(request.headers['accept-language'])));
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => ready());
  });

function configuration({
  clientId,
  clientSecret,
  redirectUris,
}: {
  clientId: string;
  clientSecret: string;
  redirectUris: readonly string[];
}): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    adapter: ShortMemory,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'studio' }],
    } as NonNullable<Configuration['jwks']>,
    cookies: {
      keys: [clientSecret],
      names: { session: sessionCookie, interaction: 'idp_interaction', resume: 'idp_resume' },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    // The library's own page loads a font from another site.
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = expiredPage(pageWords(ctx.get('accept-language')));
    },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: id === demo ? 'Demo Creator' : nameOf(id) }),
    }),
    /** The studio is the only client and requests only the identity, so there is no consent page. */
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  };
}

const nameOf = (address: string): string =>
  address
    .split('@')[0]!
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ') || address;

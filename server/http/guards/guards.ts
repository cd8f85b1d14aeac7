import { msg } from '@lingui/core/runtime-macro';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deepestJson, depthOf } from '#server/http/guards/json-depth.ts';
import { Failure } from '#shared/endpoint.ts';
import { mayCall, usualAccess } from '#shared/account/token-scope.ts';
import { originOf } from './own-address.ts';
import { isSecretAddress } from './secret-address.ts';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  // The one picture from outside: who signed in with Google.
  "img-src 'self' blob: data: https://lh3.googleusercontent.com",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Headers that keep pages and answers to ourselves; no upgrade to https, which would break plain http on a local
 * network.
 */
export function strictHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
      ...(request.protocol === 'https' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    });
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    // The address itself is the key: it goes into no index, no other site's log and no shared cache.
    if (isSecretAddress(request.url))
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  });
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects changes requested by pages of other origins. A bearer token cannot be sent by such a page without being known
 * to it.
 */
export function sameOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method) || request.headers.authorization) return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const foreign = origin
      ? origin !== originOf(request)
      : site !== undefined && site !== 'same-origin' && site !== 'none';
    if (foreign) throw new Failure('forbidden', msg`This request came from another site and was refused.`);
  });
}

/** Refuses what the access token behind a call may not do. Throws Failure('forbidden'). */
export function withinScope({ caller, method, routeOptions }: FastifyRequest): void {
  const access = routeOptions.config.access ?? usualAccess(method);
  if (caller.scope === undefined || mayCall(caller.scope, access)) return;
  throw new Failure(
    'forbidden',
    access === 'session'
      ? msg`An access token cannot do this. Sign in with a browser.`
      : msg`This access token may not do this: it needs the scope “${{ access }}” and has “${{ scope: caller.scope }}”.`,
  );
}

const nulInJson = /(?<!\\)(?:\\\\)*\\u0000/;
const nul = () => new Failure('invalid', msg`The request contains a character that is not allowed in text (U+0000).`);

const surrogateInJson = /\\u[dD][89a-fA-F]/;
const halfInJson = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;
const half = () =>
  new Failure(
    'invalid',
    msg`The request contains half of a character (a lone surrogate), which is not allowed in text.`,
  );

/**
 * Takes JSON of bounded depth, and text that a database can keep; an empty body is an empty object. Forms and other
 * kinds are refused with 415.
 */
export function jsonOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw nul();
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, {});
    if (nulInJson.test(text as string)) return done(nul());
    if (depthOf(text as string) > deepestJson)
      return done(new Failure('invalid', msg`The request is nested too deeply.`));
    void parse(request, text as string, (error, body) => {
      // JSON.stringify writes only halves as escapes.
      const isHalf = !error && surrogateInJson.test(text as string) && halfInJson.test(JSON.stringify(body));
      done(isHalf ? half() : error, body);
    });
  });
  app.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
}

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { titleOf } from './stores/account-store.ts';
import { addressOf, type HostContext, knownScopes } from './host-context.ts';
import { html, page, pagePolicy } from './watch/html.ts';
import { signInViewer } from './watch/viewer-session.ts';
import { askedLanguage } from '#shared/account/interface-language.ts';
import words from './page-words.json' with { type: 'json' };

const Ask = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string().default(knownScopes.join(' ')),
  state: z.string().max(2000).default(''),
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  code_challenge_method: z.literal('S256').optional(),
  login_hint: z.string().max(254).optional(),
});
type Ask = z.output<typeof Ask>;
const Email = z.email().transform((text) => text.toLowerCase());

/** OAuth 2 with PKCE: the page that asks the owner, the token endpoint, and revocation. */
export function oauthEndpoints(app: FastifyInstance, host: HostContext): void {
  app.get('/o/oauth2/v2/auth', async (request, reply) => {
    const ask = readAsk(host, request.query);
    return 'refused' in ask ? sendRefused(reply, ask.refused) : sendConsent(reply, ask);
  });

  app.post('/o/oauth2/consent', async (request, reply) => {
    const ask = readAsk(host, request.body);
    if ('refused' in ask) return sendRefused(reply, ask.refused);
    if (request.headers.origin !== addressOf(request))
      return sendRefused(reply, 'The answer did not come from this page.');
    const back = new URL(ask.redirect_uri);
    const { email: owner, answer } = request.body as { email?: string; answer?: string };
    if (answer === 'refuse') {
      for (const [name, value] of Object.entries({ state: ask.state, error: 'access_denied' }))
        back.searchParams.set(name, value);
      return reply.header('cache-control', 'no-store').redirect(back.href, 303);
    }
    const email = Email.safeParse(owner);
    if (!email.success) return sendRefused(reply, 'Name the owner of the channel by an e-mail address.');
    const channel = host.accounts.channelOf(email.data);
    const scope = ask.scope
      .split(' ')
      .filter((each) => knownScopes.includes(each))
      .join(' ');
    const code = host.accounts.openCode({
      channelId: channel.id,
      redirectUri: ask.redirect_uri,
      challenge: ask.code_challenge ?? null,
      scope,
    });
    signInViewer(host, reply, channel.id);
    for (const [name, value] of Object.entries({ state: ask.state, code, scope })) back.searchParams.set(name, value);
    return reply.header('cache-control', 'no-store').redirect(back.href, 303);
  });

  app.post('/token', async (request, reply) => {
    const form = request.body as Record<string, string>;
    void reply.header('cache-control', 'no-store');
    if (!isClient(host, request))
      return reply.code(401).send({ error: 'invalid_client', error_description: 'The OAuth client was not found.' });
    const granted =
      form['grant_type'] === 'authorization_code'
        ? host.accounts.spendCode(form['code'] ?? '', form['redirect_uri'] ?? '', form['code_verifier'] ?? null)
        : form['grant_type'] === 'refresh_token'
          ? host.accounts.refresh(form['refresh_token'] ?? '')
          : undefined;
    if (granted === undefined) return reply.code(400).send({ error: 'unsupported_grant_type' });
    return (
      granted ??
      reply.code(400).send({ error: 'invalid_grant', error_description: 'Token has been expired or revoked.' })
    );
  });

  app.post('/revoke', async (request, reply) => {
    const shown =
      (request.body as Record<string, string> | null)?.['token'] ?? (request.query as { token?: string }).token ?? '';
    if (host.accounts.revoke(shown)) return {};
    return reply.code(400).send({ error: 'invalid_token', error_description: 'Token expired or revoked' });
  });
}

function readAsk(host: HostContext, input: unknown): Ask | { refused: string } {
  const ask = Ask.safeParse(input);
  if (!ask.success)
    return { refused: `The request to link is not complete: ${ask.error.issues[0]?.path.join('.') ?? ''}.` };
  if (ask.data.client_id !== host.client.id) return { refused: 'This application is not registered here.' };
  if (!host.client.redirectUris.includes(ask.data.redirect_uri))
    return { refused: 'The application asked to be answered at an address it has not registered.' };
  if (ask.data.code_challenge && !ask.data.code_challenge_method)
    return { refused: 'Only the challenge method S256 is known.' };
  return ask.data;
}

function isClient(host: HostContext, request: FastifyRequest): boolean {
  const form = request.body as Record<string, string> | null;
  const basic = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const [id, secret] = basic
    ? Buffer.from(basic, 'base64').toString().split(':')
    : [form?.['client_id'], form?.['client_secret']];
  const [shown, kept] = [Buffer.from(secret ?? ''), Buffer.from(host.client.secret)];
  return id === host.client.id && shown.length === kept.length && timingSafeEqual(shown, kept);
}

/** The text of the pages, in the browser's language. */
function wordsFor(reply: FastifyReply) {
  const lang = askedLanguage(reply.request.headers['accept-language'], ['en', 'fr']);
  return { ...words[lang], lang };
}

function sendRefused(reply: FastifyReply, why: string): FastifyReply {
  const { lang, ...say } = wordsFor(reply);
  const body = html`<main class="card"><h1>${say.refused}</h1><p>${why}</p></main>`;
  return reply
    .code(400)
    .header('content-security-policy', pagePolicy())
    .type('text/html; charset=utf-8')
    .send(page(say.refused, body, lang));
}

/** Names the channel and asks once; the creator's own address is filled in when the studio sent it. */
function sendConsent(reply: FastifyReply, ask: Ask): FastifyReply {
  const email = Email.safeParse(ask.login_hint);
  const kept = Object.entries(ask).flatMap(([name, value]) =>
    name === 'login_hint' || value === undefined ? [] : html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const { lang, ...say } = wordsFor(reply);
  const owner = email.success
    ? html`<p>${say.channel} <strong>${titleOf(email.data)}</strong><br><span class="facts">${email.data}</span></p>
      <input type="hidden" name="email" value="${email.data}">`
    : html`<label for="email">${say.whose}</label><input id="email" type="email" name="email" required autocomplete="email">`;
  const body = html`<main class="card"><h1>${say.link}</h1>
    <p>${say.asks}</p>
    <form method="post" action="/o/oauth2/consent">${kept}${owner}
      <div class="answers"><button type="submit">${say.allow}</button>
      <button type="submit" name="answer" value="refuse" formnovalidate class="plain">${say.refuse}</button></div></form>
    <p class="facts">${say.local}</p></main>`;
  return reply
    .header('content-security-policy', pagePolicy([new URL(ask.redirect_uri).origin]))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(say.link, body, lang));
}

import type { UserId } from '#shared/ids.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#shared/endpoint.ts';
import type { Access, TokenScope } from '#shared/account/token-scope.ts';

/**
 * Who calls. `session` names the browser session (its hash); null for a personal access token, which `tokenId` names
 * and `scope` limits.
 */
export type Caller = {
  readonly userId: UserId;
  readonly session: string | null;
  readonly tokenId?: string;
  readonly scope?: TokenScope;
};
declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

export type Input<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  caller: Caller;
  /**
   * The Idempotency-Key of the order: what it makes may take its id from it, so that even a crash between commit and
   * answer makes it once.
   */
  intent: string | null;
  /** Aborts when the browser goes away. */
  signal: AbortSignal;
};

/** Binds a shared endpoint to its handler. The one place where Fastify's request gets the contract's types. */
export function bind<E extends Endpoint>(
  app: FastifyInstance,
  e: E,
  handle: (input: Input<E>) => Promise<z.output<E['reply']>>,
): void {
  app.route({
    method: e.method,
    url: e.path,
    ...(e.bodyLimit ? { bodyLimit: e.bodyLimit } : {}),
    ...(e.access ? { config: { access: e.access } } : {}),
    schema: {
      summary: e.summary,
      params: e.params,
      querystring: e.query,
      ...(e.method === 'GET' || e.method === 'DELETE' ? {} : { body: e.body }),
      response: { 200: e.reply },
    },
    handler: (request, reply) => {
      const key = request.headers['idempotency-key'];
      return handle({
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.caller,
        intent: typeof key === 'string' ? key : null,
        signal: untilGone(reply),
      } as Input<E>);
    },
  });
}

/**
 * Aborts when the browser disconnects before it has its answer. (Fastify's own `request.signal` also aborts once a body
 * has been read to the end.)
 */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The browser went away'));
  });
  return gone.signal;
}

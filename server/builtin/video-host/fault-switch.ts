import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { z } from 'zod';
import { notAuthorized, quotaExceeded, Refusal, sendRefusal } from './google-answers.ts';

const kinds = [
  'drop-before',
  'drop-after',
  'cut',
  '500',
  '503',
  '401',
  'quota',
  'rate',
  'expired',
  'hang',
  'late',
  'duplicate',
] as const;
const Fault = z.object({
  kind: z.enum(kinds),
  method: z.string().optional(),
  /** A regular expression on path and query. */
  url: z.string().default(''),
  /** Requests that pass unharmed before the fault sets in. */
  skip: z.int().min(0).default(0),
  times: z.int().min(1).default(1),
  /** For `cut`: bytes of the body that still arrive. */
  bytes: z.int().min(0).default(0),
  /** For `late`: milliseconds that a finished answer is held back. */
  ms: z.int().min(0).max(60_000).default(0),
});
type Fault = z.output<typeof Fault>;
const replayed = 'x-fault-replayed';

/**
 * For tests only: `POST /_faults` arms faults for coming requests, `DELETE /_faults` disarms them, `GET /_faults` tells
 * what is left.
 */
export function faultSwitch(app: FastifyInstance): void {
  let armed: Fault[] = [];
  const struck = new WeakMap<FastifyRequest, Fault>();

  app.post('/_faults', async (request) => {
    armed.push(Fault.parse(request.body));
    return { armed };
  });
  app.get('/_faults', async () => ({ armed }));
  app.delete('/_faults', async () => {
    armed = [];
    return { armed };
  });

  function strike(request: FastifyRequest): Fault | undefined {
    if (request.url.startsWith('/_faults') || request.headers[replayed]) return undefined;
    const fault = armed.find(
      ({ method, url }) => (!method || method === request.method) && new RegExp(url).test(request.url),
    );
    if (!fault) return undefined;
    if (fault.skip > 0) {
      fault.skip -= 1;
      return undefined;
    }
    fault.times -= 1;
    armed = armed.filter(({ times }) => times > 0);
    return fault;
  }

  app.addHook('onRequest', async (request, reply) => {
    const fault = strike(request);
    if (!fault) return;
    struck.set(request, fault);
    if (fault.kind === 'drop-before') request.raw.socket.destroy();
    if (fault.kind === 'hang' || fault.kind === 'drop-before') return new Promise<void>(() => undefined);
    if (fault.kind === '500')
      return sendRefusal(reply, new Refusal(500, 'internalError', 'An internal error occurred.', 'global'));
    if (fault.kind === '503')
      return sendRefusal(
        reply.header('retry-after', '1'),
        new Refusal(503, 'backendError', 'The service is currently unavailable.', 'global'),
      );
    if (fault.kind === '401') return sendRefusal(reply, notAuthorized());
    if (fault.kind === 'quota') return sendRefusal(reply, quotaExceeded());
    if (fault.kind === 'rate')
      return sendRefusal(
        reply,
        new Refusal(403, 'rateLimitExceeded', 'The request cannot be completed because of rate limits.', 'usageLimits'),
      );
    if (fault.kind === 'expired')
      return sendRefusal(
        reply,
        new Refusal(404, 'notFound', 'The upload session was not found or has expired.', 'global'),
      );
  });

  app.addHook('preParsing', async (request, _reply, payload) => {
    const fault = struck.get(request);
    const { socket } = request.raw;
    if (fault?.kind === 'cut') return Readable.from(cut(payload, fault.bytes, () => socket.destroy()));
    if (fault?.kind !== 'duplicate') return payload;
    const body = await buffer(payload);
    const headers = { ...request.headers, [replayed]: '1' };
    await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: request.url,
      headers,
      payload: body,
    });
    return Object.assign(Readable.from([body]), { receivedEncodedLength: body.length });
  });

  app.addHook('onSend', async (request) => {
    const fault = struck.get(request);
    if (fault?.kind === 'drop-after') request.raw.socket.destroy();
    if (fault?.kind === 'late') await sleep(fault.ms);
  });
}

async function* cut(payload: AsyncIterable<unknown>, bytes: number, end: () => void): AsyncGenerator<Buffer> {
  let left = bytes;
  for await (const piece of payload) {
    const head = (piece as Buffer).subarray(0, left);
    left -= head.length;
    if (head.length > 0) yield head;
    if (left <= 0) break;
  }
  end();
  throw new Error('The connection was cut');
}

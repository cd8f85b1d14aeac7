import { request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';
import type { Reachable } from './pinned-lookup.ts';

/** What a provider may take: milliseconds, bytes, tries. */
export type Budget = {
  /** Until the connection stands. */
  readonly connectMs: number;
  /** Until the answer begins; a model that thinks says nothing meanwhile. */
  readonly answerMs: number;
  /** Between two pieces of an answer. */
  readonly pieceMs: number;
  /** For one whole call. */
  readonly callMs: number;
  readonly mostBytes: number;
  /** How often what passes by itself is tried again, how long after the first time (then twice as long), and the longest wait that is obeyed. */
  readonly retries: number;
  readonly backoffMs: number;
  readonly mostWaitMs: number;
  /** Calls at once with one key. */
  readonly atOnce: number;
};

type Order = { url: URL; at: Reachable; init: RequestInit; signal: AbortSignal; budget: Budget };

/** Asks the pinned address and answers with everything that came; throws an Error whose message goes behind the provider's name. */
export async function pinnedRequest({ url, at, init, signal, budget }: Order): Promise<Response> {
  const { body, headers } = await written(url, init);
  const options: RequestOptions = {
    method: init.method ?? 'GET',
    headers: { ...headers, 'accept-encoding': 'identity', ...(body ? { 'content-length': String(body.byteLength) } : {}) },
    agent: false,
    lookup: (_host, wanted, done) =>
      wanted.all
        ? done(null, [{ address: at.ip, family: at.family }])
        : (done as (e: null, ip: string, f: number) => void)(null, at.ip, at.family),
  };
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const call = (url.protocol === 'https:' ? secure : plain)(url, options);
  const stop = (words: string) => {
    reject(new Error(words));
    call.destroy();
  };
  let timer: NodeJS.Timeout | undefined;
  const within = (ms: number, words: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => stop(words), ms);
  };
  const whole = setTimeout(() => stop('took too long and was given up. Try again later.'), budget.callMs);
  const abandon = () => stop('was given up.');
  signal.addEventListener('abort', abandon, { once: true });

  within(budget.connectMs, 'could not be reached in time.');
  call.on('socket', (socket) => socket.once('connect', () => within(budget.answerMs, 'did not answer in time. Try again later.')));
  call.on('error', (error: NodeJS.ErrnoException) => reject(new Error(worded(error.code))));
  call.on('response', (answer) => {
    const pieces: Buffer[] = [];
    let size = 0;
    within(budget.pieceMs, 'stopped in the middle of its answer.');
    answer.on('data', (piece: Buffer) => {
      size += piece.byteLength;
      if (size > budget.mostBytes) return stop('sent far more than was asked for; the answer was thrown away.');
      within(budget.pieceMs, 'stopped in the middle of its answer.');
      pieces.push(piece);
    });
    answer.on('error', () => reject(new Error('closed the connection in the middle of its answer.')));
    answer.on('end', () => {
      if (!answer.complete) return reject(new Error('closed the connection in the middle of its answer.'));
      const status = answer.statusCode ?? 502;
      const empty = [204, 205, 304].includes(status) || status < 200;
      resolve(new Response(empty ? null : Buffer.concat(pieces), { status: Math.max(200, status), headers: flat(answer.headers) }));
    });
  });
  call.end(body);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    clearTimeout(whole);
    signal.removeEventListener('abort', abandon);
  }
}

const worded = (code: string | undefined): string =>
  code === 'ECONNRESET' || code === 'EPIPE' ? 'closed the connection without an answer.' : 'could not be reached.';

/** The order as bytes, with the content type that belongs to its body. */
async function written(url: URL, { method = 'GET', headers, body }: RequestInit) {
  const order = new Request(url, { method, headers: new Headers(headers), ...(body ? { body, duplex: 'half' } : {}) } as RequestInit);
  return { headers: Object.fromEntries(order.headers), body: body ? Buffer.from(await order.arrayBuffer()) : null };
}

/** The headers of an answer; a name that comes twice has its values in a row. */
function flat(headers: NodeJS.Dict<string | string[]>): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) kept.set(name, [value].flat().join(', '));
  return kept;
}

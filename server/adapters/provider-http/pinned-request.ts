import { request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';
import type { Reachable } from './pinned-lookup.ts';

/** What a provider may take: milliseconds, bytes, tries. */
export type Budget = {
  /** Until the connection is established. */
  readonly connectMs: number;
  /** Until the answer begins; a model that thinks says nothing meanwhile. */
  readonly answerMs: number;
  /** Between two pieces of an answer. */
  readonly pieceMs: number;
  /** For one whole call. */
  readonly callMs: number;
  readonly mostBytes: number;
  /**
   * How often temporary failures are retried, how long after the first one (then twice as long), and the longest
   * requested wait that is respected.
   */
  readonly retries: number;
  readonly backoffMs: number;
  readonly mostWaitMs: number;
  /** Calls at once with one key. */
  readonly atOnce: number;
};

/** Why no whole answer came. */
export type CallFault =
  | 'slow'
  | 'abandoned'
  | 'far'
  | 'silent'
  | 'stalled'
  | 'oversize'
  | 'cut'
  | 'closed'
  | 'unreached';
export class CallFailed extends Error {
  readonly fault: CallFault;
  constructor(fault: CallFault) {
    super(`No whole answer: ${fault}`);
    this.fault = fault;
  }
}

type Order = {
  url: URL;
  at: Reachable;
  init: RequestInit;
  signal: AbortSignal;
  budget: Budget;
  broken: (fault: CallFault) => Error;
};

/** An answer, and a promise of its end: immediate, except for a stream of events, which is passed on as it arrives. */
export type PinnedAnswer = { readonly response: Response; readonly ended: Promise<unknown> };

/**
 * Asks the pinned address and answers with everything that came, or with a stream of events that goes on under the same
 * limits.
 * Throws CallFailed; a stream breaks with the error that `broken` makes of the fault.
 */
export async function pinnedRequest({ url, at, init, signal, budget, broken }: Order): Promise<PinnedAnswer> {
  const { body, headers } = await written(url, init);
  const options: RequestOptions = {
    method: init.method ?? 'GET',
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      ...(body ? { 'content-length': String(body.byteLength) } : {}),
    },
    agent: false,
    lookup: (_host, wanted, done) =>
      wanted.all
        ? done(null, [{ address: at.ip, family: at.family }])
        : (done as (e: null, ip: string, f: number) => void)(null, at.ip, at.family),
  };
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const over = Promise.withResolvers<void>();
  const call = (url.protocol === 'https:' ? secure : plain)(url, options);
  let isStream = false;
  let fail: (fault: CallFault) => void = (fault) => reject(new CallFailed(fault));
  const stop = (fault: CallFault) => {
    fail(fault);
    call.destroy();
  };
  let timer: NodeJS.Timeout | undefined;
  const within = (ms: number, fault: CallFault) => {
    clearTimeout(timer);
    timer = setTimeout(() => stop(fault), ms);
  };
  const whole = setTimeout(() => stop('slow'), budget.callMs);
  const abandon = () => stop('abandoned');
  signal.addEventListener('abort', abandon, { once: true });
  const tidy = () => {
    clearTimeout(timer);
    clearTimeout(whole);
    signal.removeEventListener('abort', abandon);
    over.resolve();
  };

  within(budget.connectMs, 'far');
  call.on('socket', (socket) => socket.once('connect', () => within(budget.answerMs, 'silent')));
  call.on('error', (error: NodeJS.ErrnoException) => fail(faultOf(error.code)));
  call.on('response', (answer) => {
    isStream = answer.statusCode === 200 && /^text\/event-stream/i.test(answer.headers['content-type'] ?? '');
    // A model that thinks may say nothing for long in the middle of a stream too.
    const pause = () => within(isStream ? budget.answerMs : budget.pieceMs, 'stalled');
    const pieces = isStream ? null : ([] as Buffer[]);
    const events = isStream ? handedOn(() => call.destroy()) : null;
    let size = 0;
    if (events) {
      fail = (fault) => {
        events.fail(signal.aborted ? (signal.reason as Error) : broken(fault));
        tidy();
      };
      resolve(new Response(events.body, { status: 200, headers: flat(answer.headers) }));
    }
    pause();
    answer.on('data', (piece: Buffer) => {
      size += piece.byteLength;
      if (size > budget.mostBytes) return stop('oversize');
      pause();
      pieces?.push(piece);
      events?.push(piece);
    });
    answer.on('error', () => fail('cut'));
    answer.on('close', () => events && tidy());
    answer.on('end', () => {
      if (!answer.complete) return fail('cut');
      if (events) return events.end();
      const status = answer.statusCode ?? 502;
      const empty = [204, 205, 304].includes(status) || status < 200;
      resolve(
        new Response(empty ? null : Buffer.concat(pieces ?? []), {
          status: Math.max(200, status),
          headers: flat(answer.headers),
        }),
      );
    });
  });
  call.end(body);
  try {
    return { response: await promise, ended: over.promise };
  } finally {
    if (!isStream) tidy();
  }
}

/** A body that is filled as pieces come; `gone` is called when its reader wants no more. */
function handedOn(gone: () => void) {
  let to: ReadableStreamDefaultController<Uint8Array> | null = null;
  const once = (act: (to: ReadableStreamDefaultController<Uint8Array>) => void) => {
    if (to) act(to);
    to = null;
  };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (to = controller),
    cancel: () => {
      to = null;
      gone();
    },
  });
  return {
    body,
    push: (piece: Uint8Array): void => to?.enqueue(piece),
    end: (): void => once((controller) => controller.close()),
    fail: (error: Error): void => once((controller) => controller.error(error)),
  };
}

const faultOf = (code: string | undefined): CallFault =>
  code === 'ECONNRESET' || code === 'EPIPE' ? 'closed' : 'unreached';

/** The order as bytes, with the content type that belongs to its body. */
async function written(url: URL, { method = 'GET', headers, body }: RequestInit) {
  const order = new Request(url, {
    method,
    headers: new Headers(headers),
    ...(body ? { body, duplex: 'half' } : {}),
  } as RequestInit);
  return { headers: Object.fromEntries(order.headers), body: body ? Buffer.from(await order.arrayBuffer()) : null };
}

/** The headers of an answer; a name that comes twice has its values in a row. */
function flat(headers: NodeJS.Dict<string | string[]>): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) kept.set(name, [value].flat().join(', '));
  return kept;
}

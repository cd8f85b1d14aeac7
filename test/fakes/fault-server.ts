import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressGate } from '#server/adapters/provider-http/pinned-lookup.ts';
import type { Budget } from '#server/adapters/provider-http/pinned-request.ts';
import { providerHttp } from '#server/adapters/provider-http/provider-fetch.ts';
import type { ProviderHttp } from '#server/ports/hosted-engine.ts';
import type { ProviderId } from '#shared/engines.ts';

/**
 * The faults for any answer; each is used once, in order. Those that break an answer break it in the middle, also in a
 * stream.
 */
export const faults = [
  '429',
  '500',
  '401',
  'hang',
  'drip',
  'reset',
  'cut',
  'half json',
  'refusal',
  'huge',
  'redirect',
] as const;
/** Additional faults for streams. */
export type StreamFault = 'stall' | 'garbage' | 'error event' | 'no stream' | 'stream refused';
export type Fault = (typeof faults)[number] | StreamFault;

export type Patience = { -readonly [Name in keyof Budget]: Budget[Name] };
/** So long that no slow machine runs out of it; a test of a limit makes that one short. */
export const patience: Budget = {
  connectMs: 60_000,
  answerMs: 60_000,
  pieceMs: 60_000,
  callMs: 60_000,
  mostBytes: 1024 * 1024,
  retries: 1,
  backoffMs: 1,
  mostWaitMs: 5_000,
  atOnce: 2,
};

/** A request as it came: the first part of its path by itself. */
export type FaultOrder = {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};
/**
 * An answer in pieces, a stream piece by piece; `faultPiece` is what a provider sends that fails in the middle of a
 * stream.
 */
export type FaultReply = {
  readonly status?: number;
  readonly type: string;
  readonly pieces: readonly (string | Uint8Array)[];
  readonly isStream?: boolean;
  readonly faultPiece?: string;
  /** The request was wrong: no fault applies to it, and the next fault waits for the next request. */
  readonly isWrong?: boolean;
};
type Parts = {
  readonly reply: (order: FaultOrder, fault: Fault | null) => FaultReply | Promise<FaultReply>;
  /** Where a call to a provider goes here; null sends it where it wants to go. */
  readonly route: (provider: ProviderId, url: URL) => string | null;
  readonly mostBytes?: number;
};

const keyIn = (headers: IncomingMessage['headers']): string =>
  String(
    headers['authorization'] ?? headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers['xi-api-key'] ?? '',
  ).replace('Bearer ', '');

/** A local server with scripted answers and faults, and the studio's client for it. */
export async function faultServer({ reply, route, mostBytes = patience.mostBytes }: Parts) {
  const coming: (Fault | null)[] = [];
  const waits: number[] = [];
  const budget: Patience = { ...patience, mostBytes };
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, host = '', ...rest] = (request.url ?? '').split('/');
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const order = {
      method: request.method ?? '',
      host,
      path: `/${rest.join('/')}`,
      headers: request.headers,
      body: Buffer.concat(pieces),
    };
    const fault = coming.shift() ?? null;
    const answer = await reply(order, fault);
    if (answer.isWrong) {
      if (fault) coming.unshift(fault);
      return send(request, response, answer, null);
    }
    const say = (status: number, words: object, headers: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(words));
    switch (fault) {
      case '429':
        return say(429, { error: { message: 'Rate limit reached', type: 'requests' } }, { 'retry-after': '2' });
      case '500':
        return say(500, { error: { message: `Oops with ${keyIn(request.headers)}` } });
      case '401':
        return say(401, { error: { message: `Incorrect API key provided: ${keyIn(request.headers)}` } });
      case 'redirect':
        return void response.writeHead(307, { location: `${origin}/elsewhere` }).end();
      case 'hang':
        return;
      case 'reset':
        return void request.socket.resetAndDestroy();
      default:
        return send(request, response, answer, fault);
    }
  }

  const inner = providerHttp({
    gate: addressGate({ allowed: ['*'] }),
    trustedGate: addressGate({ allowed: ['*'] }),
    budget,
    pause: async (ms) => void waits.push(ms),
  });
  const http: ProviderHttp = (of) => {
    const ask = inner(of);
    return (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      return ask(route(of.provider, url) ?? url, init);
    };
  };
  return {
    origin,
    http,
    /** What a call may take; `reset` makes it long again. */
    budget,
    /** Milliseconds that were waited before a second attempt. */
    waits,
    /** Faults of the next calls, in turn; null lets one pass. */
    fail: (...next: (Fault | null)[]) => void coming.push(...next),
    reset(): void {
      for (const list of [coming, waits]) list.length = 0;
      Object.assign(budget, patience, { mostBytes });
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

/** An answer, or the part of it that a fault lets through. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, type, pieces, isStream, faultPiece }: FaultReply,
  fault: Fault | null,
) {
  const all = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  const half = isStream
    ? Buffer.concat(pieces.slice(0, Math.ceil(pieces.length / 2)).map((piece) => Buffer.from(piece)))
    : all.subarray(0, 40);
  const head = (headers: Record<string, string> = {}) =>
    response.writeHead(fault ? 200 : status, { 'content-type': type, ...headers });
  switch (fault) {
    case 'drip': {
      head();
      const timer = setInterval(() => response.write(isStream ? ':\n\n' : ' '), 25);
      return void response.on('close', () => clearInterval(timer));
    }
    case 'stall':
      return void head().write(half);
    case 'cut':
      head(isStream ? {} : { 'content-length': String(all.byteLength + 100) }).write(half);
      return void setImmediate(() => request.socket.destroy());
    case 'half json':
      return void head().end(
        isStream ? all.subarray(0, half.byteLength + 9) : all.subarray(0, Math.floor(all.byteLength / 2)),
      );
    case 'garbage':
      head().write(half);
      return void response.end(isStream ? 'data: {"not": json\n\n' : '<not json>');
    case 'error event':
      head().write(half);
      return void response.end(faultPiece ?? '');
    case 'huge':
      head();
      return flood(response, 50);
    default:
      response.writeHead(status, { 'content-type': type });
      for (const piece of pieces) response.write(piece);
      return void response.end();
  }
}

/** Megabytes as fast as they are taken. */
function flood(response: ServerResponse, megabytes: number): void {
  const piece = Buffer.alloc(1024 * 1024, 'x');
  let left = megabytes;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(piece)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}

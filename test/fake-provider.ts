import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressGate } from '#server/adapters/provider-http/pinned-lookup.ts';
import type { Budget } from '#server/adapters/provider-http/pinned-request.ts';
import { providerHttp } from '#server/adapters/provider-http/provider-fetch.ts';
import type { ProviderHttp } from '#server/engine.ports.ts';
import type { ProviderId } from '#shared/engines.ts';
import { answerOf, type AskedOf, readAsked } from './fake-provider-shapes.ts';

/** What may go wrong with one answer; each is used once, in turn. */
export const faults = ['429', '500', '401', 'hang', 'drip', 'reset', 'cut', 'half json', 'refusal', 'huge', 'redirect'] as const;
export type Fault = (typeof faults)[number];

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

const hosts: Partial<Record<ProviderId, string>> = {
  openai: 'api.openai.com',
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
};

/** Providers' HTTP interfaces on this machine, as their documentation has them. `say` is what the model answers; null refuses. */
export async function fakeProvider(say: (asked: AskedOf) => string | null) {
  const asked: AskedOf[] = [];
  const coming: Fault[] = [];
  const waits: number[] = [];
  const budget: Patience = { ...patience };
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, provider = '', ...rest] = (request.url ?? '').split('/');
    let text = '';
    for await (const piece of request) text += String(piece);
    const path = rest.join('/');
    const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    if (provider === 'echo') return void json(200, { type: request.headers['content-type'], bytes: text.length });
    if (request.method === 'GET') return void json(200, { object: 'list', data: [{ id: 'llama-of-ama' }, { id: 'qwen-of-ama' }] });
    const body = JSON.parse(text || '{}') as Record<string, unknown>;
    const order = readAsked(provider as ProviderId, path, body, request.headers);
    asked.push(order);
    const fault = coming.shift();
    const whole = () => JSON.stringify(answerOf(order, fault === 'refusal' ? null : say(order), body));
    switch (fault) {
      case '429':
        return void json(429, { error: { message: 'Rate limit reached', type: 'requests' } }, { 'retry-after': '2' });
      case '500':
        return void json(500, { error: { message: `Oops with ${order.key}` } });
      case '401':
        return void json(401, { error: { message: `Incorrect API key provided: ${order.key}` } });
      case 'redirect':
        return void response.writeHead(307, { location: `${origin}/elsewhere` }).end();
      case 'hang':
        return;
      case 'drip': {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 25);
        return void response.on('close', () => clearInterval(timer));
      }
      case 'reset':
        return void request.socket.resetAndDestroy();
      case 'cut':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
        response.write(whole().slice(0, 40));
        return void setImmediate(() => request.socket.destroy());
      case 'half json':
        return void response.writeHead(200, { 'content-type': 'application/json' }).end(whole().slice(0, 60));
      case 'huge':
        response.writeHead(200, { 'content-type': 'application/json' });
        return void flood(response, 50);
      default:
        response.writeHead(200, { 'content-type': 'application/json' }).end(whole());
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
      return ask(url.host === hosts[of.provider] ? `${origin}/${of.provider}${url.pathname}${url.search}` : url, init);
    };
  };
  return {
    origin,
    http,
    /** The address of one's own server. */
    address: `${origin}/compatible/v1`,
    /** What was asked, in turn. */
    asked,
    /** What a call may take; `reset` makes it long again. */
    budget,
    /** Milliseconds that were waited before a second try. */
    waits,
    fail: (...next: Fault[]) => void coming.push(...next),
    reset(): void {
      for (const list of [asked, coming, waits]) list.length = 0;
      Object.assign(budget, patience);
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
export type FakeProvider = Awaited<ReturnType<typeof fakeProvider>>;

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

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressGate } from '#server/adapters/provider-http/pinned-lookup.ts';
import { providerHttp } from '#server/adapters/provider-http/provider-fetch.ts';
import type { EngineAccount, ProviderHttp } from '#server/engine.ports.ts';
import type { Amounts, ProviderId } from '#shared/engines.ts';
import { type Fault, type Patience, patience } from './fake-provider.ts';
import { readPictureOrder, type SentPicture } from './picture-shapes.ts';

/** What a provider of pictures or sounds was asked: the host and path that its client called, its headers, and its body (a form's text as it came). */
export type MediaAsked = {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The pictures that came with an order for one. */
  readonly pictures: readonly SentPicture[];
};
export type MediaAnswer = { readonly status?: number; readonly type?: string; readonly body: Uint8Array | object };

const mostBytes = 8 * 1024 * 1024;

/** Providers of pictures and sounds on this machine; `answer` gives what their documentation has. Faults meet the first call of a piece of work. */
export async function fakeMedia(answer: (asked: Omit<MediaAsked, 'pictures'>, refuses: boolean) => MediaAnswer) {
  const asked: MediaAsked[] = [];
  const coming: (Fault | null)[] = [];
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, host = '', ...rest] = (request.url ?? '').split('/');
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const order: Omit<MediaAsked, 'pictures'> = {
      method: request.method ?? '',
      host,
      path: `/${rest.join('/')}`,
      headers: request.headers,
      body: Buffer.concat(pieces).toString('latin1'),
    };
    const picture = await readPictureOrder(order);
    asked.push({ ...order, pictures: picture?.pictures ?? [] });
    if (picture?.wrong) {
      response.writeHead(422, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ error: { message: picture.wrong }, detail: picture.wrong }));
    }
    const fault = coming.shift();
    const { status = 200, type = 'application/json', body } = answer(order, fault === 'refusal');
    const bytes = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
    const say = (code: number, words: object, headers: Record<string, string> = {}) =>
      void response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(words));
    const key = String(request.headers['authorization'] ?? request.headers['x-goog-api-key'] ?? request.headers['xi-api-key'] ?? '');
    switch (fault) {
      case '429':
        return say(429, { error: { message: 'Rate limit reached' } }, { 'retry-after': '2' });
      case '500':
        return say(500, { error: { message: `Oops with ${key}` } });
      case '401':
        return say(401, { error: { message: `Incorrect API key provided: ${key}` } });
      case 'redirect':
        return void response.writeHead(307, { location: `${origin}/elsewhere` }).end();
      case 'hang':
        return;
      case 'drip': {
        response.writeHead(200, { 'content-type': type });
        const timer = setInterval(() => response.write(' '), 25);
        return void response.on('close', () => clearInterval(timer));
      }
      case 'reset':
        return void request.socket.resetAndDestroy();
      case 'cut':
        response.writeHead(200, { 'content-type': type, 'content-length': String(bytes.length + 100) });
        response.write(bytes.subarray(0, 40));
        return void setImmediate(() => request.socket.destroy());
      case 'half json':
        return void response.writeHead(200, { 'content-type': type }).end(bytes.subarray(0, Math.floor(bytes.length / 2)));
      case 'huge':
        return void response.writeHead(200, { 'content-type': type }).end(Buffer.alloc(50 * 1024 * 1024));
      default:
        return void response.writeHead(status, { 'content-type': type }).end(bytes);
    }
  }

  const paid: { step: string; amounts: Amounts }[] = [];
  const budget: Patience = { ...patience, mostBytes };
  const inner = providerHttp({
    gate: addressGate({ allowed: ['*'] }),
    trustedGate: addressGate({ allowed: ['*'] }),
    budget,
    pause: async () => {},
  });

  /** Calls anybody, who is always found here. */
  const http: ProviderHttp = (of) => {
    const ask = inner(of);
    return (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      return ask(`${origin}/${url.host}${url.pathname}${url.search}`, init);
    };
  };

  /** An account whose calls come here instead of to the provider. */
  function account(provider: ProviderId, model: string): EngineAccount {
    const key = `secret-of-${provider}`;
    return {
      provider,
      model,
      key,
      name: `${provider} ${model}`,
      address: provider === 'compatible' ? 'https://models.example/v1' : null,
      use: { userId: 'ama', taleId: 't', work: 'work' },
      fetch: http({ provider, key, trusted: true }),
      async paid({ step }, call) {
        const { value, amounts } = await call();
        paid.push({ step, amounts });
        return value;
      },
    };
  }
  return {
    account,
    http,
    asked,
    /** The calls that were counted, in turn. */
    paid,
    /** What a call may take; `reset` makes it long again. */
    budget,
    /** Faults of the next calls, in turn; null lets one pass. */
    fail: (...next: (Fault | null)[]) => void coming.push(...next),
    reset(): void {
      for (const list of [asked, coming, paid]) list.length = 0;
      Object.assign(budget, patience, { mostBytes });
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
export type FakeMedia = Awaited<ReturnType<typeof fakeMedia>>;

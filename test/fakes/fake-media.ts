import type { IncomingMessage } from 'node:http';
import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import type { Amounts, ProviderId } from '#shared/engines.ts';
import { faultServer } from './fault-server.ts';
import { readPictureOrder, type SentPicture } from '../known-scenes/picture-shapes.ts';

/**
 * What a provider of pictures or sounds was asked: the host and path that its client called, its headers, and its body
 * (a form's text as it came).
 */
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

/**
 * Providers of pictures and sounds on this machine; `answer` returns what their documentation shows. Faults hit the
 * first call of each piece of work.
 */
export async function fakeMedia(answer: (asked: Omit<MediaAsked, 'pictures'>, refuses: boolean) => MediaAnswer) {
  const asked: MediaAsked[] = [];
  const paid: { step: string; amounts: Amounts }[] = [];
  const server = await faultServer({
    mostBytes: 8 * 1024 * 1024,
    /** Every host name resolves to this server. */
    route: (_provider, url) => `${server.origin}/${url.host}${url.pathname}${url.search}`,
    async reply({ body, ...rest }, fault) {
      const order = { ...rest, body: body.toString('latin1') };
      const picture = await readPictureOrder(order);
      asked.push({ ...order, pictures: picture?.pictures ?? [] });
      if (picture?.wrong) {
        const words = JSON.stringify({ error: { message: picture.wrong }, detail: picture.wrong });
        return { status: 422, type: 'application/json', pieces: [words], isWrong: true };
      }
      const { status = 200, type = 'application/json', body: said } = answer(order, fault === 'refusal');
      return { status, type, pieces: [said instanceof Uint8Array ? said : JSON.stringify(said)] };
    },
  });
  const { http } = server;

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
    ...server,
    account,
    asked,
    /** The calls that were counted, in order. */
    paid,
    reset(): void {
      for (const list of [asked, paid]) list.length = 0;
      server.reset();
    },
  };
}
export type FakeMedia = Awaited<ReturnType<typeof fakeMedia>>;

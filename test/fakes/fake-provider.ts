import type { ProviderId } from '#shared/engines.ts';
import { answerOf, type AskedOf, readAsked } from './fake-provider-shapes.ts';
import { eventsOf, faultEvent, wantsStream } from './fake-provider-streams.ts';
import { type Fault, type FaultOrder, type FaultReply, faultServer } from './fault-server.ts';

export { type Fault, faults, type Patience, patience } from './fault-server.ts';

const hosts: Partial<Record<ProviderId, string>> = {
  openai: 'api.openai.com',
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
};
const json = (body: unknown, status = 200): FaultReply => ({
  status,
  type: 'application/json',
  pieces: [JSON.stringify(body)],
});

/**
 * Providers' HTTP interfaces on this machine, as their documentation has them, streams too. `say` is what the model
 * answers; null refuses.
 */
export async function fakeProvider(say: (asked: AskedOf) => string | null) {
  const asked: (AskedOf & { readonly stream: boolean })[] = [];

  function reply({ method, host, path, headers, body: bytes }: FaultOrder, fault: Fault | null): FaultReply {
    if (host === 'echo') return json({ type: headers['content-type'], bytes: bytes.byteLength });
    if (method === 'GET') return json({ object: 'list', data: [{ id: 'llama-of-ama' }, { id: 'qwen-of-ama' }] });
    const body = JSON.parse(bytes.toString() || '{}') as Record<string, unknown>;
    const order = readAsked(host as ProviderId, path.slice(1), body, headers);
    const stream = wantsStream(path, body);
    asked.push({ ...order, stream });
    if (fault === 'stream refused' && stream) return json({ error: { message: 'stream is not supported' } }, 400);
    const text = fault === 'refusal' ? null : say(order);
    if (!stream || fault === 'no stream') return json(answerOf(order, text, body));
    return {
      type: 'text/event-stream; charset=utf-8',
      pieces: eventsOf(order, text, body),
      isStream: true,
      faultPiece: faultEvent(order),
    };
  }

  const server = await faultServer({
    reply,
    route: (provider, url) =>
      url.host === hosts[provider] ? `${server.origin}/${provider}${url.pathname}${url.search}` : null,
  });
  return {
    ...server,
    /** The address of its own server. */
    address: `${server.origin}/compatible/v1`,
    /** What was asked, in turn. */
    asked,
    reset(): void {
      asked.length = 0;
      server.reset();
    },
  };
}
export type FakeProvider = Awaited<ReturnType<typeof fakeProvider>>;

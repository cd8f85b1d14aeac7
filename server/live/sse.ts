import { msg } from '@lingui/core/runtime-macro';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#shared/endpoint.ts';
import { cursorOf, type StudioEvent } from './event.repo.ts';
import type { Live } from './live.ts';

const heartbeatMs = 15_000;
const fullBytes = 1_000_000;
/** Of one creator in this process: a few browsers with many tabs. */
const mostStreams = 60;

/** The topic of the event that ends all streams of a session that signed out, or of a token that was revoked. */
export const sessionTopic = (session: string): string => `session:${session}`;

type Stream = {
  /** Which events this stream carries, and as what; null leaves an event out. */
  readonly pick: (event: StudioEvent) => { event: string; data: unknown } | null;
  /** The first event for a browser that is new or was away for long. */
  readonly snapshot?: () => Promise<{ event: string; data: unknown }>;
};

/**
 * Serves one event stream: subscribes, replays from Last-Event-ID, then flushes what is newer, so nothing is missed and
 * nothing comes twice.
 */
export async function serveStream(
  live: Live,
  request: FastifyRequest,
  reply: FastifyReply,
  { pick, snapshot }: Stream,
): Promise<void> {
  const { userId, session, tokenId } = request.caller;
  if (live.listening(userId) >= mostStreams)
    throw new Failure('too_many', msg`You have ${{ mostStreams }} pages of the studio open: close some of them.`);
  const way = session ?? tokenId;
  const buffered: StudioEvent[] = [];
  let flushing = true;
  let sent: [bigint, bigint] = [0n, 0n];
  const out = reply.raw;
  reply.hijack();
  out.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  const write = (text: string) => {
    if (!out.writableEnded && !out.destroyed) out.write(text);
    if (out.writableLength > fullBytes) end();
  };
  const deliver = (event: StudioEvent) => {
    if (way && event.topic === sessionTopic(way)) return end();
    const [xid, id] = event.id.split('-').map(BigInt) as [bigint, bigint];
    if (xid < sent[0] || (xid === sent[0] && id <= sent[1])) return;
    sent = [xid, id];
    const carried = pick(event);
    if (carried) write(`id: ${event.id}\nevent: ${carried.event}\ndata: ${JSON.stringify(carried.data)}\n\n`);
  };
  const unsubscribe = live.listen({ userId, tell: (event) => (flushing ? void buffered.push(event) : deliver(event)) });
  const heartbeat = setInterval(() => write(': alive\n\n'), heartbeatMs);
  function end(): void {
    clearInterval(heartbeat);
    unsubscribe();
    out.end();
  }
  request.raw.once('close', end);

  write('retry: 2000\n\n');
  const header = request.headers['last-event-id'];
  try {
    let since = cursorOf(typeof header === 'string' ? header : '');
    if (since && (await live.events.isTooOld(since))) since = null;
    if (!since && snapshot) {
      const { event, data } = await snapshot();
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    }
    while (since) {
      const missed = await live.events.after(since, userId);
      missed.forEach(deliver);
      const last = missed.at(-1);
      since = last ? cursorOf(last.id) : null;
    }
    buffered.forEach(deliver);
    flushing = false;
  } catch (error) {
    // A stream that cannot tell what was missed must not look alive: the browser asks again.
    request.log.warn({ err: error }, 'A live stream could not be replayed');
    end();
  }
}

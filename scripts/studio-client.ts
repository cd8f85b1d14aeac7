import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { Endpoint } from '#shared/endpoint.ts';

type Ask<E extends Endpoint> = {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
  signal?: AbortSignal;
};
const patience = [500, 1_000, 2_000, 4_000, 8_000];

/** Calls a studio with a personal access token; a lost connection or a busy server is retried with the same intent. */
export function studioClient({ url, token }: { url: string; token: string }) {
  async function send(path: string, init: RequestInit): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      const wait = patience[tries];
      try {
        const answer = await fetch(new URL(path, url), init);
        if (wait === undefined || (answer.status !== 429 && answer.status !== 503)) return answer;
      } catch (error) {
        if (wait === undefined || init.signal?.aborted) throw error;
      }
      await sleep(wait ?? 0);
    }
  }
  const authorization = `Bearer ${token}`;

  async function call<E extends Endpoint>(e: E, ask: Ask<E> = {}): Promise<z.output<E['reply']>> {
    const path = e.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((ask.params as Record<string, unknown>)[name])),
    );
    const query = new URLSearchParams(Object.entries(ask.query ?? {}).map(([name, value]) => [name, String(value)]));
    const changes = e.method !== 'GET';
    const answer = await send(query.size > 0 ? `${path}?${query}` : path, {
      method: e.method,
      signal: ask.signal ?? null,
      headers: {
        authorization,
        ...(changes ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(changes ? { body: JSON.stringify(ask.body ?? {}) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(wordsOf(text) ?? `The studio answered ${answer.status}`);
    return e.reply.parse(JSON.parse(text)) as z.output<E['reply']>;
  }

  /** Saves a file of the studio; a name that exists is complete. */
  async function download(path: string, to: string): Promise<void> {
    const answer = await send(path, { headers: { authorization } });
    if (!answer.ok || !answer.body)
      throw new Error(wordsOf(await answer.text()) ?? `The studio answered ${answer.status} for ${path}`);
    await mkdir(dirname(to), { recursive: true });
    try {
      await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(`${to}.part`));
      await rename(`${to}.part`, to);
    } finally {
      await rm(`${to}.part`, { force: true });
    }
  }
  return { call, download };
}
export type StudioClient = ReturnType<typeof studioClient>;

function wordsOf(text: string): string | null {
  try {
    return String((JSON.parse(text) as { error?: string }).error ?? '') || null;
  } catch {
    return text || null;
  }
}

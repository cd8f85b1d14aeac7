import type { z } from 'zod';
import type { Endpoint } from '#shared/endpoint.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { share } from './in-flight.ts';

/** What a call is asked with. */
export type Ask<E extends Endpoint> = {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
  signal?: AbortSignal;
  /** The intent's Idempotency-Key; a fresh one when left out. */
  key?: string;
  /** Leaves `credentials` to the browser's default, which still carries the cookie on one origin. */
  plain?: boolean;
  /** A 401 is an answer here, not an event for the whole app. */
  exempt?: boolean;
};

/** A call that was answered with a failure: its words are safe to show. */
export class CallError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'CallError';
    this.status = status;
  }
}

/** Whether the call was given up on purpose: never shown. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
/** Whether the call ended because the session is gone. */
export const isReauth = (error: unknown): boolean => error instanceof CallError && error.status === 401;

/** The address of an endpoint with its parameters and query; what is undefined or empty is left out. */
function addressOf(e: Pick<Endpoint, 'path'>, params: object = {}, query: object = {}): string {
  const path = e.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Calls one endpoint of the contract. Throws CallError with the server's words, or an AbortError when given up. */
export function call<E extends Endpoint>(e: E, ask: Ask<E> = {}): Promise<z.output<E['reply']>> {
  const url = addressOf(e, ask.params as object, ask.query as object);
  const body = e.method === 'GET' ? undefined : JSON.stringify(ask.body ?? {});
  const init: RequestInit = { method: e.method, ...(ask.plain ? {} : { credentials: 'include' }) };
  if (body !== undefined) {
    init.body = body;
    init.headers = { 'content-type': 'application/json', 'idempotency-key': ask.key ?? crypto.randomUUID() };
  }
  return share(`${e.method} ${url} ${body ?? ''}`, ask.signal, async (signal) => {
    const response = await send(url, { ...init, signal });
    if (!response.ok) throw await failureOf(response, ask.exempt ?? false);
    return (await response.json()) as z.output<E['reply']>;
  });
}

/** Sends a recording or a picked file as it is. */
export async function sendFile(path: `/api/${string}`, params: object, file: Blob): Promise<void> {
  const response = await send(addressOf({ path }, params), {
    method: 'PUT',
    credentials: 'include',
    body: file,
    headers: { 'content-type': file.type.split(';')[0] || 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
  });
  if (!response.ok) throw await failureOf(response, false);
}

async function send(url: string, init: RequestInit, attempt = 0): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (isAbort(error) || init.signal?.aborted || !(error instanceof TypeError) || attempt > 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, rhythms.networkRetry * 2 ** attempt));
    if (init.signal?.aborted) throw new DOMException('The call was given up', 'AbortError');
    return send(url, init, attempt + 1);
  }
}

async function failureOf(response: Response, exempt: boolean): Promise<CallError> {
  if (response.status === 401) {
    if (!exempt) window.dispatchEvent(new Event('re-auth'));
    return new CallError(401, 'reauth_required');
  }
  const text = await response.text();
  return new CallError(response.status, wordsOf(text) || `HTTP ${response.status}`);
}

function wordsOf(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    if (answer && typeof answer === 'object' && 'error' in answer && typeof answer.error === 'string') return answer.error;
  } catch {
    // Not JSON: the text itself is the message.
  }
  return text;
}

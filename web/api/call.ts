import { t } from '@lingui/core/macro';
import type { z } from 'zod';
import type { Endpoint } from '#shared/endpoint.ts';
import { decodeSaid, saidHeader } from '#shared/said.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { translated } from '#web/language/said.ts';
import { gaveUp, share } from './in-flight.ts';
import { reach } from './reach.ts';
import { refusalWords } from '#web/language/words.tsx';

/** How often a call is tried again after a network failure. */
const retries = 1;
/** How long a refusal waits for its words in the language on screen. */
const wordsMs = 1_500;

/** A contract that names no field of a body takes none: not even an empty object is sent. */
type BodyOf<E extends Endpoint> = z.input<E['body']> extends Record<string, never> ? undefined : z.input<E['body']>;

/** What a call is asked with. */
export type Ask<E extends Endpoint> = {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  body?: BodyOf<E>;
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

/** Nobody answered, twice. A TypeError, as the browser's own is: whether the call arrived is not known. */
class Unreachable extends TypeError {
  constructor(cause: unknown) {
    super(t`The studio is not responding. Check that it is running and that you are connected, then try again.`, {
      cause,
    });
    this.name = 'Unreachable';
  }
}

/** Whether the call was given up on purpose: never shown. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
/** Whether the call ended because the session is gone. */
export const isReauth = (error: unknown): boolean => error instanceof CallError && error.status === 401;

/** The address of an endpoint with its parameters and query; what is undefined or empty is left out. */
function addressOf(e: Pick<Endpoint, 'path'>, params: object = {}, query: object = {}): string {
  const path = e.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Calls one endpoint of the contract. Throws CallError with the server's words, Unreachable, or an AbortError when
 * given up.
 */
export function call<E extends Endpoint>(e: E, ask: Ask<E> = {}): Promise<z.output<E['reply']>> {
  const url = addressOf(e, ask.params as object, ask.query as object);
  const body = ask.body === undefined ? undefined : JSON.stringify(ask.body);
  const init: RequestInit = { method: e.method, ...(ask.plain ? {} : { credentials: 'include' }) };
  if (e.method !== 'GET')
    init.headers = {
      'idempotency-key': ask.key ?? crypto.randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
  if (body !== undefined) init.body = body;
  return share([e.method, url, ask.key, body].join(' '), ask.signal, async (signal) => {
    const { response, text } = await send(url, { ...init, signal });
    if (!response.ok) throw await failureOf(response, text, ask.exempt ?? false);
    return answerOf(text) as z.output<E['reply']>;
  });
}

/** Sends a picked file as it is. */
export async function sendFile(
  path: `/api/${string}`,
  params: object,
  file: Blob,
  signal?: AbortSignal,
): Promise<void> {
  const { response, text } = await send(addressOf({ path }, params), {
    method: 'PUT',
    credentials: 'include',
    body: file,
    headers: {
      'content-type': file.type.split(';')[0] || 'application/octet-stream',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw await failureOf(response, text, false);
}

/** Sends the part of a recording that begins at byte `offset`, as its address expects it. */
export async function sendPart(
  path: `/api/${string}`,
  params: object,
  offset: number,
  part: Blob,
  signal?: AbortSignal,
): Promise<void> {
  const { response, text } = await send(addressOf({ path }, params), {
    method: 'PATCH',
    credentials: 'include',
    body: part,
    headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw await failureOf(response, text, false);
}

type Answer = { readonly response: Response; readonly text: string };

/** Sends and reads to the end; after a network failure it retries once with the same key. */
async function send(url: string, init: RequestInit, attempt = 0): Promise<Answer> {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    if (!isGateway(response, text)) reach.found();
    return { response, text };
  } catch (error) {
    if (init.signal?.aborted) throw gaveUp();
    if (!(error instanceof TypeError)) throw error;
    if (attempt >= retries) {
      reach.lost();
      throw new Unreachable(error);
    }
    await new Promise((resolve) => setTimeout(resolve, rhythms.networkRetry * 2 ** attempt));
    if (init.signal?.aborted) throw gaveUp();
    return send(url, init, attempt + 1);
  }
}

/** A proxy in front of the studio that cannot reach it answers in its own words, not in JSON. */
const isGateway = ({ status }: Response, text: string): boolean =>
  status >= 502 && status <= 504 && !text.startsWith('{');

function answerOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(t`The studio’s answer could not be read. Reload the page and try again.`, { cause });
  }
}

async function failureOf(response: Response, text: string, exempt: boolean): Promise<CallError> {
  if (response.status === 401) {
    if (!exempt) window.dispatchEvent(new Event('re-auth'));
    return new CallError(401, 'reauth_required');
  }
  const said = decodeSaid(response.headers.get(saidHeader));
  // A refusal is worded once, so its words are waited for, but not for long.
  if (said) await Promise.race([refusalWords(), new Promise((resolve) => setTimeout(resolve, wordsMs))]);
  return new CallError(response.status, translated(said) ?? (wordsOf(text) || `HTTP ${response.status}`));
}

function wordsOf(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    if (answer && typeof answer === 'object' && 'error' in answer && typeof answer.error === 'string')
      return answer.error;
  } catch {
    // Not JSON: the text itself is the message.
  }
  return text;
}

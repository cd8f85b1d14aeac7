import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { HostTrouble } from '#server/ports/video-host.ts';
import { troubleFrom } from './host-errors.ts';

const answerBytes = 1_048_576;
const openMs = 30_000;
const probeMs = 30_000;
/** 8 MiB at some 30 KB/s. */
const chunkMs = 300_000;

const Sent = z.object({ id: z.string().min(1) });
/** How far an upload has come: bytes arrived, or the finished video's id. */
export type Progress = { offset: number } | { videoId: string };

type Parts = { readonly clock: () => number; readonly rootUrl: string };

/**
 * The resumable upload protocol by plain fetch: open, probe, send. A session's address is a secret.
 * One at the root address is kept without its origin, so that it outlives a move of the host to another port.
 */
export function uploadSessions({ clock, rootUrl }: Parts) {
  function kept(location: string | null): string {
    const url = location && URL.canParse(location, rootUrl) ? new URL(location, rootUrl) : null;
    if (url?.origin === new URL(rootUrl).origin) return `${url.pathname.replace(/^\/+/, '/')}${url.search}`;
    if (url?.protocol === 'https:' && url.hostname.endsWith('.googleapis.com')) return url.href;
    throw new HostTrouble('retry', msg`The video host opened no upload session.`);
  }
  async function ask(
    url: string,
    init: RequestInit,
    ms: number,
    signal?: AbortSignal,
  ): Promise<{ response: Response; body: unknown }> {
    const limits = [AbortSignal.timeout(ms), ...(signal ? [signal] : [])];
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.any(limits) });
      return { response, body: parse((await readCapped(response)).toString('utf8')) };
    } catch (error) {
      signal?.throwIfAborted();
      throw troubleFrom({ status: 0, body: null, retryAfter: null, cause: error }, clock());
    }
  }
  const refuse = (response: Response, body: unknown): HostTrouble =>
    troubleFrom({ status: response.status, body, retryAfter: response.headers.get('retry-after') }, clock());

  function progress(response: Response, body: unknown): Progress {
    if (response.status === 308) {
      const last = /^(?:bytes=)?0-(\d+)$/.exec(response.headers.get('range') ?? '')?.[1];
      return { offset: last === undefined ? 0 : Number(last) + 1 };
    }
    if (!response.ok) throw refuse(response, body);
    const sent = Sent.safeParse(body);
    if (!sent.success)
      throw new HostTrouble('unknown', msg`The video host accepted the film but returned no id for it.`);
    return { videoId: sent.data.id };
  }

  return {
    async open(
      url: string,
      accessToken: string,
      resource: object,
      file: { bytes: number; mime: string },
    ): Promise<string> {
      const headers = {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json; charset=UTF-8',
        'x-upload-content-length': String(file.bytes),
        'x-upload-content-type': file.mime,
      };
      const { response, body } = await ask(url, { method: 'POST', headers, body: JSON.stringify(resource) }, openMs);
      if (!response.ok) throw refuse(response, body);
      return kept(response.headers.get('location'));
    },

    async probe(session: string, accessToken: string, bytes: number): Promise<Progress | { gone: true }> {
      const headers = {
        authorization: `Bearer ${accessToken}`,
        'content-range': `bytes */${bytes}`,
        'content-length': '0',
      };
      const { response, body } = await ask(new URL(session, rootUrl).href, { method: 'PUT', headers }, probeMs);
      return response.status === 404 || response.status === 410 ? { gone: true } : progress(response, body);
    },

    async send(
      session: string,
      accessToken: string,
      chunk: Uint8Array,
      offset: number,
      bytes: number,
      signal: AbortSignal,
    ): Promise<Progress> {
      const range = `bytes ${offset}-${offset + chunk.length - 1}/${bytes}`;
      const headers = {
        authorization: `Bearer ${accessToken}`,
        'content-range': range,
        'content-type': 'application/octet-stream',
      };
      const { response, body } = await ask(
        new URL(session, rootUrl).href,
        { method: 'PUT', headers, body: chunk as Uint8Array<ArrayBuffer> },
        chunkMs,
        signal,
      );
      return progress(response, body);
    },
  };
}

/** The bytes of an answer, at most 1 MiB. */
export async function readCapped(response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > answerBytes) throw new Error('The answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

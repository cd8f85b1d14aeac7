import { msg } from '@lingui/core/runtime-macro';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';

/** What the studio sends as a file, by the ending of its key; nothing else ever leaves. */
const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
  json: 'application/json; charset=utf-8',
};

/** A stored file for its owner. */
export type FileToSend = {
  readonly key: string;
  /** Of its bytes: the ETag. */
  readonly sha256: string;
  /**
   * Default: cached by this browser only, for a day when the address has a version (`?v=`), otherwise requested again
   * each time. `immutable`: cached permanently when the address has a version.
   */
  readonly cache?: 'no-store' | 'immutable';
  /** Offers to save it under this name instead of showing it. */
  readonly saveAs?: string;
};

/**
 * Sends a stored file whole, in part (Range, If-Range) or not at all (If-None-Match). The caller has checked the owner.
 * Throws Failure('not_found') and Failure('range').
 */
export async function sendFile(
  files: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileToSend,
): Promise<FastifyReply> {
  const type = contentTypes[file.key.split('.').at(-1) ?? ''];
  if (!type) throw new Error(`No content type for ${file.key}`);
  const size = await files.size(file.key);
  if (size === null) throw new Failure('not_found', msg`This file no longer exists.`);
  const etag = `"${file.sha256}"`;
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
  const part = ifRange === undefined || ifRange === etag ? byteRange(range, size) : null;
  if (part === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    throw new Failure('range', msg`This file has ${{ size }} bytes; the requested part is beyond its end.`);
  }
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl(file.cache, 'v' in (request.query as object)),
    vary: 'cookie, authorization',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  if (known === '*' || known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return reply.code(304).send();
  if (file.saveAs !== undefined) reply.header('content-disposition', attachment(file.saveAs));
  reply.type(type).header('content-length', part ? part.end - part.start + 1 : size);
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await files.read(file.key, part ?? undefined));
}

function cacheControl(cache: FileToSend['cache'], versioned: boolean): string {
  if (cache === 'no-store') return cache;
  if (!versioned) return 'private, no-cache';
  return cache === 'immutable' ? 'private, max-age=31536000, immutable' : 'private, max-age=86400';
}

/** Reads a Range header; null means the whole file (none, several or unreadable ranges). Both ends are inclusive. */
export function byteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return start > end ? 'unsatisfiable' : { start, end };
}

/** The header that saves under a name in any script: a plain spelling for old programs, the true one in UTF-8. */
export function attachment(name: string): string {
  const safe = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 150)
    .toWellFormed();
  const plain = safe
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(safe || 'file').replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'file'}"; filename*=UTF-8''${encoded}`;
}

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Kept = { bytes: Buffer; mime: string; at: Date };
const secret = 'the secret of the test bucket';
const hex = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const smallestPart = 5 * 1024 * 1024;

/**
 * A bucket that implements exactly the part of S3 that a file store needs: signatures (version 4) and body hashes are
 * checked, listings come in pages of 2, parts below 5 MB are refused. `faults` are answered first.
 */
export async function s3Server() {
  const objects = new Map<string, Kept>();
  const uploads = new Map<string, { key: string; mime: string; parts: Map<number, Buffer> }>();
  const faults: { status: number; code: string }[] = [];
  const calls: string[] = [];
  /** After this many bytes the next bodies break off. */
  const cuts: number[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bytesOf(request);
      const answer = answerTo(request, body);
      response.writeHead(answer.status, answer.headers);
      const cut = request.method === 'GET' && answer.headers ? cuts.shift() : undefined;
      if (cut === undefined) response.end(request.method === 'HEAD' ? undefined : answer.body);
      else response.write(answer.body!.slice(0, cut), () => setImmediate(() => response.destroy()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  type Answer = { status: number; headers?: Record<string, string | number>; body?: string | Buffer };
  const wrong = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` });

  function answerTo(request: IncomingMessage, body: Buffer): Answer {
    const url = new URL(request.url!, endpoint);
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '');
    const query = url.searchParams;
    calls.push(`${request.method} ${key}${url.search}`);
    const fault = faults.shift();
    if (fault) return wrong(fault.status, fault.code);
    if (!isSigned(request, url, body)) return wrong(403, 'SignatureDoesNotMatch');
    if (key === '') return listing(query);
    const uploadId = query.get('uploadId');
    if (request.method === 'POST' && query.has('uploads')) return begin(key, request);
    if (uploadId) return ofUpload(request.method!, uploadId, query, body);
    const kept = objects.get(key);
    switch (request.method) {
      case 'PUT':
        objects.set(key, { bytes: body, mime: request.headers['content-type'] ?? '', at: new Date() });
        return { status: 200, headers: { etag: etagOf(body) } };
      case 'DELETE':
        objects.delete(key);
        return { status: 204 };
      default:
        return kept ? sent(kept, request.headers.range) : wrong(404, 'NoSuchKey');
    }
  }

  function sent({ bytes, mime, at }: Kept, range: string | undefined): Answer {
    const headers = { etag: etagOf(bytes), 'last-modified': at.toUTCString(), 'content-type': mime };
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
    if (first === undefined)
      return { status: 200, headers: { ...headers, 'content-length': bytes.length }, body: bytes };
    const part = bytes.subarray(Number(first), last ? Number(last) + 1 : bytes.length);
    return { status: 206, headers: { ...headers, 'content-length': part.length }, body: part };
  }

  function listing(query: URLSearchParams): Answer {
    const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = keys.slice(0, 2);
    const next =
      keys.length > page.length ? `<NextContinuationToken>${escaped(page.at(-1)!)}</NextContinuationToken>` : '';
    const items = page.map(
      (key) => `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)!.bytes.length}</Size></Contents>`,
    );
    return { status: 200, body: `<ListBucketResult>${items.join('')}${next}</ListBucketResult>` };
  }

  function begin(key: string, request: IncomingMessage): Answer {
    const id = crypto.randomUUID();
    uploads.set(id, { key, mime: request.headers['content-type'] ?? '', parts: new Map() });
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    };
  }

  function ofUpload(method: string, id: string, query: URLSearchParams, body: Buffer): Answer {
    const upload = uploads.get(id);
    if (!upload) return wrong(404, 'NoSuchUpload');
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part);
    const named = [...body.toString().matchAll(/<ETag>([^<]+)<\/ETag>/g)].map(([, etag]) =>
      etag!.replaceAll('&quot;', '"'),
    );
    if (named.join() !== parts.map(etagOf).join()) return wrong(400, 'InvalidPart');
    if (parts.slice(0, -1).some((part) => part.length < smallestPart)) return wrong(400, 'EntityTooSmall');
    objects.set(upload.key, { bytes: Buffer.concat(parts), mime: upload.mime, at: new Date() });
    return { status: 200, body: '<CompleteMultipartUploadResult/>' };
  }

  return {
    place: {
      endpoint,
      bucket: 'bucket',
      region: 'test-1',
      accessKeyId: 'test',
      secretAccessKey: secret,
      pathStyle: true,
    },
    objects,
    uploads,
    faults,
    calls,
    cuts,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Computes the signature again, as the protocol's own page describes it. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, day, region, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=test\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (!day || !region || !names.split(';').includes('host') || request.headers['x-amz-content-sha256'] !== hex(body))
    return false;
  const strict = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams].map(([name, value]) => `${strict(name)}=${strict(value)}`).sort();
  const path = decodeURIComponent(url.pathname).split('/').map(strict).join('/');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const asked = [request.method, path, query.join('&'), headers.join(''), names, hex(body)].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hex(asked)].join('\n');
  const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = [region, 's3', 'aws4_request'].reduce((made, part) => sign(made, part), sign(`AWS4${secret}`, day));
  return sign(key, toSign).toString('hex') === signature;
}

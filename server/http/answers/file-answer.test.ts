import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileStore } from '#server/ports/files.ts';
import { openStudio } from '#test/harness/studio.ts';
import { answerError } from './errors.ts';
import { attachment, byteRange, type FileToSend, sendFile } from './file-answer.ts';

const words = 'The Good Samaritan';
const sha256 = createHash('sha256').update(words).digest('hex');
const etag = `"${sha256}"`;
const file: FileToSend = { key: 'answers/a.vtt', sha256 };
let app: FastifyInstance;
let files: FileStore;

beforeAll(async () => {
  ({ files } = await openStudio());
  await files.put(file.key, Buffer.from(words), 'text/vtt');
  app = Fastify();
  app.setErrorHandler(answerError);
  app.get('/file', (request, reply) => sendFile(files, request, reply, file));
  app.get('/save', (request, reply) =>
    sendFile(files, request, reply, { ...file, cache: 'no-store', saveAs: 'Ŋutifafa.vtt' }),
  );
  app.get('/gone', (request, reply) => sendFile(files, request, reply, { ...file, key: 'answers/gone.vtt' }));
});
afterAll(() => app.close());
const get = (url: string, headers = {}) => app.inject({ url, headers });

test('sends a whole file with its type and tag, and nothing executable', async () => {
  const answer = await get('/file?v=1');
  expect([answer.statusCode, answer.body]).toEqual([200, words]);
  expect(answer.headers).toMatchObject({
    etag,
    'content-type': 'text/vtt; charset=utf-8',
    'content-length': '18',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect((await get('/file')).headers['cache-control']).toBe('private, no-cache');
});

test('sends a requested range, and only of the requested version', async () => {
  const part = await get('/file', { range: 'bytes=4-7' });
  expect([part.statusCode, part.body, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    'Good',
    'bytes 4-7/18',
    '4',
  ]);
  expect((await get('/file', { range: 'bytes=4-7', 'if-range': etag })).body).toBe('Good');
  expect((await get('/file', { range: 'bytes=4-7', 'if-range': '"old"' })).body).toBe(words);
});

test('rejects a range outside the file with a message', async () => {
  const answer = await get('/file', { range: 'bytes=18-' });
  expect([answer.statusCode, answer.headers['content-range'], answer.json().code]).toEqual([
    416,
    'bytes */18',
    'range',
  ]);
});

test.each([etag, `"other", W/${etag}`, '*'])('does not send again what the browser has (%s)', async (known) => {
  const answer = await get('/file', { 'if-none-match': known });
  expect([answer.statusCode, answer.body]).toEqual([304, '']);
});

test('sends a download under a name in any script, without caching', async () => {
  const { headers } = await get('/save');
  expect(headers['content-disposition']).toBe(
    `attachment; filename="_utifafa.vtt"; filename*=UTF-8''%C5%8Autifafa.vtt`,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('answers HEAD with the size and without a body', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/file' });
  expect([statusCode, headers['content-length'], body]).toEqual([200, '18', '']);
});

test('returns 404 with a message for a lost file', async () => {
  const answer = await get('/gone');
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'This file no longer exists.']);
});

test.each([
  [undefined, null],
  ['bytes=0-4,6-8', null],
  ['lines=1-2', null],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=8-100', { start: 8, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('range %s', (header, part) => expect(byteRange(header, 10)).toEqual(part));

test.each([
  ['../a"\r\nb/c', `attachment; filename="a b c"; filename*=UTF-8''a%20b%20c`],
  ["L'été", `attachment; filename="L'ete"; filename*=UTF-8''L%27%C3%A9t%C3%A9`],
  ['\ud800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ['...', `attachment; filename="file"; filename*=UTF-8''file`],
])('makes the name %j safe', (name, header) => expect(attachment(name)).toBe(header));

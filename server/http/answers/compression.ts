import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Sends JSON answers of a kilobyte and more compressed to browsers that take it. Pages lie compressed on the disk
 * already (web-files.ts); pictures, sound and films are compressed by their own formats, and event streams must not be
 * held back. Cookies are sent to our own pages alone, so a foreign page cannot measure how well an answer with a secret
 * compresses together with text of its choice.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    customTypes: /^application\/json/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
}

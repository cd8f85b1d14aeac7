import { msg } from '@lingui/core/runtime-macro';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Failure } from '#shared/endpoint.ts';

/** Bodies of any sound type reach the handlers of this plugin as a stream; what they really are, ffmpeg finds out. */
export function takeSounds(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^(audio\/|video\/(webm|mp4)|application\/(octet-stream|ogg))/, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser('*', (_request, _body, done) => done(notSound()));
}

/** The stream of a body. Throws Failure('unsupported') when there is none. */
export function soundOf(body: unknown): Readable {
  if (typeof (body as Readable | null)?.pipe !== 'function') throw notSound();
  return body as Readable;
}

const notSound = () =>
  new Failure(
    'unsupported',
    msg`Send the recording itself, an audio file (MP3, M4A, WAV, OGG, FLAC or WebM), with its type`,
  );

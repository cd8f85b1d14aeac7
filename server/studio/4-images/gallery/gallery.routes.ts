import { msg } from '@lingui/core/runtime-macro';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { PreviewWidthQuery } from '#server/http/answers/preview-width.ts';
import { bind, untilGone } from '#server/http/route.ts';
import { sizedPicture } from '#server/http/answers/sized-picture.ts';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import {
  countGallery,
  getGalleryPicture,
  listGallery,
  replacePicturePath,
  taleCoverPath,
} from '#shared/pictures/gallery.contract.ts';
import { IdParam, TaleIdParam } from '#shared/reply.ts';
import type { GalleryService } from './gallery.service.ts';
import { requirePictureSize } from '../picture-intake.ts';

const ok = { ok: true } as const;
const Cover = z.object({ w: PreviewWidthQuery.default(320) });

/** The calls of the gallery. */
export function galleryRoutes(
  app: FastifyInstance,
  { gallery, files }: { gallery: GalleryService; files: FileStore },
): void {
  bind(app, listGallery, async ({ query, caller: { userId } }) => ({
    ...ok,
    ...(await gallery.list({ ...query, userId })),
  }));
  bind(app, countGallery, async ({ query, caller: { userId } }) => ({
    ...ok,
    ...(await gallery.counts({ ...query, userId })),
  }));
  bind(app, getGalleryPicture, async ({ params, caller: { userId } }) => ({
    ...ok,
    ...(await gallery.show(params.id, userId)),
  }));
  app.get<{ Params: z.output<typeof TaleIdParam>; Querystring: z.output<typeof Cover> }>(
    taleCoverPath,
    { schema: { summary: 'The first picture of a tale, small, as WebP', params: TaleIdParam, querystring: Cover } },
    async (request, reply) => {
      const picture = await gallery.cover({ ...request.params, ...request.caller });
      return sendFile(files, request, reply, await sizedPicture(files, picture, request.query.w));
    },
  );
  void app.register(async (uploads) => replacementRoute(uploads, gallery));
}

/** Bodies of any picture type reach the handler as a stream; what they really are, their first bytes say. */
function replacementRoute(app: FastifyInstance, gallery: GalleryService): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^(image\/|application\/octet-stream)/, (_request, body, done) => done(null, body));
  app.addContentTypeParser('*', (_request, _body, done) => done(notSent()));
  app.put<{ Params: z.output<typeof IdParam> }>(
    replacePicturePath,
    {
      schema: {
        summary: 'Put a picture of your own in the place of this one: the raw body, at most 20 MB',
        params: IdParam,
        response: { 200: getGalleryPicture.reply },
      },
    },
    async ({ params: { id }, body, headers, caller: { userId } }, reply) => {
      await gallery.requireOwn(id, userId);
      requirePictureSize(headers['content-length']);
      if (!isStream(body)) throw notSent();
      return { ...ok, ...(await gallery.replace({ id, userId, body, signal: untilGone(reply) })) };
    },
  );
}

const notSent = () =>
  new Failure('unsupported', msg`Send the picture itself (JPEG, PNG, WebP, AVIF, GIF or TIFF), with its type.`);
const isStream = (body: unknown): body is Readable => typeof (body as Readable | null)?.pipe === 'function';

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { PreviewWidthQuery } from '#server/http/answers/preview-width.ts';
import { bind } from '#server/http/route.ts';
import { sizedPicture } from '#server/http/answers/sized-picture.ts';
import type { FileStore } from '#server/ports/files.ts';
import { IdParam } from '#shared/reply.ts';
import { listThumbnails } from '#shared/thumbnail/thumbnail.contract.ts';
import type { ThumbnailService } from './thumbnail.service.ts';

/** `w` sends a picture that is only shown narrower, as WebP. */
const shownQuery = z.object({ w: PreviewWidthQuery.optional(), v: z.string().max(100).optional() });

/** The calls of the Thumbnails tab. */
export function thumbnailRoutes(
  app: FastifyInstance,
  { thumbnails, files }: { thumbnails: ThumbnailService; files: FileStore },
): void {
  bind(app, listThumbnails, async ({ params, caller }) => ({
    ok: true as const,
    items: await thumbnails.list({ ...params, ...caller }),
  }));
  app.get(
    '/api/thumbnails/:id/png',
    {
      schema: {
        summary: 'The baked picture of a thumbnail, to show; `w` sends it narrower, as WebP',
        params: IdParam,
        querystring: shownQuery,
      },
    },
    async (request, reply) => {
      const { id } = IdParam.parse(request.params);
      const { w } = shownQuery.parse(request.query);
      const { key, sha256 } = await thumbnails.png(id, request.caller.userId, 'show');
      return sendFile(
        files,
        request,
        reply,
        w === undefined ? { key, sha256 } : await sizedPicture(files, { key, sha256 }, w),
      );
    },
  );
  app.get(
    '/api/thumbnails/:id/download.png',
    { schema: { summary: 'The baked picture of a thumbnail, to save', params: IdParam } },
    async (request, reply) => {
      const { id } = IdParam.parse(request.params);
      const { key, sha256, name: saveAs } = await thumbnails.png(id, request.caller.userId, 'save');
      return sendFile(files, request, reply, { key, sha256, saveAs });
    },
  );
}

import type { TaleId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { bind } from '#server/http/route.ts';
import type { Live } from '#server/live/live.ts';
import { serveStream } from '#server/live/sse.ts';
import type { FileStore } from '#server/ports/files.ts';
import {
  cancelImage,
  getImageReading,
  type ImageItem,
  listImages,
  listImageUpdates,
  queueImagePrompts,
  queueLatestImages,
  queueTaleImages,
  redrawImage,
} from '#shared/pictures/image.contract.ts';
import { Id } from '#shared/reply.ts';
import type { Thumbnail } from '#shared/thumbnail/thumbnail.contract.ts';
import type { ImageService } from './image.service.ts';
import { PreviewWidthQuery } from '#server/http/answers/preview-width.ts';
import { sizedPicture } from '#server/http/answers/sized-picture.ts';

const ok = { ok: true } as const;
const streamQuery = z.object({ taleId: Id, type: z.literal('all').optional() });
const fileParams = z.object({ imageId: Id });
const fileQuery = z.object({
  w: PreviewWidthQuery.optional(),
  v: z.string().max(100).optional(),
  download: z.string().max(1).optional(),
  shape: z.literal('9:16').optional(),
});

/** The calls of the Images tab. */
export function imageRoutes(app: FastifyInstance, { images, files }: { images: ImageService; files: FileStore }): void {
  bind(app, listImages, async ({ params, query, caller }) => ({
    ...ok,
    items: await images.list({ ...params, userId: caller.userId, all: query.type === 'all' }),
  }));
  bind(app, listImageUpdates, async ({ params, query, caller }) => ({
    ...ok,
    ...(await images.updates({ ...params, userId: caller.userId, since: query.since, all: query.type === 'all' })),
  }));
  bind(app, queueLatestImages, async ({ body: { taleId, count }, caller: { userId } }) => ({
    ...ok,
    ...(await (taleId ? images.queue({ taleId, userId, count }) : images.queueNewest({ userId, count }))),
  }));
  bind(app, queueTaleImages, async ({ params, caller }) => ({
    ...ok,
    ...(await images.queue({ taleId: params.id, userId: caller.userId })),
  }));
  bind(app, queueImagePrompts, async ({ body: { taleId, variant }, caller: { userId } }) => ({
    ...ok,
    ...(await (variant === 'upright'
      ? images.queueUpright({ taleId, userId })
      : images.queue({ taleId, userId, variant }))),
  }));
  bind(app, redrawImage, async ({ params, body, caller }) => ({
    ...ok,
    ...(await images.redraw({ ...params, ...body, userId: caller.userId })),
  }));
  bind(app, getImageReading, async ({ params, caller }) => ({
    ...ok,
    ...(await images.reading({ ...params, userId: caller.userId })),
  }));
  bind(app, cancelImage, async ({ params, caller }) => {
    await images.cancel({ ...params, userId: caller.userId });
    return ok;
  });
  app.get(
    '/api/images/file/:imageId',
    {
      schema: {
        summary:
          'The picture itself, for the owner of the tale; `w` sends it narrower, as WebP; `download` ' +
          'offers to save it; `shape` sends the one for upright films',
        params: fileParams,
        querystring: fileQuery,
      },
    },
    async (request, reply) => {
      const { imageId } = fileParams.parse(request.params);
      const { w, download, shape } = fileQuery.parse(request.query);
      const { name, ...picture } = await images.file(imageId, request.caller.userId, shape !== undefined);
      const file = w === undefined ? picture : await sizedPicture(files, picture, w);
      return sendFile(files, request, reply, { ...file, ...(download === undefined ? {} : { saveAs: name }) });
    },
  );
}

type Streaming = { images: ImageService; live: Live; thumbnailsOf: (taleId: TaleId) => Promise<Thumbnail[]> };

/** A thumbnail with each of its fields under the names that older clients read too. */
const thumbnailUpdate = (thumbnail: Thumbnail) => ({
  ...thumbnail,
  thumbId: thumbnail.id,
  r2KeyPng: thumbnail.r2_key_png,
  r2KeySvg: thumbnail.r2_key_svg,
});
const imageUpdate = (image: ImageItem) => ({ ...image, imageId: image.id });

/** The live pictures and thumbnails of one tale: a snapshot, then every change. */
export function imageStreamRoutes(app: FastifyInstance, { images, live, thumbnailsOf }: Streaming): void {
  app.get(
    '/api/images/stream',
    {
      schema: {
        summary: 'Events `snapshot` and `update` of a tale; backgrounds too with type=all',
        querystring: streamQuery,
      },
    },
    async (request, reply) => {
      const { taleId, type } = streamQuery.parse(request.query);
      const { userId } = request.caller;
      const all = type === 'all';
      await images.list({ taleId, userId, all });
      await serveStream(live, request, reply, {
        pick: ({ topic, kind, data }) => {
          if (topic !== `tale:${taleId}`) return null;
          if (kind === 'thumbnail') return { event: 'update', data: thumbnailUpdate(data as Thumbnail) };
          if (kind !== 'image' || (!all && (data as ImageItem).imageType !== 'frame')) return null;
          return { event: 'update', data: imageUpdate(data as ImageItem) };
        },
        snapshot: async () => ({
          event: 'snapshot',
          data: {
            items: (await images.list({ taleId, userId, all })).map(imageUpdate),
            thumbnails: (await thumbnailsOf(taleId)).map(thumbnailUpdate),
            now: Date.now(),
          },
        }),
      });
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { sendFile } from '#server/http/file-answer.ts';
import { bind } from '#server/http/route.ts';
import type { FileStore } from '#server/ports.ts';
import { IdParam } from '#shared/reply.ts';
import { listThumbnails } from '#shared/thumbnail.contract.ts';
import type { ThumbnailService } from './thumbnail.service.ts';

/** The calls of the Thumbnails tab. */
export function thumbnailRoutes(app: FastifyInstance, { thumbnails, files }: { thumbnails: ThumbnailService; files: FileStore }): void {
  bind(app, listThumbnails, async ({ params, caller }) => ({ ok: true as const, items: await thumbnails.list({ ...params, ...caller }) }));
  for (const [name, summary] of [
    ['png', 'The baked picture of a thumbnail, to show'],
    ['download.png', 'The baked picture of a thumbnail, to save'],
  ] as const) {
    app.get(`/api/thumbnails/:id/${name}`, { schema: { summary, params: IdParam } }, async (request, reply) => {
      const { id } = IdParam.parse(request.params);
      const { key, sha256, name: saveAs } = await thumbnails.png(id, request.caller.userId, name === 'png' ? 'show' : 'save');
      return sendFile(files, request, reply, { key, sha256, ...(name === 'png' ? {} : { saveAs }) });
    });
  }
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { PreviewWidthQuery } from '#server/http/answers/preview-width.ts';
import { bind } from '#server/http/route.ts';
import { sizedPicture } from '#server/http/answers/sized-picture.ts';
import type { FileStore } from '#server/ports/files.ts';
import { imageVersionFilePath, listImageVersions, restoreImageVersion } from '#shared/pictures/image.contract.ts';
import { IdParam } from '#shared/reply.ts';
import type { ImageVersionService } from './image-version.service.ts';

const ok = { ok: true } as const;
const FileQuery = z.object({ w: PreviewWidthQuery.optional(), v: z.string().max(100).optional() });

/** The calls of a picture's history. */
export function imageVersionRoutes(
  app: FastifyInstance,
  { versions, files }: { versions: ImageVersionService; files: FileStore },
): void {
  bind(app, listImageVersions, async ({ params, query, caller: { userId } }) => ({
    ...ok,
    ...(await versions.list({ ...params, ...query, userId })),
  }));
  bind(app, restoreImageVersion, async ({ params, caller: { userId } }) => ({
    ...ok,
    ...(await versions.restore({ ...params, userId })),
  }));
  app.get<{ Params: z.output<typeof IdParam>; Querystring: z.output<typeof FileQuery> }>(
    imageVersionFilePath,
    {
      schema: {
        summary: 'An earlier picture, for the owner of the tale; `w` sends it narrower',
        params: IdParam,
        querystring: FileQuery,
      },
    },
    async (request, reply) => {
      const picture = await versions.file({ ...request.params, ...request.caller });
      const { w } = request.query;
      return sendFile(files, request, reply, w === undefined ? picture : await sizedPicture(files, picture, w));
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import type { FileStore } from '#server/ports/files.ts';
import { sampleScenes, styleSamplePath } from '#shared/pictures/style-sample.contract.ts';
import { PreviewWidthQuery } from '#server/http/answers/preview-width.ts';
import type { StyleSamples } from './style-samples.ts';

const params = z.object({ key: z.string().min(1).max(64) });
const query = z.object({
  scene: z.enum(sampleScenes).default(sampleScenes[0]),
  w: PreviewWidthQuery.default(640),
  v: z.string().max(20).optional(),
});

/** The pictures by which a style is chosen. */
export function styleSampleRoutes(
  app: FastifyInstance,
  { samples, files }: { samples: StyleSamples; files: FileStore },
): void {
  app.get<{ Params: z.output<typeof params>; Querystring: z.output<typeof query> }>(
    styleSamplePath,
    {
      schema: {
        summary: 'A sample picture of a style, as WebP; kept for good when the address carries a version',
        params,
        querystring: query,
      },
    },
    async (request, reply) => {
      const { scene, w } = request.query;
      return sendFile(files, request, reply, await samples(request.params.key, scene, w));
    },
  );
}

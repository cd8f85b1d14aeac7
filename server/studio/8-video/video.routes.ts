import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/file-answer.ts';
import { bind } from '#server/http/route.ts';
import type { FileStore } from '#server/ports.ts';
import { TaleIdParam } from '#shared/reply.ts';
import { getPackage, listVideos, packageFileNames, packageTale, renderVideo } from '#shared/video.contract.ts';
import { languages } from '#shared/vocabulary.ts';
import type { VideoService } from './video.service.ts';

const ok = { ok: true } as const;
const File = TaleIdParam.extend({ name: z.enum(packageFileNames) });
const FileOfLanguage = File.extend({ language: z.enum(languages) });

/** The calls of the video tab, and the films themselves. */
export function videoRoutes(app: FastifyInstance, videos: VideoService, files: FileStore): void {
  for (const endpoint of [renderVideo, packageTale]) {
    bind(app, endpoint, async ({ params, body, caller }) => ({ ...ok, ...(await videos.order({ ...body, ...params, ...caller })) }));
  }
  bind(app, listVideos, async ({ params, caller }) => ({ ...ok, items: await videos.list({ ...params, ...caller }) }));
  bind(app, getPackage, async ({ params, caller }) => ({ ...ok, ...(await videos.package({ ...params, ...caller })) }));

  app.get<{ Params: z.output<typeof File> }>(
    '/api/r2/packages/:taleId/:name',
    { schema: { summary: 'A file of the package, in the first language', params: File } },
    async (request, reply) => sendFile(files, request, reply, await videos.file({ ...request.params, ...request.caller, language: null })),
  );
  app.get<{ Params: z.output<typeof FileOfLanguage> }>(
    '/api/r2/packages/:taleId/:language/:name',
    { schema: { summary: 'A file of the package', params: FileOfLanguage } },
    async (request, reply) => sendFile(files, request, reply, await videos.file({ ...request.params, ...request.caller })),
  );
}

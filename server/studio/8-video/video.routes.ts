import type { TaleId } from '#shared/ids.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { PreviewWidthQuery } from '#server/http/answers/preview-width.ts';
import { bind } from '#server/http/route.ts';
import { sizedPicture } from '#server/http/answers/sized-picture.ts';
import type { FileStore } from '#server/ports/files.ts';
import { shapes } from '#shared/film/storyboard-edits.ts';
import { TaleIdParam } from '#shared/reply.ts';
import {
  choosePoster,
  getPackage,
  listLibrary,
  listVideos,
  packageFileNames,
  packageTale,
  renderVideo,
} from '#shared/film/video.contract.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import type { PackageFile } from './package-manifest.ts';
import type { PosterService } from './poster.service.ts';
import type { VideoService } from './video.service.ts';

const ok = { ok: true } as const;
const File = TaleIdParam.extend({ name: z.enum(packageFileNames) });
/** `w` makes the poster narrower. */
const Sent = z.object({
  w: PreviewWidthQuery.optional(),
  shape: z.enum(shapes).default('16:9'),
  v: z.string().max(100).optional(),
  download: z.string().max(1).optional(),
});
const Track = TaleIdParam.extend({ language: z.enum(languages) });
const FileOfLanguage = File.extend({ language: z.enum(languages) });

/** The calls of the video tab, and the films themselves. */
export function videoRoutes(
  app: FastifyInstance,
  { videos, posters }: { videos: VideoService; posters: PosterService },
  files: FileStore,
): void {
  for (const endpoint of [renderVideo, packageTale]) {
    bind(app, endpoint, async ({ params, body, caller }) => ({
      ...ok,
      ...(await videos.order({ ...body, ...params, ...caller })),
    }));
  }
  bind(app, listVideos, async ({ params, caller }) => ({ ...ok, items: await videos.list({ ...params, ...caller }) }));
  bind(app, listLibrary, async ({ query, caller: { userId } }) => ({
    ...ok,
    ...(await videos.library({ ...query, userId })),
  }));
  bind(app, choosePoster, async ({ params, body, caller }) => ({
    ...ok,
    video: await posters.choose({ ...params, ...body, ...caller }),
  }));
  bind(app, getPackage, async ({ params, caller }) => ({ ...ok, ...(await videos.package({ ...params, ...caller })) }));

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    of: { taleId: TaleId; language: Language | null; name: PackageFile },
  ) => {
    const { w, shape, download } = Sent.parse(request.query);
    const { saveAs, ...file } = await videos.file({ ...of, shape, ...request.caller });
    const sent = w && of.name === 'poster.jpg' ? await sizedPicture(files, file, w) : file;
    return sendFile(files, request, reply, {
      ...sent,
      cache: file.cache,
      ...(download === undefined ? {} : { saveAs }),
    });
  };
  app.get<{ Params: z.output<typeof File> }>(
    '/api/r2/packages/:taleId/:name',
    { schema: { summary: 'A file of the package, in the first language', params: File, querystring: Sent } },
    (request, reply) => send(request, reply, { ...request.params, language: null }),
  );
  app.get<{ Params: z.output<typeof Track>; Querystring: z.output<typeof Sent> }>(
    '/api/r2/packages/:taleId/:language/chapters.vtt',
    { schema: { summary: 'The chapters of a film as a WebVTT track', params: Track, querystring: Sent } },
    async ({ params, query, caller }, reply) =>
      reply
        .type('text/vtt; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(await videos.chapters({ ...params, ...query, ...caller })),
  );
  app.get<{ Params: z.output<typeof FileOfLanguage> }>(
    '/api/r2/packages/:taleId/:language/:name',
    { schema: { summary: 'A file of the package', params: FileOfLanguage, querystring: Sent } },
    (request, reply) => send(request, reply, request.params),
  );
}

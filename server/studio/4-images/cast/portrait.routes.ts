import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { PreviewWidthQuery } from '#server/http/answers/preview-width.ts';
import { bind } from '#server/http/route.ts';
import { sizedPicture } from '#server/http/answers/sized-picture.ts';
import type { FileStore } from '#server/ports/files.ts';
import { contactSheetPath, orderPortraits, portraitFilePath } from '#shared/pictures/cast.contract.ts';
import { IdParam, TaleIdParam } from '#shared/reply.ts';
import type { CastService } from './cast.service.ts';
import type { ContactSheet } from '../gallery/contact-sheet.ts';
import type { PortraitService } from './portrait.service.ts';

const FileQuery = z.object({ w: PreviewWidthQuery.optional(), v: z.string().max(20).optional() });
type Parts = {
  readonly cast: CastService;
  readonly portraits: PortraitService;
  readonly contactSheet: ContactSheet;
  readonly files: FileStore;
};

/** The calls of the portraits of a model sheet, and of its contact sheet. */
export function portraitRoutes(app: FastifyInstance, { cast, portraits, contactSheet, files }: Parts): void {
  bind(app, orderPortraits, async ({ params, body, caller: { userId } }) => ({
    ok: true as const,
    ...(await cast.drawPortraits({ ...params, userId }, body.names)),
  }));
  app.get<{ Params: z.output<typeof IdParam>; Querystring: z.output<typeof FileQuery> }>(
    portraitFilePath,
    {
      schema: {
        summary: 'A portrait, for the owner of the tale; `w` sends it narrower, as WebP',
        params: IdParam,
        querystring: FileQuery,
      },
    },
    async (request, reply) => {
      const picture = await portraits.file(request.params.id, request.caller.userId);
      const { w } = request.query;
      return sendFile(files, request, reply, w === undefined ? picture : await sizedPicture(files, picture, w));
    },
  );
  app.get<{ Params: z.output<typeof TaleIdParam> }>(
    contactSheetPath,
    {
      schema: {
        summary: 'The cast of a tale beside the pictures that show it, as one PNG to save',
        params: TaleIdParam,
      },
    },
    async (request, reply) => {
      const overview = await cast.overview({ ...request.params, ...request.caller });
      return sendFile(files, request, reply, await contactSheet(overview));
    },
  );
}

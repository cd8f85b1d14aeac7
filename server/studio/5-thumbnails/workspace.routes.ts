import type { ImageId, JobId, TaleId, UserId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { PreviewWidthQuery } from '#server/http/answers/preview-width.ts';
import { bind } from '#server/http/route.ts';
import { sizedPicture } from '#server/http/answers/sized-picture.ts';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import type { ForegroundWork } from '#server/process/foreground-work.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import type { TitleWriter } from '#server/ports/title-writer.ts';
import { deleteFinished, listFinished, saveFinished } from '#shared/thumbnail/finished-thumbnail.contract.ts';
import { IdParam } from '#shared/reply.ts';
import {
  applyOverlays,
  createThumbnail,
  generateBackground,
  generateThumbnails,
  rasterizeThumbnails,
  setBackground,
  suggestTitles,
} from '#shared/thumbnail/thumbnail.contract.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import { backgroundPrompt } from './background-prompt.ts';
import { designService } from './design.service.ts';
import { finishedService } from './finished.service.ts';
import type { ThumbnailService } from './thumbnail.service.ts';
import { thumbnailRepo } from './thumbnail.repo.ts';
import { titleSuggestions } from './title-suggestions.ts';

const finishedQuery = z.object({
  w: PreviewWidthQuery.optional(),
  v: z.string().max(100).optional(),
  save: z.string().max(1).optional(),
});

export type WorkspaceParts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly quotas: CreatorQuotas;
  readonly rasterizer: Rasterizer;
  readonly foreground: ForegroundWork;
  readonly titles: TitleWriter;
  readonly thumbnails: ThumbnailService;
  /** Orders a background picture; another stage draws it. */
  readonly orderBackground: (
    trx: Trx,
    order: { taleId: TaleId; userId: UserId; prompt: string; context: CulturalContext },
  ) => Promise<{ imageId: ImageId; jobId: JobId | null }>;
};

/** The calls of the thumbnail workspace and its slots. */
export function workspaceRoutes(
  app: FastifyInstance,
  { db, files, quotas, rasterizer, foreground, titles, thumbnails, orderBackground }: WorkspaceParts,
): void {
  const designs = designService({ db, files, rasterizer, foreground });
  const finished = finishedService({ db, files, quotas });
  const suggest = titleSuggestions({ db, writer: titles });
  const ok = { ok: true as const };
  bind(app, createThumbnail, async ({ body, caller }) => ({
    ...ok,
    id: await designs.create({ ...body, userId: caller.userId }),
  }));
  bind(app, setBackground, async ({ params, body, caller, signal }) => ({
    ...ok,
    ...(await designs.setBackground({ ...params, ...body, userId: caller.userId, signal })),
  }));
  bind(app, applyOverlays, async ({ params, body, caller, signal }) => ({
    ...ok,
    ...(await designs.applyOverlays({ ...params, ...body, userId: caller.userId, signal })),
  }));
  bind(app, generateThumbnails, async ({ params, body, caller }) => ({
    ...ok,
    ...(await thumbnails.generate({
      ...params,
      userId: caller.userId,
      count: body.count,
      variants: body.variants,
      overwrite: body.overwrite,
    })),
  }));
  bind(app, rasterizeThumbnails, async ({ params, body, caller }) => ({
    ...ok,
    ...(await thumbnails.rasterizeAll({ ...params, userId: caller.userId, ...body })),
  }));
  bind(
    app,
    generateBackground,
    async ({ body: { taleId, topic, audience, culturalContext: context }, caller: { userId } }) => {
      const order = await transact(db, async (trx) => {
        await requireOwnTale(trx, taleId, userId);
        const tale = await thumbnailRepo(trx).tale(taleId);
        const prompt = backgroundPrompt({
          title: tale?.title ?? '',
          verse: tale?.verse ?? null,
          topic,
          audience,
          context,
        });
        return orderBackground(trx, { taleId, userId, prompt, context });
      });
      return { ...ok, ...order };
    },
  );
  bind(app, suggestTitles, async ({ body, caller, intent, signal }) => ({
    ...ok,
    ...(await suggest({ ...body, userId: caller.userId, taleId: body.taleId, seed: intent ?? nanoid() }, signal)),
  }));

  bind(app, listFinished, async ({ params, caller }) => ({
    ...ok,
    items: await finished.list(params.taleId, caller.userId),
  }));
  bind(app, saveFinished, async ({ body, caller }) => ({
    ...ok,
    ...(await finished.save({
      ...body,
      userId: caller.userId,
      svgData: body.svgData ?? null,
      language: body.language ?? null,
    })),
  }));
  bind(app, deleteFinished, async ({ params, caller }) => {
    await finished.remove(params.id, caller.userId);
    return ok;
  });

  app.get(
    '/api/finished-thumbnails/:id/png',
    {
      schema: {
        summary: 'A finished thumbnail; `save` offers to keep it, `w` sends it narrower, as WebP',
        params: IdParam,
        querystring: finishedQuery,
      },
    },
    async (request, reply) => {
      const { id } = IdParam.parse(request.params);
      const { w, save } = finishedQuery.parse(request.query);
      const { key, sha256, name } = await finished.png(id, request.caller.userId);
      if (w !== undefined) return sendFile(files, request, reply, await sizedPicture(files, { key, sha256 }, w));
      return sendFile(files, request, reply, { key, sha256, ...(save === undefined ? {} : { saveAs: name }) });
    },
  );
  app.get(
    '/api/thumbnails/:id/svg',
    { schema: { summary: 'The composition of a thumbnail', params: IdParam } },
    async (request, reply) => {
      const { id } = IdParam.parse(request.params);
      return sendFile(files, request, reply, await designs.svg(id, request.caller.userId));
    },
  );
}

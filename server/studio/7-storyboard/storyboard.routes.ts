import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { bind } from '#server/http/route.ts';
import type { FileStore } from '#server/ports/files.ts';
import { TaleIdParam } from '#shared/reply.ts';
import { getStoryboard, saveStoryboard } from '#shared/film/storyboard.contract.ts';
import { cardKinds } from '#shared/film/storyboard-edits.ts';
import type { StoryboardService } from './storyboard.service.ts';

const ok = { ok: true } as const;
const CardOf = TaleIdParam.extend({ kind: z.enum(cardKinds) });
const Shown = getStoryboard.query.extend({ v: z.string().max(100).optional() });

/** The calls of the Storyboard tab, and the pictures of its cards. */
export function storyboardRoutes(app: FastifyInstance, storyboard: StoryboardService, files: FileStore): void {
  bind(app, getStoryboard, async ({ params, query, caller }) => ({
    ...ok,
    ...(await storyboard.show({ ...params, ...query, ...caller })),
  }));
  bind(app, saveStoryboard, async ({ params, query, body, caller }) => ({
    ...ok,
    ...(await storyboard.save({ ...params, ...query, ...body, ...caller })),
  }));
  app.get<{ Params: z.output<typeof CardOf>; Querystring: z.output<typeof Shown> }>(
    '/api/tales/:taleId/storyboard/cards/:kind',
    { schema: { summary: 'The picture of a title or end card', params: CardOf, querystring: Shown } },
    async (request, reply) =>
      sendFile(
        files,
        request,
        reply,
        await storyboard.card({ ...request.params, ...request.query, ...request.caller }),
      ),
  );
}

import { msg } from '@lingui/core/runtime-macro';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { bind } from '#server/http/route.ts';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import {
  createShareLink,
  listShareLinks,
  revokeShareLink,
  sharedFilmFiles,
  ShareTokenParam,
  watchSharedFilm,
} from '#shared/film/share-link.contract.ts';
import { type ShareLinkService, UnknownLink } from './share-link.service.ts';

const ok = { ok: true } as const;
/** How many unknown links one network address may request per minute. */
const wrongLinksAMinute = 20;
const File = ShareTokenParam.extend({ name: z.enum(sharedFilmFiles) });

/** A creator's private links. */
export function shareLinkRoutes(app: FastifyInstance, links: ShareLinkService): void {
  bind(app, listShareLinks, async ({ params, caller: { userId } }) => ({
    ...ok,
    items: await links.list({ ...params, userId }),
  }));
  bind(app, createShareLink, async ({ params, body, caller: { userId } }) => ({
    ...ok,
    ...(await links.create({ ...params, ...body, userId })),
  }));
  bind(app, revokeShareLink, async ({ params, caller: { userId } }) =>
    links.revoke({ ...params, userId }).then(() => ok),
  );
}

/** The film behind a private link, for people who have it. Guessing addresses is rate-limited. */
export function watchRoutes(app: FastifyInstance, links: ShareLinkService, files: FileStore): void {
  const count = app.createRateLimit({
    max: wrongLinksAMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }: FastifyRequest) => `unknown link ${ip}`,
  });
  const found = <T>(request: FastifyRequest, look: Promise<T>): Promise<T> =>
    look.catch(async (error: unknown) => {
      const tried = error instanceof UnknownLink ? await count(request) : null;
      if (tried && !tried.isAllowed && tried.isExceeded)
        throw new Failure('too_many', msg`Too many wrong links. Wait a minute and try again.`);
      throw error;
    });
  const { params, reply: shown, summary } = watchSharedFilm;
  app.get<{ Params: z.output<typeof ShareTokenParam> }>(
    watchSharedFilm.path,
    { schema: { summary, params, response: { 200: shown } } },
    async (request) => ({ ...ok, ...(await found(request, links.watch(request.params.token))) }),
  );
  app.get<{ Params: z.output<typeof File> }>(
    '/api/watch/:token/:name',
    { schema: { summary: 'A file of the film behind a private link', params: File } },
    async (request, reply) =>
      sendFile(files, request, reply, await found(request, links.file(request.params.token, request.params.name))),
  );
}

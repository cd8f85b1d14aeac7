import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import {
  listAllPublications,
  listPublications,
  refreshPublication,
  removePublication,
  retryPublication,
} from '#shared/publishing/publication.contract.ts';
import {
  cancelPublication,
  editPublication,
  hidePublication,
  publishTale,
} from '#shared/publishing/publish.contract.ts';
import type { PublicationService } from './publication.service.ts';

const ok = { ok: true } as const;

/** The calls about publications. */
export function publicationRoutes(app: FastifyInstance, publications: PublicationService): void {
  bind(app, listPublications, async ({ params, caller }) => ({
    ...ok,
    ...(await publications.list(params.taleId, caller.userId)),
  }));
  bind(app, publishTale, async ({ params, body, caller }) => ({
    ...ok,
    ...(await publications.publish({ ...body, ...params, userId: caller.userId })),
  }));
  bind(app, listAllPublications, async ({ query, caller }) => ({
    ...ok,
    ...(await publications.listAll({ ...query, userId: caller.userId })),
  }));
  bind(app, editPublication, async ({ params, body, caller }) => ({
    ...ok,
    ...(await publications.edit(params.id, caller.userId, body)),
  }));
  bind(app, cancelPublication, async ({ params, caller }) => ({
    ...ok,
    ...(await publications.cancel(params.id, caller.userId)),
  }));
  bind(app, hidePublication, async ({ params, caller }) => ({
    ...ok,
    ...(await publications.hide(params.id, caller.userId)),
  }));
  bind(app, refreshPublication, async ({ params, caller }) => ({
    ...ok,
    ...(await publications.refresh(params.id, caller.userId)),
  }));
  bind(app, retryPublication, async ({ params, caller }) => ({
    ...ok,
    jobId: await publications.retry(params.id, caller.userId),
  }));
  bind(app, removePublication, ({ params, caller }) => publications.remove(params.id, caller.userId).then(() => ok));
}

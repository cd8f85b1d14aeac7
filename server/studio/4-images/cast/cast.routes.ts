import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { borrowCast, getCast, redrawDrifted, saveCast } from '#shared/pictures/cast.contract.ts';
import type { CastService } from './cast.service.ts';

const ok = { ok: true } as const;

/** The calls of a tale's model sheet. */
export function castRoutes(app: FastifyInstance, cast: CastService): void {
  bind(app, getCast, async ({ params, caller: { userId } }) => ({
    ...ok,
    ...(await cast.sheet({ ...params, userId })),
  }));
  bind(app, saveCast, async ({ params, body, caller: { userId } }) => ({
    ...ok,
    ...(await cast.save({ ...params, userId }, body.version, body.members)),
  }));
  bind(app, borrowCast, async ({ params, body, caller: { userId } }) => ({
    ...ok,
    ...(await cast.borrow({ ...params, userId }, body.version, body.fromTaleId)),
  }));
  bind(app, redrawDrifted, async ({ params, body, caller: { userId } }) => ({
    ...ok,
    ...(await cast.redraw({ ...params, userId }, body.ids)),
  }));
}

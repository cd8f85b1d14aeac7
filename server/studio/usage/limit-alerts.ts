import { msg } from '@lingui/core/runtime-macro';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import { Failure } from '#shared/endpoint.ts';

/**
 * A call that a full disk stopped is an alert too, so that its creator finds it when the notice is gone. Comes before
 * the routes that it watches.
 */
export function limitAlerts(app: FastifyInstance, db: Db): void {
  app.addHook('onError', async (request, _reply, error) => {
    const full = (error instanceof Failure && error.code === 'disk_full') || error.code === 'ENOSPC';
    if (!full || !request.caller) return;
    const message = msg`The disk of the studio is full; something could not be saved. Free some space and try again.`;
    await note(db, { userId: request.caller.userId, type: 'disk', level: 'error', message, refId: null }).catch(
      () => undefined,
    );
  });
}

import type { FastifyInstance } from 'fastify';
import type { Live } from './live.ts';
import { serveStream } from './sse.ts';

/** All live updates of the creator: the event's name is its kind. */
export function liveRoutes(app: FastifyInstance, live: Live): void {
  app.get(
    '/api/live',
    { schema: { summary: 'Everything that changes, as server-sent events; resumes by Last-Event-ID' } },
    (request, reply) =>
      serveStream(live, request, reply, {
        pick: ({ topic, kind, data }) => (topic.startsWith('session:') ? null : { event: kind, data }),
      }),
  );
}

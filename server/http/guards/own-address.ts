import type { FastifyRequest } from 'fastify';

/**
 * Where the browser found the studio. The Host that a proxy passes on counts, and not X-Forwarded-Host, which most
 * proxies pass on from anybody.
 */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.headers.host ?? 'localhost'}`;

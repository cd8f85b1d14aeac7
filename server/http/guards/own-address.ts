import { msg } from '@lingui/core/runtime-macro';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#shared/endpoint.ts';

/**
 * Where the browser found the studio. The Host that a proxy passes on counts, and not X-Forwarded-Host, which most
 * proxies pass on from anybody.
 */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.headers.host ?? 'localhost'}`;

const nameOf = (host: string): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '');
/** An address in figures cannot be pointed elsewhere by somebody who owns a name, and this machine knows its own. */
const isOfNobody = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;

/**
 * Refuses browsers that found the studio under a name which is not its own: the owner of that name may have pointed it
 * here for a moment, to call the studio from that site's page. `names` are those of the studio; null for any. Whoever
 * has an access token is no such page, and whoever looks after the machine asks for its health by any name.
 */
export function refuseForeignNames(app: FastifyInstance, names: readonly string[] | null): void {
  if (names === null) return;
  const own = names.map(nameOf);
  app.addHook('onRequest', async ({ headers, url }) => {
    if (headers.authorization || url === '/healthz' || url === '/readyz') return;
    const name = nameOf(headers.host ?? 'localhost');
    if (!isOfNobody(name) && !own.includes(name))
      throw new Failure(
        'forbidden',
        msg`The studio does not answer to this name. Open it at its own address, which is set by PUBLIC_URL.`,
      );
  });
}

import type { FastifyInstance } from 'fastify';
import { sealedSecrets } from '#server/adapters/sealed-secrets.ts';
import { buildApp } from '#server/http/app.ts';
import type { Db } from '#server/db/tables/tables.ts';

/** Secrets under a key that only tests know. */
export const testSecrets = sealedSecrets({ keys: [Buffer.alloc(32, 7).toString('base64')] });

/**
 * The HTTP layer around some routes; a caller that sends `Authorization: Bearer ama` or a session cookie is that
 * creator.
 */
export const openTestApp = (db: Db, signedIn: (app: FastifyInstance) => void): Promise<FastifyInstance> =>
  buildApp({
    db,
    secrets: testSecrets,
    whoIs: async ({ bearer, session }) =>
      bearer ? { userId: bearer, session: null } : session ? { userId: session, session } : null,
    open: () => {},
    signedIn,
    logLevel: 'silent',
    trustProxy: false,
    requestsPerMinute: 10_000,
  });

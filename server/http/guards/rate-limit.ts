import { msg } from '@lingui/core/runtime-macro';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#shared/endpoint.ts';

/** People in one office share an address: it has the calls of this many. */
const peopleAtAnAddress = 4;

/**
 * Counts every call by the address it comes from; the answer counts one by its creator, once it is known who calls.
 * What callers claim (a cookie, a token) is never used for counting: anybody could make up another. Both throw
 * Failure('too_many').
 */
export async function limitRequests(
  app: FastifyInstance,
  perMinute: number,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false, timeWindow: '1 minute' });
  const limit = (max: number, key: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: key });
    return async (request: FastifyRequest): Promise<void> => {
      const { isAllowed, ...found } = await count(request);
      if (!isAllowed && 'isExceeded' in found && found.isExceeded)
        throw new Failure('too_many', msg`Too many requests at once. Wait a minute and try again.`);
    };
  };
  app.addHook(
    'onRequest',
    limit(perMinute * peopleAtAnAddress, ({ ip }) => `address ${ip}`),
  );
  return limit(perMinute, ({ caller }) => `creator ${caller.userId}`);
}

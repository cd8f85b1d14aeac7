import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#server/db/tables/tables.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import { Failure } from '#shared/endpoint.ts';
import { idempotencyRepo } from './idempotency.repo.ts';

const shape = /^[A-Za-z0-9_-]{8,100}$/;
const pollMs = 100;
const patienceMs = 60_000;
const renewMs = 10_000;
const working = new WeakMap<FastifyRequest, { key: string; stop: () => void }>();

/**
 * The same key and body get the same answer for a day; a second call with the key waits for the first. Answers are
 * sealed at rest, for they may show a secret once. Bodies that are streams are not covered.
 */
export function rememberAnswers(app: FastifyInstance, { db, secrets }: { db: Db; secrets: Secrets }): void {
  const repo = idempotencyRepo(db);
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (request.method === 'GET' || typeof key !== 'string' || !isJson(request)) return;
    if (!shape.test(key)) throw new Failure('invalid', msg`Idempotency-Key must be 8 to 100 letters, digits, - or _.`);
    const fingerprint = createHash('sha256')
      .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
      .digest('hex');
    const { userId } = request.caller;
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const found = await repo.begin(userId, key, fingerprint);
      if (found === 'mine') break;
      if (found === 'other-body')
        throw new Failure('key_reused', msg`This Idempotency-Key was used for another request.`);
      if (found !== 'busy')
        return reply
          .code(found.status)
          .header('idempotent-replay', 'true')
          .type('application/json')
          .serializer((text: unknown) => String(text))
          .send(secrets.open(found.reply, sealedFor(userId)));
      if (Date.now() > deadline) throw new Failure('conflict', msg`The same request is still being processed.`);
      await sleep(pollMs);
    }
    const beat = setInterval(() => void repo.renew(userId, key).catch(() => {}), renewMs);
    working.set(request, { key, stop: () => clearInterval(beat) });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const work = working.get(request);
    if (!work) return payload;
    work.stop();
    working.delete(request);
    const { userId } = request.caller;
    if (reply.statusCode >= 500 || reply.statusCode === 429 || typeof payload !== 'string')
      await repo.drop(userId, work.key);
    else
      await repo.keep(userId, work.key, { status: reply.statusCode, reply: secrets.seal(payload, sealedFor(userId)) });
    return payload;
  });
}

const sealedFor = (userId: UserId) => ({ userId, purpose: 'answer' });
const isJson = (request: FastifyRequest): boolean =>
  request.headers['content-type'] === undefined || request.headers['content-type'].startsWith('application/json');

import { msg } from '@lingui/core/runtime-macro';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/tables/tables.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import { Failure } from '#shared/endpoint.ts';
import { limits } from '#shared/vocabulary.ts';
import { compressAnswers } from './answers/compression.ts';
import { readCookie } from './guards/cookies.ts';
import { answerBeforeClosing } from './drain.ts';
import { limitConnections } from './guards/connection-limit.ts';
import { refuseForeignNames } from './guards/own-address.ts';
import { answerError } from './answers/errors.ts';
import { jsonOnly, sameOrigin, strictHeaders, withinScope } from './guards/guards.ts';
import { rememberAnswers } from './guards/idempotency.ts';
import { measureRequests } from './metrics.ts';
import { limitRequests } from './guards/rate-limit.ts';
import type { Caller } from './route.ts';
import { pathToLog } from './guards/secret-address.ts';
import { refuseSlowBodies } from './guards/slow-bodies.ts';

type Frame = {
  db: Db;
  secrets: Secrets;
  whoIs: (credentials: { session: string | undefined; bearer: string | undefined }) => Promise<Caller | null>;
  /** Routes that a visitor may call. */
  open: (app: FastifyInstance) => void;
  /** Routes that need a signed-in creator. */
  signedIn: (app: FastifyInstance) => void;
  logLevel: 'silent' | 'info';
  /** Where log lines go; the terminal when left out. */
  logTo?: { write(line: string): void };
  trustProxy: boolean;
  /** The names, with or without a port, under which browsers may find the studio besides localhost; any when left out. */
  names?: readonly string[] | null;
  requestsPerMinute: number;
};

/** Only the proxy directly in front of the studio is trusted, not what a browser wrote into the headers. */
const firstHop = (_address: string, hop: number): boolean => hop === 0;

const secrets = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'];

/** The HTTP frame: who is calling, what is valid, how failures look. It knows no feature. */
export async function buildApp(frame: Frame): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      frame.logLevel === 'silent'
        ? false
        : {
            level: frame.logLevel,
            redact: secrets,
            serializers: { req: ({ method, url, id }) => ({ method, path: pathToLog(url ?? ''), id }) },
            ...(frame.logTo ? { stream: frame.logTo } : {}),
          },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: frame.trustProxy ? firstHop : false,
    bodyLimit: limits.jsonBody,
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request as FastifyRequest, reply as FastifyReply),
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  strictHeaders(app);
  refuseForeignNames(app, frame.names ?? null);
  sameOrigin(app);
  jsonOnly(app);
  refuseSlowBodies(app);
  if (!frame.trustProxy) limitConnections(app.server);
  measureRequests(app);
  const answered = answerBeforeClosing(app);
  await app.register(cookie);
  await compressAnswers(app);
  const countCreator = await limitRequests(app, frame.requestsPerMinute);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tale Studio', version: '1', description: 'From a Bible passage to a published video.' },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(async (visitors) => frame.open(visitors));
  await app.register(async (signedIn) => {
    signedIn.decorateRequest('caller');
    signedIn.addHook('onRequest', async (request) => {
      const bearer = request.headers.authorization?.replace(/^Bearer /i, '');
      const caller = await frame.whoIs({ session: readCookie(request, 'session'), bearer });
      if (!caller) throw new Failure('reauth_required', msg`Sign in to continue`);
      request.caller = caller;
      withinScope(request);
      await countCreator(request);
    });
    rememberAnswers(signedIn, frame);
    frame.signedIn(signedIn);
  });
  await app.register(answered);
  return app;
}

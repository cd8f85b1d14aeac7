import { msg } from '@lingui/core/runtime-macro';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseAway, isDatabaseAway } from '#server/ports/outage.ts';
import { Failure, type FailureCode, failureStatus } from '#shared/endpoint.ts';
import { encodeSaid, englishOf, type Said, saidHeader } from '#shared/said.ts';
import { fieldWords } from './field-words.ts';

type Problem = { status: number; code: string; error: string; said?: Said };

const ofCode = (code: FailureCode, words: string | Said): Problem => ({
  status: failureStatus[code],
  code,
  ...(typeof words === 'string' ? { error: words } : { error: englishOf(words), said: words }),
});
const frameworkCodes: Record<string, Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ofCode(
    'too_large',
    msg`That is too much text for one request (the limit is 1 MB). Shorten it and try again; nothing was changed.`,
  ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ofCode('unsupported', msg`This call accepts JSON only.`),
  FST_ERR_MAX_PARAM_LENGTH: ofCode('not_found', msg`There is nothing at this address.`),
  FST_ERR_BAD_URL: ofCode('not_found', msg`There is nothing at this address.`),
  FST_ERR_CTP_INVALID_JSON_BODY: ofCode('invalid', msg`The request is not valid JSON.`),
};

/** A number or a date that no column holds: the contracts refuse them, this is the net below. */
const isOutOfRange = /^2200[38]$/;

/** Reports what went wrong as a message; an error that is not a Failure is a bug and reveals no internals. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Failure) return ofCode(error.code, error.said ?? error.message);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    return ofCode('invalid', first ? fieldWords(first) : msg`This request is not valid.`);
  }
  const { code = '', statusCode, message } = error as FastifyError;
  if (isOutOfRange.test(code))
    return ofCode('invalid', msg`A number or a date in this request is larger or smaller than the studio can keep.`);
  if (frameworkCodes[code]) return frameworkCodes[code];
  if (isDatabaseAway(error)) return ofCode('unavailable', databaseAway);
  if (code === 'ENOSPC' || code === '53100')
    return ofCode(
      'disk_full',
      msg`The disk of the studio is full. Free some space and try again; what you had is still there.`,
    );
  if (statusCode === 429) return ofCode('too_many', msg`Too many requests at once. Wait a minute and try again.`);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, code: 'invalid', error: message };
  return ofCode(
    'internal',
    msg`Something went wrong in the studio. Try again; if it keeps failing, the log has the details.`,
  );
}

/** Fastify's error handler. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, error: words, said } = problemOf(error);
  if (status >= 500 && !(error instanceof Failure))
    request.log.error(
      { err: error, method: request.method, route: request.routeOptions.url ?? null },
      'A request failed',
    );
  if (said) reply.header(saidHeader, encodeSaid(said));
  return reply.code(status).type('application/json').serializer(JSON.stringify).send({ ok: false, code, error: words });
}

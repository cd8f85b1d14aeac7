import type { FastifyReply } from 'fastify';

/** A refusal in the terms of the YouTube Data API: HTTP status, machine reason, domain, words. */
export class Refusal extends Error {
  readonly status: number;
  readonly reason: string;
  readonly domain: string;
  constructor(status: number, reason: string, message: string, domain = 'youtube.api') {
    super(message);
    this.status = status;
    this.reason = reason;
    this.domain = domain;
  }
}

export const notAuthorized = (): Refusal =>
  new Refusal(
    401,
    'authError',
    'Request had invalid authentication credentials. Expected an OAuth 2 access token.',
    'global',
  );
export const scopeMissing = (): Refusal =>
  new Refusal(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.', 'global');
export const quotaExceeded = (): Refusal =>
  new Refusal(
    403,
    'quotaExceeded',
    'The request cannot be completed because you have exceeded your quota.',
    'youtube.quota',
  );
export const badRequest = (reason: string, message: string): Refusal =>
  new Refusal(400, reason, message, 'youtube.common');
export const videoNotFound = (): Refusal =>
  new Refusal(404, 'videoNotFound', 'The video that you are trying to reach cannot be found.', 'youtube.video');

/** The JSON in which Google's services say no. */
function refusalBody(refusal: Refusal): object {
  const { status, message, reason, domain } = refusal;
  return { error: { code: status, message, errors: [{ message, domain, reason }] } };
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer realm="video-host", error="invalid_token"');
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(refusalBody(refusal));
}

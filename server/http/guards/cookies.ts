import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const names = { session: 'session', trip: 'trip' } as const;
type Name = keyof typeof names;

const secure = (request: FastifyRequest): boolean => request.protocol === 'https';
const nameOf = (request: FastifyRequest, name: Name): string =>
  secure(request) ? `__Host-${names[name]}` : names[name];
const options = (request: FastifyRequest): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: secure(request),
});

/** Cookies that scripts cannot read; on https they are bound to this host. */
export const readCookie = (request: FastifyRequest, name: Name): string | undefined =>
  request.cookies[nameOf(request, name)];
/** Whether a browser has a session, which may be over: known without a look at the database. */
export const hasSessionCookie = ({ headers }: FastifyRequest): boolean =>
  /(?:^|;\s*)(?:__Host-)?session=/.test(headers.cookie ?? '');
export const giveCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: Name,
  value: string,
  maxAgeSeconds: number,
): void => void reply.setCookie(nameOf(request, name), value, { ...options(request), maxAge: maxAgeSeconds });
export const dropCookie = (request: FastifyRequest, reply: FastifyReply, name: Name): void =>
  void reply.clearCookie(nameOf(request, name), options(request));

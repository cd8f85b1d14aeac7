import { UserId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, IdParam, Millis, Ok, Said } from '../reply.ts';
import { tokenScopes } from './token-scope.ts';

export const User = z.object({ id: UserId, email: z.string(), name: z.string(), avatarUrl: z.string().nullable() });
export type User = z.infer<typeof User>;

export const getSession = endpoint({
  method: 'GET',
  path: '/api/auth/session',
  summary: 'Who is signed in, or null; never 401',
  reply: z.object({ user: User.nullable() }),
});

export const getMe = endpoint({ method: 'GET', path: '/api/me', summary: 'The signed-in creator', reply: User });

export const getMembership = endpoint({
  method: 'GET',
  path: '/api/me/membership',
  summary: 'Whether the creator runs this studio: an operator sees its backups and everybody’s security log',
  reply: z.object({ ok: z.literal(true), operator: z.boolean() }),
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session and its streams',
  reply: Ok,
});

export const setTimeZone = endpoint({
  method: 'POST',
  path: '/api/me/time-zone',
  summary: "The browser's IANA time zone, sent once a session",
  body: z.object({ tz: z.string().min(1).max(64) }),
  reply: Ok,
});

const SessionItem = z.object({
  id: Id,
  /** The one that asks. */
  current: z.boolean(),
  /** Names of browser and device, as reported at sign-in. */
  browser: z.string(),
  browserSaid: Said.nullable().optional(),
  device: z.string(),
  deviceSaid: Said.nullable().optional(),
  createdAt: Millis,
  /** Within five minutes. */
  lastUsedAt: Millis,
});
export type SessionItem = z.infer<typeof SessionItem>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'Where the creator is signed in, the newest sign-in first; what has run out is not listed',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(25),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.object({ ok: z.literal(true), items: z.array(SessionItem), nextCursor: z.string().nullable() }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  summary: 'Sign a session out, with its live streams',
  access: 'session',
  params: IdParam,
  reply: Ok,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/me/sessions/end-others',
  summary: 'Sign all other sessions out at once',
  access: 'session',
  reply: z.object({ ok: z.literal(true), count: z.int() }),
});

const AccessToken = z.object({
  id: Id,
  label: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: Millis,
  /** Null when it does not expire; an expired one is listed until it is revoked. */
  expiresAt: Millis.nullable(),
  lastUsedAt: Millis.nullable(),
});

/** What a creator asks a token for; `days` until it expires, null for never. */
export const NewToken = z.object({
  label: z.string().trim().min(1).max(80),
  scope: z.enum(tokenScopes).default('create'),
  days: z.int().min(1).max(366).nullable().default(90),
});
export type NewToken = z.output<typeof NewToken>;

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/api/me/tokens',
  summary: 'Personal access tokens for scripts, newest first; never their secret',
  reply: z.object({ ok: z.literal(true), items: z.array(AccessToken) }),
});

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/me/tokens',
  summary: 'Make a personal access token; its secret is shown once',
  access: 'session',
  body: NewToken,
  reply: AccessToken.extend({ ok: z.literal(true), token: z.string() }),
});

export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/me/tokens/:id',
  summary: 'Revoke a token at once',
  access: 'session',
  params: IdParam,
  reply: Ok,
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Millis } from '../reply.ts';

/** The log of sign-ins and of changes to access rights. */
export const securityKinds = [
  'sign_in',
  'sign_in_refused',
  'sign_out',
  'session_ended',
  'token_created',
  'token_revoked',
  'key_kept',
  'key_removed',
  'channel_linked',
  'channel_unlinked',
  'package_downloaded',
  'backup_ordered',
  'share_link_created',
  'share_link_revoked',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

const SecurityEvent = z.object({
  id: Id,
  at: Millis,
  /** The e-mail address of the person; null when nobody was signed in. */
  who: z.string().nullable(),
  kind: z.enum(securityKinds),
  /** The object, such as the name of a token; empty when the kind is enough. */
  detail: z.string(),
  /** The network address it came from, where it is known. */
  address: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const listSecurityLog = endpoint({
  method: 'GET',
  path: '/api/security-log',
  access: 'session',
  summary:
    'Sign-ins and changes to tokens, keys, channels, private links and backups, newest first: everyone’s ' +
    'for operators, your own otherwise',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(25),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.object({
    ok: z.literal(true),
    everybody: z.boolean(),
    items: z.array(SecurityEvent),
    nextCursor: z.string().nullable(),
  }),
});

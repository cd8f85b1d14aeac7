import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IdParam, Millis, Ok, Seconds, TaleIdParam } from './reply.ts';
import { languages } from './vocabulary.ts';

export const publicationStates = [
  'queued',
  'session_open',
  'sending',
  'inserted',
  'decorated',
  'scheduled',
  'published',
  'private',
  'waiting',
  'unknown',
  'failed',
  'missed',
  'removed',
] as const;

export const Publication = z.object({
  id: Id,
  taleId: Id,
  language: z.enum(languages),
  channel: z.object({ id: Id, title: z.string(), url: z.string() }),
  state: z.enum(publicationStates),
  /** Why it waits or failed, in words. */
  reason: z.string().nullable(),
  waitingUntil: Millis.nullable(),
  /** Percent of bytes sent. */
  sent: z.int(),
  videoId: z.string().nullable(),
  watchUrl: z.string().nullable(),
  privacy: z.enum(['private', 'unlisted', 'public']).nullable(),
  publishAt: Seconds.nullable(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  steps: z.array(z.object({ name: z.string(), state: z.enum(['todo', 'done', 'failed']), error: z.string().nullable() })),
  checkedAt: Millis.nullable(),
  updatedAt: Millis,
});
export type Publication = z.infer<typeof Publication>;

/** Why a channel was not linked: the code in `/my-videos?link_error=`, and its words. */
export const linkProblems = {
  not_allowed: 'The channel was not linked: its owner did not allow it.',
  expired: 'This link has expired or was begun in another browser. Connect your channel again.',
  other_channel:
    'Your linked channel still has publications under way, so another one was not linked. Link the same channel again, or remove them first.',
  no_channel: 'The host did not let the studio in. Connect again, allow all it asks for, and choose an account that has a channel.',
  failed: 'The video host could not be reached, so no channel was linked. Try again.',
} as const;
export type LinkProblem = keyof typeof linkProblems;

export const getConnected = endpoint({
  method: 'GET',
  path: '/api/youtube/connected',
  summary: 'Whether a channel is linked (A-09)',
  reply: z.object({
    connected: z.boolean(),
    reauth_required: z.boolean(),
    channel: z.object({ id: Id, title: z.string(), url: z.string() }).nullable(),
    builtIn: z.boolean(),
  }),
});

export const unlinkChannel = endpoint({
  method: 'POST',
  path: '/api/youtube/unlink',
  summary: 'Revoke and forget the linked channel',
  reply: Ok,
});

export const listPublications = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/publications',
  summary: 'The publications of a tale, with what the host itself reported last',
  params: TaleIdParam,
  reply: z.object({
    ok: z.literal(true),
    items: z.array(Publication),
    /** What would be sent for each language that has a film. */
    drafts: z.array(z.object({ language: z.enum(languages), title: z.string(), description: z.string(), tags: z.array(z.string()) })),
  }),
});

/** Always sent as private first; `scheduledAt` lets the host make it public by itself, `public` and `unlisted` are set once it is complete. */
export const publishTale = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/publications',
  summary: 'Publish the films of a tale: one publication a language, never two',
  params: TaleIdParam,
  body: z.object({
    langs: z.array(z.enum(languages)).min(1),
    privacy: z.enum(['private', 'unlisted', 'public']).default('private'),
    scheduledAt: Seconds.optional(),
    madeForKids: z.boolean(),
    texts: z
      .object({
        en: z.object({ title: z.string().max(100), description: z.string().max(5000) }).optional(),
        fr: z.object({ title: z.string().max(100), description: z.string().max(5000) }).optional(),
        ee: z.object({ title: z.string().max(100), description: z.string().max(5000) }).optional(),
      })
      .default({}),
  }),
  reply: z.object({ ok: z.literal(true), jobId: Id, publicationIds: z.array(Id) }),
});

export const refreshPublication = endpoint({
  method: 'POST',
  path: '/api/publications/:id/refresh',
  summary: "Read the host's own state back",
  params: IdParam,
  reply: Publication.extend({ ok: z.literal(true) }),
});
export const retryPublication = endpoint({
  method: 'POST',
  path: '/api/publications/:id/retry',
  summary: 'Go on with a failed or missed publication',
  params: IdParam,
  reply: z.object({ ok: z.literal(true), jobId: Id }),
});
export const removePublication = endpoint({
  method: 'DELETE',
  path: '/api/publications/:id',
  summary: 'Delete the video from the channel',
  params: IdParam,
  reply: Ok,
});

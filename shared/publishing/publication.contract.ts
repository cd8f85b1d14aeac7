import { JobId, TaleId } from '../ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { licences } from './publication-limits.ts';
import { privacies, publicationStates } from './publication-states.ts';
import { Id, IdParam, Millis, Ok, Said, Seconds, TaleIdParam } from '../reply.ts';
import { shapes } from '../film/storyboard-edits.ts';
import { languages } from '../vocabulary.ts';
import type { Said as SaidWords } from '../said.ts';

/** 1 to 3: a finished thumbnail; null: that of the language, otherwise the best there is. */
export const ThumbnailSlot = z.int().min(1).max(3).nullable();

/** What the host itself said last about a video. */
export const HostReport = z.object({
  title: z.string(),
  privacy: z.enum(privacies),
  publishAt: Seconds.nullable(),
  processing: z.enum(['processing', 'succeeded', 'failed']),
  madeForKids: z.boolean().nullable(),
  synthetic: z.boolean().nullable(),
  embeddable: z.boolean().nullable(),
  licence: z.string().nullable(),
  /** Null where the host does not tell: hidden, or switched off. */
  views: z.int().nullable(),
  likes: z.int().nullable(),
  comments: z.int().nullable(),
});
export type HostReport = z.infer<typeof HostReport>;

/** One line of the receipt. */
export const PublicationStep = z.object({
  name: z.string(),
  /** In words: 'Captions in Français'. */
  label: z.string(),
  labelSaid: Said.nullable().optional(),
  state: z.enum(['todo', 'done', 'failed']),
  error: z.string().nullable(),
  /** What the host answered, in words. */
  told: z.string().nullable(),
  /** Of `error` or `told`. */
  said: Said.nullable().optional(),
  at: Millis.nullable(),
});
export type PublicationStep = z.infer<typeof PublicationStep>;

export const Publication = z.object({
  id: Id,
  taleId: TaleId,
  language: z.enum(languages),
  shape: z.enum(shapes),
  /** `id` is the host's own, `rowId` names the channel in calls. */
  channel: z.object({ id: Id, rowId: Id, title: z.string(), url: z.string() }),
  state: z.enum(publicationStates),
  /** Why it waits or failed, in words. */
  reason: z.string().nullable(),
  reasonSaid: Said.nullable().optional(),
  waitingUntil: Millis.nullable(),
  /** Percent of bytes sent. */
  sent: z.int(),
  videoId: z.string().nullable(),
  watchUrl: z.string().nullable(),
  /** Where its owner changes what no API can, as comments. */
  manageUrl: z.string().nullable(),
  /** As last reported by the host; `wishes` are what it is told. */
  privacy: z.enum(privacies).nullable(),
  publishAt: Seconds.nullable(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  wishes: z.object({
    privacy: z.enum(privacies),
    categoryId: z.string(),
    playlistIds: z.array(z.string()),
    madeForKids: z.boolean(),
    synthetic: z.boolean(),
    licence: z.enum(licences),
    embeddable: z.boolean(),
    thumbnailSlot: ThumbnailSlot,
    /** Languages of captions besides its own, and of translated titles; null: all that the tale has. */
    captions: z.array(z.enum(languages)).nullable(),
    localizations: z.array(z.enum(languages)).nullable(),
  }),
  steps: z.array(PublicationStep),
  host: HostReport.nullable(),
  /** Until then nothing is sent, and cancelling leaves no trace on the channel. */
  undoUntil: Millis.nullable(),
  /** When `host` was read. */
  checkedAt: Millis.nullable(),
  updatedAt: Millis,
});
export type Publication = z.infer<typeof Publication>;

export type LinkProblem = 'not_allowed' | 'expired' | 'other_channel' | 'no_channel' | 'failed';
/** Why a channel was not linked: the code in `/my-videos?link_error=`, and its words. */
export const linkProblems: Readonly<Record<LinkProblem, SaidWords>> = {
  not_allowed: msg`The channel was not linked: its owner did not allow it.`,
  expired: msg`This link has expired or was started in another browser. Connect your channel again.`,
  other_channel: msg`You allowed a different channel from the one to reconnect, so nothing was linked. Choose the same account there.`,
  no_channel: msg`The host did not give the studio access. Connect again, allow all it asks for, and choose an account that has a channel.`,
  failed: msg`The video host could not be reached, so no channel was linked. Try again.`,
};

export const getConnected = endpoint({
  method: 'GET',
  path: '/api/youtube/connected',
  summary: 'Whether a channel is linked',
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
  access: 'session',
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
    drafts: z.array(
      z.object({
        language: z.enum(languages),
        shapes: z.array(z.enum(shapes)),
        title: z.string(),
        description: z.string(),
        tags: z.array(z.string()),
        /**
         * The film's chapters as YouTube reads them in a description, a line each; empty when they are too few or too
         * short for it.
         */
        chapters: z.string(),
      }),
    ),
  }),
});

export const listAllPublications = endpoint({
  method: 'GET',
  path: '/api/publications',
  summary: 'The publications of all tales, newest first',
  query: z.object({
    /** In the title of the video or of its tale. */
    q: z.string().max(200).optional(),
    state: z.enum(publicationStates).optional(),
    /** Row id of a channel. */
    channel: Id.optional(),
    cursor: z.string().max(500).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    ok: z.literal(true),
    items: z.array(Publication.extend({ taleTitle: z.string() })),
    nextCursor: z.string().nullable(),
  }),
});

export const refreshPublication = endpoint({
  method: 'POST',
  path: '/api/publications/:id/refresh',
  access: 'read',
  summary: "Read the host's own state back",
  params: IdParam,
  reply: Publication.extend({ ok: z.literal(true) }),
});
export const retryPublication = endpoint({
  method: 'POST',
  path: '/api/publications/:id/retry',
  access: 'publish',
  summary: 'Go on with a failed or missed publication',
  params: IdParam,
  reply: z.object({ ok: z.literal(true), jobId: JobId }),
});
export const removePublication = endpoint({
  method: 'DELETE',
  path: '/api/publications/:id',
  access: 'publish',
  summary: 'Delete the video from the channel',
  params: IdParam,
  reply: Ok,
});

import { ChannelId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParam, Millis, Ok } from '../reply.ts';
import { languages } from '../vocabulary.ts';

/** A channel of the creator. `id` names it in calls; `hostId` is the host's own name for it. */
export const Channel = z.object({
  id: ChannelId,
  hostId: z.string(),
  title: z.string(),
  url: z.string(),
  /** A small picture as a `data:` address, so that nothing is loaded from elsewhere. */
  picture: z.string().nullable(),
  /**
   * Linked channels publish; a `pending` one waits to be confirmed by its creator; an `unlinked` one only tells where
   * things went.
   */
  state: z.enum(['linked', 'pending', 'unlinked']),
  /** The link has ended: connect the channel again. */
  reauthRequired: z.boolean(),
  /** The default channel for publishing; a single linked channel is the default. */
  isDefault: z.boolean(),
  /** What is published in these languages goes here when nothing else is chosen; a language has one channel at most. */
  languages: z.array(z.enum(languages)),
  linkedAt: Millis,
  /** When the link was last seen to work. */
  checkedAt: Millis.nullable(),
  /** When a pending link expires. */
  pendingUntil: Millis.nullable(),
});
export type Channel = z.infer<typeof Channel>;

export const listChannels = endpoint({
  method: 'GET',
  path: '/api/channels',
  summary: 'The linked channels, the default one first, and what waits to be confirmed',
  reply: z.object({
    ok: z.literal(true),
    items: z.array(Channel),
    /** Whether they are on the built-in video host. */
    builtIn: z.boolean(),
  }),
});

/**
 * After the way to the host and back a channel is shown, and kept only when its creator says that it is the right one.
 */
export const confirmChannel = endpoint({
  method: 'POST',
  path: '/api/channels/:id/confirm',
  access: 'session',
  summary: 'Keep a channel that was just linked',
  params: IdParam,
  reply: Channel.extend({ ok: z.literal(true) }),
});

export const chooseChannel = endpoint({
  method: 'PATCH',
  path: '/api/channels/:id',
  access: 'publish',
  summary: 'Make a channel the default, or that of some languages',
  params: IdParam,
  body: z.object({ isDefault: z.literal(true).optional(), languages: z.array(z.enum(languages)).optional() }),
  reply: Channel.extend({ ok: z.literal(true) }),
});

export const forgetChannel = endpoint({
  method: 'DELETE',
  path: '/api/channels/:id',
  access: 'session',
  summary: 'Revoke a link at the host and delete it here, or turn down one that waits to be confirmed',
  params: IdParam,
  reply: Ok.extend({
    /** False when the host could not be told: the link is deleted here all the same. */
    revoked: z.boolean(),
  }),
});

/** Asks the host whether the link works, and refreshes its name and picture. */
export const checkChannel = endpoint({
  method: 'POST',
  path: '/api/channels/:id/check',
  access: 'publish',
  summary: 'See whether the link to a channel works',
  params: IdParam,
  reply: Channel.extend({ ok: z.literal(true) }),
});

export const Playlist = z.object({ id: z.string(), title: z.string(), count: z.int(), privacy: z.string() });
export type Playlist = z.infer<typeof Playlist>;

export const getChannelChoices = endpoint({
  method: 'GET',
  path: '/api/channels/:id/choices',
  summary:
    'What the host offers for videos of this channel: its playlists, its categories, and the languages that it knows',
  params: IdParam,
  reply: z.object({
    ok: z.literal(true),
    playlists: z.array(Playlist),
    categories: z.array(z.object({ id: z.string(), title: z.string() })),
    /** Languages of the studio that titles and descriptions may be translated into there. */
    languages: z.array(z.enum(languages)),
  }),
});

export const createPlaylist = endpoint({
  method: 'POST',
  path: '/api/channels/:id/playlists',
  access: 'publish',
  summary: 'Make a playlist on the channel; one of the same title is answered instead of a second one',
  params: IdParam,
  body: z.object({
    title: z.string().trim().min(1).max(150),
    description: z.string().max(5000).default(''),
    privacy: z.enum(['private', 'unlisted', 'public']).default('public'),
  }),
  reply: Playlist.extend({ ok: z.literal(true) }),
});

/** Reads the newest fifty in one call. What was read less than a minute ago is not requested again. */
export const refreshChannel = endpoint({
  method: 'POST',
  path: '/api/channels/:id/refresh',
  access: 'read',
  summary: "Read the host's own state and the statistics of the channel's publications back",
  params: IdParam,
  reply: Ok.extend({ read: z.int(), checkedAt: Millis }),
});

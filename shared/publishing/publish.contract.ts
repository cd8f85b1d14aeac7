import { ChannelId, JobId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Publication, ThumbnailSlot } from './publication.contract.ts';
import { privacies } from './publication-states.ts';
import { licences, undoSeconds, usualCategory } from './publication-limits.ts';
import { Id, IdParam, Millis, Moment, TaleIdParam } from '../reply.ts';
import { shapes } from '../film/storyboard-edits.ts';
import { languages } from '../vocabulary.ts';

/** Tags as the host takes them, see `tagsProblem`. */
const Tags = z.array(z.string().trim().min(1).max(100)).max(100);
const PlaylistIds = z.array(z.string().min(1).max(100)).max(20);
/** One of those that the host offers. */
const CategoryId = z.string().min(1).max(64);

/** What may be said about one language's video. What is left out is the studio's draft. */
const LanguageWishes = z.object({
  title: z.string().max(100),
  description: z.string().max(5000),
  tags: Tags.optional(),
  /** Row id of a linked channel; left out: that of the language, otherwise the default one. */
  channelId: ChannelId.optional(),
  playlistIds: PlaylistIds.optional(),
  thumbnailSlot: ThumbnailSlot.optional(),
});

/**
 * Always sent as private first; `scheduledAt` lets the host make it public by itself, `public` and `unlisted` are set
 * once it is complete.
 */
export const publishTale = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/publications',
  access: 'publish',
  summary: 'Publish the films of a tale: one publication a language, shape and channel, never two',
  params: TaleIdParam,
  body: z.object({
    langs: z.array(z.enum(languages)).min(1),
    shape: z.enum(shapes).default('16:9'),
    privacy: z.enum(privacies).default('private'),
    scheduledAt: Moment.optional(),
    /** Answered by the creator; there is no default. */
    madeForKids: z.boolean(),
    /** Realistic sound or pictures made by AI, see `disclosureRule`. */
    synthetic: z.boolean().default(false),
    categoryId: CategoryId.default(usualCategory),
    licence: z.enum(licences).default('youtube'),
    embeddable: z.boolean().default(true),
    playlistIds: PlaylistIds.default([]),
    captions: z.array(z.enum(languages)).nullable().default(null),
    localizations: z.array(z.enum(languages)).nullable().default(null),
    texts: z
      .object({ en: LanguageWishes.optional(), fr: LanguageWishes.optional(), ee: LanguageWishes.optional() })
      .default({}),
    /**
     * Nothing is sent for this long: until then cancelling leaves no trace. The server keeps the time, even if the page
     * is closed.
     */
    undoSeconds: z.int().min(0).max(60).default(undoSeconds),
  }),
  reply: z.object({ ok: z.literal(true), jobId: JobId, publicationIds: z.array(Id), undoUntil: Millis }),
});

/** Fields left out stay unchanged. Also updates a video that is already on the host, or scheduled there. */
export const editPublication = endpoint({
  method: 'PATCH',
  path: '/api/publications/:id',
  access: 'publish',
  summary: 'Change what a publication says and when it becomes public',
  params: IdParam,
  body: z
    .object({
      title: z.string().max(100),
      description: z.string().max(5000),
      tags: Tags,
      categoryId: CategoryId,
      playlistIds: PlaylistIds,
      madeForKids: z.boolean(),
      synthetic: z.boolean(),
      licence: z.enum(licences),
      embeddable: z.boolean(),
      thumbnailSlot: ThumbnailSlot,
      privacy: z.enum(privacies),
      /** Null takes it off its date. */
      scheduledAt: Moment.nullable(),
    })
    .partial(),
  reply: Publication.extend({ ok: z.literal(true), jobId: JobId }),
});

/**
 * Before anything was sent it leaves no trace; while it is sent it stops; a scheduled one loses its date and stays
 * private.
 */
export const cancelPublication = endpoint({
  method: 'POST',
  path: '/api/publications/:id/cancel',
  access: 'publish',
  summary: 'Take a publication back, or off its date',
  params: IdParam,
  reply: Publication.extend({ ok: z.literal(true) }),
});

/** For what is public: it stays on the channel, and only its owner sees it. */
export const hidePublication = endpoint({
  method: 'POST',
  path: '/api/publications/:id/private',
  access: 'publish',
  summary: 'Make a published video private',
  params: IdParam,
  reply: Publication.extend({ ok: z.literal(true), jobId: JobId }),
});

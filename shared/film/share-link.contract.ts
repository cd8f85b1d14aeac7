import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Millis, Ok, TaleIdParam } from '../reply.ts';
import { shapes } from './storyboard-edits.ts';
import { languages } from '../vocabulary.ts';

/** How many links to its films a tale may have at once. */
export const mostShareLinks = 10;
/** Days that a link may last. */
export const shareLinkDays = [1, 7, 30] as const;
export const usualShareLinkDays = 7;

/** An active link. Its address is returned once, when it is created. */
const ShareLink = z.object({
  id: Id,
  language: z.enum(languages),
  shape: z.enum(shapes),
  createdAt: Millis,
  expiresAt: Millis,
});
export type ShareLink = z.infer<typeof ShareLink>;

export const listShareLinks = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/share-links',
  summary: 'The private links to the films of a tale that work now, the newest first',
  params: TaleIdParam,
  reply: z.object({ ok: z.literal(true), items: z.array(ShareLink) }),
});

/** `path` is the link's address below the studio's own; nobody can read it again later. */
export const createShareLink = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/share-links',
  access: 'publish',
  summary: 'Make a private link to watch one finished film without signing in',
  params: TaleIdParam,
  body: z.strictObject({
    language: z.enum(languages),
    shape: z.enum(shapes).default('16:9'),
    days: z.union(shareLinkDays.map((days) => z.literal(days))).default(usualShareLinkDays),
  }),
  reply: z.object({ ok: z.literal(true), link: ShareLink, path: z.string() }),
});

export const revokeShareLink = endpoint({
  method: 'DELETE',
  path: '/api/tales/:taleId/share-links/:id',
  access: 'publish',
  summary: 'End a private link at once',
  params: TaleIdParam.extend({ id: Id }),
  reply: Ok,
});

/** The secret part of a link's address. */
export const ShareTokenParam = z.object({ token: z.string().min(1).max(100) });
export const sharedFilmFiles = ['film.mp4', 'captions.vtt', 'poster.jpg'] as const;

/** Files: GET /api/watch/:token/{film.mp4|captions.vtt|poster.jpg}. */
export const watchSharedFilm = endpoint({
  method: 'GET',
  path: '/api/watch/:token',
  summary: 'The film behind a private link, for anybody who has the link',
  params: ShareTokenParam,
  reply: z.object({
    ok: z.literal(true),
    title: z.string(),
    language: z.enum(languages),
    shape: z.enum(shapes),
    urls: z.object({ video: z.string(), captions: z.string(), poster: z.string().nullable() }),
  }),
});

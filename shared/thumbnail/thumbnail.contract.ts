import { ImageId, JobId, TaleId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Overlay } from './overlay.ts';
import { Id, IdParam, Seconds, TaleIdParam } from '../reply.ts';
import { culturalContexts, languages, limits } from '../vocabulary.ts';

/** `planned` waits for the tale's pictures: nobody has ordered it yet. */
export const thumbnailStatuses = ['planned', 'queued', 'generating', 'ready', 'generated', 'error'] as const;
export type ThumbnailStatus = (typeof thumbnailStatuses)[number];

/** The names of prepared thumbnails in their order. */
export const thumbnailLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export const Thumbnail = z.object({
  id: Id,
  taleId: TaleId,
  idx: z.int().nonnegative(),
  variant: z.string(),
  title: z.string(),
  subtitle: z.string(),
  style: z.string(),
  palette: z.object({ bg: z.string(), fg: z.string(), accent: z.string() }),
  r2_key_svg: z.string().nullable(),
  r2_key_png: z.string().nullable(),
  status: z.enum(thumbnailStatuses),
  isDefault: z.boolean(),
  /** One of the workspace's variants, not one that the studio prepared. */
  editor: z.boolean(),
  /** Saved with its texts; never false again. */
  baked: z.boolean(),
  bgImageId: ImageId.nullable(),
  overlays: z.array(z.unknown()),
  /** What its texts say, in one line; empty until texts were saved. */
  seoDescription: z.string(),
  created_at: Seconds,
  updated_at: Seconds,
});
export type Thumbnail = z.infer<typeof Thumbnail>;

/** The picture itself is GET /api/thumbnails/:id/png?v= , with `w` a preview of that width. */
export const listThumbnails = endpoint({
  method: 'GET',
  path: '/api/thumbnails/tale/:taleId',
  summary: 'The thumbnails of a tale by idx, then variant',
  params: TaleIdParam,
  reply: z.object({ ok: z.literal(true), items: z.array(Thumbnail) }),
});

const Words = { title: z.string().max(limits.title), subtitle: z.string().max(limits.title) };
/** A colour as #rrggbb; anything else is the fallback. */
const colour = (fallback: string) =>
  z
    .string()
    .max(40)
    .default(fallback)
    .transform((value) => (/^#[0-9a-f]{6}$/i.test(value) ? value : fallback));
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i);
const Urls = z.object({ ok: z.literal(true), pngUrl: z.string(), svgUrl: z.string(), baked: z.boolean() });
const Ordered = z.object({ ok: z.literal(true), queued: z.int(), jobId: JobId.nullable() });
/** A tale's id, or that of one of its thumbnails. */
const TaleOrThumbnail = IdParam;

export const createThumbnail = endpoint({
  method: 'POST',
  path: '/api/thumbnails/create',
  summary: "One of the workspace's variants; the one that has the idx already is answered again",
  body: z.object({
    taleId: TaleId,
    idx: z
      .int()
      .min(0)
      .max(limits.thumbnails.max - 1)
      .default(0),
    variant: z.enum(thumbnailLetters).default('A'),
    ...Words,
    style: z.string().max(60).default('classic'),
    palette: z.object({ bg: colour('#241a11'), fg: colour('#ffffff'), accent: colour('#ffd23f') }).prefault({}),
  }),
  reply: z.object({ ok: z.literal(true), id: Id }),
});

/** `baked` is the client's view: its copy may be old, so a baked variant stays baked whatever it sends. */
export const setBackground = endpoint({
  method: 'POST',
  path: '/api/thumbnails/:id/set-bg-image',
  summary: 'Put an image or a thumbnail of the same tale behind the texts of a variant; null for none',
  params: IdParam,
  body: z.object({ imageId: ImageId.nullable(), ...Words, baked: z.boolean().optional() }),
  reply: Urls,
});

export const applyOverlays = endpoint({
  method: 'POST',
  path: '/api/thumbnails/:id/apply-text-overlay',
  summary: 'Save a variant with its texts and bake it to a PNG',
  params: IdParam,
  body: z.object({ ...Words, seoDescription: z.string().max(1000).default(''), overlays: z.array(Overlay).max(30) }),
  reply: Urls,
});

export const generateThumbnails = endpoint({
  method: 'POST',
  path: '/api/thumbnails/:id/generate',
  summary: 'Compose thumbnails of a tale from its best pictures, without baking them',
  params: TaleOrThumbnail,
  body: z.object({
    count: z.int().min(1).max(limits.thumbnails.max).default(4),
    variants: z.array(z.enum(thumbnailLetters)).max(limits.thumbnails.max).optional(),
    overwrite: z.boolean().default(false),
  }),
  reply: Ordered,
});

/** Words and colours for one rasterization in place of the thumbnail's own. */
const ThumbnailOverrides = z.strictObject({
  title: Words.title.optional(),
  subtitle: Words.subtitle.optional(),
  palette: z.object({ bg: hexColour, fg: hexColour, accent: hexColour }).partial().optional(),
});
export type ThumbnailOverrides = z.infer<typeof ThumbnailOverrides>;

export const rasterizeThumbnails = endpoint({
  method: 'POST',
  path: '/api/thumbnails/:id/rasterize-all',
  summary: 'Bake the composed thumbnails of a tale to PNG; with force those that are baked too',
  params: TaleOrThumbnail,
  body: z.object({
    width: z.int().min(320).max(1280).default(1280),
    force: z.boolean().default(false),
    overrides: ThumbnailOverrides.optional(),
  }),
  reply: Ordered,
});

export const generateBackground = endpoint({
  method: 'POST',
  path: '/api/thumbnails/generate-background',
  summary: 'Order a picture for behind the texts, in a cultural context',
  body: z.object({
    taleId: TaleId,
    title: z.string().max(limits.title),
    topic: z.string().max(200).default('Bible Story'),
    audience: z.string().max(200).default('Families'),
    style: z.string().max(60).default('storybook'),
    culturalContext: z.enum(culturalContexts),
  }),
  reply: z.object({ ok: z.literal(true), imageId: ImageId, jobId: JobId.nullable() }),
});

/**
 * Titles of a tale for its thumbnail and its video. `taleId` and `language` are the studio's own addition: without them
 * the caller's newest tale of that title is meant, in English.
 */
export const suggestTitles = endpoint({
  method: 'POST',
  path: '/api/ai/generate-seo-description',
  summary: 'Possible titles of a tale',
  body: z.object({
    taleTitle: z.string().max(limits.title),
    taleTopic: z.string().max(200).default('Bible Story'),
    taleAudience: z.string().max(200).default('Families'),
    variantNumber: z.int().min(1).max(100).default(1),
    overlays: z.array(z.unknown()).max(30).default([]),
    taleId: TaleId.optional(),
    language: z.enum(languages).default('en'),
  }),
  reply: z.object({ ok: z.literal(true), options: z.array(z.string()), engine: z.string() }),
});

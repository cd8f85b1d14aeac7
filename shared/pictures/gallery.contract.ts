import { TaleId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ImageItem, imageStatuses } from './image.contract.ts';
import { IdParam } from '../reply.ts';
import { culturalContexts, languages, sections } from '../vocabulary.ts';

/** The filters of a gallery. `missing` are planned pictures that were never ordered; they are shown only on request. */
export const galleryStatuses = ['ready', 'pending', 'failed', 'missing'] as const;
export type GalleryStatus = (typeof galleryStatuses)[number];

/**
 * A picture among those of all tales. One that is ordered again keeps its old picture (`r2Key`) until the new one is
 * there.
 */
export const GalleryItem = ImageItem.extend({
  status: z.enum([...imageStatuses, 'missing']),
  taleTitle: z.string(),
  context: z.enum(culturalContexts),
});
export type GalleryItem = z.infer<typeof GalleryItem>;

const Narrow = z.object({ taleId: TaleId.optional(), context: z.enum(culturalContexts).optional() });

export const listGallery = endpoint({
  method: 'GET',
  path: '/api/gallery',
  summary: 'The pictures of all tales: newest tale first, its frames in their order, then its backgrounds',
  query: Narrow.extend({
    status: z.enum(galleryStatuses).optional(),
    cursor: z.string().max(500).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(48),
  }),
  reply: z.object({ ok: z.literal(true), items: z.array(GalleryItem), nextCursor: z.string().nullable() }),
});

export const countGallery = endpoint({
  method: 'GET',
  path: '/api/gallery/counts',
  summary: 'How many pictures stand in each status',
  query: Narrow,
  reply: z.object({ ok: z.literal(true), ready: z.int(), pending: z.int(), failed: z.int(), missing: z.int() }),
});

export const getGalleryPicture = endpoint({
  method: 'GET',
  path: '/api/gallery/:id',
  summary: 'One picture with the scene that it shows',
  params: IdParam,
  reply: GalleryItem.extend({
    ok: z.literal(true),
    style: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    scene: z.object({ section: z.enum(sections), text: z.partialRecord(z.enum(languages), z.string()) }).nullable(),
  }),
});

/** PUT: the raw body is the new picture: JPEG, PNG, WebP, AVIF, GIF or TIFF. Answers like getGalleryPicture. */
export const replacePicturePath = '/api/images/:id/picture';
export const pictureUpload = { bytes: 20_000_000, pixels: 80_000_000, minWidth: 320, minHeight: 180 } as const;

/** GET: the first picture of a tale, as WebP of width `w`; 404 when it has none. */
export const taleCoverPath = '/api/tales/:taleId/cover';

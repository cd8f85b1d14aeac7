import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Seconds, TaleIdParam } from './reply.ts';

export const thumbnailStatuses = ['queued', 'generating', 'ready', 'generated', 'error'] as const;

export const Thumbnail = z.object({
  id: Id,
  taleId: Id,
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
  created_at: Seconds,
  updated_at: Seconds,
});
export type Thumbnail = z.infer<typeof Thumbnail>;

/** The picture itself is GET /api/thumbnails/:id/png?v= . */
export const listThumbnails = endpoint({
  method: 'GET',
  path: '/api/thumbnails/tale/:taleId',
  summary: 'The thumbnails of a tale by idx, then variant',
  params: TaleIdParam,
  reply: z.object({ ok: z.literal(true), items: z.array(Thumbnail) }),
});

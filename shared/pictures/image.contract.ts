import { ImageId, JobId, TaleId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ReadingChange, SceneReading } from './scene-reading.contract.ts';
import { Id, IdParam, Millis, Ok, Said, TaleIdParam } from '../reply.ts';
import { limits } from '../vocabulary.ts';

export const imageStatuses = ['queued', 'generating', 'uploading', 'generated', 'error'] as const;
export type ImageStatus = (typeof imageStatuses)[number];
export const imageTypes = ['frame', 'background'] as const;
export type ImageType = (typeof imageTypes)[number];

/** Percent shown when the drawing engine does not say. */
export const defaultProgress: Record<ImageStatus, number> = {
  queued: 0,
  generating: 10,
  uploading: 90,
  generated: 100,
  error: 0,
};

export const ImageItem = z.object({
  id: ImageId,
  taleId: TaleId,
  frameNo: z.int().nonnegative(),
  status: z.enum(imageStatuses),
  progress: z.int().min(0).max(100),
  r2Key: z.string().nullable(),
  lastError: z.string().nullable(),
  lastErrorSaid: Said.nullable().optional(),
  startedAt: Millis.nullable(),
  finishedAt: Millis.nullable(),
  updatedAt: Millis,
  imageType: z.enum(imageTypes),
  prompt: z.string(),
  engine: z.string().nullable(),
});
export type ImageItem = z.infer<typeof ImageItem>;

/** Pending work keeps the screen polling; it is a rule, not a widget's opinion. */
export const isPending = ({ status }: Pick<ImageItem, 'status'>): boolean =>
  status === 'queued' || status === 'generating' || status === 'uploading';

const Type = z.object({ type: z.literal('all').optional() });

export const listImages = endpoint({
  method: 'GET',
  path: '/api/images/:taleId',
  summary: 'The frame images of a tale in frame order; backgrounds too with type=all',
  params: TaleIdParam,
  query: Type,
  reply: z.object({ ok: z.literal(true), items: z.array(ImageItem) }),
});

export const listImageUpdates = endpoint({
  method: 'GET',
  path: '/api/images/:taleId/updates',
  summary: 'What changed since `now` of an earlier answer: the fallback while the stream is down',
  params: TaleIdParam,
  query: Type.extend({ since: z.coerce.number().default(0) }),
  reply: z.object({ ok: z.literal(true), updates: z.array(ImageItem), now: Millis }),
});

const Queued = z.object({ ok: z.literal(true), queued: z.int().nonnegative(), jobId: JobId.nullable() });

export const queueLatestImages = endpoint({
  method: 'POST',
  path: '/api/tales/images',
  summary: 'Queue up to `count` missing frames of a tale; without taleId, of the newest tale that misses some',
  body: z.object({ taleId: TaleId.optional(), count: z.int().min(1).max(limits.scenes.max).optional() }),
  reply: Queued,
});

export const queueTaleImages = endpoint({
  method: 'POST',
  path: '/api/tales/:id/images',
  summary: 'Queue the missing frames of a tale',
  params: IdParam,
  reply: Queued,
});

export const queueImagePrompts = endpoint({
  method: 'POST',
  path: '/api/images/prompts',
  summary:
    'Queue the frames of a tale that are missing, or all of them again, or those that upright films have of their own',
  body: z.object({ taleId: TaleId, variant: z.enum(['missing', 'all', 'upright']) }),
  reply: Queued,
});

export const redrawImage = endpoint({
  method: 'POST',
  path: '/api/images/:id/redraw',
  summary:
    'Draw one picture again, with another prompt or another reading of it if given (null: as the studio ' +
    'reads it); the others stay',
  params: IdParam,
  body: z.object({
    prompt: z.string().trim().min(1).max(limits.prompt).optional(),
    reading: ReadingChange.nullable().optional(),
  }),
  reply: Queued,
});

export const getImageReading = endpoint({
  method: 'GET',
  path: '/api/images/:id/reading',
  summary: 'What the picture of a scene shows, as the studio reads its words, and what the creator changed in that',
  params: IdParam,
  reply: z.object({ ok: z.literal(true), reading: SceneReading, change: ReadingChange.nullable() }),
});

export const cancelImage = endpoint({
  method: 'POST',
  path: '/api/images/:id/cancel',
  summary: 'Take back the order of one picture: it is again what it was before',
  params: IdParam,
  reply: Ok,
});

/** A picture that an image had before. */
const ImageVersion = z.object({
  id: Id,
  imageId: ImageId,
  prompt: z.string(),
  engine: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** When another picture took its place. */
  keptAt: Millis,
});
export type ImageVersion = z.infer<typeof ImageVersion>;

/** How many versions one page brings. */
export const versionsPerPage = 12;

export const listImageVersions = endpoint({
  method: 'GET',
  path: '/api/images/:id/versions',
  summary: 'The pictures that an image had before, the last one first; the present one is not among them',
  params: IdParam,
  query: z.object({ cursor: z.string().max(200).optional() }),
  reply: z.object({ ok: z.literal(true), items: z.array(ImageVersion), nextCursor: z.string().nullable() }),
});

export const restoreImageVersion = endpoint({
  method: 'POST',
  path: '/api/image-versions/:id/restore',
  summary: 'Go back to an earlier picture, with its words; the present one is kept as a version',
  params: IdParam,
  reply: ImageItem.extend({ ok: z.literal(true) }),
});

/** GET: the picture of a version; `w` sends it narrower, as WebP. */
export const imageVersionFilePath = '/api/image-versions/:id/file';

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParam, Seconds } from '../reply.ts';

const TaleStats = z.object({
  /** Frames; `total` is how many are planned, `generating` counts those that are being stored too. */
  images: z.object({ total: z.int(), done: z.int(), queued: z.int(), generating: z.int(), failed: z.int() }),
  /** `frames` are the scenes of the storyboard; there is narration once a language is spoken from beginning to end. */
  storyboard: z.object({ frames: z.int(), hasNarration: z.boolean(), hasMusic: z.boolean() }),
  /** `durationMs` is that of the film in the tale's first language that has one. */
  pack: z.object({ ready: z.boolean(), durationMs: z.int().nullable() }),
  youtube: z.object({
    bound: z.boolean(),
    videoId: z.string().nullable(),
    scheduledAt: Seconds.nullable(),
    publishedAt: Seconds.nullable(),
  }),
  updatedAt: Seconds,
});
/** How far a tale has come. */
export type TaleStats = z.infer<typeof TaleStats>;

export const getTaleStats = endpoint({
  method: 'GET',
  path: '/api/tales/:id/stats',
  summary: 'How far a tale has come: pictures, storyboard, package, channel',
  params: IdParam,
  reply: TaleStats.extend({ ok: z.literal(true) }),
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IdParam, Millis, TaleIdParam } from './reply.ts';
import { languages } from './vocabulary.ts';

/** One finished film. `stale` when scenes, pictures or sounds changed since it was rendered. */
export const Video = z.object({
  id: Id,
  taleId: Id,
  language: z.enum(languages),
  shape: z.enum(['16:9', '9:16']),
  stale: z.boolean(),
  durationMs: z.int(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** LUFS. */
  loudness: z.number(),
  updatedAt: Millis,
  urls: z.object({ video: z.string(), audio: z.string(), srt: z.string(), vtt: z.string(), poster: z.string().nullable() }),
});
export type Video = z.infer<typeof Video>;

export const listVideos = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/videos',
  summary: 'The rendered films of a tale',
  params: TaleIdParam,
  reply: z.object({ ok: z.literal(true), items: z.array(Video) }),
});

/** `langs` defaults to the tale's languages. Tests and previews may ask for a smaller height. */
const Order = z.object({
  langs: z.array(z.enum(languages)).optional(),
  burnCaptions: z.boolean().optional(),
  height: z.union([z.literal(360), z.literal(720), z.literal(1080)]).optional(),
});
const Ordered = z.object({ ok: z.literal(true), jobId: Id });

/** `:id` may be `latest`. A live job of the tale is joined. */
export const renderVideo = endpoint({
  method: 'POST',
  path: '/api/tales/:id/render-video',
  summary: 'Make what is missing and render the film of every language',
  params: IdParam,
  body: Order,
  reply: Ordered,
});
export const packageTale = endpoint({ ...renderVideo, path: '/api/tales/:id/package', summary: 'The same as render-video' });

const Asset = z.object({ key: z.string(), name: z.string(), bytes: z.int(), sha256: z.string(), mime: z.string(), url: z.string() });
export const getPackage = endpoint({
  method: 'GET',
  path: '/api/tales/:id/package',
  summary: 'The package manifest: everything of a tale, named and hashed; `ready` after packaging (A-45)',
  params: IdParam,
  reply: z.object({
    ok: z.literal(true),
    ready: z.boolean(),
    taleId: Id,
    title: z.string(),
    verse: z.string().nullable(),
    assets: z.array(Asset),
    attributions: z.array(z.string()),
    engines: z.array(z.string()),
  }),
});
/** Files: GET /api/r2/packages/:taleId/{narration.mp3|final.mp4|captions.srt|captions.vtt|poster.jpg}, of the first language, or /:taleId/:language/… of each. */
export const packageFileNames = ['final.mp4', 'narration.mp3', 'captions.srt', 'captions.vtt', 'poster.jpg'] as const;

import { JobId, TaleId } from '../ids.ts';
import { z } from 'zod';
import { captionLooks } from '../captions/caption-spoken.ts';
import { endpoint } from '../endpoint.ts';
import { extraFiles } from './film-files.ts';
import { Id, IdParam, Millis, Said, TaleIdParam } from '../reply.ts';
import { shapes } from './storyboard-edits.ts';
import { languages } from '../vocabulary.ts';

/**
 * One finished film. `stale` when scenes, pictures or sounds changed since it was rendered; `why` lists the reasons and
 * is otherwise empty.
 */
export const Video = z.object({
  id: Id,
  taleId: TaleId,
  language: z.enum(languages),
  shape: z.enum(shapes),
  stale: z.boolean(),
  why: z.array(z.string()),
  whySaid: Said.nullable(),
  durationMs: z.int(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** LUFS. */
  loudness: z.number(),
  /** How captions are burned in. */
  captions: z.enum(captionLooks),
  updatedAt: Millis,
  /** One a scene or card, the first at 0; empty for films rendered before they were recorded. */
  chapters: z.array(z.object({ startMs: z.int(), title: z.string() })),
  /** Whether the creator chose the poster; else it is the studio's choice. */
  posterChosen: z.boolean(),
  /**
   * What a render would draw again: pieces of film, of how many, and in which scenes (as the story counts, 0 for a
   * card).
   */
  redo: z.object({ pieces: z.int(), of: z.int(), scenes: z.array(z.int()) }),
  /**
   * Files made from the film: one for messengers, and its sound alone. Width and height are those of a picture in
   * motion, 0 where there is none.
   */
  extras: z.array(
    z.object({ kind: z.enum(extraFiles), url: z.string(), bytes: z.int(), width: z.int(), height: z.int() }),
  ),
  urls: z.object({
    video: z.string(),
    audio: z.string(),
    srt: z.string(),
    vtt: z.string(),
    poster: z.string().nullable(),
    chapters: z.string(),
  }),
});
export type Video = z.infer<typeof Video>;

export const listVideos = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/videos',
  summary: 'The rendered films of a tale',
  params: TaleIdParam,
  reply: z.object({ ok: z.literal(true), items: z.array(Video) }),
});

/** A film among those of all tales: named as in its own language, and as its tale is called. */
export const LibraryVideo = Video.extend({ title: z.string(), taleTitle: z.string() });
export type LibraryVideo = z.infer<typeof LibraryVideo>;

export const listLibrary = endpoint({
  method: 'GET',
  path: '/api/videos',
  summary: 'The rendered films of all tales and languages, the latest rendered first',
  query: z.object({
    taleId: TaleId.optional(),
    language: z.enum(languages).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(12),
  }),
  reply: z.object({ ok: z.literal(true), items: z.array(LibraryVideo), nextCursor: z.string().nullable() }),
});

/**
 * `langs` defaults to the tale's languages, `shapes` to the wide one. `extras` are made from each language's finished
 * film, the wide one if it is among them. `highlightWords` highlights each word of burned captions as it is spoken.
 * `height` is a film's shorter side in pixels; tests and previews may ask for a smaller one.
 */
const Order = z
  .object({
    langs: z.array(z.enum(languages)).optional(),
    shapes: z.array(z.enum(shapes)).min(1).max(2).optional(),
    burnCaptions: z.boolean().optional(),
    highlightWords: z.boolean().optional(),
    extras: z.array(z.enum(extraFiles)).max(extraFiles.length).optional(),
    height: z.union([z.literal(360), z.literal(720), z.literal(1080)]).optional(),
  })
  .refine(({ burnCaptions, highlightWords }) => burnCaptions || !highlightWords, {
    path: ['highlightWords'],
    message: 'Words can be highlighted only in captions that are burned in: ask for both',
  });
const Ordered = z.object({ ok: z.literal(true), jobId: JobId });

/** `:id` may be `latest`. A live job with the same options is joined; otherwise the new one waits its turn. */
export const renderVideo = endpoint({
  method: 'POST',
  path: '/api/tales/:id/render-video',
  summary: 'Make what is missing and render the film of every language',
  params: IdParam,
  body: Order,
  reply: Ordered,
});
export const packageTale = endpoint({
  ...renderVideo,
  path: '/api/tales/:id/package',
  summary: 'The same as render-video',
});

/**
 * A frame of the film as its poster; null is the studio's choice again. It stays with its scene when the film is
 * rendered again.
 */
export const choosePoster = endpoint({
  method: 'PUT',
  path: '/api/tales/:taleId/poster',
  summary: 'Choose the frame that stands for a film before it plays',
  params: TaleIdParam,
  body: z.strictObject({ language: z.enum(languages), shape: z.enum(shapes), atMs: z.int().min(0).nullable() }),
  reply: z.object({ ok: z.literal(true), video: Video }),
});

const Asset = z.object({
  key: z.string(),
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  mime: z.string(),
  url: z.string(),
});
/**
 * One picture of a film, in order: where it begins, how long it is shown, its text, and which asset it shows (null if
 * there is none yet).
 */
const StoryboardScene = z.object({
  sceneId: z.string(),
  /** The number of the scene in the tale; null for a title or end card. */
  sceneNo: z.int().nullable(),
  startMs: z.int(),
  durationMs: z.int(),
  /** Milliseconds of it that are spoken. */
  spokenMs: z.int(),
  words: z.string(),
  picture: z.string().nullable(),
});
const FilmStoryboard = z.object({
  language: z.enum(languages),
  shape: z.enum(shapes),
  durationMs: z.int(),
  scenes: z.array(StoryboardScene),
});
export type FilmStoryboard = z.infer<typeof FilmStoryboard>;

export const getPackage = endpoint({
  method: 'GET',
  path: '/api/tales/:id/package',
  summary:
    'The manifest of a tale’s package: its files with their checksums, and its storyboard; `ready` once it is packaged',
  params: IdParam,
  reply: z.object({
    ok: z.literal(true),
    ready: z.boolean(),
    taleId: TaleId,
    title: z.string(),
    verse: z.string().nullable(),
    assets: z.array(Asset),
    attributions: z.array(z.string()),
    engines: z.array(z.string()),
    /** The films scene by scene; empty in packages from before it was recorded. */
    storyboard: z.array(FilmStoryboard).default([]),
  }),
});
/**
 * Files: GET
 * /api/r2/packages/:taleId/{narration.mp3|final.mp4|captions.srt|captions.vtt|poster.jpg|small.mp4|sound.m4a}, of the
 * first language, or /:taleId/:language/… of each; `shape=9:16` gives those of the upright film; `download` offers to
 * save them under the film's name.
 */
export const packageFileNames = [
  'final.mp4',
  'narration.mp3',
  'captions.srt',
  'captions.vtt',
  'poster.jpg',
  'small.mp4',
  'sound.m4a',
] as const;

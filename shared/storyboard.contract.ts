import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, TaleIdParam } from './reply.ts';
import { languages } from './vocabulary.ts';

const Window = z.object({ x: z.number(), y: z.number(), w: z.number() });

/** The film of one language on its clock: what the browser plays with no render. */
export const Storyboard = z.object({
  language: z.enum(languages),
  width: z.int(),
  height: z.int(),
  fps: z.number(),
  frames: z.int(),
  durationMs: z.int(),
  /** What is still missing, in words; empty when it can be rendered as it is. */
  missing: z.array(z.string()),
  shots: z.array(
    z.object({
      sceneId: Id,
      sceneNo: z.int(),
      startFrame: z.int(),
      frames: z.int(),
      fadeIn: z.int(),
      motion: z.object({ from: Window, to: Window }),
      text: z.string(),
      imageUrl: z.string().nullable(),
      narrationUrl: z.string().nullable(),
      /** Frames from the start of the shot. */
      narrationAt: z.int().nullable(),
    }),
  ),
  cues: z.array(z.object({ startMs: z.number(), endMs: z.number(), lines: z.array(z.string()) })),
  musicUrl: z.string().nullable(),
});
export type Storyboard = z.infer<typeof Storyboard>;

export const getStoryboard = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/storyboard',
  summary: 'The storyboard of one language',
  params: TaleIdParam,
  query: z.object({ language: z.enum(languages) }),
  reply: Storyboard.extend({ ok: z.literal(true) }),
});

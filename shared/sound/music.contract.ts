import { SceneId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { TaleIdParam } from '../reply.ts';
import { languages, tones } from '../vocabulary.ts';

export const musicSources = ['mood', 'upload', 'none'] as const;
export type MusicSource = (typeof musicSources)[number];

/** How far each may be turned: decibels and milliseconds; `usual` is the default. */
export const musicLimits = {
  gainDb: { min: -30, max: 6, usual: -8 },
  fadeInMs: { min: 0, max: 10_000, usual: 1_500 },
  fadeOutMs: { min: 0, max: 10_000, usual: 3_000 },
  duckDb: { min: 0, max: 24, usual: 12 },
} as const;
const turned = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

/** The choices for a tale's music; null means the studio's default. */
export const MusicChoice = z.object({
  source: z.enum(musicSources),
  mood: z.enum(tones),
  gainDb: z.number().nullable(),
  fadeInMs: z.number().nullable(),
  fadeOutMs: z.number().nullable(),
  duckDb: z.number().nullable(),
  /** The creator's own piece, kept while another source is chosen. */
  upload: z.object({ name: z.string(), durationMs: z.int() }).nullable(),
});
export type MusicChoice = z.infer<typeof MusicChoice>;
const Chosen = z.object({ ok: z.literal(true), choice: MusicChoice });

export const getMusicChoice = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/music-choice',
  summary: "Where a tale's music comes from and how it is mixed under the voices",
  params: TaleIdParam,
  reply: Chosen,
});

export const chooseMusic = endpoint({
  method: 'PATCH',
  path: '/api/tales/:taleId/music-choice',
  summary:
    "Change a tale's music: a mood of the studio, the uploaded piece or none; volume, fades, how far it steps back",
  params: TaleIdParam,
  body: z.object({
    source: z.enum(musicSources).optional(),
    mood: z.enum(tones).optional(),
    gainDb: turned(musicLimits.gainDb).nullable().optional(),
    fadeInMs: turned(musicLimits.fadeInMs).nullable().optional(),
    fadeOutMs: turned(musicLimits.fadeOutMs).nullable().optional(),
    duckDb: turned(musicLimits.duckDb).nullable().optional(),
  }),
  reply: Chosen,
});

/** An own piece is sent as the raw body (audio/*) to this path with PUT and becomes the music. */
export const musicUploadPath = '/api/tales/:taleId/music-file';

/** The sound of one scene with its music, as the film mixes it: a GET returns the file. */
export const sceneMixPath = '/api/tales/:taleId/scene-mix';
export const SceneMixQuery = z.object({ sceneId: SceneId, language: z.enum(languages) });

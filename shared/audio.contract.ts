import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Ok, TaleIdParam } from './reply.ts';
import { languages } from './vocabulary.ts';
import { VoiceItem } from './voice.ts';

export const narrationStatuses = ['missing', 'queued', 'speaking', 'ready', 'stale', 'error'] as const;
export const narrationKinds = ['synthetic', 'recorded', 'uploaded'] as const;

/** One scene read aloud in one language; `stale` when the scene's words changed after it was made. */
export const Narration = z.object({
  sceneId: Id,
  sceneNo: z.int(),
  language: z.enum(languages),
  status: z.enum(narrationStatuses),
  kind: z.enum(narrationKinds).nullable(),
  voice: z.string().nullable(),
  engine: z.string().nullable(),
  durationMs: z.int().nullable(),
  words: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
  /** Path of the sound, with a version query; null until it is ready. */
  url: z.string().nullable(),
  lastError: z.string().nullable(),
});
export type Narration = z.infer<typeof Narration>;

export const getAudio = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/audio',
  summary: 'Every narration of a tale, its voices and its music bed',
  params: TaleIdParam,
  reply: z.object({
    ok: z.literal(true),
    items: z.array(Narration),
    voices: z.array(VoiceItem),
    chosenVoices: z.object({ en: z.string().optional(), fr: z.string().optional(), ee: z.string().optional() }),
    music: z
      .object({ mood: z.string(), durationMs: z.int().nullable(), url: z.string().nullable(), engine: z.string().nullable() })
      .nullable(),
  }),
});

export const queueNarration = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/narration',
  summary: 'Speak the scenes that have no fitting sound; `all` speaks synthetic ones again',
  params: TaleIdParam,
  body: z.object({ langs: z.array(z.enum(languages)).optional(), variant: z.enum(['missing', 'all']).default('missing') }),
  reply: z.object({ ok: z.literal(true), queued: z.int(), jobId: Id.nullable() }),
});

export const chooseVoice = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/voice',
  summary: 'The synthetic voice of one language; what was spoken with another becomes stale',
  params: TaleIdParam,
  body: z.object({ language: z.enum(languages), voice: z.string().min(1).max(100) }),
  reply: Ok,
});

/** Recordings and uploads are sent as the raw body (audio/*) to this path with PUT: see server/studio/6-audio. */
export const narrationUploadPath = '/api/tales/:taleId/narration/:sceneId/:language';

export const removeNarration = endpoint({
  method: 'DELETE',
  path: '/api/tales/:taleId/narration/:sceneId/:language',
  summary: 'Drop a recording; the synthetic voice takes its place at the next narration',
  params: TaleIdParam.extend({ sceneId: Id, language: z.enum(languages) }),
  reply: Ok,
});

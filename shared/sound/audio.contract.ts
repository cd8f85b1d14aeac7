import { JobId, SceneId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Ok, Said, TaleIdParam } from '../reply.ts';
import { languages } from '../vocabulary.ts';
import { NaturalVoices, Pace, Readings, VoiceItem } from './voice.ts';

/** Characters that may be said instead of a phrase, and readings of one phrase that can be asked for. */
export const phraseLimits = { sayAs: 500, variation: 1_000 } as const;

export const narrationStatuses = ['missing', 'queued', 'speaking', 'ready', 'stale', 'error'] as const;
export type NarrationStatus = (typeof narrationStatuses)[number];
export const narrationKinds = ['synthetic', 'recorded', 'uploaded'] as const;

/** One scene read aloud in one language; `stale` when the scene's words changed after it was made. */
export const Narration = z.object({
  sceneId: SceneId,
  sceneNo: z.int(),
  language: z.enum(languages),
  status: z.enum(narrationStatuses),
  kind: z.enum(narrationKinds).nullable(),
  voice: z.string().nullable(),
  /** All voices that read it, the narrator first; none for recordings. */
  voices: z.array(z.string()),
  /** Read by another voice than the one that was requested, which could not speak yet. */
  stoodIn: z.boolean(),
  /** The reading before the last change of a phrase is still there. */
  canPutBack: z.boolean(),
  engine: z.string().nullable(),
  durationMs: z.int().nullable(),
  words: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
  /** Path of the sound, with a version query; null until it is ready. */
  url: z.string().nullable(),
  lastError: z.string().nullable(),
  lastErrorSaid: Said.nullable().optional(),
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
    /** Pace and voice for quoted speech, by language; what is left out is as usual. */
    readings: Readings,
    natural: NaturalVoices,
    music: z
      .object({
        mood: z.string(),
        durationMs: z.int().nullable(),
        url: z.string().nullable(),
        engine: z.string().nullable(),
      })
      .nullable(),
  }),
});

export const queueNarration = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/narration',
  summary: 'Speak the scenes that have no fitting sound; `all` speaks synthetic ones again',
  params: TaleIdParam,
  body: z.object({
    langs: z.array(z.enum(languages)).optional(),
    variant: z.enum(['missing', 'all']).default('missing'),
  }),
  reply: z.object({ ok: z.literal(true), queued: z.int(), jobId: JobId.nullable() }),
});

export const chooseVoice = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/voice',
  summary: 'Voice, pace and the voice for quoted speech of one language; what was read otherwise becomes stale',
  params: TaleIdParam,
  body: z
    .object({
      language: z.enum(languages),
      voice: z.string().min(1).max(200).optional(),
      /** A factor of the audience's pace. */
      pace: Pace.optional(),
      /** Null: the narrator reads quoted words too. */
      quoteVoice: z.string().min(1).max(200).nullable().optional(),
    })
    .refine(
      ({ voice, pace, quoteVoice }) => voice !== undefined || pace !== undefined || quoteVoice !== undefined,
      'Choose what to change: the voice, its pace or the voice for quotations',
    ),
  reply: Ok,
});

const Place = TaleIdParam.extend({ sceneId: SceneId, language: z.enum(languages) });
const OneNarration = z.object({ ok: z.literal(true), item: Narration });

/** Words of a scene are counted from 0, split at white space; `to` is not among them. */
export const readPhrase = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/narration/:sceneId/:language/phrase',
  summary: 'Read some words of a synthetic narration again, in their place; the rest stays as it is',
  params: Place,
  body: z.object({
    from: z.int().min(0).max(5_000),
    to: z.int().min(1).max(5_000),
    /** Read instead of the words; the captions keep the words. */
    sayAs: z.string().trim().min(1).max(phraseLimits.sayAs).optional(),
    /** A factor of the pace of the scene. */
    pace: Pace.optional(),
    /** Another number, another reading of the same words. */
    variation: z.int().min(0).max(phraseLimits.variation).optional(),
    /** The version of the sound that the creator heard; 409 when there is another one by now. */
    sound: z.string().max(64).optional(),
  }),
  reply: OneNarration,
});

export const putBackPhrase = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/narration/:sceneId/:language/phrase/undo',
  summary: 'Put back the sound from before the last phrase that was read again',
  params: Place,
  reply: OneNarration,
});

/** Recordings and uploads are sent as the raw body (audio/*) to this path with PUT: see server/studio/6-audio. */
export const narrationUploadPath = '/api/tales/:taleId/narration/:sceneId/:language';

export const removeNarration = endpoint({
  method: 'DELETE',
  path: '/api/tales/:taleId/narration/:sceneId/:language',
  summary: 'Drop a recording; the synthetic voice takes its place at the next narration',
  params: Place,
  reply: Ok,
});

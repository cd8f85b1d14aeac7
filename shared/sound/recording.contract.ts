import { SceneId } from '../ids.ts';
import { z } from 'zod';
import { Narration } from './audio.contract.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdParam, Millis, Ok, TaleIdParam } from '../reply.ts';
import { languages } from '../vocabulary.ts';

export const takeKinds = ['recorded', 'uploaded'] as const;
const Place = TaleIdParam.extend({ sceneId: SceneId, language: z.enum(languages) });
const place = '/api/tales/:taleId/narration/:sceneId/:language' as const;

/** Some words of an earlier take that are read again: from one (counted from 0), up to and without another. */
const TakePart = z.object({ takeId: Id, from: z.int().min(0).max(5_000), to: z.int().min(1).max(5_000) });
export type TakePart = z.infer<typeof TakePart>;

/** What is arriving of a recording: the next part begins at byte `offset`. */
export const RecordingState = z.object({
  id: Id,
  sceneId: SceneId,
  language: z.enum(languages),
  kind: z.enum(takeKinds),
  offset: z.int(),
  finished: z.boolean(),
  /** What of an earlier take it replaces; null when it is a whole reading. */
  part: TakePart.nullable(),
  /** The Idempotency-Key it was begun with: by it the browser that speaks knows its own. */
  intent: z.string(),
  changedAt: Millis,
});
export type RecordingState = z.infer<typeof RecordingState>;
const OneRecording = z.object({ ok: z.literal(true), recording: RecordingState });

export const beginRecording = endpoint({
  method: 'POST',
  path: `${place}/recordings`,
  summary: 'Begin to send a recording in parts; the same Idempotency-Key is the same recording',
  params: Place,
  body: z.object({ kind: z.enum(takeKinds).default('recorded'), part: TakePart.optional() }),
  reply: OneRecording,
});

export const getRecording = endpoint({
  method: 'GET',
  path: '/api/recordings/:id',
  summary: 'How much of a recording has arrived',
  params: IdParam,
  reply: OneRecording,
});

/**
 * Parts are sent as the raw body to this path with PATCH and `Upload-Offset`: another offset than that of the recording
 * is 409 and changes nothing.
 */
export const recordingPartPath = '/api/recordings/:id';

export const finishRecording = endpoint({
  method: 'POST',
  path: '/api/recordings/:id/finish',
  summary: 'Make what has arrived the sound of its scene; 409 unless exactly `bytes` are here',
  params: IdParam,
  body: z.object({ bytes: z.int().min(1) }),
  reply: z.object({ ok: z.literal(true), item: Narration }),
});

export const discardRecording = endpoint({
  method: 'DELETE',
  path: '/api/recordings/:id',
  summary: 'Throw away what has arrived of a recording',
  params: IdParam,
  reply: Ok,
});

export const unfinishedRecordings = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/recordings',
  summary: 'Recordings of a tale that began to arrive and were never finished',
  params: TaleIdParam,
  reply: z.object({ ok: z.literal(true), items: z.array(RecordingState) }),
});

/** How much background noise is taken out of a take. */
export const noiseReductions = ['none', 'light', 'full'] as const;
export type NoiseReduction = (typeof noiseReductions)[number];
/**
 * The result for the noise: not requested, reduced, already quiet enough, or too similar to the voice to be separated.
 */
const noiseResults = ['left', 'reduced', 'quiet', 'stubborn'] as const;
export type NoiseResult = (typeof noiseResults)[number];
/** What became of the silences: left as nobody asked, trimmed, none that is long, or no speech found to measure by. */
const silenceResults = ['left', 'trimmed', 'none', 'no_speech'] as const;
export type SilenceResult = (typeof silenceResults)[number];

/** How a take was cleaned up. */
const Cleaned = z.object({
  /** The original; null when it is gone. */
  from: Id.nullable(),
  noise: z.enum(noiseReductions),
  /** By how many dB the background became quieter relative to the voice; null when the noise was not reduced. */
  quieterDb: z.int().nullable(),
  /** Milliseconds of silence that were taken out of what is heard; null when none were trimmed. */
  trimmedMs: z.int().nullable(),
  /** The parts of the original that follow each other here; null: all of it. */
  kept: z.array(z.object({ startMs: z.int(), endMs: z.int() })).nullable(),
});

/**
 * One reading of a scene. `startMs` to `endMs` is what is heard; `silence` is where its own silence ends and begins.
 */
export const Take = z.object({
  id: Id,
  kind: z.enum(takeKinds),
  durationMs: z.int(),
  startMs: z.int(),
  endMs: z.int(),
  silence: z.object({ startMs: z.int(), endMs: z.int() }),
  /** 0 to 100, evenly over the whole. */
  peaks: z.array(z.int()),
  current: z.boolean(),
  /** Whether the scene still has the words that were read. */
  fits: z.boolean(),
  /** Null for a reading as it was made. */
  cleaned: Cleaned.nullable(),
  madeAt: Millis,
  url: z.string(),
});
export type Take = z.infer<typeof Take>;

export const getTakes = endpoint({
  method: 'GET',
  path: `${place}/takes`,
  summary: 'The last readings of a scene in one language, the newest first, each followed by its cleaned copies',
  params: Place,
  reply: z.object({ ok: z.literal(true), items: z.array(Take) }),
});

export const chooseTake = endpoint({
  method: 'POST',
  path: '/api/takes/:id/use',
  summary: 'Make a take the sound of its scene, from `startMs` to `endMs`; the take itself stays whole',
  params: IdParam,
  body: z.object({ startMs: z.int().min(0).optional(), endMs: z.int().min(0).optional() }),
  reply: z.object({ ok: z.literal(true), item: Narration }),
});

export const cleanTake = endpoint({
  method: 'POST',
  path: '/api/takes/:id/clean',
  summary:
    'Make a cleaned copy of a take, with less noise, shorter silences or both; the take itself stays. ' +
    '`take` is null when nothing needed it',
  params: IdParam,
  /** At least one of both. */
  body: z.object({ noise: z.enum(noiseReductions).default('none'), silences: z.boolean().default(false) }),
  reply: z.object({
    ok: z.literal(true),
    take: Take.nullable(),
    noise: z.enum(noiseResults),
    silences: z.enum(silenceResults),
  }),
});
export type CleanAnswer = z.infer<(typeof cleanTake)['reply']>;

export const removeTake = endpoint({
  method: 'DELETE',
  path: '/api/takes/:id',
  summary: 'Delete a take; 409 while it is the sound of its scene, or the original of a cleaned copy',
  params: IdParam,
  reply: Ok,
});

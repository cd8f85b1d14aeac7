import { z } from 'zod';
import { Narration } from './audio.contract.ts';
import { endpoint } from './endpoint.ts';
import { Id, IdParam, Millis, Ok, TaleIdParam } from './reply.ts';
import { languages } from './vocabulary.ts';

export const takeKinds = ['recorded', 'uploaded'] as const;
const Place = TaleIdParam.extend({ sceneId: Id, language: z.enum(languages) });
const place = '/api/tales/:taleId/narration/:sceneId/:language' as const;

/** Some words of an earlier take that are read again: from one (counted from 0), up to and without another. */
const TakePart = z.object({ takeId: Id, from: z.int().min(0).max(5_000), to: z.int().min(1).max(5_000) });
export type TakePart = z.infer<typeof TakePart>;

/** What is arriving of a recording: the next part begins at byte `offset`. */
export const RecordingState = z.object({
  id: Id,
  sceneId: Id,
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

/** Parts are sent as the raw body to this path with PATCH and `Upload-Offset`: another offset than that of the recording is 409 and changes nothing. */
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

/** One reading of a scene. `startMs` to `endMs` is what is heard; `silence` is where its own silence ends and begins. */
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
  madeAt: Millis,
  url: z.string(),
});
export type Take = z.infer<typeof Take>;

export const getTakes = endpoint({
  method: 'GET',
  path: `${place}/takes`,
  summary: 'The last readings of a scene in one language, the newest first',
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

export const removeTake = endpoint({
  method: 'DELETE',
  path: '/api/takes/:id',
  summary: 'Throw a take away for good; 409 while it is the sound of its scene',
  params: IdParam,
  reply: Ok,
});

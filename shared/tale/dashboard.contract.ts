import { TaleId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Millis, Said } from '../reply.ts';
import { limits } from '../vocabulary.ts';

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/dashboard/summary',
  summary: 'Counts of tales, frame images and videos',
  reply: z.object({
    tales: z.object({ total: z.int(), draft: z.int(), generated: z.int() }),
    images: z.object({ generated: z.int(), pending: z.int(), failed: z.int() }),
    videos: z.object({ published: z.int(), scheduled: z.int(), uploaded: z.int() }),
  }),
});

const Entry = z.object({
  id: Id,
  type: z.string(),
  level: z.string(),
  ts: Millis,
  message: z.string(),
  said: Said.nullable().optional(),
  refId: Id.nullable(),
  /** The title of the tale that `refId` names. */ about: z.string().nullable().optional(),
});

export const listRecent = endpoint({
  method: 'GET',
  path: '/api/dashboard/recent',
  summary: 'What happened lately, newest first',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(limits.recent) }),
  reply: z.object({ ok: z.literal(true), items: z.array(Entry) }),
});

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/dashboard/alerts',
  summary: 'Warnings and errors of the last hours; `userId` is ignored, the session decides',
  query: z.object({
    userId: z.string().max(64).optional(),
    hours: z.coerce.number().int().min(1).max(720).default(24),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({ success: z.literal(true), alerts: z.array(Entry) }),
});

export const firstStepNames = ['create', 'pictures', 'narration', 'film', 'channel', 'publish'] as const;
export type FirstStepName = (typeof firstStepNames)[number];

export const getFirstSteps = endpoint({
  method: 'GET',
  path: '/api/dashboard/first-steps',
  summary: 'How far the caller has come from sign-in to the first published video, read from what exists',
  reply: z.object({
    ok: z.literal(true),
    /** In order. `taleId`: the tale on which the step can be taken now, the newest of them. */
    items: z.array(z.object({ name: z.enum(firstStepNames), done: z.boolean(), taleId: TaleId.nullable() })),
  }),
});

export const listImageStyles = endpoint({
  method: 'GET',
  path: '/api/image-styles',
  summary: 'The picture styles of the engines at hand',
  reply: z.object({ items: z.array(z.object({ key: z.string(), label: z.string() })) }),
});

/** What is said, for screens in another language: the code of the words and the values in them. */
const SaidWords = z.object({ id: z.string(), values: z.record(z.string(), z.unknown()) }).nullable();
/** What does not answer. `said` is null where words have no code: names, and what came from outside. */
export const SystemTrouble = z.object({
  part: z.string(),
  problem: z.string(),
  advice: z.string(),
  said: z.object({ part: SaidWords, problem: SaidWords, advice: SaidWords }).optional(),
});

export const getSystem = endpoint({
  method: 'GET',
  path: '/api/system',
  summary: 'Whether every part answers, and what the studio is made of',
  reply: z.object({
    ok: z.literal(true),
    operational: z.boolean(),
    /** What does not answer, what that means, and what to do. */
    degraded: z.array(SystemTrouble),
    engines: z.object({
      writer: z.string(),
      illustrator: z.string(),
      narrator: z.string(),
      musician: z.string(),
      videoHost: z.string(),
    }),
    ffmpeg: z.string().nullable(),
    bibles: z.array(z.string()),
  }),
});

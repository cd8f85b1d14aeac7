import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Millis } from '../reply.ts';

/** One bucket of the day; `left` is 0 as soon as the host itself said so. */
const Bucket = z.object({
  /** By everybody who publishes with this studio: the quota is one for all. */
  used: z.int(),
  /** Of that, by the caller. */
  mine: z.int(),
  limit: z.int(),
  left: z.int(),
});
export type Bucket = z.infer<typeof Bucket>;

/** What the caller has of something that is limited a creator; null sets no limit. */
const Share = z.object({ used: z.int(), limit: z.int().nullable() });
export type Share = z.infer<typeof Share>;

const Usage = z.object({
  ok: z.literal(true),
  publishing: z.object({
    host: z.string(),
    builtIn: z.boolean(),
    linked: z.boolean(),
    uploads: Bucket,
    /** YouTube's API units: 400 a caption track, 50 a change or thumbnail, 1 a question. */
    units: Bucket,
    /** When the day of the quota ends: midnight Pacific time. */
    resetsAt: Millis,
    /** The caller's publications that wait for the next day. */
    waiting: z.int(),
  }),
  ai: z.object({
    /** As `2026-11`, UTC. */
    month: z.string(),
    /** Whether every engine is built in: then nothing can be spent. */
    builtIn: z.boolean(),
    /** Millionths of a US dollar; null when an engine costs money that the studio does not know. */
    spentMicros: z.int().nullable(),
    /** The creator's own limit for a month; null when none is set. */
    capMicros: z.int().nullable(),
  }),
  disk: z.object({
    /**
     * Bytes of the caller's files: pictures, sound, films, thumbnails, including tales in the bin and the full size of
     * packages being uploaded.
     */
    usedBytes: z.int(),
    /** What the caller may use; null when there is no limit. */
    limitBytes: z.int().nullable(),
    /** Bytes free on the studio's disk; null where a store has no end. */
    freeBytes: z.int().nullable(),
    /** Of the free bytes, what uploads and renders leave. */
    reserveBytes: z.int(),
    measuredAt: Millis,
  }),
  work: z.object({
    /** Without those in the bin. */
    tales: Share,
    /** Ordered in the last 24 hours. */
    renders: Share,
    /** Packages being uploaded. */
    uploads: Share,
  }),
});
export type Usage = z.infer<typeof Usage>;

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/usage',
  summary: "What is left of the day's publishing quota, spent on AI this month, and used of the disk",
  reply: Usage,
});

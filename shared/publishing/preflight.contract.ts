import { ChannelId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { checkLevels, checkNames } from './preflight-facts.ts';
import { Millis, Moment, Said, TaleIdParam } from '../reply.ts';
import { shapes } from '../film/storyboard-edits.ts';
import { languages } from '../vocabulary.ts';

const Words = z.object({
  title: z.string().max(1000).optional(),
  description: z.string().max(20_000).optional(),
  tags: z.array(z.string().max(500)).max(200).optional(),
  channelId: ChannelId.optional(),
  playlistIds: z.array(z.string().max(100)).max(20).optional(),
  thumbnailSlot: z.int().min(1).max(3).nullable().optional(),
});
const Check = z.object({
  name: z.enum(checkNames),
  level: z.enum(checkLevels),
  language: z.enum(languages).nullable(),
  words: z.string(),
  said: Said.nullable().optional(),
  /** The next step: an address, or `#` and the field of the form that it is about. */
  action: z.object({ label: z.string(), said: Said.nullable().optional(), to: z.string() }).nullable(),
});
const Cost = z.object({ uploads: z.int(), units: z.int() });

export const preflightTale = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/preflight',
  access: 'read',
  summary: 'What stands in the way of publishing, and what should be looked at first; changes nothing',
  params: TaleIdParam,
  body: z.object({
    langs: z.array(z.enum(languages)).max(languages.length),
    shape: z.enum(shapes).default('16:9'),
    scheduledAt: Moment.optional(),
    /** Left out: not answered yet. */
    madeForKids: z.boolean().optional(),
    synthetic: z.boolean().optional(),
    captions: z.array(z.enum(languages)).nullable().default(null),
    localizations: z.array(z.enum(languages)).nullable().default(null),
    texts: z.object({ en: Words.optional(), fr: Words.optional(), ee: Words.optional() }).default({}),
  }),
  reply: z.object({
    ok: z.literal(true),
    /** Nothing blocks. */
    ready: z.boolean(),
    checks: z.array(Check),
    cost: Cost,
    left: Cost,
    resetsAt: Millis,
  }),
});

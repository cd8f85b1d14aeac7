import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { licences } from './publication-limits.ts';
import { Id, Millis, Moment, TaleIdParam, Version } from '../reply.ts';
import { shapes } from '../film/storyboard-edits.ts';
import { languages } from '../vocabulary.ts';

/** Longer than hosts accept: a draft may be too long, it just cannot be sent. */
const Words = z.object({
  title: z.string().max(1000).optional(),
  description: z.string().max(20_000).optional(),
  tags: z.array(z.string().max(500)).max(200).optional(),
});
const perLanguage = <T extends z.ZodType>(value: T) =>
  z.object({ en: value.optional(), fr: value.optional(), ee: value.optional() });

const Draft = z.object({
  langs: z.array(z.enum(languages)).max(languages.length).optional(),
  texts: perLanguage(Words).optional(),
  channels: perLanguage(Id).optional(),
  shape: z.enum(shapes).optional(),
  privacy: z.enum(['private', 'unlisted', 'public', 'scheduled']).optional(),
  scheduledAt: Moment.nullable().optional(),
  madeForKids: z.boolean().optional(),
  disclosure: z.boolean().optional(),
  categoryId: z.string().max(100).optional(),
  playlistIds: z.array(z.string().max(100)).max(20).optional(),
  licence: z.enum(licences).optional(),
  embeddable: z.boolean().optional(),
  thumbnailSlot: z.int().min(1).max(3).nullable().optional(),
  translations: z.boolean().optional(),
});
const Kept = z.object({ ok: z.literal(true), version: z.int(), draft: Draft, savedAt: Millis.nullable() });

export const getPublicationDraft = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/publication-draft',
  summary: 'What was decided on the YouTube tab and is not sent yet; version 0 when nothing was',
  params: TaleIdParam,
  reply: Kept,
});

/** Refused with status 409 when another tab saved since `base`: read it again, and put the change on top. */
export const savePublicationDraft = endpoint({
  method: 'PUT',
  path: '/api/tales/:taleId/publication-draft',
  summary: 'Keep what is decided on the YouTube tab; the same draft again changes nothing',
  params: TaleIdParam,
  body: z.object({ base: Version, draft: Draft }),
  reply: Kept,
});

import { TaleId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Overlay } from './overlay.ts';
import { Id, IdParam, Ok, Seconds, TaleIdParam } from '../reply.ts';
import { languages, limits } from '../vocabulary.ts';

/** The slots that hold the finished pictures of a tale. */
export const slotNumbers = [1, 2, 3] as const;

const Slot = z.int().min(1, 'Slots are 1, 2 and 3.').max(slotNumbers.length, 'Slots are 1, 2 and 3.');

export const FinishedThumbnail = z.object({
  id: Id,
  slotNumber: z.int(),
  title: z.string(),
  subtitle: z.string(),
  /** The language of its words; null when it serves every language. */
  language: z.enum(languages).nullable(),
  pngUrl: z.string(),
  svgData: z.string().nullable(),
  overlays: z.array(z.unknown()),
  created_at: Seconds,
});
export type FinishedThumbnail = z.infer<typeof FinishedThumbnail>;

export const listFinished = endpoint({
  method: 'GET',
  path: '/api/finished-thumbnails/tale/:taleId',
  summary: 'The finished thumbnails of a tale by slot',
  params: TaleIdParam,
  reply: z.object({ ok: z.literal(true), items: z.array(FinishedThumbnail) }),
});

export const saveFinished = endpoint({
  method: 'POST',
  path: '/api/finished-thumbnails/save',
  summary: 'Put a baked picture into a free slot; 409 when the slot is used',
  bodyLimit: 8_000_000,
  body: z.object({
    taleId: TaleId,
    slotNumber: Slot,
    title: z.string().max(limits.title),
    subtitle: z.string().max(limits.title),
    /** Base64 of a PNG of 1280 x 720 at most, without a prefix. */
    pngData: z.string().min(1).max(7_500_000, 'This picture is larger than 5 MB.'),
    svgData: z.string().max(200_000).nullish(),
    overlays: z.array(Overlay).max(30).default([]),
    language: z.enum(languages).nullish(),
  }),
  reply: z.object({ ok: z.literal(true), id: Id, pngUrl: z.string() }),
});

export const deleteFinished = endpoint({
  method: 'DELETE',
  path: '/api/finished-thumbnails/:id',
  summary: 'Empty a slot',
  params: IdParam,
  reply: Ok,
});

import { TaleId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { taleStatuses } from '../pipeline.ts';
import { Id, Millis, Seconds } from '../reply.ts';
import { limits } from '../vocabulary.ts';

/** A tale as the board shows it: light, for a thousand of them come in one answer. */
export const KanbanCard = z.object({
  id: TaleId,
  title: z.string(),
  verse: z.string().nullable(),
  status: z.enum(taleStatuses),
  createdAt: Seconds,
  createdAtMs: Millis,
  images_total: z.int(),
  images_ready: z.int(),
  scheduledAt: Seconds.nullable(),
  /** Somebody can see a video of it. */
  isPublic: z.boolean().optional(),
});
export type KanbanCard = z.infer<typeof KanbanCard>;

const Column = z.array(KanbanCard);

export const getKanban = endpoint({
  method: 'GET',
  path: '/api/tales/kanban',
  summary: 'The board: the tales of each status in the order their creator gave them, up to `limit` a column',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(limits.kanbanColumn.max).default(limits.kanbanColumn.page),
  }),
  reply: z.object({
    draft: Column,
    images: Column,
    packaged: Column,
    bound: Column,
    scheduled: Column,
    published: Column,
    failed: Column,
  }),
});

/** `count` is how many cards were given another place; ids of others, of other columns and unknown ones are ignored. */
export const orderKanban = endpoint({
  method: 'PATCH',
  path: '/api/tales/order',
  access: 'publish',
  summary: 'Keep the order of a column as the creator arranged it; tales it does not name keep their place',
  body: z.object({ column: z.enum(taleStatuses), ids: z.array(Id).max(limits.kanbanColumn.max) }),
  reply: z.object({ ok: z.literal(true), count: z.int() }),
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { taleStatuses } from '../pipeline.ts';
import { Id, Millis, Seconds } from '../reply.ts';
import { Tale } from './tale.contract.ts';
import { limits } from '../vocabulary.ts';

/** How many ids one order may name. */
export const idsPerOrder = 500;
/** How many rows one page may have, and how many can be requested by id. */
export const rowsPerPage = 100;
/** How long a deleted tale stays in the bin. */
export const binDays = 30;

const pages = {
  limit: z.coerce.number().int().min(1).max(rowsPerPage).default(limits.talesPage),
  cursor: z.string().max(200).optional(),
};

const Row = Tale.pick({
  id: true,
  title: true,
  displayTitle: true,
  verse: true,
  verse_ref: true,
  verse_version: true,
  status: true,
  createdAt: true,
  createdAtMs: true,
  updatedAtMs: true,
  cultural_context: true,
  images_total: true,
  images_ready: true,
});
/** `isPublic`: somebody can see a video of it. */
const ListRow = Row.extend({ isPublic: z.boolean().optional() });
/** A tale as the list shows it. */
export type TaleListRow = z.infer<typeof ListRow>;

/** `counts` are over all own tales that are not deleted, whatever the list is narrowed to. */
export const listTales = endpoint({
  method: 'GET',
  path: '/api/tales/list',
  summary: 'Tales, newest first, with a keyset cursor; `ids` (joined by commas) narrows to the rows that changed',
  query: z.object({
    ...pages,
    q: z.string().max(200).optional(),
    status: z.string().max(20).optional(),
    ids: z.string().max(6_500).optional(),
  }),
  reply: z.object({
    ok: z.literal(true),
    items: z.array(ListRow),
    nextCursor: z.string().nullable(),
    counts: z.record(z.enum(taleStatuses), z.int()),
  }),
});
/** A page of the list. */
export type TalePage = z.infer<typeof listTales.reply>;

const ids = z.array(Id).max(idsPerOrder);
const several = z
  .object({ ids: ids.optional(), taleIds: ids.optional() })
  .transform(({ ids: some = [], taleIds = [] }) => ({ ids: [...new Set([...some, ...taleIds])] }));
const Done = z.object({ ok: z.literal(true), count: z.int(), ids: z.array(Id) });

/** `updated` is how many tales changed. */
export const resolveVerses = endpoint({
  method: 'POST',
  path: '/api/tales/bulk/resolve-verses',
  summary:
    'Read the verses of several tales as references and write them as the studio does; ids of others are ignored',
  body: several,
  reply: Done.extend({ updated: z.int() }),
});

const BinRow = Row.extend({ deletedAt: Seconds, deletedAtMs: Millis, scheduledAt: Seconds.nullable() });
/** A deleted tale as the bin shows it. */
export type BinRow = z.infer<typeof BinRow>;

export const listBin = endpoint({
  method: 'GET',
  path: '/api/tales/bin',
  summary: 'Deleted tales, the last one first; each stays for 30 days',
  query: z.object(pages),
  reply: z.object({ ok: z.literal(true), items: z.array(BinRow), nextCursor: z.string().nullable() }),
});

export const restoreTales = endpoint({
  method: 'POST',
  path: '/api/tales/bin/restore',
  summary: 'Take several tales out of the bin as they were; ids of others and of tales that are not in it are ignored',
  body: several,
  reply: Done,
});

export const purgeTales = endpoint({
  method: 'POST',
  path: '/api/tales/bin/delete',
  summary: 'Delete several tales of the bin for good; ids of others and of tales that are not in it are ignored',
  body: several,
  reply: Done,
});

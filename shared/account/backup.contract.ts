import { JobId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Millis, Said } from '../reply.ts';

/** How many backups the studio keeps; the oldest are deleted first. */
export const backupsKept = 5;

const BackupItem = z.object({
  /** Of its folder: the moment at which it was begun. */
  name: z.string(),
  madeAt: Millis.nullable(),
  /** Rows, files and the built-in channel; null while it is not whole. */
  bytes: z.int().nullable(),
  rows: z.int(),
  files: z.int(),
  /** False: it is incomplete, or its list of contents cannot be read. */
  complete: z.boolean(),
});
export type BackupItem = z.infer<typeof BackupItem>;

export const listBackups = endpoint({
  method: 'GET',
  path: '/api/backups',
  summary: 'The backups in the data folder, newest first, and whether one can be made from here',
  reply: z.object({
    ok: z.literal(true),
    /** Null when a backup can be made from here, otherwise a message that says what to do instead. */
    instead: z.string().nullable(),
    insteadSaid: Said.nullable().optional(),
    /** Where they are stored, for operators. */
    folder: z.string(),
    /** Being written now; `jobId` is null when another creator ordered it. */
    underWay: z
      .object({
        jobId: JobId.nullable(),
        progress: z.int(),
        step: z.string().nullable(),
        stepSaid: Said.nullable().optional(),
      })
      .nullable(),
    items: z.array(BackupItem),
  }),
});

export const makeBackup = endpoint({
  method: 'POST',
  path: '/api/backups',
  access: 'session',
  summary: 'Back up the whole studio into its data folder; one at a time, the newest five are kept',
  reply: z.object({ ok: z.literal(true), jobId: JobId }),
});

import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The description of a backup, in `backup.json`; it is written last, so a folder without it is not a backup. */
export const BackupFacts = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The schema that the rows fit. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
  /** All of it on the disk; older backups do not say. */
  bytes: z.int().optional(),
});
export type BackupFacts = z.infer<typeof BackupFacts>;

/**
 * Rows that mean nothing elsewhere or later: live events, sign-ins in progress, sessions, stored answers, disk claims,
 * maintenance in progress, and counts that the database computes again while rows are inserted.
 */
export const leftOut: readonly string[] = [
  'events',
  'trips',
  'sessions',
  'idempotency_keys',
  'disk_claims',
  'chores',
  'tale_facts',
  'creator_counts',
];

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

import type { Db } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { ChannelAccounts } from '../channels/channel-accounts.ts';

/** What publishing works with. */
export type PublishParts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly accounts: ChannelAccounts;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Bytes; a multiple of 256 KiB. */
  readonly chunkBytes?: number;
  /** Milliseconds that a host may take to list an upload whose answer was lost. */
  readonly settleMs?: number;
};

/** 8 MiB: some hundred calls for a large film, and little to send again after a cut. */
export const defaultChunkBytes = 8 * 1024 * 1024;
export const defaultSettleMs = 60_000;
/** A date missed by more than this is not made up for without being asked. */
export const latestMs = 24 * 3_600_000;

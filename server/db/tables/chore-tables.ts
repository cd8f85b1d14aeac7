import type { When } from './columns.ts';

export interface ChoreTables {
  /** Upkeep that one process does for all, a row for each kind. */
  chores: {
    name: string;
    /** The process that works on it; the claim is valid until `held_until`. */
    holder: string | null;
    held_until: When;
    begun_at: When;
    /** How far the round has come; null between rounds. */
    position: string | null;
    done_at: When;
  };
}

import type { TaleId, UserId } from '#shared/ids.ts';
import type { Generated } from 'kysely';
import type { Jsonb } from './columns.ts';
import type { TaleStatus } from '#shared/pipeline.ts';

/**
 * What the database itself counts of other rows, by triggers. Nothing else writes these tables, except the chore that
 * adds up the changes of a count.
 */
export interface CountTables {
  tale_facts: {
    tale_id: TaleId;
    user_id: UserId;
    created_at: Date;
    /** Not in the bin. */
    living: boolean;
    status: TaleStatus;
    context: string;
    scenes_planned: number;
    /** By `<frame or background> <status or planned> <context>`. */
    pictures: Jsonb<Record<string, number>>;
    frames_ready: Generated<number>;
    /** Sounds that are there. */
    narrations: Generated<number>;
    films: Generated<number>;
    /** Videos on a channel, private ones too. */
    uploaded: Generated<number>;
    /** Videos that somebody can see. */
    watched: Generated<number>;
  };
  /**
   * Changes of counts: `tale <status> <drawn or undrawn> <watched or unwatched>`, `picture <as in pictures>`. A count
   * is their sum.
   */
  creator_counts: { user_id: UserId; name: string; n: number };
}

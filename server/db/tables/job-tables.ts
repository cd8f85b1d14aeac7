import type { JobId, TaleId, UserId } from '#shared/ids.ts';
import type { Generated } from 'kysely';
import type { Jsonb, JsonbOrNull, Maybe, Now, When } from './columns.ts';
import type { JobStatus } from '#shared/pipeline.ts';

/** Jobs, what happened in them, and the events for browsers. */
export interface JobTables {
  events: {
    id: Generated<string>;
    xid: Generated<string>;
    user_id: UserId;
    topic: string;
    kind: string;
    data: Jsonb;
    created_at: Now;
  };
  jobs: {
    id: string;
    kind: string;
    user_id: UserId;
    tale_id: Maybe<TaleId>;
    subject: string;
    status: Generated<JobStatus>;
    progress: Generated<number>;
    step: Maybe<string>;
    /**
     * The code of `step` and its values; null where it is English only. So it is with `error_said`, and `said` below.
     */
    step_said: JsonbOrNull;
    /** Details that a running job reports besides its step. */
    detail: JsonbOrNull;
    input: Jsonb;
    result: JsonbOrNull;
    error: Maybe<string>;
    error_said: JsonbOrNull;
    /** Which round of its kind it is taken in: see `turnOf`. */
    turn: Generated<number>;
    /** Counts the runs that were begun; it fences every write of a run. */
    attempt: Generated<number>;
    /** Runs that ended in a fault of the work itself. */
    faults: Generated<number>;
    /** Runs whose worker died; counted apart. */
    crashes: Generated<number>;
    /** Outages in a row that it waits out; no tries. */
    outages: Generated<number>;
    retry_of: Maybe<string>;
    /** The job at the root of the retry chain: its remembered steps serve all. */
    chain: string;
    lease_until: When;
    wait_until: When;
    created_at: Now;
    updated_at: Now;
    started_at: When;
    finished_at: When;
    /** When it will be done at its pace; null while nobody can know. */
    eta_at: When;
  };
  job_steps: { chain: string; name: string; result: Jsonb };
  job_logs: {
    id: Generated<string>;
    job_id: JobId;
    ts: Now;
    level: string;
    message: string;
    said: JsonbOrNull;
    data: JsonbOrNull;
  };
  activity: {
    id: string;
    user_id: UserId;
    type: string;
    level: 'error' | 'warn' | 'info';
    message: string;
    said: JsonbOrNull;
    ref_id: Maybe<string>;
    ts: Now;
  };
}

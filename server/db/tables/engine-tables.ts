import type { TaleId, UserId } from '#shared/ids.ts';
import type { Generated } from 'kysely';
import type { Jsonb, JsonbOrNull, Maybe, Now, When } from './columns.ts';
import type { EngineTask, ProviderId } from '#shared/engines.ts';

/** bigint: read as text. */
type Micros = Maybe<string | number>;

/** Hosted engines: whose keys, used how, called when. */
export interface EngineTables {
  /** `sealed_key` is null where a server needs no key; `address` only for one's own server. */
  engine_keys: {
    user_id: UserId;
    provider: ProviderId;
    sealed_key: Maybe<string>;
    last4: Maybe<string>;
    address: Maybe<string>;
    added_at: Now;
    tested_at: When;
    test_works: Maybe<boolean>;
    test_words: Maybe<string>;
    test_said: JsonbOrNull;
  };
  /** Only what the creator changed; `cap_told` is the month and limit that an alert was written for. */
  engine_settings: {
    user_id: UserId;
    settings: Jsonb<Record<string, unknown>>;
    cap_told: Maybe<string>;
    updated_at: Now;
  };
  /**
   * One row a call, written before it is made. `work` and `step` say what it was for; money in millionths of a US
   * dollar.
   */
  engine_calls: {
    id: string;
    user_id: UserId;
    tale_id: Maybe<TaleId>;
    work: string;
    step: string;
    task: EngineTask | 'test';
    provider: ProviderId;
    model: string;
    studio_key: boolean;
    outcome: Generated<'open' | 'ok' | 'failed' | 'unknown'>;
    tokens_in: Maybe<number>;
    tokens_out: Maybe<number>;
    pictures: Maybe<number>;
    seconds: Maybe<number>;
    characters: Maybe<number>;
    expected_micros: Micros;
    micros: Micros;
    prices_of: Maybe<string>;
    words: Maybe<string>;
    words_said: JsonbOrNull;
    begun_at: Now;
    ended_at: When;
  };
}

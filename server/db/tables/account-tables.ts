import type { UserId } from '#shared/ids.ts';
import type { Generated } from 'kysely';
import type { TokenScope } from '#shared/account/token-scope.ts';
import type { Jsonb, Maybe, Now, When } from './columns.ts';

/** Creators, how they come in, and what they were answered. */
export interface AccountTables {
  users: {
    id: UserId;
    email: string;
    name: string;
    avatar_url: Maybe<string>;
    time_zone: Generated<string>;
    created_at: Now;
  };
  identities: { issuer: string; subject: string; user_id: UserId };
  /**
   * `id` names the session to its creator, `id_hash` is the hash of its secret; `user_agent` is what the browser said
   * at sign-in.
   */
  sessions: {
    id: Generated<string>;
    id_hash: string;
    user_id: UserId;
    user_agent: Maybe<string>;
    created_at: Now;
    last_used_at: Now;
    expires_at: Date;
  };
  /** Only what the creator changed. */
  creator_settings: { user_id: UserId; defaults: Jsonb<Record<string, unknown>>; updated_at: Now };
  /** `expires_at` is null for a token that does not expire. */
  access_tokens: {
    id: string;
    user_id: UserId;
    hash: string;
    label: string;
    scope: Generated<TokenScope>;
    expires_at: When;
    created_at: Now;
    last_used_at: When;
  };
  /** One row for each visitor who is away at an identity provider or a video host; deleted when they come back. */
  trips: {
    state_hash: string;
    purpose: 'sign-in' | 'link';
    browser_hash: string;
    user_id: Maybe<UserId>;
    sealed: string;
    expires_at: Date;
  };
  idempotency_keys: {
    user_id: UserId;
    key: string;
    fingerprint: string;
    status: Maybe<number>;
    reply: Maybe<string>;
    created_at: Now;
    lease_until: Date;
  };
  /** Bytes that an upload takes of the disk; `settled_at` is null until they are stored. */
  disk_claims: { id: string; user_id: UserId; bytes: number; claimed_at: Now; settled_at: When };
}

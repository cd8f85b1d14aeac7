import type { UserId } from '#shared/ids.ts';
import type { Maybe, Now } from './columns.ts';
import type { SecurityKind } from '#shared/account/security-log.contract.ts';

export interface SecurityTables {
  /** Kept when the account is gone, so `user_id` refers to no row and `who` repeats the address. */
  security_events: {
    id: string;
    user_id: Maybe<UserId>;
    who: Maybe<string>;
    kind: SecurityKind;
    detail: string;
    address: Maybe<string>;
    created_at: Now;
  };
}

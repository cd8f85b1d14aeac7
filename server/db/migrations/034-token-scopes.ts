import { type Kysely, sql } from 'kysely';

/**
 * What an access token may do and until when. Tokens made before keep their rights over tales and films, and do not
 * expire.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table access_tokens
    add column scope text not null default 'publish' check (scope in ('read', 'create', 'publish')),
    add column expires_at timestamptz`.execute(db);
}

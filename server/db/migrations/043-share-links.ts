import { type Kysely, sql } from 'kysely';

/** Private links to watch a film. Only a hash of each link's secret is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table share_links (
    id text primary key,
    token_hash text not null unique,
    video_id text not null references videos(id) on delete cascade,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`.execute(db);
  await sql`create index share_links_of_video on share_links (video_id)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** What was spent of a video host's daily quota. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table host_use (
    project text not null, day text not null, user_id text not null references users(id), units int not null default 0,
    uploads int not null default 0, units_refused boolean not null default false, uploads_refused boolean not null default false,
    primary key (project, day, user_id))`.execute(db);
}

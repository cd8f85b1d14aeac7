import { type Kysely, sql } from 'kysely';

/** Cast sheets of tales, and the words about its people that each picture was drawn with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tale_casts (
    tale_id text primary key references tales(id) on delete cascade, version int not null, members jsonb not null,
    updated_at timestamptz not null default now())`.execute(db);
  await sql`create table drawn_casts (
    picture text primary key, tale_id text not null references tales(id) on delete cascade, print text not null)`.execute(
    db,
  );
  await sql`create index drawn_casts_of_tale on drawn_casts (tale_id)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Captions that somebody edited for a scene's audio; a scene without a row has the studio's own. A recording may be a
 * part of an earlier take that is read again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table scene_captions (
    scene_id text not null references scenes(id) on delete cascade, language text not null,
    tale_id text not null references tales(id) on delete cascade, version int not null, said text not null, sound text not null,
    cues jsonb not null, updated_at timestamptz not null default now(), primary key (scene_id, language))`.execute(db);
  await sql`create index captions_of_tale on scene_captions (tale_id)`.execute(db);
  await sql`alter table recordings add column part jsonb`.execute(db);
}

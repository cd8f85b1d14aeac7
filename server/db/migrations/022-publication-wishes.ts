import { type Kysely, sql } from 'kysely';

/**
 * Everything that a host can be told about a video, its answers, several channels per creator, and links that wait for
 * confirmation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publications
    add column shape text not null default '16:9',
    add column category_id text not null default '27',
    add column playlist_ids jsonb not null default '[]',
    add column synthetic boolean not null default false,
    add column licence text not null default 'youtube',
    add column embeddable boolean not null default true,
    add column thumbnail_slot int,
    add column captions jsonb,
    add column localizations jsonb,
    add column not_before timestamptz,
    add column manage_url text,
    add column host jsonb`.execute(db);
  await sql`alter table publications drop constraint publications_tale_id_channel_id_language_generation_key`.execute(
    db,
  );
  await sql`alter table publications add constraint publications_once unique (tale_id, channel_id, language, shape, generation)`.execute(
    db,
  );
  await sql`create index publications_of_creator on publications (user_id, created_at desc, id)`.execute(db);
  await sql`alter table channels
    add column picture text,
    add column is_default boolean not null default false,
    add column languages jsonb not null default '[]',
    add column pending_tokens text,
    add column pending_until timestamptz`.execute(db);
  await sql`update channels set is_default = true where sealed_tokens <> '' and not exists (
    select 1 from channels newer where newer.user_id = channels.user_id and newer.sealed_tokens <> ''
      and (newer.linked_at, newer.id) > (channels.linked_at, channels.id))`.execute(db);
}

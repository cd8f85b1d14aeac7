import { type Kysely, sql } from 'kysely';

/**
 * What the thumbnail workspace keeps: its variants with their texts, backgrounds of another context than the tale's,
 * and the three slots of finished pictures.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table thumbnails
    add column editor boolean not null default false,
    add column baked boolean not null default false,
    add column bg_image_id text,
    add column overlays jsonb not null default '[]'`.execute(db);
  await sql`alter table images add column cultural_context text`.execute(db);
  await sql`create table finished_thumbnails (
    id text primary key, tale_id text not null references tales(id) on delete cascade, slot_number int not null check (slot_number between 1 and 3),
    title text not null, subtitle text not null, language text, r2_key_png text not null, sha256 text not null, svg_data text,
    overlays jsonb not null, created_at timestamptz not null default now(), unique (tale_id, slot_number))`.execute(db);
}

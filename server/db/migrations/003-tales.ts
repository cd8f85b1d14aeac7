import { type Kysely, sql } from 'kysely';

/** Bibles, tales, scenes, pictures and thumbnails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create table bibles (
    version text primary key, key text not null, sha256 text not null, verses int not null, source text not null,
    installed_at timestamptz not null default now())`.execute(db);
  await sql`create table used_passages (
    user_id text not null references users(id), span text not null, passage text not null, used_at timestamptz not null default now(),
    primary key (user_id, span, passage))`.execute(db);
  await sql`create table tales (
    id text primary key, user_id text not null references users(id), title text not null, verse text, verse_ref text,
    verse_version text not null default 'WEB', range jsonb, status text not null default 'draft', mode text not null, source text,
    langs jsonb not null, length text not null, words int not null, tone text not null, audience text not null, cultural_context text not null,
    image_style text not null, honor_jesus boolean not null, scenes_planned int not null, thumbnails_planned int not null, beats jsonb,
    writer text, notes jsonb not null default '[]', voices jsonb not null default '{}', seed text not null, position text,
    scheduled_at timestamptz, published_at timestamptz, deleted_at timestamptz,
    created_at timestamptz(3) not null default now(), updated_at timestamptz not null default now())`.execute(db);
  await sql`create index tales_of_user on tales (user_id, created_at desc, id desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index tales_by_words on tales using gin ((title || ' ' || coalesce(verse, '')) gin_trgm_ops)`.execute(
    db,
  );
  await sql`create table tale_texts (
    tale_id text not null references tales(id), language text not null, title text not null, summary text not null,
    hook text not null, setup text not null, lesson text not null, outro text not null, primary key (tale_id, language))`.execute(
    db,
  );
  await sql`create table scenes (
    id text primary key, tale_id text not null references tales(id), scene_no int not null, section text not null, text jsonb not null,
    prompt text not null, range jsonb, unique (tale_id, scene_no))`.execute(db);
  await sql`create table images (
    id text primary key, tale_id text not null references tales(id), scene_id text references scenes(id), frame_no int not null,
    image_type text not null, prompt text not null, status text, take int not null default 0, r2_key text, sha256 text, width int, height int,
    engine text, last_error text, claimed_by text, claimed_until timestamptz, started_at timestamptz, finished_at timestamptz,
    updated_at timestamptz not null default now())`.execute(db);
  await sql`create unique index one_image_a_frame on images (tale_id, frame_no) where image_type = 'frame'`.execute(db);
  await sql`create index images_of_tale on images (tale_id, image_type, frame_no)`.execute(db);
  await sql`create table thumbnails (
    id text primary key, tale_id text not null references tales(id), idx int not null, variant text not null, title text not null,
    subtitle text not null, style text not null, palette jsonb not null, status text not null, r2_key_svg text, r2_key_png text,
    is_default boolean not null default false, last_error text, created_at timestamptz(3) not null default now(),
    updated_at timestamptz not null default now(), unique (tale_id, idx, variant))`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Every letter as any keyboard can write it: no accents, no capitals, the Ewe letters as their nearest plain ones.
 * Independent of the database's locale.
 */
const foldLetters = sql`create function fold_letters(words text) returns text language sql immutable parallel safe as $$
  select replace(replace(translate(lower(regexp_replace(normalize(words, NFD), '[\\u0300-\\u036F]', '', 'g')),
    'ƉĐÐƑƔŊƆƐƲƎɖđðƒɣŋɔɛʋǝŒÆ', 'dddfgnoevedddfgnoeveœæ'), 'œ', 'oe'), 'æ', 'ae') $$`;

/** The words that tales are searched by, the indexes that lists are read by, and what deleting needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await foldLetters.execute(db);
  await sql`alter table tales alter column deleted_at type timestamptz(3)`.execute(db);
  // Maintained by a trigger rather than generated: a restore inserts rows, and a generated column accepts no values.
  await sql`alter table tales add column search_words text not null default ''`.execute(db);
  await sql`create function keep_tale_words() returns trigger language plpgsql as $$ begin
    new.search_words := left(fold_letters(new.title || ' ' || coalesce(new.verse, '')), 500); return new; end $$`.execute(
    db,
  );
  await sql`create trigger tale_words before insert or update of title, verse, search_words on tales
    for each row execute function keep_tale_words()`.execute(db);
  await sql`update tales set title = title`.execute(db);
  await sql`drop index tales_by_words`.execute(db);
  await sql`create index tales_by_words on tales using gin (search_words gin_trgm_ops) where deleted_at is null`.execute(
    db,
  );
  await sql`drop index tales_of_user`.execute(db);
  await sql`create index tales_of_user on tales (user_id, created_at desc, id desc) include (status, search_words)
    where deleted_at is null`.execute(db);
  await sql`create index tales_by_status on tales (user_id, status, created_at desc, id desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index tales_in_bin on tales (user_id, deleted_at desc, id desc) where deleted_at is not null`.execute(
    db,
  );
  await sql`alter table publications add column held jsonb`.execute(db);
  await cascade(db);
}

/** A tale that is deleted for good takes along what was made for it. */
async function cascade(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ at: string; name: string; rule: string }>`
    select conrelid::regclass::text as at, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype = 'a'
      and confrelid in ('tales'::regclass, 'scenes'::regclass)`.execute(db);
  for (const { at, name, rule } of rows) {
    await sql`alter table ${sql.table(at)} drop constraint ${sql.id(name)}`.execute(db);
    await sql`alter table ${sql.table(at)} add constraint ${sql.id(name)} ${sql.raw(rule)} on delete cascade`.execute(
      db,
    );
  }
}

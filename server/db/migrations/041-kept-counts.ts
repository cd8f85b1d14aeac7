import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/**
 * What a dashboard asks of all tales of a creator, kept by the database in the transaction that changes it.
 * `tale_facts` has a row for each tale. Rows are only added to `creator_counts`: they are the changes of a count, so
 * that no transaction waits for another; their sum is the count, and a reader that finds many compacts them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tale_facts (
    tale_id text primary key references tales(id) on delete cascade, user_id text not null, created_at timestamptz(3) not null,
    living boolean not null, status text not null, context text not null, scenes_planned int not null,
    pictures jsonb not null default '{}', frames_ready int not null default 0, narrations int not null default 0,
    films int not null default 0, uploaded int not null default 0, watched int not null default 0)`.execute(db);
  // Rows that were put together are dead: they are cleared away before a read has to pass many of them.
  await sql`create table creator_counts (user_id text not null, name text not null, n int not null)
    with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000)`.execute(db);
  await facts(db);
  await tales(db);
  await pictures(db);
  await made(db);
  await fill(db);
  await counts(db);
  for (const [name, is] of Object.entries(milestones))
    await sql`create index ${sql.raw(`facts_${name}`)} on tale_facts (user_id, living desc, created_at desc, tale_id desc) where ${sql.raw(is)}`.execute(
      db,
    );
  await sql`create index counts_of_creator on creator_counts (user_id) include (name, n)`.execute(db);
}

/** The steps that a tale has completed; the dashboard's query uses the same expressions. */
const milestones = {
  any: 'true',
  drawn: 'scenes_planned > 0 and frames_ready >= scenes_planned',
  narrated: 'narrations > 0',
  filmed: 'films > 0',
  uploaded: 'uploaded > 0',
} as const;

/** What a tale adds to the counts of its creator: nothing while it is in the bin. */
const facts = (db: Kysely<unknown>) =>
  sql`create function counts_of_tale(facts tale_facts) returns table (name text, n int) language sql immutable as $$
    select concat_ws(' ', 'tale', facts.status,
      case when facts.frames_ready >= facts.scenes_planned then 'drawn' else 'undrawn' end,
      case when facts.watched > 0 then 'watched' else 'unwatched' end), 1
    where facts.living
    union all
    select 'picture ' || key, value::int from jsonb_each_text(facts.pictures) where facts.living and value <> '0'
  $$`.execute(db);

async function counts(db: Kysely<unknown>): Promise<void> {
  await sql`create function keep_creator_counts() returns trigger language plpgsql as $$ begin
    insert into creator_counts (user_id, name, n)
      select user_id, name, sum(n) from (
        select old.user_id, before.name, -before.n as n from counts_of_tale(old) as before where tg_op <> 'INSERT'
        union all
        select new.user_id, after.name, after.n from counts_of_tale(new) as after where tg_op <> 'DELETE') as changed
      group by user_id, name having sum(n) <> 0;
    return null;
  end $$`.execute(db);
  await sql`create trigger creator_counts after insert or update or delete on tale_facts
    for each row execute function keep_creator_counts()`.execute(db);
}

async function tales(db: Kysely<unknown>): Promise<void> {
  await sql`create function keep_tale_facts() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      insert into tale_facts (tale_id, user_id, created_at, living, status, context, scenes_planned)
        values (new.id, new.user_id, new.created_at, new.deleted_at is null, new.status, new.cultural_context, new.scenes_planned);
    else
      update tale_facts set created_at = new.created_at, living = new.deleted_at is null, status = new.status, scenes_planned = new.scenes_planned
        where tale_id = new.id;
    end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger tale_facts after insert or update of status, deleted_at, scenes_planned, created_at on tales
    for each row execute function keep_tale_facts()`.execute(db);
}

/**
 * The name of a picture among those of its tale: what it is for, what became of it, and its context, which for a
 * background may be its own.
 */
async function pictures(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_picture(picture images, by int) returns void language plpgsql as $$ begin
    update tale_facts set
      pictures = jsonb_set(pictures, array[name], to_jsonb(coalesce((pictures ->> name)::int, 0) + by)),
      frames_ready = frames_ready + case when picture.image_type = 'frame' and picture.status = 'generated' then by else 0 end
    from (select concat_ws(' ', picture.image_type, coalesce(picture.status, 'planned'), coalesce(picture.cultural_context,
      (select context from tale_facts where tale_id = picture.tale_id))) as name) as named
    where tale_id = picture.tale_id;
  end $$`.execute(db);
  await sql`create function keep_picture_counts() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then perform count_picture(old, -1); end if;
    if tg_op <> 'DELETE' then perform count_picture(new, 1); end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger picture_counts after insert or delete on images for each row execute function keep_picture_counts()`.execute(
    db,
  );
  await sql`create trigger picture_moves after update of status, image_type, cultural_context, tale_id on images for each row
    when ((old.status, old.image_type, old.cultural_context, old.tale_id) is distinct from
      (new.status, new.image_type, new.cultural_context, new.tale_id)) execute function keep_picture_counts()`.execute(
    db,
  );
}

/** Sounds, films and videos on channels: `column` of the facts counts the rows of `table` for which `is` holds. */
async function made(db: Kysely<unknown>): Promise<void> {
  const kept = [
    ['narrations', 'narrations', '%.r2_key is not null', 'r2_key'],
    ['films', 'videos', 'true', 'id'],
    ['uploaded', 'publications', `%.state in ('private', 'scheduled', 'published')`, 'state'],
    ['watched', 'publications', `%.state = 'published'`, 'state'],
  ] as const;
  for (const [column, table, is, changed] of kept) {
    const name = sql.raw(`keep_${column}_count`);
    const by = (row: string, n: number) =>
      sql.raw(`if ${is.replace('%', row)} then
      update tale_facts set ${column} = ${column} + ${n} where tale_id = ${row}.tale_id; end if;`);
    await sql`create function ${name}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${by('old', -1)} end if;
      if tg_op <> 'DELETE' then ${by('new', 1)} end if;
      return null;
    end $$`.execute(db);
    await sql`create trigger ${sql.raw(`${column}_count`)} after insert or delete or update of ${sql.raw(changed)} on ${sql.raw(table)}
      for each row execute function ${name}()`.execute(db);
  }
}

/** The facts and counts of existing tales, for use while no trigger maintains them. */
export async function fill(db: QueryExecutorProvider): Promise<void> {
  await sql`insert into tale_facts (tale_id, user_id, created_at, living, status, context, scenes_planned, pictures, frames_ready,
      narrations, films, uploaded, watched)
    select id, user_id, created_at, deleted_at is null, status, cultural_context, scenes_planned, coalesce(drawn.pictures, '{}'),
      coalesce(drawn.ready, 0), (select count(*) from narrations where tale_id = tales.id and r2_key is not null),
      (select count(*) from videos where tale_id = tales.id),
      (select count(*) from publications where tale_id = tales.id and state in ('private', 'scheduled', 'published')),
      (select count(*) from publications where tale_id = tales.id and state = 'published')
    from tales left join lateral (
      select jsonb_object_agg(name, n) as pictures, sum(n) filter (where name like 'frame generated %') as ready from (
        select concat_ws(' ', image_type, coalesce(status, 'planned'), coalesce(images.cultural_context, tales.cultural_context)) as name,
          count(*)::int as n from images where images.tale_id = tales.id group by 1) as named) as drawn on true`.execute(
    db,
  );
  await sql`insert into creator_counts (user_id, name, n)
    select user_id, name, sum(counted.n) from tale_facts, lateral counts_of_tale(tale_facts) as counted group by user_id, name`.execute(
    db,
  );
}

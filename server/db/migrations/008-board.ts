import { type Kysely, sql } from 'kysely';

/**
 * The position of a tale in its Kanban column. The top position is the time counted backwards, so that it is found
 * without looking at the column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function place_on_top(at timestamptz) returns text language sql volatile as $$
    select lpad(to_hex(9007199254740991 - (extract(epoch from at) * 1000000)::bigint), 14, '0') || substr(md5(random()::text), 1, 3) || '8'
  $$`.execute(db);
  await sql`create function tale_on_top() returns trigger language plpgsql as $$
    begin
      new.position := place_on_top(clock_timestamp());
      return new;
    end
  $$`.execute(db);
  await sql`update tales set position = place_on_top(created_at)`.execute(db);
  await sql`alter table tales
    alter column position type text collate "C",
    alter column position set default place_on_top(clock_timestamp()),
    alter column position set not null`.execute(db);
  await sql`create index tales_on_board on tales (user_id, status, position, id) where deleted_at is null`.execute(db);
  await sql`create trigger tale_on_top before update of status on tales
    for each row when (new.status is distinct from old.status) execute function tale_on_top()`.execute(db);
}

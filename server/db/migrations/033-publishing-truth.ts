import { type Kysely, sql } from 'kysely';

/**
 * Constraints on publishing states and dates: closed lists, no scheduled thing without a date, no date on what is not
 * private, when a tale's date was set and reported, and when the tale was renamed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tales 
    add column date_set_at timestamptz, add column date_told_at timestamptz, add column renamed_at timestamptz`.execute(
    db,
  );
  await sql`update tales set status = 'packaged' where status = 'scheduled' and scheduled_at is null`.execute(db);
  await sql`update tales set scheduled_at = null where status in ('draft', 'images', 'packaged', 'bound') and scheduled_at is not null`.execute(
    db,
  );
  await sql`update tales set date_set_at = updated_at, date_told_at = updated_at where scheduled_at is not null`.execute(
    db,
  );
  await sql`update publications set privacy = 'private' where publish_at is not null`.execute(db);
  await sql`update publications set state = 'private' where state = 'scheduled' and publish_at is null`.execute(db);
  await sql`alter table tales
    add constraint tales_status check (status in ('draft', 'images', 'packaged', 'bound', 'scheduled', 'published', 'failed')),
    add constraint tales_scheduled check (status <> 'scheduled' or scheduled_at is not null)`.execute(db);
  await sql`alter table publications
    add constraint publications_state check (state in ('queued', 'session_open', 'sending', 'unknown', 'inserted', 'decorated', 'waiting',
      'scheduled', 'published', 'private', 'failed', 'missed', 'removed')),
    add constraint publications_privacy check (privacy in ('private', 'unlisted', 'public')),
    add constraint publications_host_privacy check (host_privacy in ('private', 'unlisted', 'public')),
    add constraint publications_licence check (licence in ('youtube', 'creativeCommon')),
    add constraint publications_dated check (publish_at is null or privacy = 'private'),
    add constraint publications_scheduled check (state <> 'scheduled' or publish_at is not null)`.execute(db);
  await sql`create index tales_dated on tales (scheduled_at) where status = 'scheduled' and deleted_at is null`.execute(
    db,
  );
}

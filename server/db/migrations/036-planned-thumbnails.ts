import { type Kysely, sql } from 'kysely';

/**
 * Thumbnails that wait for their tale's pictures were stored as ordered, though no job was to make them; an editor's
 * variant may now be an A too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update thumbnails set status = 'planned'
    where status = 'queued' and r2_key_svg is null and not exists (
      select 1 from jobs
      where jobs.tale_id = thumbnails.tale_id
        and jobs.kind in ('thumbnail_generation', 'video_processing')
        and jobs.status in ('pending', 'running', 'cancelling')
    )`.execute(db);
  await sql`alter table thumbnails add column seo_description text not null default ''`.execute(db);
  await sql`alter table thumbnails drop constraint thumbnails_tale_id_idx_variant_key`.execute(db);
  await sql`update thumbnails set variant = 'A' where editor`.execute(db);
  await sql`alter table thumbnails add constraint one_thumbnail_a_place unique (tale_id, idx, variant, editor)`.execute(
    db,
  );
}

import { type Kysely, sql } from 'kysely';

/**
 * The studio's own pictures, drawn again for upright films; each identified by the bytes of the wide picture that it
 * replaces.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table upright_pictures (
    tale_id text not null references tales(id) on delete cascade, picture text not null,
    r2_key text not null, sha256 text not null, width int not null, height int not null,
    primary key (tale_id, picture))`.execute(db);
}

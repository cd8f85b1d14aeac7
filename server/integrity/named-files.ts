import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';

/** A column whose values are keys of files, and the column beside it with their SHA-256. */
type FileColumn = { readonly table: string; readonly column: string; readonly sha256?: string };

/** Every column that names files; a test compares it with the schema. */
export const fileColumns: readonly FileColumn[] = [
  { table: 'bibles', column: 'key' },
  { table: 'images', column: 'r2_key', sha256: 'sha256' },
  { table: 'image_versions', column: 'r2_key', sha256: 'sha256' },
  { table: 'cast_portraits', column: 'r2_key', sha256: 'sha256' },
  { table: 'upright_pictures', column: 'r2_key', sha256: 'sha256' },
  { table: 'thumbnails', column: 'r2_key_svg' },
  { table: 'thumbnails', column: 'r2_key_png' },
  { table: 'finished_thumbnails', column: 'r2_key_png', sha256: 'sha256' },
  { table: 'narrations', column: 'r2_key', sha256: 'sha256' },
  { table: 'narrations', column: 'previous_key', sha256: 'previous_sha256' },
  { table: 'narration_takes', column: 'r2_key', sha256: 'sha256' },
  { table: 'scene_change_files', column: 'r2_key', sha256: 'sha256' },
  { table: 'recording_parts', column: 'r2_key', sha256: 'sha256' },
  { table: 'music', column: 'r2_key', sha256: 'sha256' },
  { table: 'music_choices', column: 'upload_key', sha256: 'upload_sha256' },
  { table: 'videos', column: 'video_key', sha256: 'sha256' },
  { table: 'videos', column: 'narration_key' },
  { table: 'videos', column: 'srt_key' },
  { table: 'videos', column: 'vtt_key' },
  { table: 'videos', column: 'poster_key' },
  { table: 'videos', column: 'small_key' },
  { table: 'videos', column: 'sound_key' },
  { table: 'package_files', column: 'r2_key', sha256: 'sha256' },
  { table: 'package_upload_parts', column: 'r2_key', sha256: 'sha256' },
  { table: 'publications', column: 'file_key', sha256: 'file_sha256' },
];

/** What can be made again at any time and is named by no row. */
const caches = ['cache/'];
export const isCached = (key: string): boolean => caches.some((prefix) => key.startsWith(prefix));

/** Those of some keys that a row names. */
export async function namedAmong(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { table, column } of fileColumns) {
    const { rows } = await sql<{ key: string }>`
      select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} = any(${sql.val(keys)}::text[])`.execute(
      db,
    );
    for (const { key } of rows) named.add(key);
  }
  return named;
}

/** Every key that a row names, with its SHA-256 where the row knows it. */
export async function namedFiles(db: Db): Promise<Map<string, string | null>> {
  const named = new Map<string, string | null>();
  for (const { table, column, sha256 } of fileColumns) {
    const hash = sha256 ? sql.ref(sha256) : sql`null`;
    const { rows } = await sql<{ key: string; sha256: string | null }>`
      select ${sql.ref(column)} as key, ${hash} as sha256 from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      db,
    );
    for (const row of rows) named.set(row.key, row.sha256 ?? named.get(row.key) ?? null);
  }
  return named;
}

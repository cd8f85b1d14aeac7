import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const schema = `
  create table if not exists settings (name text primary key, value text not null) strict;
  create table if not exists channels (id text primary key, email text not null unique, title text not null, created_at integer not null) strict;
  create table if not exists codes (
    hash text primary key, channel_id text not null references channels(id), redirect_uri text not null,
    challenge text, scope text not null, expires_at integer not null) strict;
  create table if not exists tokens (
    hash text primary key, kind text not null, link text not null, channel_id text not null references channels(id),
    scope text not null, expires_at integer) strict;
  create index if not exists tokens_of_link on tokens (link);
  create table if not exists viewers (hash text primary key, channel_id text not null references channels(id), expires_at integer not null) strict;
  create table if not exists uploads (
    id text primary key, channel_id text not null references channels(id), video_id text not null, resource text not null, parts text not null,
    mime text not null, bytes integer, received integer not null default 0, done integer not null default 0, created_at integer not null) strict;
  create table if not exists videos (
    id text primary key, channel_id text not null references channels(id), resource text not null, mime text not null, bytes integer not null,
    created_at integer not null, published_at integer, processing text not null, failure text, duration_ms integer,
    thumbnail_mime text, thumbnail_at integer) strict;
  create index if not exists videos_of_channel on videos (channel_id, created_at desc, id);
  create table if not exists captions (
    id text primary key, video_id text not null references videos(id) on delete cascade, language text not null, name text not null,
    is_draft integer not null, body text not null, updated_at integer not null, unique (video_id, language, name)) strict;
  create table if not exists playlists (
    id text primary key, channel_id text not null references channels(id), title text not null, description text not null,
    privacy text not null, created_at integer not null) strict;
  create table if not exists playlist_items (
    id text primary key, playlist_id text not null references playlists(id) on delete cascade,
    video_id text not null references videos(id) on delete cascade, added_at integer not null) strict;
  create index if not exists items_of_playlist on playlist_items (playlist_id, added_at);
  create table if not exists usage (day text not null, client text not null, bucket text not null, used integer not null,
    primary key (day, client, bucket)) strict;
`;

/** The host's own state in one file; a commit is on the disk before the answer leaves. */
export function openHostDatabase(dataDir: string): DatabaseSync {
  for (const folder of ['uploads', 'videos', 'thumbnails'])
    mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(dataDir, 'host.sqlite'));
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;',
  );
  db.exec(schema);
  // What a host that was begun before it counted views lacks.
  const columns = db.prepare('pragma table_info(videos)').all() as { name: string }[];
  if (!columns.some(({ name }) => name === 'views'))
    db.exec('alter table videos add column views integer not null default 0');
  return db;
}

/** All of `work`, or nothing of it. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('begin immediate');
  try {
    const result = work();
    db.exec('commit');
    return result;
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}

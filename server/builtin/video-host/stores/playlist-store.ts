import type { ChannelId } from '#shared/ids.ts';
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export type PlaylistRow = {
  id: string;
  channel_id: ChannelId;
  title: string;
  description: string;
  privacy: string;
  created_at: number;
};
export type PlaylistItemRow = { id: string; playlist_id: string; video_id: string; added_at: number };

/** Playlists and what is in them; a video may be in one as often as somebody puts it there, as on YouTube. */
export function playlistStore(db: DatabaseSync, clock: () => number) {
  const newId = (prefix: string, bytes: number) => `${prefix}${randomBytes(bytes).toString('base64url')}`;
  return {
    playlist: (id: string) => db.prepare('select * from playlists where id = ?').get(id) as PlaylistRow | undefined,
    playlistsOf: (channelId: ChannelId, limit: number, offset: number) =>
      db
        .prepare('select * from playlists where channel_id = ? order by created_at desc, rowid desc limit ? offset ?')
        .all(channelId, limit, offset) as PlaylistRow[],
    create(order: { channelId: ChannelId; title: string; description: string; privacy: string }): PlaylistRow {
      const id = newId('PL', 24);
      db.prepare(
        'insert into playlists (id, channel_id, title, description, privacy, created_at) values (?, ?, ?, ?, ?, ?)',
      ).run(id, order.channelId, order.title, order.description, order.privacy, clock());
      return db.prepare('select * from playlists where id = ?').get(id) as PlaylistRow;
    },
    size: (id: string) =>
      (db.prepare('select count(*) as n from playlist_items where playlist_id = ?').get(id) as { n: number }).n,
    items: (playlistId: string, videoId: string | null, limit: number, offset: number) =>
      db
        .prepare(
          'select * from playlist_items where playlist_id = ? and (? is null or video_id = ?) order by ' +
            'added_at, rowid limit ? offset ?',
        )
        .all(playlistId, videoId, videoId, limit, offset) as PlaylistItemRow[],
    item: (id: string) =>
      db.prepare('select * from playlist_items where id = ?').get(id) as PlaylistItemRow | undefined,
    add(playlistId: string, videoId: string): PlaylistItemRow {
      const id = newId('UEx', 24);
      db.prepare('insert into playlist_items (id, playlist_id, video_id, added_at) values (?, ?, ?, ?)').run(
        id,
        playlistId,
        videoId,
        clock(),
      );
      return db.prepare('select * from playlist_items where id = ?').get(id) as PlaylistItemRow;
    },
    removeItem: (id: string) => void db.prepare('delete from playlist_items where id = ?').run(id),
  };
}
export type PlaylistStore = ReturnType<typeof playlistStore>;

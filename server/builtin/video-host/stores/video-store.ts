import type { ChannelId } from '#shared/ids.ts';
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './host-database.ts';
import type { VideoResource } from '../video-resource.ts';

export type VideoRow = {
  id: string;
  channel_id: ChannelId;
  mime: string;
  bytes: number;
  created_at: number;
  published_at: number | null;
  processing: 'processing' | 'succeeded' | 'failed';
  failure: string | null;
  duration_ms: number | null;
  thumbnail_mime: string | null;
  thumbnail_at: number | null;
  views: number;
  resource: VideoResource;
};
export type UploadRow = {
  id: string;
  channel_id: ChannelId;
  video_id: string;
  mime: string;
  bytes: number | null;
  received: number;
  done: number;
  created_at: number;
  parts: string;
  resource: VideoResource;
};
export type CaptionRow = {
  id: string;
  video_id: string;
  language: string;
  name: string;
  is_draft: number;
  body: string;
  updated_at: number;
};

const parsed = <R extends { resource: unknown }>(row: object | undefined): R | null =>
  row ? ({ ...row, resource: JSON.parse((row as { resource: string }).resource) } as R) : null;
const newId = (): string => randomBytes(8).toString('base64url');

/** Upload sessions, videos and captions. A due `publishAt` is settled whenever a video is read. */
export function videoStore(db: DatabaseSync, clock: () => number) {
  function settled(row: object | undefined): VideoRow | null {
    const video = parsed<VideoRow>(row);
    const { privacyStatus, publishAt } = video?.resource.status ?? {};
    if (!video || privacyStatus !== 'private' || !publishAt || Date.parse(publishAt) > clock()) return video;
    const { publishAt: _due, ...status } = video.resource.status;
    const resource: VideoResource = { ...video.resource, status: { ...status, privacyStatus: 'public' } };
    db.prepare('update videos set resource = ?, published_at = ? where id = ?').run(
      JSON.stringify(resource),
      Date.parse(publishAt),
      video.id,
    );
    return { ...video, resource, published_at: Date.parse(publishAt) };
  }
  const video = (id: string): VideoRow | null => settled(db.prepare('select * from videos where id = ?').get(id));

  return {
    video,
    videosOf: (channelId: ChannelId, limit: number, offset: number): VideoRow[] =>
      db
        .prepare('select * from videos where channel_id = ? order by created_at desc, rowid desc limit ? offset ?')
        .all(channelId, limit, offset)
        .flatMap((row) => settled(row) ?? []),
    unprocessed: () => db.prepare("select id from videos where processing = 'processing'").all() as { id: string }[],
    saveResource(id: string, resource: VideoResource, publishedAt: number | null): void {
      db.prepare('update videos set resource = ?, published_at = coalesce(published_at, ?) where id = ?').run(
        JSON.stringify(resource),
        publishedAt,
        id,
      );
    },
    saveProcessing(id: string, state: VideoRow['processing'], durationMs: number | null, failure: string | null): void {
      db.prepare('update videos set processing = ?, duration_ms = ?, failure = ? where id = ?').run(
        state,
        durationMs,
        failure,
        id,
      );
    },
    saveThumbnail: (id: string, mime: string) =>
      void db.prepare('update videos set thumbnail_mime = ?, thumbnail_at = ? where id = ?').run(mime, clock(), id),
    /** Somebody looked at its page. */
    saveView: (id: string) => void db.prepare('update videos set views = views + 1 where id = ?').run(id),
    remove: (id: string) => void db.prepare('delete from videos where id = ?').run(id),

    openUpload(order: {
      channelId: ChannelId;
      resource: VideoResource;
      parts: string;
      mime: string;
      bytes: number | null;
    }): string {
      const id = randomBytes(48).toString('base64url');
      db.prepare(
        'insert into uploads (id, channel_id, video_id, resource, parts, mime, bytes, created_at) values ' +
          '(?, ?, ?, ?, ?, ?, ?, ?)',
      ).run(
        id,
        order.channelId,
        newId(),
        JSON.stringify(order.resource),
        order.parts,
        order.mime,
        order.bytes,
        clock(),
      );
      return id;
    },
    upload: (id: string) => parsed<UploadRow>(db.prepare('select * from uploads where id = ?').get(id)),
    saveReceived: (id: string, received: number, bytes: number) =>
      void db.prepare('update uploads set received = ?, bytes = ? where id = ?').run(received, bytes, id),
    dropUpload: (id: string) => void db.prepare('delete from uploads where id = ?').run(id),

    /** The bytes have arrived: the session and its video become final together. */
    finishUpload(upload: UploadRow, bytes: number): void {
      inTransaction(db, () => {
        const isPublic = upload.resource.status.privacyStatus === 'public';
        db.prepare(
          'insert into videos (id, channel_id, resource, mime, bytes, created_at, published_at, ' +
            "processing) values (?, ?, ?, ?, ?, ?, ?, 'processing')",
        ).run(
          upload.video_id,
          upload.channel_id,
          JSON.stringify(upload.resource),
          upload.mime,
          bytes,
          clock(),
          isPublic ? clock() : null,
        );
        db.prepare('update uploads set done = 1, received = ?, bytes = ? where id = ?').run(bytes, bytes, upload.id);
      });
    },

    captionsOf: (videoId: string) =>
      db.prepare('select * from captions where video_id = ? order by language, name').all(videoId) as CaptionRow[],
    caption: (id: string) => db.prepare('select * from captions where id = ?').get(id) as CaptionRow | undefined,
    /** Null when the video has a track of that language and name already. */
    addCaption(order: {
      videoId: string;
      language: string;
      name: string;
      isDraft: boolean;
      body: string;
    }): CaptionRow | null {
      return (
        (db
          .prepare(
            'insert into captions (id, video_id, language, name, is_draft, body, updated_at) values (?, ?, ' +
              '?, ?, ?, ?, ?) on conflict do nothing returning *',
          )
          .get(
            randomBytes(24).toString('base64url'),
            order.videoId,
            order.language,
            order.name,
            order.isDraft ? 1 : 0,
            order.body,
            clock(),
          ) as CaptionRow | undefined) ?? null
      );
    },
    removeCaption: (id: string) => void db.prepare('delete from captions where id = ?').run(id),
  };
}
export type VideoStore = ReturnType<typeof videoStore>;

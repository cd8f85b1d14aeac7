import type { JobId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { FileToSend } from '#server/http/answers/file-answer.ts';
import type { PlanFilm } from '#server/studio/film-plan.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import { Failure } from '#shared/endpoint.ts';
import { captionLooks } from '#shared/captions/caption-spoken.ts';
import { type ExtraFile, smallSize } from '#shared/film/film-files.ts';
import type { Video } from '#shared/film/video.contract.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import { codeOf, englishOf, sentences } from '#shared/said.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { chapterTrack } from './film-chapters.ts';
import { filmFingerprint } from './film-fingerprint.ts';
import { type LibraryFilter, libraryRepo } from './library.repo.ts';
import { madeOf, redoOf, whyStale } from './made-of.ts';
import {
  buildManifest,
  endingOf,
  filesOf,
  filmsInOrder,
  fileUrl,
  hasFiles,
  Manifest,
  type PackageFile,
} from './package-manifest.ts';
import type { RenderFilmsJob } from './render-films.job.ts';
import { type VideoRow, videoRepo } from './video.repo.ts';

type Parts = {
  readonly db: Db;
  readonly desk: JobDesk;
  readonly files: FileStore;
  readonly quotas: CreatorQuotas;
  readonly ffmpeg: Ffmpeg;
  readonly plan: PlanFilm;
  readonly job: RenderFilmsJob;
  readonly rendererName: string;
  /** Of films whose order does not say; pixels. */
  readonly filmHeight?: number;
};
type Own = { readonly taleId: TaleId; readonly userId: UserId };
type RenderOrder = {
  readonly langs?: Language[] | undefined;
  readonly shapes?: Shape[] | undefined;
  readonly burnCaptions?: boolean | undefined;
  readonly highlightWords?: boolean | undefined;
  readonly extras?: ExtraFile[] | undefined;
  readonly height?: number | undefined;
};

/** What a creator may do with the films of own tales. */
export function videoService({ db, desk, files, quotas, ffmpeg, plan, job, rendererName, filmHeight = 1080 }: Parts) {
  /** `latest` means the creator's newest tale. */
  async function taleIdOf(id: string, userId: UserId): Promise<string> {
    const taleId = id === 'latest' ? await videoRepo(db).latestTale(userId) : id;
    if (!taleId) throw new Failure('not_found', msg`No tales yet`);
    await requireOwnTale(db, taleId, userId);
    return taleId;
  }

  async function view(video: VideoRow): Promise<Video> {
    const now = await plan(video.tale_id, video.language, Math.min(video.width, video.height), video.shape);
    const stale = !captionLooks.some((look) => filmFingerprint(now, look) === video.fingerprint);
    const why = stale ? whyStale(video.made_of, madeOf(now)) : [];
    const redo = redoOf(stale ? video.made_of : madeOf(now), now);
    const url = (name: PackageFile | 'chapters.vtt') => fileUrl(video.tale_id, video, name);
    return {
      id: video.id,
      taleId: video.tale_id,
      language: video.language,
      shape: video.shape,
      stale,
      why: why.map(englishOf),
      whySaid: why.length > 0 ? codeOf(sentences(...why)) : null,
      durationMs: video.duration_ms,
      width: video.width,
      height: video.height,
      bytes: video.bytes,
      loudness: video.loudness,
      captions: video.made_of?.look ?? 'off',
      updatedAt: video.updated_at.getTime(),
      chapters: (video.chapters ?? []).map(({ startMs, title }) => ({ startMs, title })),
      posterChosen: video.poster_choice !== null,
      redo: {
        pieces: redo.pieces,
        of: redo.of,
        scenes: redo.sceneIds.map((id) => now.scenes.find((scene) => scene.sceneId === id)?.sceneNo ?? 0),
      },
      extras: extrasOf(video).map(({ name, ...extra }) => ({ ...extra, url: url(name) })),
      urls: {
        video: url('final.mp4'),
        audio: url('narration.mp3'),
        srt: url('captions.srt'),
        vtt: url('captions.vtt'),
        poster: video.poster_key && url('poster.jpg'),
        chapters: url('chapters.vtt'),
      },
    };
  }

  async function film({
    taleId,
    userId,
    language,
    shape,
  }: Own & { language: Language; shape: Shape }): Promise<VideoRow> {
    await requireOwnTale(db, taleId, userId);
    const row = (await libraryRepo(db).films(taleId)).find(
      (each) => each.language === language && each.shape === shape,
    );
    if (!row) throw new Failure('not_found', msg`This film does not exist yet: render it first.`);
    return row;
  }

  /** Only films that can be played are shown: those whose files exist. */
  async function views(rows: readonly VideoRow[]): Promise<Video[]> {
    const all = await Promise.all(rows.map(async (row) => ((await hasFiles(files, row)) ? view(row) : null)));
    return all.filter((video) => video !== null);
  }

  return {
    /**
     * Orders the films of a tale; joins a live order with the same options, and waits behind one with others. A missing
     * ffmpeg is reported here.
     */
    async order({
      id,
      userId,
      langs,
      shapes: wanted = ['16:9'],
      burnCaptions = false,
      highlightWords = false,
      extras = [],
      height = filmHeight,
    }: RenderOrder & { id: string; userId: UserId }): Promise<{ jobId: JobId }> {
      const taleId = await taleIdOf(id, userId);
      if (!(await ffmpeg.version()))
        throw new Failure(
          'unavailable',
          msg`Films need ffmpeg, which is not installed on this machine. Install it, then start the studio again.`,
        );
      const input = { taleId, langs: langs ?? null, shapes: wanted, burnCaptions, highlightWords, extras, height };
      await quotas.requireRoom(0);
      return quotas.withinDisk(userId, async (trx) => {
        await requireOwnTale(trx, taleId, userId);
        if (!(await videoRepo(trx).hasScenes(taleId)))
          throw new Failure(
            'conflict',
            msg`This tale has no story yet, so there is no film to make. Write its story first.`,
          );
        const { jobId, joined } = await desk.order(trx, job, input, { userId, taleId });
        if (!joined) await quotas.requireRenders(trx, userId);
        return { jobId };
      });
    },

    async list({ taleId, userId }: Own): Promise<Video[]> {
      await requireOwnTale(db, taleId, userId);
      const rows = await libraryRepo(db).films(taleId);
      return views(filmsInOrder(rows));
    },

    /** The film of a language and shape; Failure('not_found') when it has not been rendered. */
    film,

    /** The film as the browser shows it. */
    view,

    /** Its chapters as a track. */
    async chapters(of: Own & { language: Language; shape: Shape }): Promise<string> {
      const row = await film(of);
      return chapterTrack(row.chapters ?? [], row.duration_ms);
    },

    /** The films of all tales, the latest first. */
    async library({ limit, cursor, ...filter }: LibraryFilter & { limit: number; cursor?: string | undefined }) {
      if (filter.taleId) await requireOwnTale(db, filter.taleId, filter.userId);
      const { rows, nextCursor } = await libraryRepo(db).page(filter, limit, cursor);
      const names = new Map(
        rows.map(({ id, title, tale_title: taleTitle }) => [id, { title: title ?? taleTitle, taleTitle }]),
      );
      const items = (await views(rows)).map((video) => ({
        ...video,
        ...(names.get(video.id) ?? { title: '', taleTitle: '' }),
      }));
      return { items, nextCursor };
    },

    /** The manifest as it was packaged, or what there is so far with `ready` false. */
    async package({ id, userId }: { id: string; userId: UserId }): Promise<Manifest & { ready: boolean }> {
      const taleId = await taleIdOf(id, userId);
      const stored = Manifest.safeParse(await videoRepo(db).manifest(taleId));
      if (stored.success) return { ...stored.data, ready: true };
      return { ...(await buildManifest({ db, files, plan, renderer: rendererName }, taleId, [])), ready: false };
    },

    /**
     * One file of a package; not there before a job completed. Without a language it is that of the first one.
     */
    async file({
      taleId,
      userId,
      language,
      shape,
      name,
    }: Own & { language: Language | null; shape: Shape; name: PackageFile }): Promise<Required<FileToSend>> {
      await requireOwnTale(db, taleId, userId);
      const rows = await libraryRepo(db).films(taleId);
      const video = filmsInOrder(rows).find(
        (row) => row.shape === shape && (language === null || row.language === language),
      );
      const key = video && filesOf(video)[name];
      if (!video || !key) throw new Failure('not_found', msg`This file does not exist yet: package the tale first.`);
      const sha256 =
        name === 'final.mp4'
          ? video.sha256
          : createHash('sha256').update(`${key} ${video.updated_at.getTime()}`).digest('hex');
      return {
        key,
        sha256,
        cache: 'no-store',
        saveAs: [
          `${video.title ?? video.tale_title} (${languageNames[video.language]}`,
          shape === '16:9' ? '' : ', upright',
          `${name === 'small.mp4' ? ', small' : ''}).${endingOf(key)}`,
        ].join(''),
      };
    },
  };
}
export type VideoService = ReturnType<typeof videoService>;

/** The files that were made from a film. */
function extrasOf({
  width,
  height,
  small_key: small,
  small_bytes: smallBytes,
  sound_key: sound,
  sound_bytes: soundBytes,
}: VideoRow) {
  return [
    ...(small
      ? [
          {
            kind: 'small' as const,
            name: 'small.mp4' as const,
            bytes: smallBytes ?? 0,
            ...smallSize({ width, height }),
          },
        ]
      : []),
    ...(sound
      ? [{ kind: 'sound' as const, name: 'sound.m4a' as const, bytes: soundBytes ?? 0, width: 0, height: 0 }]
      : []),
  ];
}

import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { fileHash } from '#server/integrity/file-hash.ts';
import type { z } from 'zod';
import type { Db } from '#server/db/tables/tables.ts';
import type { PlanFilm } from '#server/studio/film-plan.ts';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import { getPackage, type packageFileNames } from '#shared/film/video.contract.ts';
import { type Language, languageNames, languages, versionAttributions, versionOfLanguage } from '#shared/vocabulary.ts';
import { filmStoryboard, filmsToTell } from './film-storyboard.ts';
import { type VideoRow, videoRepo } from './video.repo.ts';

export const Manifest = getPackage.reply.omit({ ok: true, ready: true });
export type Manifest = z.output<typeof Manifest>;
type Asset = Manifest['assets'][number];
export type PackageFile = (typeof packageFileNames)[number];

const mimes: Record<string, string> = {
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  jpg: 'image/jpeg',
  png: 'image/png',
  wav: 'audio/wav',
};
/** A storyboard is the same at every size; pixels. */
const smallSide = 180;
/** `mp4` of `a/final.mp4`. */
export const endingOf = (key: string): string => key.split('.').at(-1) ?? '';

/** By language, the wide film before the upright one. */
export const filmsInOrder = <Film extends Pick<VideoRow, 'language' | 'shape'>>(films: readonly Film[]): Film[] =>
  films.toSorted(
    (a, b) => languages.indexOf(a.language) - languages.indexOf(b.language) || a.shape.localeCompare(b.shape),
  );

/** The stored file behind each name of a film's package. */
export const filesOf = (video: VideoRow): Record<PackageFile, string | null> => ({
  'final.mp4': video.video_key,
  'narration.mp3': video.narration_key,
  'captions.srt': video.srt_key,
  'captions.vtt': video.vtt_key,
  'poster.jpg': video.poster_key,
  'small.mp4': video.small_key,
  'sound.m4a': video.sound_key,
});

/** Whether all files of a film exist. */
export async function hasFiles(files: FileStore, video: VideoRow): Promise<boolean> {
  const there = await Promise.all(Object.values(filesOf(video)).map(async (key) => key === null || files.has(key)));
  return there.every(Boolean);
}

type ManifestParts = { readonly db: Db; readonly files: FileStore; readonly plan: PlanFilm; readonly renderer: string };

/**
 * Everything of a tale that exists now, named and hashed, and its films scene by scene. `known` are assets whose hash
 * is known from before.
 */
export async function buildManifest(
  { db, files, plan, renderer }: ManifestParts,
  taleId: TaleId,
  known: readonly Asset[],
): Promise<Manifest> {
  const repo = videoRepo(db);
  const tale = await repo.tale(taleId);
  if (!tale) throw new Failure('not_found', msg`Tale not found`);
  const [videos, pictures, music, voices] = await Promise.all([
    repo.films(taleId),
    repo.pictures(taleId),
    repo.music(taleId),
    repo.voices(taleId),
  ]);
  const ordered = filmsInOrder(videos);
  const nameOf = new Map(
    pictures.map(({ id, frame_no, r2_key: key }) => [
      id,
      `pictures/scene-${String(frame_no).padStart(2, '0')}.${endingOf(key ?? '')}`,
    ]),
  );
  const named = [
    ...ordered.flatMap((video) =>
      Object.entries(filesOf(video)).map(([name, key]) => ({
        key,
        name: `${video.language}/${video.shape === '16:9' ? '' : 'upright/'}${name}`,
        sha256: name === 'final.mp4' ? video.sha256 : null,
        url: fileUrl(taleId, video, name as PackageFile),
      })),
    ),
    ...pictures.map(({ id, r2_key: key, sha256 }) => ({
      key,
      name: nameOf.get(id) ?? id,
      sha256,
      url: `/api/images/file/${id}?v=${sha256?.slice(0, 12)}`,
    })),
    ...(music
      ? [
          {
            key: music.r2_key,
            name: `music.${music.r2_key.split('.').at(-1)}`,
            sha256: music.sha256,
            url: `/api/tales/${taleId}/music?v=${music.sha256.slice(0, 12)}`,
          },
        ]
      : []),
  ];
  const assets: Asset[] = [];
  for (const { key, name, sha256, url } of named) {
    const bytes = key === null ? null : await files.size(key);
    if (key === null || bytes === null) continue;
    const hash = sha256 ?? known.find((asset) => asset.key === key)?.sha256 ?? (await fileHash(files, key));
    assets.push({ key, name, bytes, sha256: hash, mime: mimes[endingOf(key)] ?? 'application/octet-stream', url });
  }
  const engines = [
    tale.writer,
    ...pictures.map(({ engine }) => engine),
    ...voices,
    music?.engine ?? null,
    ordered.length > 0 ? renderer : null,
  ];
  return {
    taleId,
    title: tale.title,
    verse: tale.verse,
    assets,
    attributions: tale.langs.map(
      (language: Language) => `${languageNames[language]}: ${versionAttributions[versionOfLanguage[language]]}`,
    ),
    engines: [...new Set(engines.filter((engine) => engine !== null))],
    storyboard: await Promise.all(
      filmsToTell(tale.langs, ordered).map(async ({ language, shape }) =>
        filmStoryboard(await plan(taleId, language, smallSide, shape), (image) => nameOf.get(image) ?? null),
      ),
    ),
  };
}

/** The address of one file of a film; another film has another version. */
export const fileUrl = (
  taleId: TaleId,
  {
    language,
    shape,
    fingerprint,
    poster_key: poster,
  }: Pick<VideoRow, 'language' | 'shape' | 'fingerprint' | 'poster_key'>,
  name: PackageFile | 'chapters.vtt',
): string => {
  const version =
    name === 'poster.jpg'
      ? createHash('sha256')
          .update(poster ?? '')
          .digest('hex')
      : fingerprint;
  return `/api/r2/packages/${taleId}/${language}/${name}?${shape === '16:9' ? '' : `shape=${shape}&`}v=${version.slice(0, 12)}`;
};

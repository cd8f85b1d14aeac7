import type { ImageId, SceneId, TaleId, UserId } from '#shared/ids.ts';
import { nanoid } from 'nanoid';
import type { Db, NewRow, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { addWholeTale } from '#server/studio/2-tale/tale.repo.ts';
import { addScenes } from '#server/studio/3-scenes/new-scenes.repo.ts';
import { castRepo } from '#server/studio/4-images/cast/cast.repo.ts';
import { addPortraits } from '#server/studio/4-images/cast/portrait.repo.ts';
import { addImages } from '#server/studio/4-images/image.repo.ts';
import { finishedRepo } from '#server/studio/5-thumbnails/design.repo.ts';
import { addThumbnails } from '#server/studio/5-thumbnails/thumbnail.repo.ts';
import { followScenes } from '#server/studio/7-storyboard/storyboard.repo.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import type { PackagedTale } from '../packaged-tale.ts';
import { named } from '../tale-facts.ts';
import type { TakenFile } from '../upload/file-intake.ts';
import { addFilms, addSounds } from './import-sounds.ts';
import type { TakenFiles } from '../upload/unpack-package.ts';

export type NewTale = {
  readonly id: TaleId;
  readonly userId: UserId;
  readonly tale: PackagedTale;
  readonly taken: TakenFiles;
};

/**
 * Stores a tale of a package with everything in place, in the caller's transaction: fresh ids, nothing published,
 * nothing scheduled.
 */
export async function addPackagedTale(trx: Trx, { id, userId, tale, taken }: NewTale): Promise<void> {
  const file: FileOf = (name) => (name ? taken.get(name) : undefined);
  const status: TaleStatus =
    tale.films.length > 0 ? 'packaged' : tale.pictures.some((each) => file(each.file)) ? 'images' : 'draft';
  await addWholeTale(trx, { id, user_id: userId, status, ...taleColumns(tale) }, textRows(id, tale));
  const scenes = await addScenes(trx, id, tale.scenes);
  const sceneAt = (place: number | null): SceneId | null => (place === null ? null : (scenes[place - 1]?.id ?? null));
  const images = tale.pictures.map((picture) => imageRow(id, picture, sceneAt(picture.scene), file(picture.file)));
  await addImages(trx, images);
  await addCast(trx, id, tale, file);
  const thumbnails = thumbnailRows(id, tale, images, file);
  await addThumbnails(trx, thumbnails);
  for (const { slot, title, subtitle, language, overlays, svg, file: name } of tale.finished) {
    const png = file(name);
    if (!png) continue;
    const words = { title, subtitle, language, svg_data: svg, overlays };
    const row = { id: nanoid(), tale_id: id, slot_number: slot, ...words, r2_key_png: png.key, sha256: png.sha256 };
    await finishedRepo(trx).add(row, userId);
  }
  await addSounds(trx, { id, tale, file, sceneAt });
  if (tale.storyboard)
    await followScenes(
      trx,
      id,
      named(tale.storyboard, (place) => scenes[Number(place) - 1]!.id),
    );
  await addFilms(trx, { id, tale, file });
  await emit(trx, { userId, topic: `tale:${id}`, kind: 'tale', data: { id, status } });
}

type FileOf = (name: string | null | undefined) => TakenFile | undefined;

const textRows = (id: TaleId, { texts }: PackagedTale): NewRow<'tale_texts'>[] =>
  Object.entries(texts).map(([language, { engines = {}, ...text }]) => ({
    ...{ tale_id: id, language: language as 'en', engines: JSON.stringify(engines) },
    ...text,
  }));

const imageRow = (
  id: TaleId,
  picture: PackagedTale['pictures'][number],
  scene: SceneId | null,
  made: TakenFile | undefined,
) => ({
  ...{ id: nanoid() as ImageId, tale_id: id, scene_id: scene, frame_no: picture.no, image_type: picture.type },
  reading: picture.reading ? JSON.stringify(picture.reading) : null,
  ...{ prompt: picture.prompt, cultural_context: picture.culturalContext, take: picture.take },
  ...(made
    ? {
        ...{ status: 'generated' as const, engine: picture.engine, finished_at: new Date() },
        ...{ r2_key: made.key, sha256: made.sha256, width: made.width, height: made.height },
      }
    : {}),
});

/** The people of a tale, their portraits, and the words by which each picture was drawn. */
async function addCast(trx: Trx, id: TaleId, tale: PackagedTale, file: FileOf): Promise<void> {
  if (tale.cast) await castRepo(trx).keep(id, 0, tale.cast);
  for (const { file: name, castPrint, castPortraits } of tale.pictures) {
    const picture = file(name)?.key;
    if (picture && castPrint) await castRepo(trx).remember(picture, id, castPrint, castPortraits);
  }
  const portraits = tale.portraits.flatMap(({ name, print, engine, file: made }) => {
    const { key, sha256, width, height } = file(made) ?? {};
    const facts = { name, print, engine, sha256: sha256 ?? null, width: width ?? null, height: height ?? null };
    return key ? [{ id: nanoid(), tale_id: id, ...facts, r2_key: key, status: 'generated' as const }] : [];
  });
  await addPortraits(trx, portraits);
}

/** The background of a thumbnail may be a picture or another thumbnail. */
function thumbnailRows(
  id: TaleId,
  { thumbnails }: PackagedTale,
  images: readonly { id: ImageId }[],
  file: FileOf,
): NewRow<'thumbnails'>[] {
  const ids = thumbnails.map(() => nanoid());
  return thumbnails.map((each, at) => {
    const [png, svg, of] = [file(each.png), file(each.svg), each.background];
    return {
      ...{ id: ids[at]!, tale_id: id, idx: each.idx, variant: each.variant, title: each.title },
      ...{ subtitle: each.subtitle, style: each.style, is_default: each.isDefault, editor: each.editor },
      ...{ baked: each.baked, palette: JSON.stringify(each.palette), overlays: JSON.stringify(each.overlays) },
      ...{ r2_key_png: png?.key ?? null, r2_key_svg: svg?.key ?? null },
      status: png && !(each.editor && !each.baked) ? 'generated' : svg || each.editor ? 'ready' : 'planned',
      bg_image_id: of ? ('picture' in of ? images[of.picture - 1]!.id : ids[of.thumbnail - 1]!) : null,
    };
  });
}

function taleColumns(tale: PackagedTale): Omit<NewRow<'tales'>, 'id' | 'user_id'> {
  return {
    ...{
      title: tale.title,
      verse: tale.verse,
      verse_ref: tale.verseRef,
      verse_version: tale.verseVersion,
      mode: tale.mode,
      source: tale.source,
    },
    ...{
      length: tale.length,
      words: tale.words,
      tone: tale.tone,
      audience: tale.audience,
      cultural_context: tale.culturalContext,
    },
    ...{
      image_style: tale.imageStyle,
      honor_jesus: tale.honorJesus,
      scenes_planned: tale.scenesPlanned,
      thumbnails_planned: tale.thumbnailsPlanned,
    },
    ...{ writer: tale.writer, music_mood: tale.musicMood, seed: tale.seed },
    ...{ langs: JSON.stringify(tale.langs), notes: JSON.stringify(tale.notes), voices: JSON.stringify(tale.voices) },
    readings: JSON.stringify(tale.readings),
    ...{ range: tale.range && JSON.stringify(tale.range), beats: tale.beats && JSON.stringify(tale.beats) },
  };
}

/** The tale that an import has made; also a deleted one answers. */
export const madeTale = (db: Db, id: string, userId: UserId): Promise<{ title: string } | undefined> =>
  db.selectFrom('tales').select('title').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();

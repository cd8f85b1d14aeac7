import type { UserId } from '#shared/ids.ts';
import type { Insertable } from 'kysely';
import { nanoid } from 'nanoid';
import type { Db, Tables, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import type { PackagedTale } from '../packaged-tale.ts';
import { named } from '../tale-facts.ts';
import type { TakenFile } from '../upload/file-intake.ts';
import { addFilms, addSounds } from './import-sounds.repo.ts';
import type { TakenFiles } from '../upload/unpack-package.ts';

export type NewTale = {
  readonly id: string;
  readonly userId: UserId;
  readonly tale: PackagedTale;
  readonly taken: TakenFiles;
};

/**
 * Stores a tale of a package with everything in place, in the caller's transaction: fresh ids, nothing published,
 * nothing scheduled.
 */
export function importTaleRepo(trx: Trx) {
  return {
    async add({ id, userId, tale, taken }: NewTale): Promise<void> {
      const file = (name: string | null | undefined): TakenFile | undefined => (name ? taken.get(name) : undefined);
      const sceneIds = tale.scenes.map(() => nanoid());
      const sceneAt = (place: number | null): string | null => (place === null ? null : (sceneIds[place - 1] ?? null));
      const status: TaleStatus =
        tale.films.length > 0 ? 'packaged' : tale.pictures.some((each) => file(each.file)) ? 'images' : 'draft';
      await trx
        .insertInto('tales')
        .values({ id, user_id: userId, status, ...taleColumns(tale) })
        .execute();
      await many(
        Object.entries(tale.texts).map(([language, { engines = {}, ...text }]) => ({
          ...{ tale_id: id, language: language as 'en', engines: JSON.stringify(engines) },
          ...text,
        })),
        (rows) => trx.insertInto('tale_texts').values(rows),
      );
      await many(
        tale.scenes.map(({ section, text, prompt, range }, at) => ({
          ...{ id: sceneIds[at]!, tale_id: id, scene_no: at + 1, section, prompt },
          text: JSON.stringify(text),
          range: range && JSON.stringify(range),
        })),
        (rows) => trx.insertInto('scenes').values(rows),
      );
      const imageIds = tale.pictures.map(() => nanoid());
      await many(
        tale.pictures.map((picture, at) => {
          const made = file(picture.file);
          return {
            ...{
              id: imageIds[at]!,
              tale_id: id,
              scene_id: sceneAt(picture.scene),
              frame_no: picture.no,
              image_type: picture.type,
            },
            reading: picture.reading ? JSON.stringify(picture.reading) : null,
            ...{ prompt: picture.prompt, cultural_context: picture.culturalContext, take: picture.take },
            ...(made
              ? {
                  status: 'generated' as const,
                  r2_key: made.key,
                  sha256: made.sha256,
                  width: made.width,
                  height: made.height,
                  engine: picture.engine,
                  finished_at: new Date(),
                }
              : {}),
          };
        }),
        (rows) => trx.insertInto('images').values(rows),
      );
      if (tale.cast)
        await trx
          .insertInto('tale_casts')
          .values({ tale_id: id, version: 1, members: JSON.stringify(tale.cast) })
          .execute();
      const prints = new Map(tale.pictures.map((picture) => [file(picture.file)?.key, picture]));
      await many(
        [...prints].flatMap(([picture, { castPrint: print, castPortraits }]) =>
          picture && print ? [{ picture, tale_id: id, print, portraits: JSON.stringify(castPortraits) }] : [],
        ),
        (rows) => trx.insertInto('drawn_casts').values(rows),
      );
      await many(
        tale.portraits.flatMap(({ name, print, engine, file: made }) => {
          const { key, sha256, width, height } = file(made) ?? {};
          const facts = { name, print, engine, sha256: sha256 ?? null, width: width ?? null, height: height ?? null };
          return key ? [{ id: nanoid(), tale_id: id, ...facts, r2_key: key, status: 'generated' as const }] : [];
        }),
        (rows) => trx.insertInto('cast_portraits').values(rows),
      );
      const thumbnailIds = tale.thumbnails.map(() => nanoid());
      await many(
        tale.thumbnails.map((each, at) => {
          const [png, svg, of] = [file(each.png), file(each.svg), each.background];
          return {
            ...{
              id: thumbnailIds[at]!,
              tale_id: id,
              idx: each.idx,
              variant: each.variant,
              title: each.title,
              subtitle: each.subtitle,
            },
            ...{ style: each.style, is_default: each.isDefault, editor: each.editor, baked: each.baked },
            ...{ palette: JSON.stringify(each.palette), overlays: JSON.stringify(each.overlays) },
            ...{ r2_key_png: png?.key ?? null, r2_key_svg: svg?.key ?? null },
            status: png && !(each.editor && !each.baked) ? 'generated' : svg || each.editor ? 'ready' : 'planned',
            bg_image_id: of ? ('picture' in of ? imageIds[of.picture - 1]! : thumbnailIds[of.thumbnail - 1]!) : null,
          };
        }),
        (rows) => trx.insertInto('thumbnails').values(rows),
      );
      await many(
        tale.finished.flatMap(({ slot, title, subtitle, language, overlays, svg, file: name }) => {
          const png = file(name);
          if (!png) return [];
          const words = { title, subtitle, language, svg_data: svg, overlays: JSON.stringify(overlays) };
          return [{ id: nanoid(), tale_id: id, slot_number: slot, ...words, r2_key_png: png.key, sha256: png.sha256 }];
        }),
        (rows) => trx.insertInto('finished_thumbnails').values(rows),
      );
      await addSounds(trx, { id, tale, file, sceneAt });
      if (tale.storyboard)
        await trx
          .insertInto('storyboards')
          .values({
            tale_id: id,
            version: 1,
            edits: JSON.stringify(named(tale.storyboard, (place) => sceneIds[Number(place) - 1]!)),
          })
          .execute();
      await addFilms(trx, { id, tale, file });
      await emit(trx, { userId, topic: `tale:${id}`, kind: 'tale', data: { id, status } });
    },
  };
}

/** Some rows of one table in one statement. */
async function many<R>(
  rows: readonly R[],
  insert: (rows: readonly R[]) => { execute(): Promise<unknown> },
): Promise<void> {
  if (rows.length > 0) await insert(rows).execute();
}

function taleColumns(tale: PackagedTale): Omit<Insertable<Tables['tales']>, 'id' | 'user_id'> {
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

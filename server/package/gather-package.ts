import type { FileStore } from '#server/ports/files.ts';
import { type FilmState, notFitting } from './film-names.ts';
import type { FileRole } from './package-format.ts';
import type { PackagedTale } from './packaged-tale.ts';
import { takeFacts, taleFacts } from './tale-facts.ts';
import type { TaleRows } from './tale-rows.repo.ts';

/** A stored file under its name in the package. */
export type StoredPart = {
  readonly name: string;
  readonly role: FileRole;
  readonly key: string;
  readonly sha256: string | null;
  readonly bytes: number;
};
/** A tale as data, and the stored files that it names. */
export type Gathered = { readonly tale: PackagedTale; readonly parts: readonly StoredPart[] };
/** How a film was found to fit its tale, by its id. */
export type FilmStates = ReadonlyMap<string, FilmState>;

/** How a language is called in file names. */
export const languageFolder = { en: 'english', fr: 'french', ee: 'ewe' } as const;
const two = (number: number): string => String(number).padStart(2, '0');
const endingOf = (key: string): string => key.split('.').at(-1) ?? 'bin';

/** Converts a tale's rows to `tale.json`; missing files are left out. `films` null leaves the films out. */
export async function gatherPackage(files: FileStore, rows: TaleRows, films: FilmStates | null): Promise<Gathered> {
  const parts: StoredPart[] = [];
  /** The name in the package of a stored file, with its own ending; null when there is none. */
  async function file(
    role: FileRole,
    stem: string,
    key: string | null | undefined,
    sha256: string | null,
  ): Promise<string | null> {
    if (!key) return null;
    const name = `${stem}.${endingOf(key)}`;
    if (parts.some((part) => part.key === key)) return parts.find((part) => part.key === key)?.name ?? null;
    const bytes = await files.size(key);
    if (bytes === null) return null;
    parts.push({ name, role, key, sha256, bytes });
    return name;
  }
  const { scenes, images, thumbnails } = rows;
  const placeOf = (list: readonly { id: string }[], id: string | null): number | null =>
    list.findIndex((each) => each.id === id) + 1 || null;

  const pictures: PackagedTale['pictures'] = [];
  let backgrounds = 0;
  for (const image of images) {
    const stem =
      image.image_type === 'frame' ? `scene-${two(image.frame_no)}` : `background-${two((backgrounds += 1))}`;
    pictures.push({
      type: image.image_type,
      scene: placeOf(scenes, image.scene_id),
      no: image.frame_no,
      prompt: image.prompt,
      reading: image.reading,
      culturalContext: image.cultural_context,
      take: image.take,
      engine: image.engine,
      castPrint: rows.prints.find(({ picture }) => picture === image.r2_key)?.print ?? null,
      castPortraits: rows.prints.find(({ picture }) => picture === image.r2_key)?.portraits ?? {},
      file: await file('picture', `pictures/${stem}`, image.r2_key, image.sha256),
    });
  }
  const portraits: PackagedTale['portraits'] = [];
  for (const [at, { name, print, engine, r2_key: key, sha256 }] of rows.portraits.entries()) {
    const made = await file('picture', `pictures/portrait-${two(at + 1)}`, key, sha256);
    if (made) portraits.push({ name, print, engine, file: made });
  }
  const designs: PackagedTale['thumbnails'] = [];
  for (const row of thumbnails) {
    const stem = `thumbnails/${row.editor ? `workspace-${row.idx + 1}` : row.variant.replace(/[^\w-]/g, '_')}`;
    const [picture, thumbnail] = [placeOf(images, row.bg_image_id), placeOf(thumbnails, row.bg_image_id)];
    designs.push({
      ...{
        idx: row.idx,
        variant: row.variant,
        title: row.title,
        subtitle: row.subtitle,
        style: row.style,
        palette: row.palette,
      },
      ...{ isDefault: row.is_default, editor: row.editor, baked: row.baked, overlays: row.overlays },
      background: picture ? { picture } : thumbnail ? { thumbnail } : null,
      png: await file('thumbnail', stem, row.r2_key_png, null),
      svg: await file('thumbnail', stem, row.r2_key_svg, null),
    });
  }
  const finished: PackagedTale['finished'] = [];
  for (const row of rows.finished) {
    const { title, subtitle, language, overlays } = row;
    const name = await file('thumbnail', `thumbnails/finished-${row.slot_number}`, row.r2_key_png, row.sha256);
    if (name)
      finished.push({ slot: row.slot_number, title, subtitle, language, overlays, svg: row.svg_data, file: name });
  }
  const narration: PackagedTale['narration'] = [];
  for (const language of ['en', 'fr', 'ee'] as const)
    for (const [at, { id }] of scenes.entries()) {
      const row = rows.narrations.find((each) => each.scene_id === id && each.language === language);
      const stem = `narration/${languageFolder[language]}/scene-${two(at + 1)}`;
      const name = row && (await file('narration', stem, row.r2_key, row.sha256));
      if (!row || !name) continue;
      const take = rows.takes.find((each) => each.id === row.take_id);
      const whole = take && (await file('take', `${stem}-whole-take`, take.r2_key, take.sha256));
      narration.push({
        ...{
          scene: at + 1,
          language,
          kind: row.kind,
          voice: row.voice,
          engine: row.engine,
          fingerprint: row.fingerprint,
        },
        ...{ reading: row.reading, stoodIn: row.stood_in },
        ...{ durationMs: row.duration_ms ?? 0, words: row.words, file: name },
        take: take && whole ? { ...takeFacts(take), file: whole } : null,
      });
    }
  return {
    tale: {
      ...taleFacts(rows),
      portraits,
      pictures,
      thumbnails: designs,
      finished,
      narration,
      ...(await music()),
      films: await filmsOf(),
    },
    parts,
  };

  async function music(): Promise<Pick<PackagedTale, 'music' | 'musicChoice'>> {
    const { music: bed, choice } = rows;
    const look = (row: NonNullable<typeof bed | typeof choice>) => ({
      fadeInMs: row.fade_in_ms,
      fadeOutMs: row.fade_out_ms,
      duckDb: row.duck_db,
    });
    const own = choice && (await file('music', 'music/own-piece', choice.upload_key, choice.upload_sha256));
    const name = bed && (await file('music', 'music/music', bed.r2_key, bed.sha256));
    return {
      music:
        bed && name
          ? {
              mood: bed.mood,
              durationMs: bed.duration_ms,
              gainDb: bed.gain_db,
              ...look(bed),
              engine: bed.engine,
              file: name,
            }
          : null,
      musicChoice: choice
        ? {
            ...{ source: choice.source, gainDb: choice.gain_db, ...look(choice) },
            upload: own
              ? { name: choice.upload_name ?? 'Own piece', durationMs: choice.upload_ms ?? 0, file: own }
              : null,
          }
        : null,
    };
  }

  async function filmsOf(): Promise<PackagedTale['films']> {
    const all: PackagedTale['films'] = [];
    if (films === null) return all;
    for (const row of rows.films.toSorted((a, b) =>
      `${a.language} ${a.shape}`.localeCompare(`${b.language} ${b.shape}`),
    )) {
      const stem = `films/${languageFolder[row.language]}-${row.shape.replace(':', 'x')}`;
      const video = await file('film', stem, row.video_key, row.sha256);
      const sound = await file('film', stem, row.narration_key, null);
      const [srt, vtt] = [await file('film', stem, row.srt_key, null), await file('film', stem, row.vtt_key, null)];
      if (!video || !sound || !srt || !vtt) continue;
      all.push({
        ...{ language: row.language, shape: row.shape, ...(films.get(row.id) ?? notFitting) },
        ...{
          durationMs: row.duration_ms,
          frames: row.frames,
          width: row.width,
          height: row.height,
          loudness: row.loudness,
        },
        ...{ video, narration: sound, srt, vtt, poster: await file('film', `${stem}-poster`, row.poster_key, null) },
        small: await file('film', `${stem}-small`, row.small_key, null),
        sound: await file('film', `${stem}-sound`, row.sound_key, null),
      });
    }
    return all;
  }
}

import { nanoid } from 'nanoid';
import type { SceneId, TaleId } from '#shared/ids.ts';
import type { Trx } from '#server/db/tables/tables.ts';
import { captionRepo } from '#server/studio/6-audio/captions/caption.repo.ts';
import { musicRepo } from '#server/studio/6-audio/music/music.repo.ts';
import { addNarrations } from '#server/studio/6-audio/narration.repo.ts';
import { takeRepo } from '#server/studio/6-audio/recordings/take.repo.ts';
import { videoRepo } from '#server/studio/8-video/video.repo.ts';
import type { TakenFile } from '../upload/file-intake.ts';
import type { PackagedTale } from '../packaged-tale.ts';

export type Adding = {
  readonly id: TaleId;
  readonly tale: PackagedTale;
  readonly file: (name: string | null | undefined) => TakenFile | undefined;
  readonly sceneAt: (place: number | null) => SceneId | null;
};

/** Stores the narration of a tale, with the readings that it was cut from, and its music. */
export async function addSounds(trx: Trx, { id, tale, file, sceneAt }: Adding): Promise<void> {
  for (const row of tale.narration) {
    const sound = file(row.file);
    const scene = sceneAt(row.scene);
    if (!sound || !scene) continue;
    const place = { tale_id: id, scene_id: scene, language: row.language };
    const whole = file(row.take?.file);
    const takeId = row.take && whole ? nanoid() : null;
    if (row.take && whole && takeId) {
      const { kind, said, durationMs, startMs, endMs, speech, peaks, cleaned } = row.take;
      const stretch = {
        duration_ms: durationMs,
        start_ms: startMs,
        end_ms: endMs,
        speech: JSON.stringify(speech),
        peaks: JSON.stringify(peaks),
        noise_reduced: cleaned && cleaned.noise !== 'none' ? cleaned.noise : null,
        quieter_db: cleaned?.quieterDb ?? null,
        trimmed_ms: cleaned?.trimmedMs ?? null,
      };
      const file = { r2_key: whole.key, sha256: whole.sha256 };
      await takeRepo(trx).add({ id: takeId, ...place, kind, said, ...stretch, ...file });
    }
    const made = {
      kind: row.kind,
      voice: row.voice,
      engine: row.engine,
      fingerprint: row.fingerprint,
      status: 'ready' as const,
      take_id: takeId,
    };
    const reading = { reading: row.reading, stood_in: row.stoodIn };
    const heard = {
      r2_key: sound.key,
      sha256: sound.sha256,
      duration_ms: row.durationMs,
      words: JSON.stringify(row.words),
    };
    await addNarrations(trx, [{ id: nanoid(), ...place, ...made, ...reading, ...heard }]);
  }
  for (const { scene, language, ...kept } of tale.captions)
    await captionRepo(trx).keep({ taleId: id, sceneId: sceneAt(scene)!, language }, 0, kept);
  const { music, musicChoice: choice } = tale;
  const bed = file(music?.file);
  const look = (of: { fadeInMs: number | null; fadeOutMs: number | null; duckDb: number | null }) => ({
    fade_in_ms: of.fadeInMs,
    fade_out_ms: of.fadeOutMs,
    duck_db: of.duckDb,
  });
  if (music && bed)
    await musicRepo(trx).keep({
      tale_id: id,
      mood: music.mood,
      r2_key: bed.key,
      sha256: bed.sha256,
      duration_ms: music.durationMs,
      gain_db: music.gainDb,
      engine: music.engine,
      ...look(music),
    });
  if (!choice) return;
  const own = file(choice.upload?.file);
  const upload =
    own && choice.upload
      ? {
          upload_key: own.key,
          upload_sha256: own.sha256,
          upload_ms: choice.upload.durationMs,
          upload_name: choice.upload.name,
        }
      : {};
  const source = choice.source === 'upload' && !own ? 'mood' : choice.source;
  await musicRepo(trx).choose(id, { source, gain_db: choice.gainDb, ...look(choice), ...upload });
}

/** Stores the films of a tale. Until they are compared with its plan here, they count as out of date. */
export async function addFilms(trx: Trx, { id, tale, file }: Pick<Adding, 'id' | 'tale' | 'file'>): Promise<void> {
  for (const film of tale.films) {
    const [video, sound, srt, vtt] = [film.video, film.narration, film.srt, film.vtt].map(file);
    if (!video || !sound || !srt || !vtt) continue;
    const [small, whole] = [film.small, film.sound].map(file);
    const keys = {
      video_key: video.key,
      narration_key: sound.key,
      srt_key: srt.key,
      vtt_key: vtt.key,
      poster_key: file(film.poster)?.key ?? null,
      ...{
        small_key: small?.key ?? null,
        small_bytes: small?.bytes ?? null,
        sound_key: whole?.key ?? null,
        sound_bytes: whole?.bytes ?? null,
      },
    };
    const facts = {
      duration_ms: film.durationMs,
      frames: film.frames,
      width: video.width,
      height: video.height,
      loudness: film.loudness,
    };
    const { language, shape } = film;
    const { bytes, sha256 } = video;
    await videoRepo(trx).keepUnproven(nanoid(), { tale_id: id, language, shape, ...keys, ...facts, bytes, sha256 });
  }
}

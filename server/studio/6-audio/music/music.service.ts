import type { SceneId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { SoundOrder } from '#server/ports/renderer.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import { Failure } from '#shared/endpoint.ts';
import type { MusicChoice } from '#shared/sound/music.contract.ts';
import { buildTimeline } from '#shared/film/timeline.ts';
import type { Language, Tone } from '#shared/vocabulary.ts';
import { takeMusic } from './music-intake.ts';
import { musicRepo } from './music.repo.ts';
import { narrationRepo } from '../narration.repo.ts';
import { workPrefix } from '../recordings/recording-intake.ts';
import type { SpeakScenes } from '../readings/speak-scenes.ts';

/** Mixes a sound as films are mixed: the file lies in `folder`. */
export type MixSound = (order: SoundOrder, folder: string, signal: AbortSignal) => Promise<{ readonly mix: string }>;
type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly ffmpeg: Ffmpeg;
  readonly quotas: CreatorQuotas;
  readonly work: Pick<SpeakScenes, 'bed'>;
  readonly mix: MixSound;
  readonly workDir: string;
  readonly chooseMood: (trx: Trx, taleId: TaleId, mood: Tone) => Promise<void>;
};
type Own = { readonly taleId: TaleId; readonly userId: UserId };
type Wish = { [K in Exclude<keyof MusicChoice, 'upload'>]?: MusicChoice[K] | undefined };

/** Changes whenever the same scene would be mixed otherwise. */
const mixVersion = 'm3';

/** What a creator may do with the music of own tales. */
export function musicService({ db, files, ffmpeg, quotas, work, mix, workDir, chooseMood }: Parts) {
  async function choice(taleId: TaleId): Promise<MusicChoice> {
    const [tale, row] = await Promise.all([narrationRepo(db).tale(taleId), musicRepo(db).choice(taleId)]);
    return {
      source: row?.source ?? 'mood',
      mood: tale?.mood as Tone,
      gainDb: row?.gain_db ?? null,
      fadeInMs: row?.fade_in_ms ?? null,
      fadeOutMs: row?.fade_out_ms ?? null,
      duckDb: row?.duck_db ?? null,
      upload: row?.upload_key ? { name: row.upload_name ?? 'Own piece', durationMs: row.upload_ms ?? 0 } : null,
    };
  }

  return {
    async choice({ taleId, userId }: Own): Promise<MusicChoice> {
      await requireOwnTale(db, taleId, userId);
      return choice(taleId);
    },

    /** The music is created or removed before the answer is sent. */
    async choose({ taleId, userId }: Own, wish: Wish, signal: AbortSignal): Promise<MusicChoice> {
      await transact(db, async (trx) => {
        await requireOwnTale(trx, taleId, userId);
        const repo = musicRepo(trx);
        if (wish.source === 'upload' && !(await repo.choice(taleId))?.upload_key)
          throw new Failure('invalid', msg`You have no piece of your own yet: upload one first`);
        const columns = {
          source: wish.source,
          gain_db: wish.gainDb,
          fade_in_ms: wish.fadeInMs,
          fade_out_ms: wish.fadeOutMs,
          duck_db: wish.duckDb,
        };
        await repo.choose(
          taleId,
          Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
        );
        if (wish.mood) await chooseMood(trx, taleId, wish.mood);
      });
      await work.bed(taleId, { signal });
      return choice(taleId);
    },

    /** Takes in an own piece; it is the music from now on. */
    async upload({ taleId, userId }: Own, name: string, body: Readable, signal: AbortSignal): Promise<MusicChoice> {
      await requireOwnTale(db, taleId, userId);
      await takeMusic({ ffmpeg, workDir }, body, signal, async (path, durationMs) => {
        const { size } = await stat(path);
        await quotas.taking(userId, size, async () => {
          const { key, sha256 } = await files.adopt(`music/t-${taleId}/own-${nanoid(12)}.flac`, path, 'audio/flac');
          const piece = { upload_key: key, upload_sha256: sha256, upload_ms: durationMs, upload_name: name };
          await musicRepo(db).choose(taleId, { source: 'upload', ...piece });
        });
      });
      await work.bed(taleId, { signal });
      return choice(taleId);
    },

    /** One scene with its music, mixed as the film mixes it; kept until something in it changes. */
    async sceneMix(
      { taleId, userId, sceneId, language }: Own & { sceneId: SceneId; language: Language },
      signal: AbortSignal,
    ) {
      await requireOwnTale(db, taleId, userId);
      const [scene, narration, music] = await Promise.all([
        narrationRepo(db)
          .scenes(taleId)
          .then((all) => all.find(({ id }) => id === sceneId)),
        narrationRepo(db).find(sceneId, language),
        musicRepo(db).of(taleId),
      ]);
      if (!scene) throw new Failure('not_found', msg`Scene not found`);
      if (!narration?.r2_key)
        throw new Failure('conflict', msg`This scene has no audio yet: record, upload or generate it first`);
      const look = {
        fadeInMs: music?.fade_in_ms ?? null,
        fadeOutMs: music?.fade_out_ms ?? null,
        duckDb: music?.duck_db ?? null,
      };
      const facts = [mixVersion, narration.sha256, narration.duration_ms, music?.sha256, music?.gain_db, look];
      const sha256 = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
      const key = `cache/mix-${sha256.slice(0, 40)}.m4a`;
      if (await files.has(key)) return { key, sha256 };
      const spoken = {
        durationMs: narration.duration_ms ?? 0,
        text: scene.text[language] ?? '',
        words: narration.words,
      };
      const timeline = buildTimeline({
        language,
        width: 640,
        height: 360,
        scenes: [{ sceneId, picture: 'none', narration: spoken }],
      });
      const folder = await mkdtemp(join(workDir, workPrefix));
      try {
        const bed = music && { ...look, gainDb: music.gain_db, path: await files.local(music.r2_key) };
        const made = await mix(
          { timeline, narration: { [sceneId]: await files.local(narration.r2_key) }, music: bed ?? null },
          folder,
          signal,
        );
        await files.adopt(key, made.mix, 'audio/mp4');
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      return { key, sha256 };
    },
  };
}
export type MusicService = ReturnType<typeof musicService>;

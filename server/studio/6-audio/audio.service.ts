import type { Readable } from 'node:stream';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/ownership.ts';
import type { Db } from '#server/db/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import type { Ffmpeg, FileStore, Narrator } from '#server/ports.ts';
import type { Narration } from '#shared/audio.contract.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { fingerprintOf } from './fingerprint.ts';
import { musicRepo } from './music.repo.ts';
import { narrationRepo } from './narration.repo.ts';
import { narrationView } from './narration-view.ts';
import { takeRecording } from './recording-intake.ts';
import type { SpeakScenesJob } from './speak-scenes.job.ts';
import { type SpeakScenes, voicesFor } from './speak-scenes.ts';
import { spreadWords } from './spread-words.ts';

type Parts = {
  readonly db: Db;
  readonly desk: JobDesk;
  readonly files: FileStore;
  readonly ffmpeg: Ffmpeg;
  readonly narrator: Narrator;
  readonly work: SpeakScenes;
  readonly job: SpeakScenesJob;
  /** An existing folder for recordings while they are taken in; on the file store's disk if it can be. */
  readonly workDir: string;
};
type Own = { readonly taleId: string; readonly userId: string };
type OneScene = Own & { readonly sceneId: string; readonly language: Language };

/** What a creator may do with the sound of own tales. */
export function audioService({ db, desk, files, ffmpeg, narrator, work, job, workDir }: Parts) {
  async function sceneOf({ taleId, userId, sceneId, language }: OneScene) {
    await requireOwnTale(db, taleId, userId);
    const scene = (await narrationRepo(db).scenes(taleId)).find(({ id }) => id === sceneId);
    if (!scene) throw new Failure('not_found', 'Scene not found');
    const text = scene.text[language]?.trim();
    if (!text) throw new Failure('invalid', `This scene has no words in ${languageNames[language]} to read`);
    return { scene, text };
  }

  return {
    async list({ taleId, userId }: Own) {
      await requireOwnTale(db, taleId, userId);
      const repo = narrationRepo(db);
      const [tale, scenes, rows, voices, music] = await Promise.all([
        repo.tale(taleId),
        repo.scenes(taleId),
        repo.rows(taleId),
        narrator.voices(),
        musicRepo(db).of(taleId),
      ]);
      const chosenVoices = voicesFor(voices, tale?.voices ?? {});
      const items = (tale?.langs ?? []).flatMap((language) =>
        scenes
          .filter(({ text }) => text[language]?.trim())
          .map((scene) => {
            const row = rows.find(({ scene_id, language: spoken }) => scene_id === scene.id && spoken === language);
            return narrationView(scene, language, row, chosenVoices[language] ?? null);
          }),
      );
      return {
        items,
        voices: [...voices],
        chosenVoices,
        music: music
          ? {
              mood: music.mood,
              durationMs: music.duration_ms,
              url: `/api/tales/${taleId}/music?v=${music.sha256.slice(0, 12)}`,
              engine: music.engine,
            }
          : null,
      };
    },

    /** Rows and order commit together. No job when every scene has its sound and the tale its music. */
    async queue({ taleId, userId, langs, variant }: Own & { langs?: Language[] | undefined; variant: 'missing' | 'all' }) {
      const voices = await narrator.voices();
      return transact(db, async (trx) => {
        await requireOwnTale(trx, taleId, userId);
        const queued = await work.queue(trx, { taleId, langs, variant, voices });
        const music = await musicRepo(trx).of(taleId);
        const tale = await narrationRepo(trx).tale(taleId);
        if (queued === 0 && music?.mood === tale?.mood) return { queued, jobId: null };
        return { queued, jobId: (await desk.order(trx, job, { taleId, ...(langs ? { langs } : {}) }, { userId, taleId })).jobId };
      });
    },

    async chooseVoice({ taleId, userId, language, voice }: Own & { language: Language; voice: string }): Promise<void> {
      await requireOwnTale(db, taleId, userId);
      if (!(await narrator.voices()).some(({ id, language: speaks }) => id === voice && speaks === language))
        throw new Failure('invalid', `There is no voice "${voice}" for ${languageNames[language]}; choose one of the list`);
      await transact(db, async (trx) => {
        await narrationRepo(trx).chooseVoice(taleId, language, voice);
        await narrationRepo(trx).tell(userId, taleId, { language });
      });
    },

    /** Takes in a recording or an uploaded file; it replaces what was there. */
    async record(order: OneScene & { kind: 'recorded' | 'uploaded'; body: Readable; signal: AbortSignal }): Promise<Narration> {
      const { taleId, userId, sceneId, language, kind } = order;
      const { scene, text } = await sceneOf(order);
      const before = await narrationRepo(db).find(sceneId, language);
      const row = await takeRecording({ ffmpeg, workDir }, order.body, order.signal, async ({ path, durationMs, speech }) => {
        const key = `narration/t-${taleId}/s-${sceneId}-${language}-r${nanoid(12)}.wav`;
        const { sha256 } = await files.adopt(key, path, 'audio/wav');
        const words = spreadWords(text, speech, durationMs);
        const sound = { fingerprint: fingerprintOf(text, null), voice: null, engine: kind, key, sha256, durationMs, words };
        return transact(db, async (trx) => {
          const kept = await narrationRepo(trx).record(taleId, sceneId, language, kind, sound);
          await narrationRepo(trx).tell(userId, taleId, { sceneId, language, status: 'ready' });
          return kept;
        });
      });
      if (before?.r2_key && before.kind !== 'synthetic') await files.remove(before.r2_key);
      return narrationView(scene, language, row, null);
    },

    async removeRecording(order: OneScene): Promise<void> {
      const { taleId, userId, sceneId, language } = order;
      await sceneOf(order);
      const row = await narrationRepo(db).find(sceneId, language);
      if (!row || row.kind === 'synthetic') throw new Failure('conflict', 'This scene has no recording to remove');
      await transact(db, async (trx) => {
        await narrationRepo(trx).remove(row.id);
        await narrationRepo(trx).tell(userId, taleId, { sceneId, language, status: 'missing' });
      });
      if (row.r2_key) await files.remove(row.r2_key);
    },

    /** The file of a narration, or of a tale's music; what is not this creator's does not exist. */
    soundFile: async (id: string, userId: string) => fileOf(await narrationRepo(db).soundOf(id, userId)),
    musicFile: async (taleId: string, userId: string) => fileOf(await musicRepo(db).ofOwn(taleId, userId)),
  };
}
export type AudioService = ReturnType<typeof audioService>;

function fileOf(row: { r2_key: string | null; sha256: string | null } | undefined): { key: string; sha256: string } {
  if (!row?.r2_key) throw new Failure('not_found', 'This sound does not exist');
  return { key: row.r2_key, sha256: row.sha256 ?? '' };
}

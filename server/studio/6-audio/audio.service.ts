import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Narrator } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { noNaturalVoices } from '#shared/sound/voice.ts';
import { musicRepo } from './music/music.repo.ts';
import { narrationRepo } from './narration.repo.ts';
import { narrationView } from './narration-view.ts';
import type { SpeakScenesJob } from './readings/speak-scenes.job.ts';
import { planReading } from './readings/reading-plan.ts';
import type { SpeakScenes } from './readings/speak-scenes.ts';
import type { ScenePlace, TakeService } from './recordings/take.service.ts';
import { type ReadingChange, taleVoicesRepo } from './readings/tale-voices.repo.ts';

type Parts = {
  readonly db: Db;
  readonly desk: JobDesk;
  readonly files: FileStore;
  readonly narrator: Narrator;
  readonly work: SpeakScenes;
  readonly job: SpeakScenesJob;
  readonly takes: TakeService;
  readonly chooseReading: (
    trx: Trx,
    taleId: TaleId,
    language: Language,
    change: ReadingChange & { voice?: string | undefined },
  ) => Promise<void>;
};
type VoiceChange = ReadingChange & { readonly language: Language; readonly voice?: string | undefined };
type Own = { readonly taleId: TaleId; readonly userId: UserId };

/** What a creator may do with the sound of own tales. */
export function audioService({ db, desk, files, narrator, work, job, takes, chooseReading }: Parts) {
  return {
    async list({ taleId, userId }: Own) {
      await requireOwnTale(db, taleId, userId);
      const repo = narrationRepo(db);
      const [tale, scenes, rows, voices, music] = await Promise.all([
        repo.tale(taleId),
        repo.scenes(taleId),
        repo.rows(taleId),
        narrator.voices({ userId }),
        musicRepo(db).of(taleId),
      ]);
      const taleVoices = await taleVoicesRepo(db).of(taleId, voices);
      const items = (tale?.langs ?? []).flatMap((language) =>
        scenes
          .filter(({ text }) => text[language]?.trim())
          .map((scene) => {
            const row = rows.find(({ scene_id, language: spoken }) => scene_id === scene.id && spoken === language);
            return narrationView(scene, language, row, planReading(scene.text[language] ?? '', language, taleVoices));
          }),
      );
      return {
        items,
        voices: [...voices],
        chosenVoices: taleVoices.voices,
        readings: taleVoices.readings,
        natural: narrator.natural?.() ?? noNaturalVoices,
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
    async queue({
      taleId,
      userId,
      langs,
      variant,
    }: Own & { langs?: Language[] | undefined; variant: 'missing' | 'all' }) {
      const voices = await narrator.voices({ userId });
      return transact(db, async (trx) => {
        await requireOwnTale(trx, taleId, userId);
        const queued = await work.queue(trx, { taleId, langs, variant, voices });
        const music = await musicRepo(trx).of(taleId);
        const tale = await narrationRepo(trx).tale(taleId);
        const source = (await musicRepo(trx).choice(taleId))?.source ?? 'mood';
        if (queued === 0 && (source !== 'mood' || music?.mood === tale?.mood)) return { queued, jobId: null };
        return {
          queued,
          jobId: (await desk.order(trx, job, { taleId, ...(langs ? { langs } : {}) }, { userId, taleId })).jobId,
        };
      });
    },

    /** Changes what is given of voice, pace and the voice for quoted speech of one language. */
    async chooseVoice({ taleId, userId, language, voice, ...reading }: Own & VoiceChange): Promise<void> {
      await requireOwnTale(db, taleId, userId);
      const offered = await narrator.voices({ userId });
      for (const id of [voice, reading.quoteVoice])
        if (id && !offered.some((each) => each.id === id && each.language === language))
          throw new Failure(
            'invalid',
            msg`There is no voice "${{ id }}" for ${{ language: languageNames[language] }}; choose one from the list`,
          );
      const pace = reading.pace === undefined ? undefined : Number(reading.pace.toFixed(2));
      await transact(db, async (trx) => {
        await chooseReading(trx, taleId, language, { voice, pace, quoteVoice: reading.quoteVoice });
        await narrationRepo(trx).tell(userId, taleId, { language });
      });
    },

    /** The scene's sound goes; its takes stay and can be chosen again. */
    async removeRecording(order: ScenePlace): Promise<void> {
      const { taleId, userId, sceneId, language } = order;
      await takes.sceneOf(order);
      const row = await narrationRepo(db).find(sceneId, language);
      if (!row || row.kind === 'synthetic') throw new Failure('conflict', msg`This scene has no recording to remove`);
      await transact(db, async (trx) => {
        await narrationRepo(trx).remove(row.id);
        await narrationRepo(trx).tell(userId, taleId, { sceneId, language, status: 'missing' });
      });
      if (row.r2_key) await files.remove(row.r2_key);
    },

    /** The file of a narration, or of a tale's music; what is not this creator's does not exist. */
    soundFile: async (id: string, userId: UserId) => fileOf(await narrationRepo(db).soundOf(id, userId)),
    musicFile: async (taleId: TaleId, userId: UserId) => fileOf(await musicRepo(db).ofOwn(taleId, userId)),
  };
}
export type AudioService = ReturnType<typeof audioService>;

function fileOf(row: { r2_key: string | null; sha256: string | null } | undefined): { key: string; sha256: string } {
  if (!row?.r2_key) throw new Failure('not_found', msg`This audio does not exist`);
  return { key: row.r2_key, sha256: row.sha256 ?? '' };
}

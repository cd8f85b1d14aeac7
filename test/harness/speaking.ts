import { transact } from '#server/db/connect.ts';
import { builtinMusician } from '#server/builtin/musician/builtin-musician.ts';
import { formantNarrator } from '#server/builtin/narrator/formant/formant-narrator.ts';
import type { AnyJob } from '#server/jobs/define-job.ts';
import { openJobs } from '#server/jobs/runner.ts';
import type { Musician, Narrator } from '#server/ports/sound.ts';
import { musicRepo } from '#server/studio/6-audio/music/music.repo.ts';
import { narrationRepo } from '#server/studio/6-audio/narration.repo.ts';
import { speakScenes } from '#server/studio/6-audio/readings/speak-scenes.ts';
import { speakScenesJob } from '#server/studio/6-audio/readings/speak-scenes.job.ts';
import type { Language } from '#shared/vocabulary.ts';
import { type NaturalVoices, noNaturalVoices } from '#shared/sound/voice.ts';
import { ama, openStudio } from './studio.ts';

/**
 * A studio whose narration job runs with the built-in voices; `before` is called before the voice speaks, `asked` lists
 * its orders, `standIn` replaces every voice, `natural` is the download state of natural voices.
 */
export async function openSpeaking() {
  const studio = await openStudio();
  const { db, files } = studio;
  const [voice, player] = [formantNarrator(), builtinMusician()];
  const state = {
    before: async (_text: string, _signal: AbortSignal): Promise<void> => {},
    asked: [] as string[],
    standIn: null as string | null,
    natural: null as NaturalVoices | null,
  };
  const narrator: Narrator = {
    ...voice,
    voices: async () => (await voice.voices()).map((each) => (state.natural ? { ...each, kind: 'natural' } : each)),
    natural: () => state.natural ?? noNaturalVoices,
    async speak(order, signal) {
      state.asked.push(`${order.voice}: ${order.text}`);
      await state.before(order.text, signal);
      if (state.standIn === null) return voice.speak(order, signal);
      return { ...(await voice.speak({ ...order, voice: state.standIn }, signal)), voice: state.standIn };
    },
  };
  /** A short bed: these tests are not about its length. */
  const musician: Musician = {
    ...player,
    compose: (order, signal) => player.compose({ ...order, seconds: 8 }, signal),
  };
  const work = speakScenes({ db, files, narrator, musician });
  const job = speakScenesJob(work);
  const jobs = await openJobs({ database: studio.database, db, log: () => {} });
  await jobs.prepare([job.kind]);
  await jobs.work([job as AnyJob]);
  return {
    ...studio,
    state,
    work,
    narrator,
    jobs,
    /** Puts scenes of t1 in line and orders the job, as the route does. */
    async order(variant: 'missing' | 'all' = 'missing', langs?: Language[]) {
      const voices = await narrator.voices();
      return transact(db, async (trx) => {
        const queued = await work.queue(trx, { taleId: 't1', langs, variant, voices });
        return { queued, ...(await jobs.desk.order(trx, job, { taleId: 't1', langs }, { userId: ama, taleId: 't1' })) };
      });
    },
    /** Scene by scene, language by language. */
    rows: async () =>
      (await narrationRepo(db).rows('t1')).toSorted((a, b) =>
        (a.scene_id + a.language).localeCompare(b.scene_id + b.language),
      ),
    /** Music takes seconds: the tests that are not about it find it made. */
    async withMusic() {
      const { sha256 } = await files.put('music/t-t1/given.wav', new Uint8Array(44), 'audio/wav');
      const given = { r2_key: 'music/t-t1/given.wav', sha256, duration_ms: 1, gain_db: -8, engine: 'given' };
      await musicRepo(db).keep({ tale_id: 't1', mood: 'gentle', ...given });
    },
    async close() {
      voice.close();
      player.close();
      await jobs.close();
    },
  };
}
export type Speaking = Awaited<ReturnType<typeof openSpeaking>>;

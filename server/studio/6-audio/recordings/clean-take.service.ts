import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { CleanedVoice, VoiceCleaner } from '#server/ports/voice-cleaner.ts';
import { Failure } from '#shared/endpoint.ts';
import { toKept } from '#shared/tale/kept-parts.ts';
import type { CleanAnswer, NoiseReduction } from '#shared/sound/recording.contract.ts';
import { type Cut, shortestCutMs } from './cut-take.ts';
import { narrationRepo } from '../narration.repo.ts';
import { takeLevel, workPrefix } from './recording-intake.ts';
import { type TakeRow, takeRepo } from './take.repo.ts';
import type { TakeService } from './take.service.ts';
import { takeView } from './take-view.ts';
import { type WholeSound, writeWhole } from './whole-sound.ts';

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly ffmpeg: Ffmpeg;
  readonly cleaner: VoiceCleaner;
  readonly workDir: string;
  readonly takes: TakeService;
};
type Wish = { readonly noise: NoiseReduction; readonly silences: boolean };
/** How samples without a header are described to ffmpeg. */
const samples = ['-f', 's16le', '-ar', '48000', '-ac', '1'] as const;

/**
 * Cleaned copies of takes, on request. A copy is stored next to its original and is not used in the film until it is
 * chosen.
 */
export function takeCleaner({ db, files, ffmpeg, cleaner, workDir, takes }: Parts) {
  async function answer(
    original: TakeRow,
    userId: UserId,
    copy: TakeRow | null,
    became: Pick<CleanAnswer, 'noise' | 'silences'>,
  ) {
    const { tale_id: taleId, scene_id: sceneId, language } = original;
    const { text } = await takes.sceneOf({ taleId, userId, sceneId, language });
    const now = await narrationRepo(db).find(sceneId, language);
    return { take: copy && takeView(copy, text, now?.take_id ?? null), noise: became.noise, silences: became.silences };
  }

  async function copyOf(id: string, { noise, silences }: Wish): Promise<TakeRow | undefined> {
    return (await takeRepo(db).copies(id)).find(
      (copy) => (copy.noise_reduced ?? 'none') === noise && (copy.trimmed_ms !== null) === silences,
    );
  }

  /** Stores a copy, unless one of its kind was made meanwhile: that one is the answer then. */
  async function keep(
    original: TakeRow,
    userId: UserId,
    whole: WholeSound,
    made: CleanedVoice,
    noise: NoiseReduction,
  ): Promise<TakeRow> {
    const { tale_id: taleId, scene_id: sceneId, language } = original;
    const id = nanoid();
    const cut = cutIn(original, made, whole.durationMs);
    const speech = made.speech?.map(({ startMs, endMs }) => ({
      startMs: toKept(made.kept, startMs),
      endMs: toKept(made.kept, endMs),
    }));
    const { key, sha256 } = await files.adopt(`narration/t-${taleId}/take-${id}.flac`, whole.path, 'audio/flac');
    const reduced = made.noise === 'reduced' && noise !== 'none' ? noise : null;
    const isKept = await transact(db, async (trx) => {
      const isAdded = await takeRepo(trx).addCopy({
        ...{
          id,
          tale_id: taleId,
          scene_id: sceneId,
          language,
          kind: original.kind,
          said: original.said,
          r2_key: key,
          sha256,
        },
        ...{ duration_ms: whole.durationMs, start_ms: cut.startMs, end_ms: cut.endMs },
        ...{ speech: JSON.stringify(speech ?? whole.speech), peaks: JSON.stringify(whole.peaks) },
        ...{
          cleaned_from: original.id,
          noise_reduced: reduced,
          quieter_db: made.quieterDb,
          kept: made.kept && JSON.stringify(made.kept),
        },
        trimmed_ms: made.kept ? original.end_ms - original.start_ms - (cut.endMs - cut.startMs) : null,
      });
      if (isAdded) await narrationRepo(trx).tell(userId, taleId, { sceneId, language });
      return isAdded;
    }).catch(async (error: unknown) => {
      await files.remove(key);
      throw error;
    });
    if (!isKept) await files.remove(key);
    const copy = isKept
      ? await takeRepo(db).find(id)
      : await copyOf(original.id, { noise: reduced ?? 'none', silences: made.kept !== null });
    if (!copy) throw new Failure('conflict', msg`This take was deleted while it was cleaned up`);
    return copy;
  }

  return {
    /**
     * Makes a cleaned copy, unless there is one of that kind or nothing needs it. Throws Failure for another creator's
     * take, for a copy, and when the engine is missing or stops.
     */
    async clean(id: string, userId: UserId, wish: Wish, signal: AbortSignal) {
      const original = await takeRepo(db).own(id, userId);
      if (!original) throw new Failure('not_found', msg`This take does not exist`);
      if (original.cleaned_from !== null)
        throw new Failure('conflict', msg`This take is a cleaned copy already: clean up its original instead`);
      if (wish.noise === 'none' && !wish.silences)
        throw new Failure('invalid', msg`Choose what to clean up: noise, silences or both`);
      const already = await copyOf(id, wish);
      if (already)
        return answer(original, userId, already, {
          noise: wish.noise === 'none' ? 'left' : 'reduced',
          silences: wish.silences ? 'trimmed' : 'left',
        });
      const folder = await mkdtemp(join(workDir, workPrefix));
      try {
        const [from, to] = [join(folder, 'original.pcm'), join(folder, 'cleaned.pcm')];
        await ffmpeg.run(
          [...ffmpeg.untrusted(await files.local(original.r2_key)), ...samples, '-c:a', 'pcm_s16le', from],
          { signal },
        );
        const heard = { startMs: original.start_ms, endMs: original.end_ms };
        const made = await cleaner.clean({ from, to, ...wish, heard, ...takeLevel }, signal);
        if (made.noise !== 'reduced' && made.silences !== 'trimmed') return await answer(original, userId, null, made);
        const whole = await writeWhole(
          ffmpeg,
          { inputs: [...samples, '-i', to], graph: '[0:a]anull[sound]' },
          folder,
          signal,
        );
        return await answer(original, userId, await keep(original, userId, whole, made, wish.noise), made);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
export type TakeCleaner = ReturnType<typeof takeCleaner>;

/** The audible part of a cleaned copy: that of its original, as far as it was kept. */
function cutIn({ start_ms, end_ms }: TakeRow, { kept }: CleanedVoice, durationMs: number): Cut {
  const endMs = Math.min(durationMs, toKept(kept, end_ms));
  return { startMs: Math.max(0, Math.min(toKept(kept, start_ms), endMs - shortestCutMs)), endMs };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/ownership.ts';
import type { Db, Trx } from '#server/db/tables.ts';
import type { Ffmpeg, FileStore } from '#server/ports.ts';
import type { Narration } from '#shared/audio.contract.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Take } from '#shared/recording.contract.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { type Cut, shortestCutMs, withoutSilence, wordsInCut, writeCut } from './cut-take.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type NarrationRow, narrationRepo } from './narration.repo.ts';
import { narrationView } from './narration-view.ts';
import { takeRecording, workPrefix } from './recording-intake.ts';
import { type TakeRow, takeRepo } from './take.repo.ts';

type Parts = { readonly db: Db; readonly files: FileStore; readonly ffmpeg: Ffmpeg; readonly workDir: string };
export type ScenePlace = { readonly taleId: string; readonly userId: string; readonly sceneId: string; readonly language: Language };
type Reading = ScenePlace & { readonly kind: 'recorded' | 'uploaded'; readonly body: Readable; readonly signal: AbortSignal };
type NewTake = Omit<TakeRow, 'made_at'>;

/** Readings of scenes: taken in, cut, chosen and thrown away. The film hears the chosen part of one of them. */
export function takeService({ db, files, ffmpeg, workDir }: Parts) {
  async function sceneOf({ taleId, userId, sceneId, language }: ScenePlace) {
    await requireOwnTale(db, taleId, userId);
    const scene = (await narrationRepo(db).scenes(taleId)).find(({ id }) => id === sceneId);
    if (!scene) throw new Failure('not_found', 'Scene not found');
    const text = scene.text[language]?.trim();
    if (!text) throw new Failure('invalid', `This scene has no words in ${languageNames[language]} to read`);
    return { scene, text };
  }

  async function own(id: string, userId: string): Promise<TakeRow> {
    const take = await takeRepo(db).own(id, userId);
    if (!take) throw new Failure('not_found', 'This take does not exist');
    return take;
  }

  /** Makes a cut of a take the scene's sound. `also` commits with it and gives the keys of files that nothing names afterwards. */
  async function hear(take: NewTake, userId: string, cutFile: string, also: (trx: Trx) => Promise<string[]>): Promise<NarrationRow> {
    const { tale_id: taleId, scene_id: sceneId, language, kind, said, speech, start_ms: startMs, end_ms: endMs } = take;
    const before = await narrationRepo(db).find(sceneId, language);
    const key = `narration/t-${taleId}/s-${sceneId}-${language}-r${nanoid(12)}.wav`;
    const { sha256 } = await files.adopt(key, cutFile, 'audio/wav');
    const words = wordsInCut(said, { durationMs: take.duration_ms, speech }, { startMs, endMs });
    const sound = { fingerprint: fingerprintOf(said, null), voice: null, engine: kind, key, sha256, durationMs: endMs - startMs, words };
    const { row, left } = await transact(db, async (trx) => {
      const left = await also(trx);
      const row = await narrationRepo(trx).record(taleId, sceneId, language, kind, sound, take.id);
      await narrationRepo(trx).tell(userId, taleId, { sceneId, language, status: 'ready' });
      return { row, left };
    });
    if (before?.r2_key && before.kind !== 'synthetic') left.push(before.r2_key);
    for (const unnamed of left) await files.remove(unnamed);
    return row;
  }

  return {
    sceneOf,

    /** Takes in a recording or an uploaded file as the scene's newest take and its sound. */
    async take(order: Reading, also: (trx: Trx) => Promise<string[]> = async () => []): Promise<Narration> {
      const { taleId, userId, sceneId, language, kind } = order;
      const { scene, text: said } = await sceneOf(order);
      const row = await takeRecording(
        { ffmpeg, workDir },
        order.body,
        order.signal,
        async ({ path, durationMs, speech, peaks, folder }) => {
          const cut = withoutSilence({ durationMs, speech });
          const cutFile = join(folder, 'cut.wav');
          await writeCut(ffmpeg, path, cut, cutFile, order.signal);
          const id = nanoid();
          const stored = await files.adopt(`narration/t-${taleId}/take-${id}.flac`, path, 'audio/flac');
          const take = {
            id,
            tale_id: taleId,
            scene_id: sceneId,
            language,
            kind,
            said,
            r2_key: stored.key,
            sha256: stored.sha256,
            duration_ms: durationMs,
            start_ms: cut.startMs,
            end_ms: cut.endMs,
            speech: speech.map((each) => ({ ...each })),
            peaks: [...peaks],
          };
          const written = { ...take, speech: JSON.stringify(speech), peaks: JSON.stringify(peaks) };
          return hear(take, userId, cutFile, async (trx) => [...(await also(trx)), ...(await takeRepo(trx).add(written))]);
        },
      );
      return narrationView(scene, language, row, null);
    },

    async list(order: ScenePlace): Promise<Take[]> {
      const { text } = await sceneOf(order);
      const now = await narrationRepo(db).find(order.sceneId, order.language);
      return (await takeRepo(db).ofScene(order.sceneId, order.language)).map((take) => takeView(take, text, now?.take_id ?? null));
    },

    /** Makes a take the scene's sound, cut anew where a cut is given. */
    async choose(id: string, userId: string, asked: Partial<Cut>, signal: AbortSignal): Promise<Narration> {
      const take = await own(id, userId);
      const cut = { startMs: asked.startMs ?? take.start_ms, endMs: Math.min(take.duration_ms, asked.endMs ?? take.end_ms) };
      if (cut.endMs - cut.startMs < shortestCutMs) throw new Failure('invalid', 'A sound needs at least 0.3 seconds: cut away less');
      const { scene } = await sceneOf({ taleId: take.tale_id, userId, sceneId: take.scene_id, language: take.language });
      const folder = await mkdtemp(join(workDir, workPrefix));
      try {
        const cutFile = join(folder, 'cut.wav');
        await writeCut(ffmpeg, await files.local(take.r2_key), cut, cutFile, signal);
        const row = await hear({ ...take, start_ms: cut.startMs, end_ms: cut.endMs }, userId, cutFile, async (trx) => {
          await takeRepo(trx).cut(id, cut.startMs, cut.endMs);
          return [];
        });
        return narrationView(scene, take.language, row, null);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async remove(id: string, userId: string): Promise<void> {
      const take = await own(id, userId);
      const { tale_id: taleId, scene_id: sceneId, language } = take;
      await transact(db, async (trx) => {
        if ((await narrationRepo(trx).find(sceneId, language))?.take_id === id)
          throw new Failure('conflict', 'This take is the sound of its scene: choose another one first, or remove the recording');
        await takeRepo(trx).remove(id);
        await narrationRepo(trx).tell(userId, taleId, { sceneId, language });
      });
      await files.remove(take.r2_key);
    },

    /** The whole of a take as a file. */
    async file(id: string, userId: string): Promise<{ key: string; sha256: string }> {
      const { r2_key: key, sha256 } = await own(id, userId);
      return { key, sha256 };
    },
  };
}
export type TakeService = ReturnType<typeof takeService>;

function takeView(take: TakeRow, text: string, current: string | null): Take {
  return {
    id: take.id,
    kind: take.kind,
    durationMs: take.duration_ms,
    startMs: take.start_ms,
    endMs: take.end_ms,
    silence: withoutSilence({ durationMs: take.duration_ms, speech: take.speech }),
    peaks: take.peaks,
    current: take.id === current,
    fits: fingerprintOf(take.said, null) === fingerprintOf(text, null),
    madeAt: take.made_at.getTime(),
    url: `/api/takes/${take.id}/sound?v=${take.sha256.slice(0, 12)}`,
  };
}

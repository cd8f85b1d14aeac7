import type { SceneId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import type { Narration } from '#shared/sound/audio.contract.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Take, TakePart } from '#shared/sound/recording.contract.ts';
import type { Word } from '#shared/film/timeline-parts.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { type Cut, shortestCutMs, withoutSilence, writeHeard } from './cut-take.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { narrationRepo } from '../narration.repo.ts';
import { narrationView } from '../narration-view.ts';
import { takeRecording, workPrefix } from './recording-intake.ts';
import { replaceSpan, spanOf } from '../readings/replace-span.ts';
import { type TakeRow, takeRepo } from './take.repo.ts';
import { takeView } from './take-view.ts';
import type { WholeSound } from './whole-sound.ts';

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly ffmpeg: Ffmpeg;
  readonly quotas: CreatorQuotas;
  readonly workDir: string;
};
export type ScenePlace = {
  readonly taleId: TaleId;
  readonly userId: UserId;
  readonly sceneId: SceneId;
  readonly language: Language;
};
type Reading = ScenePlace & {
  readonly kind: 'recorded' | 'uploaded';
  readonly body: Readable;
  readonly signal: AbortSignal;
  readonly part?: TakePart | null;
};
type Spoken = { readonly said: string; readonly language: Language };
type Heard = { readonly path: string; readonly words: readonly Word[] };
type HeardTake = Pick<TakeRow, 'id' | 'tale_id' | 'scene_id' | 'language' | 'kind' | 'said' | 'start_ms' | 'end_ms'>;

/** Takes of scenes: stored, cut, chosen and deleted. The film uses the chosen part of one of them. */
export function takeService({ db, files, ffmpeg, quotas, workDir }: Parts) {
  async function sceneOf({ taleId, userId, sceneId, language }: ScenePlace) {
    await requireOwnTale(db, taleId, userId);
    const scene = (await narrationRepo(db).scenes(taleId)).find(({ id }) => id === sceneId);
    if (!scene) throw new Failure('not_found', msg`Scene not found`);
    const text = scene.text[language]?.trim();
    if (!text)
      throw new Failure('invalid', msg`This scene has no text to read in ${{ language: languageNames[language] }}`);
    return { scene, text };
  }

  async function own(id: string, userId: UserId): Promise<TakeRow> {
    const take = await takeRepo(db).own(id, userId);
    if (!take) throw new Failure('not_found', msg`This take does not exist`);
    return take;
  }

  /** The part of a take (`whole`: its local file) that is heard, as a file in a folder, with its words. */
  async function cutOf(take: Spoken, whole: string, cut: Cut, folder: string, signal: AbortSignal) {
    const path = join(folder, 'cut.wav');
    return { path, words: await writeHeard(ffmpeg, whole, cut, take, path, signal) };
  }

  /**
   * Makes a cut of a take the scene's sound. `also` commits with it and gives the keys of files that nothing names
   * afterwards.
   */
  async function hear(take: HeardTake, { path, words }: Heard, userId: UserId, also: (trx: Trx) => Promise<string[]>) {
    const { tale_id: taleId, scene_id: sceneId, language, kind, said, start_ms: startMs, end_ms: endMs } = take;
    const before = await narrationRepo(db).find(sceneId, language);
    const key = `narration/t-${taleId}/s-${sceneId}-${language}-r${nanoid(12)}.wav`;
    const { sha256 } = await files.adopt(key, path, 'audio/wav');
    const sound = {
      fingerprint: fingerprintOf(said, null),
      voice: null,
      engine: kind,
      key,
      sha256,
      durationMs: endMs - startMs,
      words,
    };
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

  /**
   * The take of which some words are to be read again. Throws Failure when it is not of this scene, or says other words
   * than the scene does now.
   */
  async function takeOfPart(
    { userId, sceneId, language }: ScenePlace,
    { takeId, from, to }: TakePart,
    text: string,
  ): Promise<TakeRow> {
    const take = await own(takeId, userId);
    if (take.scene_id !== sceneId || take.language !== language)
      throw new Failure('not_found', msg`This take does not belong to the scene`);
    if (fingerprintOf(take.said, null) !== fingerprintOf(text, null))
      throw new Failure('conflict', msg`The text of this scene has changed since that take: record the whole scene`);
    if (from >= to || to > take.said.split(/\s+/).filter(Boolean).length)
      throw new Failure('invalid', msg`These words are not in the take`);
    return take;
  }

  /** The re-recorded part in its place within an earlier take, and the resulting position of the part that is used. */
  async function joined(
    take: TakeRow,
    part: TakePart,
    again: WholeSound,
    signal: AbortSignal,
  ): Promise<WholeSound & { cut: Cut }> {
    const path = await files.local(take.r2_key);
    const cut = { startMs: take.start_ms, endMs: take.end_ms };
    const heard = await cutOf(take, path, cut, again.folder, signal);
    const words = heard.words.map((word) => ({
      ...word,
      startMs: word.startMs + cut.startMs,
      endMs: word.endMs + cut.startMs,
    }));
    const whole = await replaceSpan(
      ffmpeg,
      { path, durationMs: take.duration_ms },
      spanOf(words, part, cut),
      again,
      signal,
    );
    const endMs = Math.min(whole.durationMs, take.end_ms + whole.durationMs - take.duration_ms);
    return { ...whole, cut: { startMs: cut.startMs, endMs: Math.max(cut.startMs + shortestCutMs, endMs) } };
  }

  return {
    sceneOf,

    /** Throws Failure unless these words of a take can be recorded again in the current scene. */
    async requirePart(order: ScenePlace, part: TakePart): Promise<void> {
      await takeOfPart(order, part, (await sceneOf(order)).text);
    },

    /**
     * Takes in a recording or an uploaded file as the scene's newest take and its sound; with `part` it takes the place
     * of those words in an earlier take.
     */
    async take(order: Reading, also: (trx: Trx) => Promise<string[]> = async () => []): Promise<Narration> {
      const { taleId, userId, sceneId, language, kind, part, signal } = order;
      const { scene, text: said } = await sceneOf(order);
      const base = part ? await takeOfPart(order, part, said) : null;
      const row = await takeRecording({ ffmpeg, workDir }, order.body, signal, async (sent) => {
        const whole = base && part ? await joined(base, part, sent, signal) : { ...sent, cut: withoutSilence(sent) };
        const heard = await cutOf({ said, language }, whole.path, whole.cut, whole.folder, signal);
        const id = nanoid();
        const bytes = (await stat(whole.path)).size + (await stat(heard.path)).size;
        return quotas.taking(userId, bytes, async () => {
          const stored = await files.adopt(`narration/t-${taleId}/take-${id}.flac`, whole.path, 'audio/flac');
          const take = {
            ...{
              id,
              tale_id: taleId,
              scene_id: sceneId,
              language,
              kind,
              said,
              r2_key: stored.key,
              sha256: stored.sha256,
            },
            ...{ duration_ms: whole.durationMs, start_ms: whole.cut.startMs, end_ms: whole.cut.endMs },
            ...{ speech: [...whole.speech], peaks: [...whole.peaks] },
          };
          const written = { ...take, speech: JSON.stringify(take.speech), peaks: JSON.stringify(take.peaks) };
          return hear(take, heard, userId, async (trx) => [
            ...(await also(trx)),
            ...(await takeRepo(trx).add(written)),
          ]);
        });
      });
      return narrationView(scene, language, row, null);
    },

    async list(order: ScenePlace): Promise<Take[]> {
      const { text } = await sceneOf(order);
      const now = await narrationRepo(db).find(order.sceneId, order.language);
      return (await takeRepo(db).ofScene(order.sceneId, order.language)).map((take) =>
        takeView(take, text, now?.take_id ?? null),
      );
    },

    /** Makes a take the scene's sound, cut again where a cut is given. */
    async choose(id: string, userId: UserId, asked: Partial<Cut>, signal: AbortSignal): Promise<Narration> {
      const take = await own(id, userId);
      const cut = {
        startMs: asked.startMs ?? take.start_ms,
        endMs: Math.min(take.duration_ms, asked.endMs ?? take.end_ms),
      };
      if (cut.endMs - cut.startMs < shortestCutMs)
        throw new Failure('invalid', msg`The audio must last at least 0.3 seconds: cut less`);
      const { scene } = await sceneOf({
        taleId: take.tale_id,
        userId,
        sceneId: take.scene_id,
        language: take.language,
      });
      const folder = await mkdtemp(join(workDir, workPrefix));
      try {
        const whole = await files.local(take.r2_key);
        const heard = await cutOf(take, whole, cut, folder, signal);
        const row = await hear({ ...take, start_ms: cut.startMs, end_ms: cut.endMs }, heard, userId, async (trx) => {
          await takeRepo(trx).cut(id, cut.startMs, cut.endMs);
          return [];
        });
        return narrationView(scene, take.language, row, null);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async remove(id: string, userId: UserId): Promise<void> {
      const take = await own(id, userId);
      const { tale_id: taleId, scene_id: sceneId, language } = take;
      await transact(db, async (trx) => {
        if ((await takeRepo(trx).copies(id)).length > 0)
          throw new Failure('conflict', msg`This take is the original of a cleaned copy: delete the copy first`);
        if ((await narrationRepo(trx).find(sceneId, language))?.take_id === id)
          throw new Failure(
            'conflict',
            msg`This take is the audio of its scene: choose another one first, or remove the recording`,
          );
        await takeRepo(trx).remove(id);
        await narrationRepo(trx).tell(userId, taleId, { sceneId, language });
      });
      await files.remove(take.r2_key);
    },

    /** The whole of a take as a file. */
    async file(id: string, userId: UserId): Promise<{ key: string; sha256: string }> {
      const { r2_key: key, sha256 } = await own(id, userId);
      return { key, sha256 };
    },
  };
}
export type TakeService = ReturnType<typeof takeService>;

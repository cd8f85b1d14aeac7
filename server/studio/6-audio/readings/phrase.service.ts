import { msg } from '@lingui/core/runtime-macro';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Narrator } from '#server/ports/sound.ts';
import type { Narration } from '#shared/sound/audio.contract.ts';
import { Failure } from '#shared/endpoint.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { type NarrationRow, narrationRepo } from '../narration.repo.ts';
import { narrationView } from '../narration-view.ts';
import { phraseRepo } from './phrase.repo.ts';
import {
  paceFactor,
  paceOfKey,
  partOf,
  planReading,
  type Reading,
  readingKey,
  type TaleVoices,
} from './reading-plan.ts';
import { workPrefix } from '../recordings/recording-intake.ts';
import { replacePhrase } from './replace-phrase.ts';
import { speakReading } from './speak-reading.ts';
import type { ScenePlace, TakeService } from '../recordings/take.service.ts';
import { taleVoicesRepo } from './tale-voices.repo.ts';

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly ffmpeg: Ffmpeg;
  readonly narrator: Narrator;
  readonly takes: Pick<TakeService, 'sceneOf'>;
  readonly workDir: string;
};
type Phrase = ScenePlace & {
  readonly from: number;
  readonly to: number;
  readonly sayAs?: string | undefined;
  readonly pace?: number | undefined;
  readonly variation?: number | undefined;
  readonly sound?: string | undefined;
  readonly signal: AbortSignal;
};
const patienceMs = 180_000;
const changed = () =>
  new Failure(
    'conflict',
    msg`The audio of this scene was changed a moment ago. Listen to it, then choose the phrase again.`,
  );

/** Reads single phrases of synthetic narrations again. */
export function phraseService({ db, files, ffmpeg, narrator, takes, workDir }: Parts) {
  async function readyRow({
    sceneId,
    language,
  }: ScenePlace): Promise<NarrationRow & { r2_key: string; voice: string }> {
    const row = await narrationRepo(db).find(sceneId, language);
    if (row && row.kind !== 'synthetic')
      throw new Failure(
        'conflict',
        msg`This scene has a recording: read a part of it again in the booth, under Record.`,
      );
    if (row?.status === 'queued' || row?.status === 'speaking')
      throw new Failure(
        'conflict',
        msg`This scene is being narrated right now. Wait until it is ready, then choose the phrase again.`,
      );
    const { r2_key: key, voice } = row ?? {};
    if (!row || row.status !== 'ready' || !key || !voice)
      throw new Failure('conflict', msg`This scene has no narration yet. Generate it first.`);
    return { ...row, r2_key: key, voice };
  }

  /** How the words of a phrase are read: as in the sound that they belong to, or otherwise as asked. */
  function readingOf(
    row: NarrationRow & { voice: string },
    text: string,
    tale: TaleVoices,
    { language, from, to, sayAs, pace = 1 }: Phrase,
  ): Reading {
    const now = planReading(text, language, tale);
    const plan = now && now.voice === row.voice && row.reading === readingKey(now) ? now : null;
    const perMinute = Math.round((paceOfKey(row.reading) ?? now?.wordsPerMinute ?? 150) * pace);
    const whole: Reading = {
      voice: row.voice,
      wordsPerMinute: perMinute,
      pace: paceFactor(perMinute, tale.audience),
      runs: plan?.runs ?? [],
    };
    const runs = partOf(whole, text, from, to);
    const voice = runs[0]?.voice ?? row.voice;
    if (sayAs === undefined) return { ...whole, runs };
    return { ...whole, runs: [{ voice, from: 0, to: sayAs.split(/\s+/).length, text: sayAs }] };
  }

  const itemOf = async (order: ScenePlace, row: NarrationRow): Promise<Narration> => {
    const { scene, text } = await takes.sceneOf(order);
    const tale = await taleVoicesRepo(db).of(order.taleId, await narrator.voices({ userId: order.userId }));
    return narrationView(scene, order.language, row, planReading(text, order.language, tale));
  };

  return {
    /**
     * Narrates some words again and puts them in their place. Throws Failure('conflict') when the text or the audio
     * changed, or while the scene is being narrated.
     */
    async read(order: Phrase): Promise<Narration> {
      const { taleId, userId, sceneId, language, from, to, sayAs, variation } = order;
      const { text } = await takes.sceneOf(order);
      const row = await readyRow(order);
      const said = text.split(/\s+/).filter(Boolean);
      if (row.fingerprint !== fingerprintOf(text, row.voice) || row.words.length !== said.length)
        throw new Failure(
          'conflict',
          msg`The text of this scene has changed since it was read. Generate its narration again.`,
        );
      if (order.sound !== undefined && !row.sha256?.startsWith(order.sound)) throw changed();
      if (from >= to || to > said.length)
        throw new Failure('invalid', msg`These words are not in the scene: choose a phrase of it`);
      if (!/[\p{L}\p{N}]/u.test(sayAs ?? said.slice(from, to).join(' ')))
        throw new Failure('invalid', msg`There is no text to read in this phrase: choose more of the scene`);
      if (!(await ffmpeg.version()))
        throw new Failure(
          'unavailable',
          msg`Reading a phrase again needs ffmpeg, which is not installed on this machine`,
        );
      const tale = await taleVoicesRepo(db).of(taleId, await narrator.voices({ userId }));
      const reading = readingOf(row, text, tale, order);
      const name = fingerprintOf(
        `${said.slice(from, to).join(' ')} ${sayAs ?? ''} ${variation ?? 0}`,
        `${row.voice} ${row.sha256}`,
      );
      const use = { userId, taleId, work: `phrase ${sceneId} ${language} ${from}-${to} ${name.slice(0, 16)}` };
      const signal = AbortSignal.any([order.signal, AbortSignal.timeout(patienceMs)]);
      const again = await speakReading(narrator, reading, { language, signal, use, variation });
      if (again.stoodIn)
        throw new Failure(
          'unavailable',
          msg`The natural voice is not available right now: it is still being downloaded, or this machine is short of memory. Try again later.`,
        );
      const folder = await mkdtemp(join(workDir, workPrefix));
      try {
        const now = { path: await files.local(row.r2_key), durationMs: row.duration_ms ?? 0, words: row.words };
        const phrase = { from, to, isOther: sayAs !== undefined };
        const made = await replacePhrase(ffmpeg, now, phrase, again, folder, signal);
        const key = `narration/t-${taleId}/s-${sceneId}-${language}-q${nanoid(12)}.wav`;
        const { sha256 } = await files.put(key, await readFile(made.path), 'audio/wav');
        const kept = await transact(db, async (trx) => {
          const scene = (await narrationRepo(trx).scenes(taleId)).find(({ id }) => id === sceneId);
          const same = row.fingerprint === fingerprintOf(scene?.text[language]?.trim() ?? '', row.voice);
          const next =
            same &&
            (await phraseRepo(trx).change(row.id, row, {
              key,
              sha256,
              durationMs: made.durationMs,
              words: made.words,
            }));
          if (next) await narrationRepo(trx).tell(userId, taleId, { sceneId, language, status: 'ready' });
          return next || null;
        });
        if (!kept) {
          await files.remove(key);
          throw changed();
        }
        if (row.previous_key && row.previous_key !== row.r2_key) await files.remove(row.previous_key);
        return await itemOf(order, kept);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    /** Takes the last phrase that was read again back. */
    async putBack(order: ScenePlace): Promise<Narration> {
      const { taleId, userId, sceneId, language } = order;
      await takes.sceneOf(order);
      const row = await readyRow(order);
      if (!row.previous_key) throw new Failure('conflict', msg`There is no earlier reading to restore.`);
      const back = await transact(db, async (trx) => {
        const next = await phraseRepo(trx).putBack(row);
        if (next) await narrationRepo(trx).tell(userId, taleId, { sceneId, language, status: 'ready' });
        return next ?? null;
      });
      if (!back) throw changed();
      if (row.r2_key !== row.previous_key) await files.remove(row.r2_key);
      return itemOf(order, back);
    },
  };
}
export type PhraseService = ReturnType<typeof phraseService>;

import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { WorkContext } from '#server/jobs/define-job.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Musician, Narrator, Voice } from '#server/ports/sound.ts';
import { outageIn } from '#server/ports/outage.ts';
import { Failure, wordsIn } from '#shared/endpoint.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import { composeBed } from '../music/compose-bed.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { inLine, type NarrationRow, narrationRepo, type SceneWords } from '../narration.repo.ts';
import { fits, waitsForNatural } from '../narration-view.ts';
import { planReading, type Reading, readingKey } from './reading-plan.ts';
import { speakReading } from './speak-reading.ts';
import { taleVoicesRepo } from './tale-voices.repo.ts';
import { named, type Words } from '#shared/said.ts';

type Parts = { readonly db: Db; readonly narrator: Narrator; readonly musician: Musician; readonly files: FileStore };
type Order = {
  readonly taleId: TaleId;
  /** All of the tale's when left out. */
  readonly langs?: readonly Language[] | undefined;
  readonly variant: 'missing' | 'all';
  /** The narrator's, asked for before the transaction. */
  readonly voices: readonly Voice[];
};
export type Spoken = { spoken: number; failed: number };

/** The next scene would fail in the same way. */
const hopeless = ['unavailable', 'too_many', 'disk_full'];

/** Gives a tale its voices and its music: for the narration job, and for a video that misses some of them. */
export function speakScenes({ db, narrator, musician, files }: Parts) {
  /** Queues the scenes without matching audio (`all`: everything synthetic again) and returns how many there are. */
  async function queue(trx: Trx, { taleId, langs, variant, voices: known }: Order): Promise<number> {
    const repo = narrationRepo(trx);
    const tale = await repo.tale(taleId);
    if (!tale) throw new Failure('not_found', msg`Tale not found`);
    const voices = await taleVoicesRepo(trx).of(taleId, known);
    const rows = await repo.rows(taleId);
    const isFetching = narrator.natural?.().state === 'fetching';
    let queued = 0;
    let changed = false;
    for (const scene of await repo.scenes(taleId))
      for (const language of tale.langs.filter((each) => langs?.includes(each) ?? true)) {
        const text = scene.text[language]?.trim();
        const row = rows.find(({ scene_id, language: spoken }) => scene_id === scene.id && spoken === language);
        if (!text || (row && row.kind !== 'synthetic')) continue;
        if (variant === 'missing' && row?.status === 'ready') {
          const reading = planReading(text, language, voices);
          if (fits(row, text, reading) || (isFetching && waitsForNatural(row, text, reading, voices))) continue;
        }
        queued += 1;
        if (row && variant === 'missing' && inLine.includes(row.status)) continue;
        await repo.queue(taleId, scene.id, language, variant === 'all');
        changed = true;
      }
    if (changed) await repo.tell(tale.user_id, taleId);
    return queued;
  }

  async function speakOne(
    row: NarrationRow,
    text: string,
    asked: Reading,
    userId: UserId,
    signal: AbortSignal,
  ): Promise<void> {
    const ordered = nameOf(text, asked);
    const tell = { sceneId: row.scene_id, language: row.language };
    const begun = await transact(db, async (trx) => {
      const now = await narrationRepo(trx).begin(row.id);
      if (now) await narrationRepo(trx).tell(userId, row.tale_id, { ...tell, status: 'speaking' });
      return now;
    });
    if (!begun) return;
    const use = { userId, taleId: row.tale_id, work: `scene ${row.scene_id} ${row.language} ${ordered}` };
    const { wav, durationMs, words, engine, reading, stoodIn } = await speakReading(narrator, asked, {
      language: row.language,
      signal,
      use,
    });
    const key = `narration/t-${row.tale_id}/s-${row.scene_id}-${row.language}-${nameOf(text, reading)}.wav`;
    const { sha256 } = await files.put(key, wav, 'audio/wav');
    await transact(db, async (trx) => {
      const { voice } = reading;
      const made = { fingerprint: fingerprintOf(text, voice), voice, reading: readingKey(reading), stoodIn };
      const sound = { ...made, engine, key, sha256, durationMs, words };
      if (await narrationRepo(trx).finish(row.id, sound))
        await narrationRepo(trx).tell(userId, row.tale_id, { ...tell, status: 'ready' });
    });
  }

  /** Narrates everything queued for a tale; a scene that fails records why, and the next one follows. */
  async function speak(taleId: TaleId, { signal, progress, log }: WorkContext): Promise<Spoken> {
    const repo = narrationRepo(db);
    const tale = await repo.tale(taleId);
    if (!tale) throw new Failure('not_found', msg`Tale not found`);
    const scenes = await repo.scenes(taleId);
    const tried = new Set<string>();
    const result: Spoken = { spoken: 0, failed: 0 };
    let lastWords: Words = '';
    for (;;) {
      const waiting = inOrder(await repo.waiting(taleId), scenes).filter(({ id }) => !tried.has(id));
      const row = waiting[0];
      if (!row) break;
      signal.throwIfAborted();
      tried.add(row.id);
      const scene = scenes.find(({ id }) => id === row.scene_id);
      const { language } = row;
      await progress(
        tried.size - 1,
        tried.size + waiting.length,
        msg`Recording scene ${{ scene: scene?.scene_no ?? '?' }} in ${{ language: named(language) }}`,
      );
      try {
        const text = scene?.text[language]?.trim() ?? '';
        const reading = planReading(
          text,
          language,
          await taleVoicesRepo(db).of(taleId, await narrator.voices({ userId: tale.user_id })),
        );
        if (!reading)
          throw new Failure(
            'invalid',
            msg`There is no voice for ${{ language: named(language) }} on this machine: record or upload this scene`,
          );
        await speakOne(row, text, reading, tale.user_id, signal);
        result.spoken += 1;
      } catch (error) {
        if (signal.aborted || outageIn(error)) throw error;
        if (error instanceof Failure && hopeless.includes(error.code)) throw error;
        lastWords = wordsIn(error);
        result.failed += 1;
        await log(
          'warn',
          msg`Scene ${{ scene: scene?.scene_no ?? '?' }} in ${{ language: named(language) }} was not recorded: ${{ reason: lastWords }}`,
        );
        await repo.fail(row.id, lastWords);
        await repo.tell(tale.user_id, taleId, { sceneId: row.scene_id, language, status: 'error' });
      }
    }
    if (result.failed > 0 && result.spoken === 0)
      throw new Failure('invalid', msg`No scene could be recorded. ${{ reason: lastWords }}`);
    return result;
  }

  const bed = composeBed({ db, musician, files });
  return {
    queue,
    bed,
    /**
     * Queues and speaks what is missing (in all of the tale's languages when none are named), and makes the music: all
     * that a video needs to be heard.
     */
    async complete(taleId: TaleId, langs: readonly Language[] | undefined, context: WorkContext): Promise<Spoken> {
      const tale = await narrationRepo(db).tale(taleId);
      const voices = await narrator.voices(tale ? { userId: tale.user_id } : undefined);
      await transact(db, (trx) => queue(trx, { taleId, langs, variant: 'missing', voices }));
      await context.progress(0, 100, msg`Composing the music`);
      await bed(taleId, context); // first, so that a voice that is missing leaves the other languages their music
      return speak(taleId, context);
    },
    /** After a job that ended before its time. */
    async release(trx: Trx, taleId: TaleId, userId: UserId, error: Words | null): Promise<void> {
      await narrationRepo(trx).release(taleId, error);
      await narrationRepo(trx).tell(userId, taleId);
    },
  };
}
export type SpeakScenes = ReturnType<typeof speakScenes>;

/** Names the sound of a reading, in 16 letters. */
const nameOf = (text: string, reading: Reading): string =>
  fingerprintOf(text, `${reading.voice} ${readingKey(reading)}`).slice(0, 16);

/** Language by language, each in the order of its scenes. */
function inOrder(rows: readonly NarrationRow[], scenes: readonly SceneWords[]): NarrationRow[] {
  const place = ({ language, scene_id }: NarrationRow) =>
    languages.indexOf(language) * 1_000 + scenes.findIndex(({ id }) => id === scene_id);
  return rows.toSorted((a, b) => place(a) - place(b));
}

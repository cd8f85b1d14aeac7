import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { WorkContext } from '#server/jobs/define-job.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Musician } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { musicRepo } from './music.repo.ts';
import { narrationRepo } from '../narration.repo.ts';

type Parts = { readonly db: Db; readonly musician: Musician; readonly files: FileStore };

/** Long enough that its return is not noticed, short enough to be small. */
const bedSeconds = 64;
/** The renderer lifts the voice to -16 LUFS; a bed of -20 LUFS with this gain is 12 dB below it before any ducking. */
const bedGainDb = -8;
/**
 * Makes the tale's music match its creator's choice: none, an uploaded piece, or one composed in the mood (again only
 * when that changed or its file is missing).
 */
export const composeBed =
  ({ db, musician, files }: Parts) =>
  async (taleId: TaleId, { signal }: Pick<WorkContext, 'signal'>): Promise<void> => {
    const tale = await narrationRepo(db).tale(taleId);
    if (!tale) throw new Failure('not_found', msg`Tale not found`);
    const [before, choice] = await Promise.all([musicRepo(db).of(taleId), musicRepo(db).choice(taleId)]);
    const source = choice?.source ?? 'mood';
    const look = {
      gain_db: choice?.gain_db ?? bedGainDb,
      fade_in_ms: choice?.fade_in_ms ?? null,
      fade_out_ms: choice?.fade_out_ms ?? null,
      duck_db: choice?.duck_db ?? null,
    };
    const keep = (piece: Parameters<ReturnType<typeof musicRepo>['keep']>[0] | null) =>
      transact(db, async (trx) => {
        await (piece ? musicRepo(trx).keep(piece) : musicRepo(trx).remove(taleId));
        await narrationRepo(trx).tell(tale.user_id, taleId);
      });
    if (source === 'none') return before ? keep(null) : undefined;
    const base = { tale_id: taleId, mood: tale.mood, ...look };
    if (source === 'upload' && choice?.upload_key)
      return keep({
        ...base,
        r2_key: choice.upload_key,
        sha256: choice.upload_sha256!,
        duration_ms: choice.upload_ms!,
        engine: 'uploaded',
      });
    if (before?.mood === tale.mood && before.engine !== 'uploaded' && (await files.has(before.r2_key))) {
      const same = Object.entries(look).every(([name, value]) => before[name as keyof typeof look] === value);
      return same ? undefined : keep({ ...before, ...look });
    }
    const use = { userId: tale.user_id, taleId, work: `music ${tale.mood}` };
    const {
      wav,
      durationMs,
      engine = musician.name,
    } = await musician.compose({ mood: tale.mood, seed: tale.seed, seconds: bedSeconds }, signal, use);
    const key = `music/t-${taleId}/${tale.mood}-${fingerprintOf(`${tale.seed} ${engine}`, tale.mood).slice(0, 16)}.wav`;
    const { sha256 } = await files.put(key, wav, 'audio/wav');
    await keep({ ...base, r2_key: key, sha256, duration_ms: durationMs, engine });
  };

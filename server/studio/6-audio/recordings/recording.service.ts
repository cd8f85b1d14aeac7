import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { Readable } from 'node:stream';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import type { Narration } from '#shared/sound/audio.contract.ts';
import { Failure } from '#shared/endpoint.ts';
import type { RecordingState, TakePart } from '#shared/sound/recording.contract.ts';
import { narrationRepo } from '../narration.repo.ts';
import { narrationView } from '../narration-view.ts';
import { recordingLimits, tooLarge } from './recording-intake.ts';
import { type RecordingPart, type RecordingRow, recordingRepo } from './recording.repo.ts';
import type { ScenePlace, TakeService } from './take.service.ts';

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly quotas: CreatorQuotas;
  readonly takes: TakeService;
};

/** Bytes of the largest part. */
export const partLimit = 2 * 1024 * 1024;
const elsewhere = (here: number) =>
  new Failure(
    'conflict',
    msg`${{ here }} bytes of this recording have arrived: the next part begins there. Nothing was changed.`,
  );

/**
 * Recordings that arrive in parts while they are spoken: each part is stored, then counted, so that every counted part
 * is stored.
 */
export function recordingService({ db, files, quotas, takes }: Parts) {
  async function own(id: string, userId: UserId): Promise<RecordingRow> {
    const row = await recordingRepo(db).own(id, userId);
    if (!row) throw new Failure('not_found', msg`This recording does not exist`);
    return row;
  }

  /** The parts one after the other, as they were sent. */
  async function* bytesOf(parts: readonly RecordingPart[]): AsyncIterable<Uint8Array> {
    for (const { r2_key: key } of parts) for await (const chunk of await files.read(key)) yield chunk as Uint8Array;
  }
  const removeFiles = async (parts: readonly RecordingPart[]) => {
    for (const { r2_key: key } of parts) await files.remove(key);
  };

  return {
    async begin(
      order: ScenePlace & { kind: 'recorded' | 'uploaded'; intent: string | null; part?: TakePart | undefined },
    ): Promise<RecordingState> {
      const { taleId, userId, sceneId, language, kind } = order;
      await takes.sceneOf(order);
      if (order.part) await takes.requirePart(order, order.part);
      const repo = recordingRepo(db);
      await repo.forgetOld(userId);
      const row = await repo.begin({
        user_id: userId,
        tale_id: taleId,
        scene_id: sceneId,
        language,
        kind,
        intent: order.intent ?? nanoid(),
        part: order.part ? JSON.stringify(order.part) : null,
      });
      return recordingView(row);
    },

    state: async (id: string, userId: UserId): Promise<RecordingState> => recordingView(await own(id, userId)),

    async unfinished(taleId: TaleId, userId: UserId): Promise<RecordingState[]> {
      await requireOwnTale(db, taleId, userId);
      return (await recordingRepo(db).unfinished(taleId)).map(recordingView);
    },

    /**
     * Adds the part that begins at byte `offset`; `offset` is null when the sender gave none. A truncated part, or one
     * with another offset, changes nothing.
     */
    async append(id: string, userId: UserId, offset: number | null, body: Readable): Promise<RecordingState> {
      const { tale_id: taleId, bytes: here, finished_at: over } = await own(id, userId);
      if (offset === null) throw new Failure('invalid', msg`Give the byte at which this part begins in Upload-Offset`);
      if (over) throw new Failure('conflict', msg`This recording is finished: begin a new one`);
      if (offset !== here) throw elsewhere(here);
      const bytes = await readAll(body);
      if (here + bytes.length > recordingLimits.bytes) throw tooLarge();
      if (bytes.length === 0) return recordingView(await own(id, userId));
      const name = `recordings/t-${taleId}/${id}-${offset}-${nanoid(8)}.bin`;
      const row = await quotas.taking(userId, bytes.length, async () => {
        const { key, sha256 } = await files.put(name, bytes, 'application/octet-stream');
        const part = { recording_id: id, start_byte: offset, bytes: bytes.length, r2_key: key, sha256 };
        const appended = await transact(db, (trx) => recordingRepo(trx).append(part));
        if (!appended) await files.remove(key); // another sender was faster
        return appended;
      });
      if (row) return recordingView(row);
      throw elsewhere((await own(id, userId)).bytes);
    },

    /** Makes what has arrived the scene's newest take. Finished twice, it answers the same. */
    async finish(id: string, userId: UserId, bytes: number, signal: AbortSignal): Promise<Narration> {
      const recording = await own(id, userId);
      const { tale_id: taleId, scene_id: sceneId, language, kind } = recording;
      const place = { taleId, userId, sceneId, language };
      const already = async () => {
        const { scene } = await takes.sceneOf(place);
        return narrationView(scene, language, await narrationRepo(db).find(sceneId, language), null);
      };
      if (recording.finished_at) return already();
      if (recording.bytes !== bytes) throw elsewhere(recording.bytes);
      const parts = await recordingRepo(db).parts(id);
      const body = Readable.from(bytesOf(parts));
      const item = await takes.take({ ...place, kind, body, signal, part: recording.part }, async (trx) => {
        if (!(await recordingRepo(trx).finish(id, bytes)))
          throw new Failure('conflict', msg`This recording was finished a moment ago`);
        return parts.map(({ r2_key: key }) => key);
      });
      return item;
    },

    async discard(id: string, userId: UserId): Promise<void> {
      await own(id, userId);
      const parts = await recordingRepo(db).parts(id);
      await recordingRepo(db).remove(id);
      await removeFiles(parts);
    },
  };
}
export type RecordingService = ReturnType<typeof recordingService>;

async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > partLimit) throw new Failure('too_large', msg`A part may be at most 2 MB: send smaller ones`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function recordingView(row: RecordingRow): RecordingState {
  return {
    id: row.id,
    sceneId: row.scene_id,
    language: row.language,
    kind: row.kind,
    offset: row.bytes,
    finished: row.finished_at !== null,
    part: row.part,
    intent: row.intent,
    changedAt: row.changed_at.getTime(),
  };
}

import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { Readable } from 'node:stream';
import { nanoid } from 'nanoid';
import type { Db } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import { Failure } from '#shared/endpoint.ts';
import { packageLimits, type PackageUpload } from '#shared/tale/package.contract.ts';
import { type UploadPart, uploadRepo, type UploadRow } from './upload.repo.ts';

const elsewhere = (here: number) =>
  new Failure(
    'conflict',
    msg`${{ here }} bytes of this package have arrived: the next part begins there. Nothing was changed.`,
  );

type UploadParts = { readonly db: Db; readonly files: FileStore; readonly quotas: CreatorQuotas };

/** Packages that arrive in parts: each part is stored before it is counted, so that counted bytes exist. */
export function uploadService({ db, files, quotas }: UploadParts) {
  async function own(id: string, userId: UserId): Promise<UploadRow> {
    const row = await uploadRepo(db).own(id, userId);
    if (!row) throw new Failure('not_found', msg`This upload does not exist`);
    return row;
  }

  /** Deletes an upload and its parts; does nothing when it is gone. */
  async function forget(id: string): Promise<void> {
    const parts = await uploadRepo(db).parts(id);
    await uploadRepo(db).remove(id);
    for (const { r2_key: key } of parts) await files.remove(key);
  }

  return {
    own,
    forget,

    async begin({
      userId,
      name,
      bytes,
      fingerprint,
    }: {
      userId: UserId;
      name: string;
      bytes: number;
      fingerprint: string;
    }): Promise<PackageUpload> {
      const upload = { user_id: userId, intent: `${fingerprint} ${bytes}`, name, whole_bytes: bytes };
      const row = await quotas.beginning(userId, (trx) => uploadRepo(trx).begin(upload));
      return uploadView(row);
    },

    state: async (id: string, userId: UserId): Promise<PackageUpload> => uploadView(await own(id, userId)),

    /**
     * Adds the part that begins at byte `offset`; `offset` is null when the sender gave none. A truncated part, or one
     * with another offset, changes nothing.
     */
    async append(id: string, userId: UserId, offset: number | null, body: Readable): Promise<PackageUpload> {
      const { bytes: here, whole_bytes: whole } = await own(id, userId);
      if (offset === null) throw new Failure('invalid', msg`Give the byte at which this part begins in Upload-Offset`);
      if (offset !== here) throw elsewhere(here);
      const bytes = await readPart(body);
      if (here + bytes.length > whole)
        throw new Failure('invalid', msg`This package has ${{ whole }} bytes, and this part goes beyond its end.`);
      if (bytes.length === 0) return uploadView(await own(id, userId));
      await quotas.requireRoom(bytes.length);
      const { key, sha256 } = await files.put(
        `package-uploads/${userId}/${id}-${offset}-${nanoid(8)}.bin`,
        bytes,
        'application/octet-stream',
      );
      const part = { upload_id: id, start_byte: offset, bytes: bytes.length, r2_key: key, sha256 };
      const row = await quotas
        .withinDisk(userId, (trx) => uploadRepo(trx).append(part))
        .catch(async (error: unknown) => {
          await files.remove(key);
          throw error;
        });
      if (row) return uploadView(row);
      await files.remove(key); // another sender was faster
      throw elsewhere((await own(id, userId)).bytes);
    },

    async discard(id: string, userId: UserId): Promise<void> {
      await own(id, userId);
      if (await uploadRepo(db).isUsed(id))
        throw new Failure('conflict', msg`A tale is being made from this package: cancel that first.`);
      await forget(id);
    },

    async forgetOld(): Promise<void> {
      for (const id of await uploadRepo(db).old()) if (!(await uploadRepo(db).isUsed(id))) await forget(id);
    },

    /** The bytes received so far, as one file with random access. */
    async source(id: string) {
      const parts = await uploadRepo(db).parts(id);
      const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
      return {
        bytes,
        read: (start: number, end: number): Readable =>
          Readable.from(bytesOf(files, parts, start, end), { objectMode: false }),
      };
    },
  };
}
export type UploadService = ReturnType<typeof uploadService>;

/** The bytes from `start` up to `end` (exclusive) of a file that is stored in parts. */
async function* bytesOf(
  files: FileStore,
  parts: readonly UploadPart[],
  start: number,
  end: number,
): AsyncIterable<Uint8Array> {
  for (const { r2_key: key, start_byte: at, bytes } of parts) {
    if (at + bytes <= start || at >= end) continue;
    const range = { start: Math.max(0, start - at), end: Math.min(bytes, end - at) - 1 };
    for await (const chunk of await files.read(key, range)) yield chunk as Uint8Array;
  }
}

async function readPart(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > packageLimits.part) throw new Failure('too_large', msg`A part may be at most 8 MB: send smaller ones`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const uploadView = (row: UploadRow): PackageUpload => ({
  id: row.id,
  name: row.name,
  offset: row.bytes,
  bytes: row.whole_bytes,
  jobId: row.job_id,
  changedAt: row.changed_at.getTime(),
});

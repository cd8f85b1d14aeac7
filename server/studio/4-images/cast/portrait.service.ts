import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { nanoid } from 'nanoid';
import type { Db } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import { type Portrait, portraitFilePath } from '#shared/pictures/cast.contract.ts';
import { type CastMember, portraitName } from '#shared/pictures/cast.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Said } from '#shared/said.ts';
import { type PortraitRow, portraitRepo } from './portrait.repo.ts';
import { isStale } from './portraits-in-scene.ts';

const mimes = { png: 'image/png', jpg: 'image/jpeg' } as const;

/** The portrait of an entry as creators see it; null when nobody ordered one. */
export function portraitView(member: CastMember, portraits: readonly PortraitRow[]): Portrait | null {
  const row = portraits.find(({ name }) => name === portraitName(member));
  if (!row || row.status === null) return null;
  const { id, status, engine, sha256, last_error: lastError, last_error_said: said } = row;
  const url = sha256 && `${portraitFilePath.replace(':id', encodeURIComponent(id))}?v=${sha256.slice(0, 16)}`;
  return {
    id,
    status,
    url,
    stale: isStale(row, member),
    engine,
    lastError,
    lastErrorSaid: lastError === null ? null : (said as Said | null),
  };
}

/** The pictures of the entries of model sheets. */
export function portraitService({ db, files }: { db: Db; files: FileStore }) {
  return {
    /** The stored picture that the creator may see. Throws Failure('not_found'). */
    async file(id: string, userId: UserId): Promise<{ key: string; sha256: string }> {
      const row = await portraitRepo(db).own(id, userId);
      if (!row?.r2_key || !row.sha256) throw new Failure('not_found', msg`There is no such portrait.`);
      return { key: row.r2_key, sha256: row.sha256 };
    },

    /** The finished portraits of a tale as files of another: a deleted tale takes only its own with it. */
    async copied(fromTaleId: TaleId, taleId: TaleId) {
      const theirs = (await portraitRepo(db).of(fromTaleId)).filter(({ r2_key: key }) => key !== null);
      return Promise.all(
        theirs.map(async ({ tale_id: _, updated_at: __, take: ___, ...row }) => {
          const ending = row.r2_key!.endsWith('.png') ? 'png' : 'jpg';
          const id = nanoid();
          const { key } = await files.put(
            `images/${taleId}/${id}-0.${ending}`,
            await files.read(row.r2_key!),
            mimes[ending],
          );
          return { ...row, id, r2_key: key, status: 'generated' as const };
        }),
      );
    },

    /** Removes the files of portraits that no row names any more. */
    async forget(gone: readonly Pick<PortraitRow, 'r2_key'>[]): Promise<void> {
      for (const { r2_key: key } of gone) if (key) await files.remove(key);
    },
  };
}
export type PortraitService = ReturnType<typeof portraitService>;

import type { ImageId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { Failure } from '#shared/endpoint.ts';
import { type ImageVersion, versionsPerPage } from '#shared/pictures/image.contract.ts';

const name = sql<string>`md5(image_versions.r2_key)`;
type Place = { kept_at: Date; id: string };

/**
 * Records the current picture of an image as a version, so that its file is kept when it is replaced; `only` while
 * nothing else has changed it.
 */
export async function keepPictures(
  trx: Db | Trx,
  imageId: ImageId,
  only: { take: number; claimedBy?: string },
): Promise<void> {
  await trx
    .insertInto('image_versions')
    .columns(['image_id', 'r2_key', 'sha256', 'width', 'height', 'prompt', 'reading', 'engine'])
    .expression((eb) =>
      eb
        .selectFrom('images')
        .select([
          'id',
          sql<string>`r2_key`.as('r2_key'),
          sql<string>`sha256`.as('sha256'),
          'width',
          'height',
          'prompt',
          'reading',
          'engine',
        ])
        .where('id', '=', imageId)
        .where('take', '=', only.take)
        .$if(only.claimedBy !== undefined, (query) => query.where('claimed_by', '=', only.claimedBy ?? ''))
        .where('r2_key', 'is not', null)
        .where('sha256', 'is not', null),
    )
    .onConflict((on) => on.column('r2_key').doUpdateSet({ kept_at: sql<Date>`now()` }))
    .execute();
}

/** The pictures that images had before. */
export function imageVersionRepo(db: Db | Trx) {
  return {
    /** Newest first, without the current one. Throws Failure('invalid') on a cursor that is not ours. */
    async page(
      imageId: ImageId,
      cursor: string | undefined,
    ): Promise<{ items: ImageVersion[]; nextCursor: string | null }> {
      const after = cursor === undefined ? null : readPlace(cursor);
      const rows = await db
        .selectFrom('image_versions')
        .innerJoin('images', 'images.id', 'image_versions.image_id')
        .selectAll('image_versions')
        .select(name.as('id'))
        .where('image_id', '=', imageId)
        .whereRef('image_versions.r2_key', 'is distinct from', 'images.r2_key')
        .$if(after !== null, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('kept_at', name as never), '<', eb.tuple(after!.kept_at, after!.id) as never),
          ),
        )
        .orderBy('kept_at', 'desc')
        .orderBy('id', 'desc')
        .limit(versionsPerPage + 1)
        .execute();
      const page = rows.slice(0, versionsPerPage);
      const last = page.at(-1);
      return {
        items: page.map(({ id, image_id, prompt, engine, width, height, kept_at }) => ({
          id,
          imageId: image_id,
          prompt,
          engine,
          width,
          height,
          keptAt: kept_at.getTime(),
        })),
        nextCursor: rows.length > versionsPerPage && last ? placeCursor(last) : null,
      };
    },

    /** A version of one of the creator's own pictures. Throws Failure('not_found'). */
    async own(id: string, userId: UserId) {
      const row = await db
        .selectFrom('image_versions')
        .innerJoin('images', 'images.id', 'image_versions.image_id')
        .innerJoin('tales', 'tales.id', 'images.tale_id')
        .selectAll('image_versions')
        .select('images.tale_id')
        .where(name, '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst();
      if (!row) throw new Failure('not_found', msg`This version of the picture was not found.`);
      return row;
    },
  };
}

const placeCursor = ({ kept_at, id }: Place): string => `${kept_at.getTime()}-${id}`;

function readPlace(cursor: string): Place {
  const [, time = '', id = ''] = /^(\d{1,15})-([0-9a-f]{32})$/.exec(cursor) ?? [];
  if (!id) throw new Failure('invalid', msg`This page cursor is not valid: open the versions again.`);
  return { kept_at: new Date(Number(time)), id };
}

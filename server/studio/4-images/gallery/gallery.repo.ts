import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { sql } from 'kysely';
import { countOf, creatorCounts } from '#server/db/creator-counts.repo.ts';
import { momentInCursor } from '#server/db/keyset.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { Failure } from '#shared/endpoint.ts';
import type { GalleryStatus } from '#shared/pictures/gallery.contract.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import { pendingStatuses } from '../image.repo.ts';

/** The creator and the filter of a gallery. */
export type GalleryFilter = {
  readonly userId: UserId;
  readonly taleId?: TaleId | undefined;
  readonly context?: CulturalContext | undefined;
  readonly status?: GalleryStatus | undefined;
};
type Place = { created_at: Date; tale_id: TaleId; image_type: 'frame' | 'background'; frame_no: number; id: string };

/** A background may be of another context than its tale. */
const contextOf = sql<CulturalContext>`coalesce(images.cultural_context, tales.cultural_context)`;

/**
 * The pictures of all tales of a creator, newest tale first. The order has nothing that drawing changes: a picture
 * keeps its place and pages fit together.
 */
export function galleryRepo(db: Db | Trx) {
  const pictures = ({ userId, taleId, context, status }: GalleryFilter) =>
    db
      .selectFrom('images')
      .innerJoin('tales', 'tales.id', 'images.tale_id')
      .where('tales.user_id', '=', userId)
      .where('tales.deleted_at', 'is', null)
      .$if(taleId !== undefined, (query) => query.where('tales.id', '=', taleId ?? ''))
      .$if(context !== undefined, (query) => query.where(contextOf, '=', context ?? 'universal'))
      .$if(status === undefined, (query) => query.where('images.status', 'is not', null))
      .$if(status === 'missing', (query) => query.where('images.status', 'is', null))
      .$if(status === 'ready', (query) => query.where('images.status', '=', 'generated'))
      .$if(status === 'failed', (query) => query.where('images.status', '=', 'error'))
      .$if(status === 'pending', (query) => query.where('images.status', 'in', pendingStatuses));
  const shown = (filter: GalleryFilter) =>
    pictures(filter)
      .selectAll('images')
      .select(['tales.title as tale_title', contextOf.as('context'), 'tales.created_at', 'tales.image_style as style']);

  return {
    /** Throws Failure('invalid') on a cursor that is not ours. */
    async page(filter: GalleryFilter, limit: number, cursor: string | undefined) {
      const after = cursor ? readPlace(cursor) : null;
      const rows = await shown(filter)
        .$if(after !== null, (query) =>
          query.where((eb) => {
            const { created_at, tale_id, image_type, frame_no, id } = after!;
            const sameTale = eb(eb.refTuple('tales.created_at', 'tales.id'), '=', eb.tuple(created_at, tale_id));
            const later = eb(eb.refTuple('images.frame_no', 'images.id'), '>', eb.tuple(frame_no, id));
            return eb.or([
              eb(eb.refTuple('tales.created_at', 'tales.id'), '<', eb.tuple(created_at, tale_id)),
              sameTale.and('images.image_type', '<', image_type),
              sameTale.and('images.image_type', '=', image_type).and(later),
            ]);
          }),
        )
        .orderBy('tales.created_at', 'desc')
        .orderBy('tales.id', 'desc')
        .orderBy('images.image_type', 'desc')
        .orderBy('images.frame_no')
        .orderBy('images.id')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return { rows: page, nextCursor: rows.length > limit && last ? placeCursor(last) : null };
    },

    async counts({ status: _, ...filter }: GalleryFilter): Promise<Record<GalleryStatus, number>> {
      // Of all tales they are kept; of one they are counted.
      if (filter.taleId === undefined) {
        const kept = await creatorCounts(db, filter.userId);
        const count = (statuses: string) =>
          countOf(kept, new RegExp(`^picture \\w+ (${statuses}) ${filter.context ?? ''}`));
        return {
          ready: count('generated'),
          pending: count(pendingStatuses.join('|')),
          failed: count('error'),
          missing: count('planned'),
        };
      }
      const count = async (status: GalleryStatus) => {
        const { n } = await pictures({ ...filter, status })
          .select(({ fn }) => fn.countAll<string>().as('n'))
          .executeTakeFirstOrThrow();
        return Number(n);
      };
      return {
        ready: await count('ready'),
        pending: await count('pending'),
        failed: await count('failed'),
        missing: await count('missing'),
      };
    },

    /** The first finished picture of a tale. */
    cover: (taleId: TaleId) =>
      db
        .selectFrom('images')
        .select(['r2_key', 'sha256'])
        .where('tale_id', '=', taleId)
        .where('image_type', '=', 'frame')
        .where('r2_key', 'is not', null)
        .orderBy('frame_no')
        .limit(1)
        .executeTakeFirst(),

    /** A picture of one of the creator's own tales, planned ones too, with its scene. */
    async own(id: string, userId: UserId) {
      const row = await db
        .selectFrom('images')
        .innerJoin('tales', 'tales.id', 'images.tale_id')
        .leftJoin('scenes', 'scenes.id', 'images.scene_id')
        .selectAll('images')
        .select(['tales.title as tale_title', contextOf.as('context'), 'tales.image_style as style'])
        .select(['scenes.section', 'scenes.text'])
        .where('images.id', '=', id)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst();
      if (!row) throw new Failure('not_found', msg`Image not found`);
      return row;
    },
  };
}
export type GalleryRow = Awaited<ReturnType<ReturnType<typeof galleryRepo>['page']>>['rows'][number];

const placeCursor = ({ created_at, tale_id, image_type, frame_no, id }: Place): string =>
  Buffer.from([created_at.toISOString(), tale_id, image_type, frame_no, id].join(' ')).toString('base64url');

function readPlace(cursor: string): Place {
  const [time = '', tale_id, image_type, frame_no, id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const created_at = momentInCursor(time);
  const known = image_type === 'frame' || image_type === 'background';
  if (!tale_id || !id || !known || !/^\d{1,9}$/.test(frame_no ?? '') || !created_at)
    throw new Failure('invalid', msg`This page cursor is not valid: load the gallery again.`);
  return { created_at, tale_id, image_type, frame_no: Number(frame_no), id };
}

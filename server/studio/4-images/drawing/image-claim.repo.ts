import type { JobId, TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { ImageStatus, ImageType } from '#shared/pictures/image.contract.ts';
import { type JobKind, liveJobStatuses } from '#shared/pipeline.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import { lastError } from '#server/db/last-error.ts';
import type { Words } from '#shared/said.ts';
import { imageOrderRepo } from './image-order.repo.ts';
import { keepPictures } from '../versions/image-version.repo.ts';
import { announceImages, type ImageRow, pendingStatuses } from '../image.repo.ts';

/** A worker renews its claim at least this often, or another may take over. */
export const claimSeconds = 30;
const soon = sql<Date>`now() + make_interval(secs => ${claimSeconds})`;
/** The kinds of job that draw each type of picture. */
const drawingKinds: Record<ImageType, JobKind[]> = {
  frame: ['image_generation', 'video_processing'],
  background: ['background_generation'],
};

/** The options that all pictures of a tale share. */
export type TaleLook = {
  readonly id: string;
  readonly userId: UserId;
  readonly seed: string;
  readonly style: string;
  readonly context: CulturalContext;
  /** The prompts of all frames in their order. */
  readonly story: readonly { readonly id: string; readonly prompt: string }[];
  /** The passage that the tale tells, if it tells one. */
  readonly passage: VerseRange | null;
};

/** One run of a job: a later run of the same job takes its frames over at once. */
export type Draughtsman = { readonly jobId: JobId; readonly run: string };
/** The mark by which one run of a job claims its pictures. */
export const nameOf = ({ jobId, run }: Draughtsman): string => `${jobId}.${run}`;

/** Claims on frames: no two workers draw the same one at once, and none waits for a dead one. */
export function imageClaimRepo(db: Db | Trx) {
  const mine = (frame: Pick<ImageRow, 'id' | 'take'>, by: Draughtsman) =>
    db
      .updateTable('images')
      .where('id', '=', frame.id)
      .where('take', '=', frame.take)
      .where('claimed_by', '=', nameOf(by));
  return {
    async look(taleId: TaleId): Promise<TaleLook | null> {
      const tale = await db
        .selectFrom('tales')
        .select(['user_id', 'seed', 'image_style', 'cultural_context', 'range'])
        .where('id', '=', taleId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!tale) return null;
      const story = await db
        .selectFrom('images')
        .select(['id', 'prompt'])
        .where('tale_id', '=', taleId)
        .where('image_type', '=', 'frame')
        .orderBy('frame_no')
        .execute();
      const { user_id: userId, seed, image_style: style, cultural_context: context, range: passage } = tale;
      return { id: taleId, userId, seed, style, context, story, passage };
    },

    /** Takes the next ordered picture that nobody living draws; `except` are not wanted now. */
    async claim(
      { id, userId }: TaleLook,
      by: Draughtsman,
      except: readonly string[],
      use: ImageType = 'frame',
    ): Promise<ImageRow | null> {
      const row = await db
        .updateTable('images')
        .set({
          status: 'generating',
          claimed_by: nameOf(by),
          claimed_until: soon,
          started_at: sql`now()`,
          updated_at: sql`now()`,
        })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('images')
            .select('id')
            .where('tale_id', '=', id)
            .where('image_type', '=', use)
            .where('status', 'in', pendingStatuses)
            .$if(except.length > 0, (query) => query.where('id', 'not in', except))
            .where((w) =>
              w.or([
                w('claimed_until', 'is', null),
                w('claimed_until', '<', sql<Date>`now()`),
                sql<boolean>`starts_with(claimed_by, ${`${by.jobId}.`})`,
              ]),
            )
            .orderBy('frame_no')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst();
      if (row) await announceImages(db, userId, [row]);
      return row ?? null;
    },

    /** Renews the claim. */
    renew: (frame: ImageRow, by: Draughtsman) => mine(frame, by).set({ claimed_until: soon }).execute(),

    /** Updates a frame, unless it was ordered again or taken over meanwhile: then it returns false. */
    async move(
      frame: ImageRow,
      by: Draughtsman,
      userId: UserId,
      status: ImageStatus,
      patch: Partial<
        Pick<ImageRow, 'r2_key' | 'sha256' | 'width' | 'height' | 'engine'> & ReturnType<typeof lastError>
      > = {},
    ): Promise<boolean> {
      const done = status !== 'uploading';
      if (patch.r2_key) await keepPictures(db, frame.id, { take: frame.take, claimedBy: nameOf(by) });
      const row = await mine(frame, by)
        .set({
          status,
          ...patch,
          ...(done ? { claimed_by: null, claimed_until: null } : {}),
          ...(status === 'generated' || status === 'error' ? { finished_at: sql<Date>`now()` } : {}),
          updated_at: sql`now()`,
        })
        .returningAll()
        .executeTakeFirst();
      if (row) await announceImages(db, userId, [row]);
      return row !== undefined;
    },

    /**
     * Whether ordered pictures of the tale are left, these ones aside: when none can be claimed, somebody else draws
     * them.
     */
    async areLeft(taleId: TaleId, except: readonly string[], use: ImageType = 'frame'): Promise<boolean> {
      const row = await db
        .selectFrom('images')
        .select('id')
        .where('tale_id', '=', taleId)
        .where('image_type', '=', use)
        .where('status', 'in', pendingStatuses)
        .$if(except.length > 0, (query) => query.where('id', 'not in', except))
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Pictures that nobody will draw any more, because their job failed (`error` says why) or was cancelled, go back to
     * what they were.
     */
    async putBack(taleId: TaleId, userId: UserId, error: Words | null, use: ImageType = 'frame'): Promise<void> {
      const other = await db
        .selectFrom('jobs')
        .select('id')
        .where('tale_id', '=', taleId)
        .where('kind', 'in', drawingKinds[use])
        .where('status', 'in', liveJobStatuses)
        .executeTakeFirst();
      if (other) return;
      await imageOrderRepo(db).lockTale(taleId);
      const rows = await db
        .updateTable('images')
        .set({
          status: sql<ImageStatus | null>`case when r2_key is not null then 'generated' else ${error === null ? null : 'error'}::text end`,
          ...lastError(error),
          claimed_by: null,
          claimed_until: null,
          updated_at: sql`now()`,
        })
        .where('tale_id', '=', taleId)
        .where('image_type', '=', use)
        .where('status', 'in', pendingStatuses)
        .returningAll()
        .execute();
      await announceImages(db, userId, rows);
    },

    /** The frames that could not be drawn, with the reason. */
    refused: (taleId: TaleId) =>
      db
        .selectFrom('images')
        .select(['frame_no', 'last_error', 'last_error_said'])
        .where('tale_id', '=', taleId)
        .where('image_type', '=', 'frame')
        .where('status', '=', 'error')
        .orderBy('frame_no')
        .execute(),
  };
}

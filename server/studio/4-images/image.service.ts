import type { ImageId, JobId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { JobDesk, WorkContext } from '#server/jobs/define-job.ts';
import type { Illustrator } from '#server/ports/illustrator.ts';
import type { ReadingChange, SceneReading } from '#shared/pictures/scene-reading.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import { Failure } from '#shared/endpoint.ts';
import { drawMissingFrames, putBackFrames } from './drawing/draw-frames.ts';
import { type DrawingParts, frameReading } from './drawing/picture-drawing.ts';
import { drawBackgrounds } from './drawing/draw-backgrounds.job.ts';
import { drawImages } from './drawing/draw-images.job.ts';
import { drawUprightFrames } from './drawing/draw-upright.ts';
import { galleryRepo } from './gallery/gallery.repo.ts';
import { castRepo } from './cast/cast.repo.ts';
import { imageClaimRepo } from './drawing/image-claim.repo.ts';
import { imageOrderRepo, type Redrawing } from './drawing/image-order.repo.ts';
import { imageRepo, type ImageRow } from './image.repo.ts';
import { portraitRepo } from './cast/portrait.repo.ts';
import { uprightRepo } from './drawing/upright.repo.ts';

type Tale = { readonly userId: UserId; readonly taleId: TaleId };
type Parts = DrawingParts & {
  readonly desk: JobDesk;
  /** Whose pictures are drawn once more for upright films; left out: those of `illustrator`. */
  readonly own?: Illustrator;
};
export type Queued = { readonly queued: number; readonly jobId: JobId | null };

const noScenes = msg`This tale has no scenes yet, so there is nothing to draw. Write its story first.`;
const noFile = { r2_key: null, sha256: null };
const cancelling = msg`The drawing of this tale is being cancelled. Try again in a moment.`;

/** Everything a creator may do with pictures, and the work behind it. */
export function imageService({ desk, own: ownArt, ...parts }: Parts) {
  const { db } = parts;
  const upright = { ...parts, illustrator: ownArt ?? parts.illustrator };
  const drawUpright = (taleId: TaleId, context: WorkContext) => drawUprightFrames(upright, taleId, context);
  /** Orders drawing when ordered frames wait for it; joins the job that is alive. */
  const orderDrawing = async (trx: Trx, tale: Tale): Promise<string | null> => {
    const frames = (await imageRepo(trx).counts(tale.taleId)).pending;
    if (frames === 0 && (await portraitRepo(trx).pending(tale.taleId)) === 0) return null;
    const { jobId } = await desk.order(trx, job, { taleId: tale.taleId }, tale);
    if (await imageOrderRepo(trx).isBeingCancelled(jobId)) throw new Failure('conflict', cancelling);
    return jobId;
  };
  const job = drawImages({ ...parts, orderAgain: orderDrawing, drawUpright });

  const orderBackgroundDrawing = async (trx: Trx, tale: Tale): Promise<string | null> => {
    if ((await imageRepo(trx).counts(tale.taleId, 'background')).pending === 0) return null;
    return (await desk.order(trx, backgroundJob, { taleId: tale.taleId }, tale)).jobId;
  };
  const backgroundJob = drawBackgrounds({ ...parts, orderAgain: orderBackgroundDrawing });

  /** Rows and order commit together: a crash cannot leave frames queued that nobody will draw. */
  async function orderImages(
    trx: Trx,
    { taleId, userId, ...what }: Tale & { variant?: 'missing' | 'all'; count?: number | undefined },
  ): Promise<Queued> {
    const orders = imageOrderRepo(trx);
    await orders.lockTale(taleId);
    if ((await imageRepo(trx).counts(taleId)).planned === 0) throw new Failure('conflict', noScenes);
    const queued = await orders.order(taleId, userId, { variant: 'missing', ...what });
    if (queued > 0) await parts.onImagesBegin(trx, { taleId, userId });
    return { queued, jobId: await orderDrawing(trx, { taleId, userId }) };
  }
  const own = async (at: Db | Trx, id: string, userId: UserId) => {
    const image = await imageRepo(at).own(id, userId);
    if (!image) throw new Failure('not_found', msg`Image not found`);
    return image;
  };

  return {
    job,
    backgroundJob,
    orderImages,
    /** Orders a background picture from a description, in addition to the existing ones. */
    async orderBackground(
      trx: Trx,
      { prompt, context, ...tale }: Tale & { prompt: string; context?: CulturalContext | undefined },
    ): Promise<{ imageId: ImageId; jobId: JobId | null }> {
      const imageId = nanoid();
      await imageOrderRepo(trx).lockTale(tale.taleId);
      await imageOrderRepo(trx).addBackground(tale.taleId, tale.userId, { id: imageId, prompt, context });
      return { imageId, jobId: await orderBackgroundDrawing(trx, tale) };
    },
    drawMissingFrames: drawMissingFrames(parts),
    drawUpright,
    putBackFrames,

    async list({ taleId, userId, all }: Tale & { all: boolean }) {
      await requireOwnTale(db, taleId, userId);
      return imageRepo(db).list(taleId, all);
    },
    async updates({ taleId, userId, since, all }: Tale & { since: number; all: boolean }) {
      await requireOwnTale(db, taleId, userId);
      const now = Date.now();
      return { updates: await imageRepo(db).updates(taleId, since, all), now };
    },
    queue: ({
      taleId,
      userId,
      ...what
    }: Tale & { variant?: 'missing' | 'all'; count?: number | undefined }): Promise<Queued> =>
      transact(db, async (trx) => {
        await requireOwnTale(trx, taleId, userId);
        return orderImages(trx, { taleId, userId, ...what });
      }),
    /** Orders the pictures that an upright film would have and that are not drawn yet. */
    queueUpright: (tale: Tale): Promise<Queued> =>
      transact(db, async (trx) => {
        await requireOwnTale(trx, tale.taleId, tale.userId);
        const { length: queued } = await uprightRepo(trx).missing(tale.taleId, upright.illustrator.name);
        return {
          queued,
          jobId: queued > 0 ? (await desk.order(trx, job, { taleId: tale.taleId, upright: true }, tale)).jobId : null,
        };
      }),
    /** The newest tale that misses frames; nothing when every tale has them all. */
    queueNewest: ({ userId, count }: { userId: UserId; count?: number | undefined }): Promise<Queued> =>
      transact(db, async (trx) => {
        const { newest, missing } = await imageRepo(trx).newestTales(userId);
        if (!newest) throw new Failure('not_found', msg`No tales yet`);
        return missing ? orderImages(trx, { taleId: missing, userId, count }) : { queued: 0, jobId: null };
      }),
    /** What the picture of a scene shows, and what its creator changed in that. */
    async reading({
      id,
      userId,
    }: {
      id: string;
      userId: UserId;
    }): Promise<{ reading: SceneReading; change: ReadingChange | null }> {
      const image = await own(db, id, userId);
      const look = await imageClaimRepo(db).look(image.tale_id);
      const sheet = (await castRepo(db).find(image.tale_id))?.members ?? [];
      const reading = await frameReading(parts, look ?? { story: [], passage: null }, image, sheet);
      return { reading, change: image.reading };
    },
    redraw: ({ id, userId, ...change }: { id: string; userId: UserId } & Redrawing): Promise<Queued> =>
      transact(db, async (trx) => {
        const { tale_id: taleId, image_type: use } = await own(trx, id, userId);
        await imageOrderRepo(trx).lockTale(taleId);
        await imageOrderRepo(trx).orderAgain(await own(trx, id, userId), userId, change);
        if (use === 'background') return { queued: 1, jobId: await orderBackgroundDrawing(trx, { taleId, userId }) };
        await parts.onImagesBegin(trx, { taleId, userId });
        return { queued: 1, jobId: await orderDrawing(trx, { taleId, userId }) };
      }),
    /** Orders these frames again, in the caller's transaction, as they are once the tale is locked. */
    async redrawAll(
      trx: Trx,
      tale: Tale,
      which: () => Promise<readonly Pick<ImageRow, 'id' | 'take'>[]>,
    ): Promise<Queued> {
      const orders = imageOrderRepo(trx);
      await orders.lockTale(tale.taleId);
      const frames = await which();
      for (const frame of frames) await orders.orderAgain(frame, tale.userId, {});
      if (frames.length > 0) await parts.onImagesBegin(trx, tale);
      return { queued: frames.length, jobId: frames.length > 0 ? await orderDrawing(trx, tale) : null };
    },
    /**
     * Orders portraits of these entries of the model sheet, in the caller's transaction, as they are once the tale is
     * locked.
     */
    async drawPortraits(trx: Trx, tale: Tale, which: () => Promise<readonly string[]>): Promise<Queued> {
      await imageOrderRepo(trx).lockTale(tale.taleId);
      const queued = await portraitRepo(trx).order(tale, await which());
      return { queued, jobId: queued > 0 ? await orderDrawing(trx, tale) : null };
    },
    /** Cancels the order of one picture; one that is not ordered stays unchanged. */
    cancel: ({ id, userId }: { id: string; userId: UserId }): Promise<void> =>
      transact(db, async (trx) => {
        const { tale_id: taleId } = await own(trx, id, userId);
        await imageOrderRepo(trx).lockTale(taleId);
        await imageOrderRepo(trx).takeBack(id, userId);
      }),
    /** The stored picture that the creator may see, and the name to save it under. */
    async file(id: string, userId: UserId, upright = false): Promise<{ key: string; sha256: string; name: string }> {
      const own = await galleryRepo(db).own(id, userId);
      const { tale_id: taleId, tale_title, image_type, frame_no } = own;
      const { r2_key: key, sha256 } = upright ? ((await uprightRepo(db).of(taleId, own.sha256 ?? '')) ?? noFile) : own;
      if (!key || !sha256) throw new Failure('not_found', msg`This picture is not drawn yet.`);
      return { key, sha256, name: `${tale_title} - ${image_type} ${frame_no}.${key.split('.').at(-1)}` };
    },
  };
}
export type ImageService = ReturnType<typeof imageService>;

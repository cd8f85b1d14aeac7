import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { WorkContext } from '#server/jobs/define-job.ts';
import { emit } from '#server/live/event.repo.ts';
import { pictureSize } from '#shared/vocabulary.ts';
import { castRepo } from '../cast/cast.repo.ts';
import { imageClaimRepo } from './image-claim.repo.ts';
import { drawPicture, type DrawingParts, pictureOrder } from './picture-drawing.ts';
import { uprightRepo } from './upright.repo.ts';

type Parts = Pick<DrawingParts, 'db' | 'files' | 'illustrator' | 'secondReader'>;

/**
 * Draws the finished frames of a tale once more for an upright film: the same people at the same place, staged for a
 * frame that is higher than wide. Only what `illustrator` drew: an upload stays unchanged, and a picture from elsewhere
 * may cost money. Existing ones are not drawn again.
 */
export async function drawUprightFrames(parts: Parts, taleId: TaleId, context: WorkContext): Promise<number> {
  const { db, illustrator } = parts;
  const look = await imageClaimRepo(db).look(taleId);
  const frames = look ? await uprightRepo(db).missing(taleId, illustrator.name) : [];
  if (!look || frames.length === 0) return 0;
  const sheet = (await castRepo(db).find(taleId))?.members ?? null;
  for (const [done, frame] of frames.toSorted((a, b) => a.frame_no - b.frame_no).entries()) {
    context.signal.throwIfAborted();
    await context.progress(
      done,
      frames.length,
      msg`Drawing picture ${{ picture: done + 1 }} of ${{ total: frames.length }} for the upright film`,
    );
    const order = {
      ...(await pictureOrder(parts, look, frame, sheet)),
      width: pictureSize.height,
      height: pictureSize.width,
    };
    const drawing = { taleId, frame, order, userId: look.userId };
    const { r2_key, sha256, width, height } = await drawPicture(parts, drawing, {
      signal: context.signal,
      storing: async () => {},
    });
    await uprightRepo(db).keep({ tale_id: taleId, picture: frame.sha256 ?? '', r2_key, sha256, width, height });
  }
  await transact(db, async (trx) => {
    await uprightRepo(trx).forgetOld(taleId);
    await emit(trx, { userId: look.userId, topic: `tale:${taleId}`, kind: 'storyboard', data: { taleId } });
  });
  return frames.length;
}

import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import type { Trx } from '#server/db/tables/tables.ts';
import { defineJob, type WorkContext } from '#server/jobs/define-job.ts';
import { Failure } from '#shared/endpoint.ts';
import { drawOrdered, putBackFrames } from './draw-frames.ts';
import type { DrawingParts } from './picture-drawing.ts';
import { imageOrderRepo } from './image-order.repo.ts';
import { imageRepo } from '../image.repo.ts';

type Parts = DrawingParts & {
  /** Orders drawing again when frames were added while the job was ending. */
  readonly orderAgain: (trx: Trx, tale: { userId: UserId; taleId: TaleId }) => Promise<unknown>;
  /** Draws finished frames once more for upright films. */
  readonly drawUpright: (taleId: TaleId, context: WorkContext) => Promise<number>;
};

/**
 * Draws the ordered frames of a tale, or its finished ones for upright films. A retry draws those of the first order
 * that are still missing.
 */
export const drawImages = ({ orderAgain, drawUpright, ...parts }: Parts) =>
  defineJob({
    kind: 'image_generation',
    title: msg`Drawing pictures`,
    input: z.object({ taleId: z.string(), upright: z.boolean().optional() }),
    subject: ({ taleId, upright }) => (upright ? `${taleId} upright` : taleId),
    tries: 5,
    atOnce: 2,
    async run({ taleId, upright }, context) {
      if (upright) return { drawn: await drawUpright(taleId, context), refused: 0 };
      const ids = await context.once('frames', () => imageRepo(parts.db).pending(taleId, 'frame'));
      await transact(parts.db, async (trx) => {
        await imageOrderRepo(trx).lockTale(taleId);
        await imageOrderRepo(trx).orderUnfinished(taleId, context.userId, ids);
      });
      const { drawn, refused } = await drawOrdered(parts, taleId, context);
      if (drawn === 0 && refused > 0)
        throw new Failure(
          'invalid',
          msg`None of the ${{ refused }} pictures could be drawn; the Images tab shows why.`,
        );
      return { drawn, refused };
    },
    async completed({ taleId, upright }, { trx, userId }) {
      if (!upright) await orderAgain(trx, { userId, taleId });
    },
    async ended({ taleId, upright }, { trx, userId, why }) {
      if (!upright) await putBackFrames(trx, { taleId, userId, why });
    },
  });

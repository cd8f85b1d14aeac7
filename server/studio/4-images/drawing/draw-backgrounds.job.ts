import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import type { Trx } from '#server/db/tables/tables.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { Failure } from '#shared/endpoint.ts';
import { drawOrdered } from './draw-frames.ts';
import type { DrawingParts } from './picture-drawing.ts';
import { imageClaimRepo } from './image-claim.repo.ts';

type Parts = DrawingParts & {
  readonly orderAgain: (trx: Trx, tale: { userId: UserId; taleId: TaleId }) => Promise<unknown>;
};

/** Draws the ordered backgrounds of a tale: pictures for thumbnails that are not scenes. */
export const drawBackgrounds = ({ orderAgain, ...parts }: Parts) =>
  defineJob({
    kind: 'background_generation',
    title: msg`Drawing backgrounds`,
    input: z.object({ taleId: z.string() }),
    subject: ({ taleId }) => taleId,
    tries: 5,
    atOnce: 1,
    async run({ taleId }, context) {
      const { drawn, refused } = await drawOrdered(parts, taleId, context, 'background');
      if (drawn === 0 && refused > 0)
        throw new Failure('invalid', msg`The background could not be drawn: try other words.`);
      return { drawn, refused };
    },
    completed: ({ taleId }, { trx, userId }) => orderAgain(trx, { userId, taleId }).then(() => {}),
    ended: ({ taleId }, { trx, userId, why }) => imageClaimRepo(trx).putBack(taleId, userId, why, 'background'),
  });

import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { makeMissingThumbnails, type ThumbnailParts } from './make-thumbnails.ts';
import { thumbnailRepo } from './thumbnail.repo.ts';

/** Makes the planned thumbnails of a tale. */
export const makeThumbnails = (parts: ThumbnailParts) =>
  defineJob({
    kind: 'thumbnail_generation',
    title: 'Making thumbnails',
    input: z.object({ taleId: z.string() }),
    subject: ({ taleId }) => taleId,
    tries: 5,
    atOnce: 1,
    run: ({ taleId }, context) => makeMissingThumbnails(parts)(taleId, context),
    ended: ({ taleId }, { trx, userId, error }) => thumbnailRepo(trx).putBack({ taleId, userId, error }),
  });

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { canvas } from '#shared/thumbnail/overlay.ts';
import type { ThumbnailOverrides } from '#shared/thumbnail/thumbnail.contract.ts';
import { bakeOrdered, composeOrdered, makeMissingThumbnails, type ThumbnailParts } from './make-thumbnails.ts';
import { thumbnailRepo } from './thumbnail.repo.ts';

/** Makes the planned thumbnails of a tale, or composes or bakes the named ones. */
export const makeThumbnails = (parts: ThumbnailParts) =>
  defineJob({
    kind: 'thumbnail_generation',
    title: msg`Making thumbnails`,
    input: z.object({
      taleId: z.string(),
      want: z.enum(['planned', 'composed', 'baked']).default('planned'),
      ids: z.array(z.string()).default([]),
      width: z.int().default(canvas.width),
      overrides: z.custom<ThumbnailOverrides>().optional(),
    }),
    subject: ({ taleId, want, ids, width, overrides }) => {
      if (want === 'planned') return taleId;
      const look = overrides ? [JSON.stringify(overrides)] : [];
      return [taleId, want, ...(width === canvas.width ? [] : [width]), ...look, ...ids].join(':');
    },
    tries: 5,
    atOnce: 1,
    run: ({ want, ...work }, context) =>
      want === 'planned'
        ? makeMissingThumbnails(parts)(work.taleId, context)
        : (want === 'composed' ? composeOrdered : bakeOrdered)(parts)(work, context),
    ended: ({ taleId }, { trx, userId, error }) => thumbnailRepo(trx).putBack({ taleId, userId, error }),
  });

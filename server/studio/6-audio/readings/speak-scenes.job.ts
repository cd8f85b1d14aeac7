import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { languages } from '#shared/vocabulary.ts';
import type { SpeakScenes } from './speak-scenes.ts';

/**
 * Speaks every scene of a tale that is in line, and what still misses its sound in the order's languages: so a retry
 * begins where the first try ended.
 */
export const speakScenesJob = (work: SpeakScenes) =>
  defineJob({
    kind: 'narration',
    title: msg`Recording the narration`,
    input: z.object({ taleId: z.string(), langs: z.array(z.enum(languages)).optional() }),
    subject: ({ taleId }) => taleId,
    tries: 3,
    atOnce: 2,
    run: ({ taleId, langs }, context) => work.complete(taleId, langs, context),
    ended: ({ taleId }, { trx, userId, why }) => work.release(trx, taleId, userId, why),
  });
export type SpeakScenesJob = ReturnType<typeof speakScenesJob>;

import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import type { SpeakScenes } from './speak-scenes.ts';

/** Speaks every scene of a tale that is in line, then makes sure of its music. */
export const speakScenesJob = (work: SpeakScenes) =>
  defineJob({
    kind: 'narration',
    title: 'Speaking the scenes',
    input: z.object({ taleId: z.string() }),
    subject: ({ taleId }) => taleId,
    tries: 3,
    atOnce: 2,
    async run({ taleId }, context) {
      const spoken = await work.speak(taleId, context);
      await context.progress(95, 100, 'Composing the music');
      await work.bed(taleId, context);
      return spoken;
    },
    ended: ({ taleId }, { trx, userId, error }) => work.release(trx, taleId, userId, error),
  });
export type SpeakScenesJob = ReturnType<typeof speakScenesJob>;

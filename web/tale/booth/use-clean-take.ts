import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cleanTake, type NoiseReduction } from '#shared/sound/recording.contract.ts';
import { call } from '#web/api/call.ts';
import { refreshAudio } from '#web/tale/audio/audio.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { outcomeWords } from './clean-words.ts';

type Cleaning = { id: string; noise: NoiseReduction; silences: boolean; signal: AbortSignal };

/**
 * Makes a cleaned copy of a take. Continues when the booth is closed, and a notice reports the result; aborting
 * `signal` ends it in the studio as well.
 */
export function useCleanTake(taleId: TaleId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, signal, ...body }: Cleaning) => call(cleanTake, { params: { id }, body, signal }),
    meta: { failed: t`Couldn't clean up the take` },
    onSuccess: (answer) =>
      answer.take
        ? notify.success(t`Cleaned copy ready`, outcomeWords(answer))
        : notify.info(t`Nothing was changed`, outcomeWords(answer)),
    onSettled: () => refreshAudio(client, taleId),
  });
}

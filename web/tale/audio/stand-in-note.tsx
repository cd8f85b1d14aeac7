import { t } from '@lingui/core/macro';
import { RefreshCw } from 'lucide-react';
import type { Narration } from '#shared/audio.contract.ts';
import type { NaturalVoices } from '#shared/voice.ts';
import { Button } from '#web/ui/button.tsx';
import { NaturalVoicesNote } from '#web/voices/natural-voices-note.tsx';

/** Says plainly which scenes another voice than the chosen one read, and reads them again once that one can speak. */
export function StandInNote({
  items,
  natural,
  busy,
  onAgain,
}: {
  items: readonly Pick<Narration, 'stoodIn' | 'status'>[];
  natural: NaturalVoices;
  busy: boolean;
  onAgain: () => void;
}) {
  const count = items.filter(({ stoodIn, status }) => stoodIn && status === 'stale').length;
  const scenes = count === 1 ? '1 scene was' : `${count} scenes were`;
  const ready = natural.state === 'ready';
  return (
    <>
      {natural.state !== 'ready' && <NaturalVoicesNote className="mb-4" />}
      {count > 0 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-warn-wash px-4 py-3 text-sm text-warn">
          <p className="min-w-0 flex-1 basis-60">{t`${scenes} read by a simple voice because the natural one ${ready ? 'could not speak then' : 'cannot speak yet'}.`}</p>
          {ready && (
            <Button
              size="small"
              busy={busy}
              icon={<RefreshCw aria-hidden />}
              onClick={onAgain}
            >{t`Read ${count === 1 ? 'it' : 'them'} again`}</Button>
          )}
        </div>
      )}
    </>
  );
}

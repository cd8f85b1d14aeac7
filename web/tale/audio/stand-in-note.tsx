import { plural } from '@lingui/core/macro';
import { RefreshCw } from 'lucide-react';
import type { Narration } from '#shared/sound/audio.contract.ts';
import type { NaturalVoices } from '#shared/sound/voice.ts';
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
  const ready = natural.state === 'ready';
  return (
    <>
      {natural.state !== 'ready' && <NaturalVoicesNote className="mb-4" />}
      {count > 0 && (
        <div
          className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-warn-wash px-4 py-3
          text-sm text-warn"
        >
          <p className="min-w-0 flex-1 basis-60">
            {ready
              ? plural(count, {
                  one: '# scene was read by a simple voice because the natural one was not available then.',
                  other: '# scenes were read by a simple voice because the natural one was not available then.',
                })
              : plural(count, {
                  one: '# scene was read by a simple voice because the natural one is not available yet.',
                  other: '# scenes were read by a simple voice because the natural one is not available yet.',
                })}
          </p>
          {ready && (
            <Button size="small" busy={busy} icon={<RefreshCw aria-hidden />} onClick={onAgain}>
              {plural(count, { one: 'Read it again', other: 'Read them again' })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

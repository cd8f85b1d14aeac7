import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { Sparkles, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Take } from '#shared/sound/recording.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { outcomeWords } from './clean-words.ts';
import { useCleanTake } from './use-clean-take.ts';

/** Makes a cleaned copy of a take: less noise, shorter silences, or both. `onMade` gets the copy. */
export function CleanUp({
  taleId,
  take,
  label,
  onMade,
}: {
  taleId: TaleId;
  take: Take;
  label: string;
  onMade: (copy: Take) => void;
}) {
  const clean = useCleanTake(taleId);
  const [isReducing, setReducing] = useState(true);
  const [strength, setStrength] = useState<'light' | 'full'>('light');
  const [isTrimming, setTrimming] = useState(true);
  const leaving = useRef<AbortController | null>(null);
  const id = useId();
  const start = () => {
    leaving.current = new AbortController();
    const wish = { noise: isReducing ? strength : 'none', silences: isTrimming } as const;
    clean.mutate(
      { id: take.id, ...wish, signal: leaving.current.signal },
      { onSuccess: ({ take: copy }) => copy && onMade(copy) },
    );
  };
  const tick = 'size-5 shrink-0 accent-brand';
  return (
    <div role="group" aria-label={label} className="grid w-full gap-2 rounded-lg bg-sunken p-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <span className="flex flex-wrap items-center gap-2">
          <label className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              className={tick}
              checked={isReducing}
              onChange={({ target }) => setReducing(target.checked)}
            />
            {t`Reduce noise`}
          </label>
          <select
            aria-label={t`How much noise to take out`}
            disabled={!isReducing}
            value={strength}
            onChange={({ target }) => setStrength(target.value === 'full' ? 'full' : 'light')}
            className="h-8 rounded-lg border border-edge bg-raised px-2 text-ink disabled:opacity-60"
          >
            <option value="light">{t`Light`}</option>
            <option value="full">{t`Full`}</option>
          </select>
        </span>
        <label className="flex min-h-8 items-center gap-2">
          <input
            type="checkbox"
            className={tick}
            checked={isTrimming}
            aria-describedby={`${id}-silences`}
            onChange={({ target }) => setTrimming(target.checked)}
          />
          {t`Trim silences`}
        </label>
      </div>
      <p
        id={`${id}-silences`}
        className="text-xs text-soft"
      >{t`Trimming shortens long pauses and cuts the silence at both ends. The original stays in the list.`}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          look="primary"
          busy={clean.isPending}
          disabled={!isReducing && !isTrimming}
          onClick={start}
          icon={<Sparkles aria-hidden />}
        >{t`Make cleaned copy`}</Button>
        {clean.isPending && (
          <Button size="small" onClick={() => leaving.current?.abort()} icon={<X aria-hidden />}>{t`Cancel`}</Button>
        )}
        <p role="status" className="min-w-0 text-sm text-soft">
          {clean.isPending
            ? t`Cleaning up. You can keep working; the copy appears in the list.`
            : clean.data
              ? outcomeWords(clean.data)
              : ''}
        </p>
      </div>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import type { Audience } from '#shared/vocabulary.ts';
import { paceLimits, wordsPerMinute } from '#shared/sound/voice.ts';

const { min, max, step } = paceLimits;

/** How fast a tale is read, shown in words a minute; kept when the slider is left alone. */
export function PaceSlider({
  audience,
  value,
  busy,
  onChange,
}: {
  audience: Audience;
  value: number;
  busy: boolean;
  onChange: (pace: number) => void;
}) {
  const id = useId();
  const [pace, setPace] = useState(value);
  const words = t`${{ count: wordsPerMinute(audience, pace) }} words a minute`;
  const keep = () => pace !== value && onChange(pace);
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="flex justify-between gap-2 text-sm font-medium">
        {t`Pace`} <span className="font-normal text-soft tabular-nums">{words}</span>
      </label>
      <input
        id={id}
        type="range"
        className="h-8 w-full accent-brand"
        disabled={busy}
        {...{ min, max, step }}
        value={pace}
        aria-valuetext={words}
        onChange={({ target }) => setPace(Number(target.value))}
        onPointerUp={keep}
        onKeyUp={keep}
        onBlur={keep}
      />
      <p className="flex justify-between text-xs text-soft" aria-hidden>
        <span>{t`Slower`}</span>
        <span>{t`Faster`}</span>
      </p>
    </div>
  );
}

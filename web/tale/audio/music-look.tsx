import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type MusicChoice, musicLimits } from '#shared/music.contract.ts';
import { Button } from '#web/ui/button.tsx';

type Part = keyof typeof musicLimits;
const decibels = (value: number) => `${value} dB`;
const seconds = (value: number) => (value === 0 ? 'none' : `${(value / 1000).toFixed(1)} s`);
const knobs: readonly { part: Part; label: string; step: number; said: (value: number) => string }[] = [
  { part: 'gainDb', label: 'Volume', step: 1, said: decibels },
  { part: 'duckDb', label: 'Steps back under the voice by', step: 1, said: decibels },
  { part: 'fadeInMs', label: 'Fade in', step: 250, said: seconds },
  { part: 'fadeOutMs', label: 'Fade out', step: 250, said: seconds },
];

/** How the music lies under the voices. Key it by the choice. */
export function MusicLook({
  choice,
  busy,
  onChange,
}: {
  choice: MusicChoice;
  busy: boolean;
  onChange: (part: Partial<Record<Part, number | null>>) => void;
}) {
  const [turned, setTurned] = useState<Partial<Record<Part, number>>>({});
  const at = (part: Part) => turned[part] ?? choice[part] ?? musicLimits[part].usual;
  const changed = Object.keys(turned).length > 0;
  const own = knobs.some(({ part }) => choice[part] !== null);
  return (
    <fieldset className="grid gap-3" disabled={busy}>
      <legend className="mb-2 text-sm font-semibold">{t`How it lies under the voices`}</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {knobs.map(({ part, label, step, said }) => (
          <label key={part} className="grid min-w-0 gap-1 text-sm">
            <span className="flex justify-between gap-2">
              {label} <span className="text-soft tabular-nums">{said(at(part))}</span>
            </span>
            <input
              type="range"
              min={musicLimits[part].min}
              max={musicLimits[part].max}
              step={step}
              value={at(part)}
              aria-valuetext={said(at(part))}
              onChange={({ target }) => setTurned((now) => ({ ...now, [part]: Number(target.value) }))}
              className="h-8 w-full accent-brand"
            />
          </label>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="primary" disabled={!changed} onClick={() => onChange(turned)}>{t`Apply`}</Button>
        {own && (
          <Button
            size="small"
            onClick={() => onChange({ gainDb: null, duckDb: null, fadeInMs: null, fadeOutMs: null })}
          >{t`As usual`}</Button>
        )}
      </div>
    </fieldset>
  );
}

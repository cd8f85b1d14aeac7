import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useState } from 'react';
import { type MusicChoice, musicLimits } from '#shared/sound/music.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { i18n } from '#web/language/i18n.ts';
import { showNumber } from '#web/language/locale.ts';

type Part = keyof typeof musicLimits;
const decibels = (value: number) => t`${value} dB`;
const seconds = (value: number) =>
  value === 0
    ? t`none`
    : t`${{ seconds: showNumber(value / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) }} s`;
const knobs: readonly { part: Part; label: MessageDescriptor; step: number; said: (value: number) => string }[] = [
  { part: 'gainDb', label: msg`Volume`, step: 1, said: decibels },
  { part: 'duckDb', label: msg`Duck by`, step: 1, said: decibels },
  { part: 'fadeInMs', label: msg`Fade in`, step: 250, said: seconds },
  { part: 'fadeOutMs', label: msg`Fade out`, step: 250, said: seconds },
];

/** How the music is mixed under the voices. Key it by the choice. */
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
      <legend className="mb-2 text-sm font-semibold">{t`Mix`}</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {knobs.map(({ part, label, step, said }) => (
          <label key={part} className="grid min-w-0 gap-1 text-sm">
            <span className="flex justify-between gap-2">
              {i18n._(label)} <span className="text-soft tabular-nums">{said(at(part))}</span>
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
          >{t`Use defaults`}</Button>
        )}
      </div>
    </fieldset>
  );
}

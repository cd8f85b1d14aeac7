import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { TextField } from '#web/ui/field.tsx';
import { showNumber } from '#web/language/locale.ts';

/** A length in seconds, set when the field is left or Enter is pressed; what is out of its limits is brought within. */
export function SecondsField({
  label,
  hint,
  ms,
  min,
  max,
  onSet,
}: {
  label: string;
  hint?: string;
  ms: number;
  min: number;
  max: number;
  onSet: (ms: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const value = Number((typed ?? '').replace(',', '.'));
    setTyped(null);
    if (typed === null || typed.trim() === '' || !Number.isFinite(value)) return;
    const next = Math.min(max, Math.max(min, Math.round(value * 1000)));
    if (next !== ms) onSet(next);
  };
  return (
    <TextField
      label={label}
      hint={hint ?? t`${{ least: showNumber(min / 1000) }} to ${{ most: showNumber(max / 1000) }}`}
      inputMode="decimal"
      value={typed ?? String(ms / 1000)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}

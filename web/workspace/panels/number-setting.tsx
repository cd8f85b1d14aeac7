import { useState } from 'react';
import { TextField } from '#web/ui/field.tsx';

/** A number that acts as it is typed; what was typed stays in sight until the field is left. */
export function NumberSetting({
  label,
  value,
  onType,
  min,
  max,
  step = 1,
}: {
  label: string;
  value: number;
  onType: (typed: string) => void;
  min?: number;
  max?: number;
  step?: number;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      step={step}
      value={typed ?? String(Math.round(value * 100) / 100)}
      onChange={(event) => {
        setTyped(event.target.value);
        onType(event.target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '#web/ui/field.tsx';

const pauseMs = 600;

/**
 * A whole number that saves itself once it is within its limits and the typing stops; until then it says what is
 * allowed.
 */
export function NumberSetting({
  label,
  value,
  min,
  max,
  onSave,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onSave: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<number | null>(null);
  const saveNow = () => {
    clearTimeout(timer.current);
    if (waiting.current !== null && waiting.current !== value) onSave(waiting.current);
    waiting.current = null;
  };
  const latest = useRef(saveNow);
  latest.current = saveNow;
  useEffect(() => () => latest.current(), []);

  const number = typed === null ? value : Number(typed);
  const fits = typed === null || (/^\s*\d+\s*$/.test(typed) && number >= min && number <= max);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    const next = Number(text);
    waiting.current = /^\s*\d+\s*$/.test(text) && next >= min && next <= max ? next : null;
    if (waiting.current !== null) timer.current = setTimeout(() => latest.current(), pauseMs);
  };
  return (
    <TextField
      type="number"
      inputMode="numeric"
      label={label}
      min={min}
      max={max}
      step={1}
      value={typed ?? String(value)}
      aria-invalid={!fits}
      hint={
        fits ? (
          t`${min} to ${max}`
        ) : (
          <span className="text-bad">{t`Type a whole number from ${min} to ${max}; ${value} is kept until then.`}</span>
        )
      }
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        saveNow();
        setTyped(null);
      }}
    />
  );
}

import { useId, useState } from 'react';

/** What the picker of the browser shows for a colour that it cannot name. */
const forPicker = (value: string | null): string => {
  const hex = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value ?? '');
  if (hex)
    return `#${hex
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return /^#[0-9a-f]{6}$/i.test(value ?? '') ? value! : '#000000';
};

/** A colour: picked, or written as CSS. Nothing written means none where `empty` says so. */
export function ColorSetting({
  label,
  value,
  onType,
  empty,
}: {
  label: string;
  value: string | null;
  onType: (typed: string) => void;
  /** What an empty field means, as its placeholder. */
  empty?: string;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="flex h-10 items-center gap-1 rounded-xl border border-edge bg-raised pl-1">
        <input
          type="color"
          aria-label={`${label}, picker`}
          value={forPicker(value)}
          onChange={(event) => onType(event.target.value)}
          className="size-8 shrink-0 cursor-pointer rounded-lg border-0 bg-transparent p-0.5"
        />
        <input
          id={id}
          type="text"
          spellCheck={false}
          placeholder={empty}
          value={typed ?? value ?? ''}
          onChange={(event) => {
            setTyped(event.target.value);
            onType(event.target.value);
          }}
          onBlur={() => setTyped(null)}
          className="h-9 w-full min-w-0 rounded-lg bg-transparent px-1 text-sm placeholder:text-soft"
        />
      </div>
    </div>
  );
}

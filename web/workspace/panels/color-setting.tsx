import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { isColour } from '#shared/thumbnail/overlay-colours.ts';
import { IconButton } from '#web/ui/button.tsx';

const hex = (part: number): string => Math.round(part).toString(16).padStart(2, '0');
/**
 * A colour as the picker of the browser takes it, #rrggbb, and how much of it is seen: two digits, none when all. Black
 * where nothing can be read.
 */
function readColour(value: string | null): { plain: string; seen: string } {
  const context = value === null ? null : document.createElement('canvas').getContext('2d');
  if (!context || value === null) return { plain: '#000000', seen: '' };
  context.fillStyle = value;
  const read = String(context.fillStyle);
  if (read.startsWith('#')) return { plain: read, seen: '' };
  const [red = 0, green = 0, blue = 0, seen = 1] = (read.match(/[\d.]+/g) ?? []).map(Number);
  return { plain: `#${hex(red)}${hex(green)}${hex(blue)}`, seen: hex(seen * 255) };
}

/** A colour: picked, or written as CSS, which acts once it is one. Nothing written means none where `empty` says so. */
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
  const { plain, seen } = readColour(value);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="flex h-10 items-center gap-1 rounded-xl border border-edge bg-raised pl-1">
        <input
          type="color"
          aria-label={t`${label}, picker`}
          value={plain}
          onChange={(event) => onType(`${event.target.value}${seen}`)}
          className="size-8 shrink-0 cursor-pointer rounded-lg border-0 bg-transparent p-0.5"
        />
        <input
          id={id}
          type="text"
          spellCheck={false}
          placeholder={empty}
          aria-invalid={(typed !== null && typed.trim() !== '' && !isColour(typed.trim())) || undefined}
          value={typed ?? value ?? ''}
          onChange={(event) => {
            const written = event.target.value.trim();
            setTyped(event.target.value);
            if (isColour(written) || (written === '' && empty !== undefined)) onType(written);
          }}
          onBlur={() => setTyped(null)}
          className="h-9 w-full min-w-0 rounded-lg bg-transparent px-1 text-sm placeholder:text-soft
            aria-invalid:text-bad"
        />
        {empty !== undefined && value !== null && (
          <IconButton
            label={t`Remove the ${{ part: label.toLowerCase() }} color`}
            onClick={() => {
              onType('');
              document.getElementById(id)?.focus();
            }}
            className="size-7! sm:size-7! [&_svg]:size-4!"
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  );
}

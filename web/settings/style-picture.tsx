import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

/** One style to choose: its picture, its name, and a mark when it is the chosen one. */
export function StylePicture({
  style,
  label,
  chosen,
  picture,
  onChoose,
}: {
  style: string;
  label: string;
  chosen: boolean;
  picture: ComponentProps<'img'>;
  onChoose: () => void;
}) {
  return (
    <label
      className="group relative cursor-pointer overflow-hidden rounded-xl border border-edge/60 bg-raised text-sm
      hover:border-edge has-checked:border-brand has-checked:bg-brand-wash has-checked:ring-1
      has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2
      has-focus-visible:outline-brand"
    >
      <input
        type="radio"
        className="sr-only"
        name="settings-style"
        value={style}
        checked={chosen}
        onChange={onChoose}
      />
      <img {...picture} alt="" loading="lazy" className="aspect-video w-full bg-sunken object-cover" />
      <span className="flex items-center gap-2 px-3 py-2 font-medium">
        <span className="min-w-0 flex-1 break-words">{label}</span>
        {chosen && <Check className="size-4 shrink-0 text-brand" aria-hidden />}
      </span>
    </label>
  );
}

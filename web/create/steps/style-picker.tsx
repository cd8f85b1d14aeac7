import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { dashboardQueries } from '#web/activity/activity.ts';
import { styleSample } from '#web/pictures/style-sample.ts';

/**
 * The picture styles, each shown by a picture that the illustrator drew in it. A style that is kept but not on offer
 * stays choosable.
 */
export function StylePicker({ value, onChange }: { value: string; onChange: (style: string) => void }) {
  const name = useId();
  const styles = useQuery(dashboardQueries.imageStyles());
  const known = styles.data ?? [];
  const options = known.some(({ key }) => key === value) ? known : [{ key: value, label: value }, ...known];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{t`Image style`}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
        {options.map(({ key, label }) => (
          <label
            key={key}
            className="group relative cursor-pointer overflow-hidden rounded-xl border-2 border-edge/50 bg-raised
              text-sm transition-colors hover:border-edge has-checked:border-brand
              has-focus-visible:outline-2 has-focus-visible:outline-offset-2
              has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={key}
              checked={key === value}
              onChange={() => onChange(key)}
            />
            <Sample style={key} />
            <span className="flex items-center justify-between gap-2 px-2.5 py-2 font-medium">
              <span className="min-w-0 break-words">{label}</span>
              <Check className="invisible size-4 shrink-0 text-brand group-has-checked:visible" aria-hidden />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The first look at a style takes the illustrator a moment; a style that cannot be shown keeps its place. */
function Sample({ style }: { style: string }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return <span className="grid aspect-video place-items-center bg-sunken text-xs text-soft">{t`No sample`}</span>;
  return (
    <img
      {...styleSample(style, undefined, '(min-width: 640px) 200px, 45vw')}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
      className="aspect-video w-full bg-sunken object-cover"
    />
  );
}

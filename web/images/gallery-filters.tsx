import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import type { MessageDescriptor } from '@lingui/core';
import { Ban, CircleCheck, CircleX, Images, LoaderCircle } from 'lucide-react';
import type { GalleryStatus } from '#shared/pictures/gallery.contract.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import type { GalleryFilter } from '#web/pictures/gallery.ts';
import { cx } from '#web/ui/cx.ts';
import { SelectField } from '#web/ui/field.tsx';
import { contextOptions } from '#web/tale-parts/cultural-context.tsx';
import { TalePicker } from '#web/tale-parts/tale-picker.tsx';

export type GalleryCounts = Record<GalleryStatus, number>;
type Narrowing = {
  filter: GalleryFilter;
  counts: GalleryCounts | null;
  onNarrow: (change: Partial<GalleryFilter>) => void;
};

const chips: readonly (readonly [GalleryStatus | '', MessageDescriptor, typeof Images])[] = [
  ['', msg`All`, Images],
  ['ready', msg`Ready`, CircleCheck],
  ['pending', msg`Being drawn`, LoaderCircle],
  ['failed', msg`Failed`, CircleX],
  ['missing', msg`Not drawn yet`, Ban],
];

/** Narrows the gallery by status, tale and cultural context; each status says how many there are. */
export function GalleryFilters({ filter, counts, onNarrow }: Narrowing) {
  const count = (status: GalleryStatus | '') => {
    if (!counts) return null;
    return status ? counts[status] : counts.ready + counts.pending + counts.failed;
  };
  return (
    <div className="mb-6 grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <TalePicker value={filter.tale} onChange={(tale) => onNarrow({ tale })} />
        <SelectField
          label={t`Cultural context`}
          className="w-full sm:w-52"
          options={[['', t`All contexts`], ...contextOptions()]}
          value={filter.context}
          onChange={(event) => onNarrow({ context: event.target.value as CulturalContext | '' })}
        />
      </div>
      <div
        role="group"
        aria-label={t`Status`}
        className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
      >
        {chips.map(([status, words, Icon]) => (
          <button
            key={status}
            type="button"
            aria-pressed={filter.status === status}
            onClick={() => onNarrow({ status })}
            className={cx(
              'inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium ' +
                'transition-colors [&_svg]:size-4',
              filter.status === status
                ? 'border-transparent bg-brand text-on-brand'
                : 'border-edge/50 bg-surface text-ink hover:border-edge hover:bg-sunken',
            )}
          >
            <Icon aria-hidden />
            {i18n._(words)} <span className="min-w-[2ch] text-left tabular-nums opacity-80">{count(status)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { Brush } from 'lucide-react';
import { memo } from 'react';
import type { GalleryItem } from '#shared/pictures/gallery.contract.ts';
import { pictureSet, pictureUrl, useDraw } from '#web/pictures/gallery.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { MakingBadge } from '#web/tale-parts/status-badge.tsx';
import { inWords } from '#web/language/said.ts';

/** `Frame 3`, `Background 1`. */
export const pictureName = ({ imageType, frameNo }: Pick<GalleryItem, 'imageType' | 'frameNo'>): string =>
  imageType === 'frame' ? t`Frame ${frameNo}` : t`Background ${frameNo}`;
export const isBeingDrawn = ({ status }: Pick<GalleryItem, 'status'>): boolean =>
  status === 'queued' || status === 'generating' || status === 'uploading';

/**
 * One picture of the contact sheet; a press shows it large. There are thousands: only those that changed are rendered
 * again.
 */
export const PictureTile = memo(function PictureTile({
  item,
  onOpen,
}: {
  item: GalleryItem;
  onOpen: (id: string) => void;
}) {
  const draw = useDraw(item, true);
  const name = pictureName(item);
  const tale = item.taleTitle;
  const url = pictureUrl(item, 320);
  const undrawn = item.status === 'error' || item.status === 'missing';
  return (
    <li className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-lift">
      <button
        type="button"
        onClick={() => onOpen(item.id)}
        aria-label={`${name}: ${item.prompt}`}
        className="group relative block aspect-video w-full bg-sunken focus-visible:-outline-offset-2"
      >
        {url ? (
          <img
            src={url}
            srcSet={pictureSet(item)}
            sizes="(min-width: 640px) 18rem, 46vw"
            alt=""
            loading="lazy"
            decoding="async"
            width={320}
            height={180}
            className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.02]"
          />
        ) : (
          <span className="grid size-full place-items-center px-4 text-center text-xs text-soft">
            <span className="line-clamp-4">
              {item.lastError === null ? item.prompt : inWords(item.lastErrorSaid, item.lastError)}
            </span>
          </span>
        )}
      </button>
      <div className="flex flex-1 flex-col gap-2 px-2.5 py-2.5 sm:px-3">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span className="text-sm font-semibold">{name}</span>
          <MakingBadge status={item.status} />
        </div>
        {isBeingDrawn(item) && <ProgressBar value={item.progress} label={t`${name} of ${tale}`} />}
        {item.status === 'generated' && item.lastError && (
          <p className="text-xs text-bad">{inWords(item.lastErrorSaid, item.lastError)}</p>
        )}
        {undrawn && (
          <Button
            size="small"
            className="mt-auto self-start"
            busy={draw.isPending}
            icon={<Brush aria-hidden />}
            aria-label={item.status === 'error' ? t`Draw again: ${name} of ${tale}` : t`Draw: ${name} of ${tale}`}
            onClick={() => draw.mutate()}
          >
            {item.status === 'error' ? t`Draw again` : t`Draw`}
          </Button>
        )}
      </div>
    </li>
  );
});

import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { Ban, Check } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ImageItem } from '#shared/pictures/image.contract.ts';
import type { Thumbnail } from '#shared/thumbnail/thumbnail.contract.ts';
import { imageQueries, imageUrl } from '#web/pictures/image.ts';
import { thumbnailQueries, thumbnailUrl } from '#web/thumbnails/thumbnail.ts';
import { cx } from '#web/ui/cx.ts';
import { Waiting } from '#web/ui/notices/notes.tsx';

/** A background picture; `small` is the same picture at the size of the grid. */
export type Background = {
  readonly id: string;
  readonly url: string;
  readonly small: string;
  readonly title: string;
  readonly idx: number;
  readonly type: 'thumbnail' | 'background';
};

/** The pictures on offer: background pictures, frames, and thumbnails that the studio prepared. */
export function backgroundsOf(thumbnails: readonly Thumbnail[], images: readonly ImageItem[]): Background[] {
  return [
    ...images
      .filter(({ status, r2Key, id }) => status === 'generated' && (r2Key !== null || id !== ''))
      .map((image): Background => {
        const url = imageUrl(image);
        const number = image.frameNo;
        const title = image.imageType === 'background' ? t`Background ${number}` : t`Frame ${number}`;
        return { id: image.id, url, small: `${url}&w=320`, title, idx: image.frameNo, type: 'background' };
      }),
    ...thumbnails
      .filter(({ status, r2_key_png, editor }) => status === 'generated' && r2_key_png !== null && !editor)
      .map((row): Background => {
        const url = thumbnailUrl(row);
        return {
          id: row.id,
          url,
          small: `${url}&w=320`,
          title: t`Thumbnail ${{ variant: row.variant }}`,
          idx: row.idx,
          type: 'thumbnail',
        };
      }),
  ];
}

/** The pictures that can be chosen, as they load. One that cannot be read is logged, and the others are shown. */
export function useBackgrounds(taleId: TaleId) {
  const images = useQuery(imageQueries.allOfTale(taleId));
  const thumbnails = useQuery(thumbnailQueries.ofTale(taleId));
  return {
    items: backgroundsOf(thumbnails.data ?? [], images.data ?? []),
    images: images.data ?? [],
    thumbnails: thumbnails.data ?? [],
    isPending: images.isPending || thumbnails.isPending,
    failed: images.isError,
  };
}

/** The pictures to choose the background from. */
export function BackgroundGrid({
  items,
  waiting,
  chosen,
  busy,
  onChoose,
}: {
  items: readonly Background[];
  waiting: boolean;
  chosen: string | null;
  /** Whether it is being set. */
  busy: boolean;
  onChoose: (id: string | null) => void;
}) {
  if (waiting) return <Waiting>{t`Loading backgrounds…`}</Waiting>;
  if (items.length === 0 && chosen === null)
    return (
      <p className="rounded-xl border border-dashed border-edge/50 px-3 py-6 text-center text-sm text-soft">{t`No backgrounds yet.`}</p>
    );
  const look = (id: string | null) => ({
    'aria-busy': (busy && id === chosen) || undefined,
    className: cx(
      'relative block aspect-video w-full overflow-hidden rounded-lg border-2 bg-sunken',
      id === chosen ? 'border-brand' : 'border-transparent hover:border-edge',
      busy && id === chosen && 'animate-pulse',
    ),
  });
  return (
    <ul aria-label={t`Backgrounds`} className="-m-1 grid max-h-[320px] grid-cols-2 gap-2 overflow-y-auto p-1">
      {items.map(({ id, small, title }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)} {...look(id)}>
            <img src={small} alt={title} loading="lazy" className="size-full object-cover" />
            {id === chosen && (
              <span
                className="absolute top-1 right-1 grid size-6
              place-items-center rounded-full bg-brand text-on-brand"
              >
                <Check className="size-4" aria-hidden />
              </span>
            )}
          </button>
        </li>
      ))}
      <li>
        <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)} {...look(null)}>
          <span className="grid h-full place-content-center justify-items-center gap-1 text-xs font-medium text-soft">
            <Ban className="size-5" aria-hidden />
            {t`No background`}
          </span>
        </button>
      </li>
    </ul>
  );
}

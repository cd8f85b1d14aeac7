import type { TaleId } from '#shared/ids.ts';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { coverInSizes, storyCoverSizes } from '#shared/pictures/sized-picture.ts';
import { cx } from '#web/ui/cx.ts';

type Props = { taleId: TaleId; ready: number; className?: string; isFirst?: boolean };

/**
 * The first picture of a tale, loaded by the browser alone when it comes near. `ready` is the number of its pictures;
 * `isFirst` is the largest part of a page, loaded at once.
 */
export function TaleCover({ taleId, ready, className, isFirst = false }: Props) {
  const [broken, setBroken] = useState(false);
  return (
    <div
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-lg bg-brand-wash text-brand',
        className ?? 'h-11 w-18',
      )}
    >
      {ready > 0 && !broken ? (
        <img
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          {...coverInSizes(taleId, isFirst ? storyCoverSizes : 'auto, 20rem')}
          alt=""
          decoding="async"
          width={320}
          height={180}
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <BookOpen className="size-5" aria-hidden />
      )}
    </div>
  );
}

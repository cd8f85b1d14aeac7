import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { hasPicture, imageQueries, imageUrl } from '#web/queries/image.ts';
import { cx } from './cx.ts';

/** The first picture of a tale, asked for only when it comes into view. `ready` is the number of its pictures. */
export function TaleCover({ taleId, ready, className }: { taleId: string; ready: number; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '100px' });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const images = useQuery({ ...imageQueries.ofTale(taleId), enabled: near && ready > 0, staleTime: 60_000, refetchInterval: false });
  const cover = images.data?.find(hasPicture);
  return (
    <div
      ref={place}
      className={cx('grid shrink-0 place-items-center overflow-hidden rounded-lg bg-brand-wash text-brand', className ?? 'h-11 w-18')}
    >
      {cover ? (
        <img src={imageUrl(cover)} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <BookOpen className="size-5" aria-hidden />
      )}
    </div>
  );
}

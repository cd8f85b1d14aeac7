import { plural, t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { GalleryItem } from '#shared/pictures/gallery.contract.ts';
import { type GalleryFilter, galleryQueries } from '#web/pictures/gallery.ts';
import { useQueueTale } from '#web/pictures/image.ts';
import { ContextIcon, contextName } from '#web/tale-parts/cultural-context.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import type { GalleryCounts } from './gallery-filters.tsx';
import { PictureTile } from './picture-tile.tsx';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));
type Narrow = (change: Partial<GalleryFilter>) => void;

/** The pictures by tale, with more on scrolling, and one of them enlarged. */
export function GalleryList({
  filter,
  counts,
  onNarrow,
}: {
  filter: GalleryFilter;
  counts: GalleryCounts | null;
  onNarrow: Narrow;
}) {
  const list = useInfiniteQuery(galleryQueries.list(filter));
  const [openId, setOpenId] = useState<string | null>(null);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const more = () => void (hasNextPage && !isFetchingNextPage && fetchNextPage());
  return (
    <>
      {list.isPending && <Waiting>{t`Loading images…`}</Waiting>}
      {list.isError && (
        <div className="grid justify-items-start gap-3">
          <ErrorNote>{t`The images could not be loaded: ${{ reason: list.error.message }}`}</ErrorNote>
          <Button onClick={() => void list.refetch()}>{t`Try again`}</Button>
        </div>
      )}
      {list.isSuccess && items.length === 0 && <NoPictures filter={filter} counts={counts} onNarrow={onNarrow} />}
      <div className="grid gap-9" aria-busy={list.isPlaceholderData}>
        {byTale(items).map((group) => (
          <TaleGroup key={group[0].taleId} group={group} onOpen={setOpenId} />
        ))}
      </div>
      {hasNextPage && (
        <div className="mt-6 text-center">
          <NearEnd key={items.length} onNear={more} />
          <Button busy={isFetchingNextPage} onClick={more}>{t`Load more`}</Button>
        </div>
      )}
      {openId && (
        <Suspense>
          <PictureDialog items={items} id={openId} onMove={setOpenId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  );
}

function TaleGroup({ group, onOpen }: { group: Group; onOpen: (id: string) => void }) {
  const { taleId, taleTitle, context } = group[0];
  return (
    <section
      aria-labelledby={`tale-${taleId}`}
      className="-m-3 p-3 [contain-intrinsic-size:auto_30rem] [content-visibility:auto]"
    >
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={`tale-${taleId}`} className="text-lg font-semibold break-words">
          <Link to={`/tales/${taleId}?tab=images`} className="hover:text-brand hover:underline">
            {taleTitle}
          </Link>
        </h2>
        <span className="inline-flex items-center gap-1.5 self-center text-sm text-soft">
          <ContextIcon context={context} />
          {contextName(context)}
        </span>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] sm:gap-4">
        {group.map((item) => (
          <PictureTile key={item.id} item={item} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

/** What to do when there is nothing to see. */
function NoPictures({
  filter,
  counts,
  onNarrow,
}: {
  filter: GalleryFilter;
  counts: GalleryCounts | null;
  onNarrow: Narrow;
}) {
  const draw = useQueueTale(filter.tale);
  const icon = <Images aria-hidden />;
  const missing = counts?.missing ?? 0;
  if (filter.tale && !filter.status && missing > 0)
    return (
      <EmptyState
        icon={icon}
        title={t`No pictures of this tale yet`}
        action={
          <Button look="primary" busy={draw.isPending} onClick={() => draw.mutate()}>{t`Draw the scenes`}</Button>
        }
      >
        {plural(missing, {
          one: '# picture is planned. It appears here when it is drawn.',
          other: '# pictures are planned. They appear here one by one as they are drawn.',
        })}
      </EmptyState>
    );
  if (filter.status || filter.context || filter.tale)
    return (
      <EmptyState
        icon={icon}
        title={t`No pictures match`}
        action={<Button onClick={() => onNarrow({ tale: '', status: '', context: '' })}>{t`Show all pictures`}</Button>}
      >{t`No picture matches this tale, status and context together.`}</EmptyState>
    );
  if (missing > 0)
    return (
      <EmptyState
        icon={icon}
        title={t`No pictures yet`}
        action={<Button onClick={() => onNarrow({ status: 'missing' })}>{t`Show planned pictures`}</Button>}
      >
        {plural(missing, {
          one: '# picture is planned in your tales; it is not drawn yet.',
          other: '# pictures are planned in your tales; none is drawn yet.',
        })}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={t`No pictures yet`}
      action={<ButtonLink look="primary" to="/tales/new">{t`Create New Tale`}</ButtonLink>}
    >{t`Pictures appear here as soon as the scenes of a tale are drawn.`}</EmptyState>
  );
}

/** Reports once that the end of the list is near; every page adds a new one. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), {
      rootMargin: '800px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={place} />;
}

type Group = [GalleryItem, ...GalleryItem[]];
/** Groups consecutive pictures of one tale. */
function byTale(items: readonly GalleryItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.[0].taleId === item.taleId) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Brush, Download, ImageOff } from 'lucide-react';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { thumbnailQueries, thumbnailUrl } from '#web/thumbnails/thumbnail.ts';
import { ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { MakingBadge } from '#web/tale-parts/status-badge.tsx';
import { BackgroundCard } from './background-card.tsx';
import { FinishedGallery } from './finished-gallery.tsx';

/** The way to the workspace, what is finished, the thumbnails that were prepared, and backgrounds. */
export function ThumbnailsTab({ tale }: { tale: Tale }) {
  return (
    <div className="space-y-6">
      <ButtonLink
        look="primary"
        to={`/tales/${tale.id}/thumbnails/workspace`}
        state={{ tab: 'thumbnails' }}
        icon={<Brush aria-hidden />}
      >{t`Open Thumbnail Workspace`}</ButtonLink>
      <FinishedGallery taleId={tale.id} />
      <PreparedThumbnails tale={tale} />
      <BackgroundCard tale={tale} />
    </div>
  );
}

/** The thumbnails that the studio prepared for this tale. */
function PreparedThumbnails({ tale }: { tale: Tale }) {
  const thumbnails = useQuery(thumbnailQueries.ofTale(tale.id));
  const items = (thumbnails.data ?? []).filter(({ editor }) => !editor);
  return (
    <Card title={t`Prepared thumbnails`} note={t`Made from the tale's pictures and its title.`}>
      {thumbnails.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {thumbnails.isError && (
        <ErrorNote>
          {t`Could not load the prepared thumbnails. Reload the page to try again.`}{' '}
          <span className="block text-xs">{thumbnails.error.message}</span>
        </ErrorNote>
      )}
      {thumbnails.isSuccess && items.length === 0 && (
        <EmptyState
          icon={<ImageOff aria-hidden />}
          title={t`No thumbnails yet`}
        >{t`They are prepared once the first pictures are drawn.`}</EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.id} className="overflow-hidden rounded-xl border border-line bg-raised">
            <div className="grid aspect-video place-items-center bg-sunken text-sm text-soft">
              {item.r2_key_png ? (
                <img
                  src={`${thumbnailUrl(item)}&w=640`}
                  alt={t`Thumbnail ${{ variant: item.variant }}: ${{ title: item.title }}`}
                  loading="lazy"
                  className="size-full object-cover"
                />
              ) : (
                t`Not ready yet`
              )}
            </div>
            <div className="flex items-center justify-between gap-3 p-3 text-sm">
              <span className="min-w-0 truncate font-medium">
                {item.variant} · {item.title}
              </span>
              {item.r2_key_png ? (
                <ButtonAnchor
                  href={thumbnailUrl(item)}
                  download={`thumbnail-${item.variant}.png`}
                  size="small"
                  icon={<Download aria-hidden />}
                >
                  PNG
                </ButtonAnchor>
              ) : (
                <MakingBadge status={item.status} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

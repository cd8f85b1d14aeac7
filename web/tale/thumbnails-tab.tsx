import { useQuery } from '@tanstack/react-query';
import { Download, ImageOff } from 'lucide-react';
import type { Tale } from '#shared/tale.contract.ts';
import { thumbnailQueries, thumbnailUrl } from '#web/queries/thumbnail.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notes.tsx';
import { MakingBadge } from '#web/ui/status-badge.tsx';

/** The thumbnails that were prepared for this tale. */
export function ThumbnailsTab({ tale }: { tale: Tale }) {
  const thumbnails = useQuery(thumbnailQueries.ofTale(tale.id));
  const items = thumbnails.data ?? [];
  return (
    <Card title="Thumbnails" note="Made from the tale's pictures and its title.">
      {thumbnails.isPending && <Waiting>Loading…</Waiting>}
      {thumbnails.isError && <ErrorNote>{thumbnails.error.message}</ErrorNote>}
      {thumbnails.isSuccess && items.length === 0 && (
        <EmptyState icon={<ImageOff aria-hidden />} title="No thumbnails yet">
          They are prepared once the first pictures are drawn.
        </EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.id} className="overflow-hidden rounded-xl border border-line bg-raised">
            <div className="grid aspect-video place-items-center bg-sunken text-sm text-soft">
              {item.r2_key_png ? (
                <img
                  src={thumbnailUrl(item)}
                  alt={`Thumbnail ${item.variant}: ${item.title}`}
                  loading="lazy"
                  className="size-full object-cover"
                />
              ) : (
                'Not ready yet'
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

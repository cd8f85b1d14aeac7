import { useQuery } from '@tanstack/react-query';
import { ImageOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { type ImageItem, isPending } from '#shared/image.contract.ts';
import type { Tale } from '#shared/tale.contract.ts';
import { hasPicture, imageQueries, imageUrl, useQueuePrompts } from '#web/queries/image.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notes.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { MakingBadge } from '#web/ui/status-badge.tsx';
import { RedrawDialog } from './redraw-dialog.tsx';

/** The pictures of every scene, and how to have them drawn. */
export function ImagesTab({ tale }: { tale: Tale }) {
  const images = useQuery(imageQueries.ofTale(tale.id));
  const queue = useQueuePrompts(tale.id);
  const [openId, setOpenId] = useState<string | null>(null);
  const items = images.data ?? [];
  const open = items.find(({ id }) => id === openId);
  const ready = items.filter(hasPicture).length;
  return (
    <Card
      title="Images"
      note={`${ready} of ${Math.max(items.length, tale.images_total)} ready`}
      actions={
        <>
          <Button
            busy={queue.isPending && queue.variables === 'missing'}
            onClick={() => queue.mutate('missing')}
            icon={<RefreshCw aria-hidden />}
          >
            Requeue missing
          </Button>
          <Button busy={queue.isPending && queue.variables === 'all'} onClick={() => queue.mutate('all')}>
            Queue all
          </Button>
        </>
      }
    >
      {images.isPending && <Waiting>Loading images…</Waiting>}
      {images.isError && <ErrorNote>{images.error.message}</ErrorNote>}
      {images.isSuccess && items.length === 0 && (
        <EmptyState
          icon={<ImageOff aria-hidden />}
          title="No pictures yet"
          action={
            <Button look="primary" busy={queue.isPending} onClick={() => queue.mutate('missing')}>
              Draw the scenes
            </Button>
          }
        >
          {tale.images_total} scenes are planned. Drawing them takes a few minutes.
        </EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((image) => (
          <Frame key={image.id} image={image} onOpen={() => setOpenId(image.id)} />
        ))}
      </ul>
      {open && <RedrawDialog image={open} onClose={() => setOpenId(null)} />}
    </Card>
  );
}

const Frame = ({ image, onOpen }: { image: ImageItem; onOpen: () => void }) => (
  <li className="overflow-hidden rounded-xl border border-line bg-raised">
    <button type="button" onClick={onOpen} className="group relative block aspect-video w-full bg-sunken focus-visible:-outline-offset-2">
      {hasPicture(image) ? (
        <img
          src={imageUrl(image)}
          alt={`Frame ${image.frameNo}: ${image.prompt}`}
          loading="lazy"
          className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.02]"
        />
      ) : (
        <span className="grid size-full place-items-center px-6 text-center text-sm text-soft">
          <span>
            <span className="sr-only">Frame {image.frameNo}: </span>
            {image.lastError ?? 'Not drawn yet'}
          </span>
        </span>
      )}
    </button>
    <div className="p-3">
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm font-semibold">Frame {image.frameNo}</span>
        <MakingBadge status={image.status} />
      </div>
      {isPending(image) && <ProgressBar value={image.progress} label={`Frame ${image.frameNo}`} className="mt-2" />}
      <p className="mt-2 line-clamp-2 text-xs text-soft">{image.prompt}</p>
    </div>
  </li>
);

import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type FinishedThumbnail, slotNumbers } from '#shared/thumbnail/finished-thumbnail.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { finishedQueries, useDeleteFinished } from '#web/thumbnails/finished.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';

/** What fills the slots of a tale, and how to free one. */
export function FinishedGallery({ taleId }: { taleId: TaleId }) {
  const finished = useQuery(finishedQueries.ofTale(taleId));
  const remove = useDeleteFinished(taleId);
  const [asked, setAsked] = useState<FinishedThumbnail | null>(null);
  const items = finished.data ?? [];
  const gallery = useRef<HTMLDivElement>(null);
  const confirm = () => asked && remove.mutate(asked.id, { onSettled: () => setAsked(null) });
  return (
    <Card
      title={t`Finished thumbnails`}
      note={t`${{ used: items.length }} of ${{ total: slotNumbers.length }} slots used. Each publication gets one of them.`}
    >
      {remove.isError && (
        <ErrorNote className="mb-4">
          {t`Failed to delete thumbnail`} <span className="block text-xs">{remove.error.message}</span>
        </ErrorNote>
      )}
      {finished.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {finished.isError && <ErrorNote>{finished.error.message}</ErrorNote>}
      {finished.isSuccess && items.length === 0 && (
        <EmptyState
          icon={<ImagePlus aria-hidden />}
          title={t`No finished thumbnails yet`}
        >{t`Make one in the workspace and save it to one of the three slots.`}</EmptyState>
      )}
      <div ref={gallery} tabIndex={-1} role="group" aria-label={t`Slots`} className="outline-none">
        <ul aria-label={t`Finished thumbnails`} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((item) => (
            <li key={item.id} className="overflow-hidden rounded-xl border border-line bg-raised">
              <img
                src={`${item.pngUrl}&w=640`}
                alt={t`Finished thumbnail ${{ slot: item.slotNumber }}: ${{ title: item.title }}`}
                loading="lazy"
                className="aspect-video w-full bg-sunken object-cover"
              />
              <div className="space-y-2 p-3 text-sm">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold">{t`Slot ${{ slot: item.slotNumber }}`}</span>
                  {item.language && <Badge>{languageNames[item.language]}</Badge>}
                </p>
                <p lang={item.language ?? undefined} className="truncate">
                  {item.title}
                </p>
                <div className="flex flex-wrap gap-2">
                  <ButtonAnchor
                    href={`${item.pngUrl}&save`}
                    download={`thumbnail-slot-${item.slotNumber}.png`}
                    size="small"
                    icon={<Download aria-hidden />}
                  >
                    PNG
                  </ButtonAnchor>
                  <Button
                    size="small"
                    look="danger"
                    icon={<Trash2 aria-hidden />}
                    aria-label={t`Delete the finished thumbnail in slot ${{ slot: item.slotNumber }}`}
                    onClick={() => setAsked(item)}
                  >{t`Delete`}</Button>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={t`Are you sure you want to delete this finished thumbnail?`}
        action={t`Delete`}
        busy={remove.isPending}
        // The button that opened the dialog goes with its thumbnail.
        returnFocus={() => (remove.isSuccess ? gallery.current : null)}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        {asked && t`Slot ${{ slot: asked.slotNumber }} becomes free. The texts stay in the workspace.`}
      </ConfirmDialog>
    </Card>
  );
}

import type { TaleId } from '#shared/ids.ts';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Ban, ImageOff, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { mayCancel } from '#shared/pipeline.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { useCommands } from '#web/commands/use-commands.ts';
import { useQueuePrompts } from '#web/pictures/image.ts';
import { jobQueries, useCancelJob } from '#web/activity/job.ts';
import { isUnderWay, type TaleFrame, useTaleFrames } from './tale-frame.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { pictureKeys } from '#web/pictures/picture-keys.ts';
import type { FrameDrafts } from './image-dialog.tsx';
import { ImageFrame } from './image-frame.tsx';

const CastCard = lazy(async () => ({ default: (await import('./cast-card.tsx')).CastCard }));
const ContactSheet = lazy(async () => ({ default: (await import('./contact-sheet.tsx')).ContactSheet }));
const OrderEstimate = lazy(async () => ({ default: (await import('#web/engines/order-estimate.tsx')).OrderEstimate }));
const ImageDialog = lazy(async () => ({ default: (await import('./image-dialog.tsx')).ImageDialog }));

/**
 * The pictures of every scene, and how to have them drawn; or, asked for by the address, the contact sheet of the cast.
 */
export function ImagesTab({ tale }: { tale: Tale }) {
  const [query] = useSearchParams();
  if (query.get('view') !== 'cast') return <Images tale={tale} />;
  return (
    <Suspense fallback={<Waiting>{t`Loading…`}</Waiting>}>
      <ContactSheet tale={tale} />
    </Suspense>
  );
}

function Images({ tale }: { tale: Tale }) {
  const { frames, isPending, error, again } = useTaleFrames(tale);
  const queue = useQueuePrompts(tale.id);
  useCommands(pictureKeys());
  const [openId, setOpenId] = useState<string | null>(null);
  const [drafts, setDrafts] = useState<FrameDrafts>({});
  const open = useCallback((id: string) => setOpenId(id), []);
  const busy = (variant: 'missing' | 'all') => queue.isPending && queue.variables === variant;
  const none = frames.length > 0 && frames.every(({ status }) => status === 'missing');
  return (
    <div className="grid gap-6">
      <Card
        title={t`Images`}
        note={countsOf(frames)}
        actions={
          <>
            <CancelDrawing taleId={tale.id} />
            <Button
              busy={busy('missing')}
              onClick={() => queue.mutate('missing')}
              icon={<RefreshCw aria-hidden />}
            >{t`Requeue missing`}</Button>
            <Button busy={busy('all')} onClick={() => queue.mutate('all')}>{t`Queue all`}</Button>
          </>
        }
      >
        {isPending && <Waiting>{t`Loading images…`}</Waiting>}
        {frames.length > 0 && (
          <Suspense>
            <OrderEstimate orders={ordersOf(frames)} className="mb-4" />
          </Suspense>
        )}
        {error && (
          <ErrorNote className="mb-4">
            <p>{error.message}</p>
            <Button size="small" className="mt-2" onClick={again}>{t`Try again`}</Button>
          </ErrorNote>
        )}
        {!isPending && !error && frames.length === 0 && (
          <EmptyState
            icon={<ImageOff aria-hidden />}
            title={t`No scenes yet`}
            action={<ButtonLink to="?tab=story" replace>{t`Go to the story`}</ButtonLink>}
          >{t`Pictures are drawn from scenes, and scenes come with the story.`}</EmptyState>
        )}
        {!isPending && none && (
          <div
            className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-brand-wash px-4 py-3
            text-sm"
          >
            <p>
              {plural(
                { count: frames.length },
                {
                  one: 'No pictures yet: # scene is planned. Drawing it takes a few minutes.',
                  other: 'No pictures yet: # scenes are planned. Drawing them takes a few minutes.',
                },
              )}
            </p>
            <Button
              look="primary"
              size="small"
              busy={queue.isPending}
              onClick={() => queue.mutate('missing')}
            >{t`Draw the scenes`}</Button>
          </div>
        )}
        {!isPending && (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {frames.map((frame) => (
              <ImageFrame key={frame.id} frame={frame} onOpen={open} />
            ))}
          </ul>
        )}
        <Suspense>
          {openId && (
            <ImageDialog
              tale={tale}
              frames={frames}
              id={openId}
              drafts={drafts}
              onDraft={(id, part) => setDrafts((now) => ({ ...now, [id]: { ...now[id], ...part } }))}
              onMove={setOpenId}
              onClose={() => setOpenId(null)}
            />
          )}
        </Suspense>
      </Card>
      {frames.length > 0 && (
        <Suspense>
          <CastCard taleId={tale.id} />
        </Suspense>
      )}
    </div>
  );
}

/** What the two buttons order, for their estimate. */
const ordersOf = (frames: readonly TaleFrame[]) => {
  const idle = frames.filter((frame) => !isUnderWay(frame));
  const missing = idle.filter(({ status }) => status !== 'generated').length;
  return [
    { label: t`Requeue missing`, of: { pictures: Math.min(100, missing) } },
    { label: t`Queue all`, of: { pictures: Math.min(100, idle.length) } },
  ];
};

/** `5 of 12 ready · 3 under way · 1 failed`. */
function countsOf(frames: readonly TaleFrame[]): string {
  const count = (is: (frame: TaleFrame) => boolean) => frames.filter(is).length;
  const failed = count(({ status }) => status === 'error');
  const moving = count(isUnderWay);
  return [
    t`${{ ready: count(({ status }) => status === 'generated') }} of ${{ total: frames.length }} ready`,
    moving > 0 && t`${{ count: moving }} under way`,
    failed > 0 && t`${{ count: failed }} failed`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function CancelDrawing({ taleId }: { taleId: TaleId }) {
  const jobs = useQuery(jobQueries.ofTale(taleId));
  const cancel = useCancelJob();
  const job = jobs.data?.find(({ type, status }) => type === 'image_generation' && mayCancel(status));
  return (
    job && (
      <Button
        busy={cancel.isPending}
        onClick={() => cancel.mutate(job.id)}
        icon={<Ban aria-hidden />}
      >{t`Cancel drawing`}</Button>
    )
  );
}

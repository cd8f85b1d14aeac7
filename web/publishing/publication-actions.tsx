import { t } from '@lingui/core/macro';
import {
  CalendarClock,
  CalendarX2,
  Copy,
  ExternalLink,
  Lock,
  Pencil,
  RefreshCw,
  RotateCcw,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Publication } from '#shared/publishing/publication.contract.ts';
import { useMoveTale } from '#web/tale-parts/tale.ts';
import {
  useCancelPublication,
  useHidePublication,
  useRefreshPublication,
  useRemovePublication,
  useRetryPublication,
} from './publication.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notices/toast-store.ts';

const PublicationEdit = lazy(async () => ({ default: (await import('./publication-edit.tsx')).PublicationEdit }));
const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule-dialog.tsx')).ScheduleDialog }));

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify.success(t`Link copied`, url);
  } catch {
    notify.info(t`The browser did not allow the link to be copied`, url);
  }
}

/** What can be done with a publication in its current state. */
export function PublicationActions({ publication: item }: { publication: Publication }) {
  const [asking, setAsking] = useState<'remove' | 'hide' | 'date' | 'edit' | null>(null);
  const close = { onSettled: () => setAsking(null) };
  const refresh = useRefreshPublication(item.taleId);
  const retry = useRetryPublication(item.taleId);
  const remove = useRemovePublication(item.taleId);
  const hide = useHidePublication(item.taleId);
  const cancel = useCancelPublication(item.taleId);
  const move = useMoveTale();
  const seen = item.privacy === 'public' || item.privacy === 'unlisted';
  const missed = item.state === 'missed';
  return (
    <div className="flex flex-wrap gap-2">
      {item.watchUrl && (
        <>
          <ButtonAnchor
            href={item.watchUrl}
            target="_blank"
            rel="noreferrer"
            size="small"
            look="primary"
            icon={<ExternalLink aria-hidden />}
          >{t`Watch`}</ButtonAnchor>
          <Button
            size="small"
            onClick={() => void copy(item.watchUrl ?? '')}
            icon={<Copy aria-hidden />}
          >{t`Copy link`}</Button>
        </>
      )}
      {missed && (
        <Button
          size="small"
          look="primary"
          onClick={() => setAsking('date')}
          icon={<CalendarClock aria-hidden />}
        >{t`Another date`}</Button>
      )}
      {(missed || item.state === 'failed') && (
        <Button
          size="small"
          busy={retry.isPending}
          onClick={() => retry.mutate(item.id)}
          icon={<RotateCcw aria-hidden />}
        >
          {missed ? t`Publish now` : t`Try again`}
        </Button>
      )}
      {item.state === 'waiting' && (
        <Button
          size="small"
          busy={retry.isPending}
          onClick={() => retry.mutate(item.id)}
          icon={<RotateCcw aria-hidden />}
        >{t`Try now`}</Button>
      )}
      {item.videoId && (
        <Button
          size="small"
          busy={refresh.isPending}
          onClick={() => refresh.mutate(item.id)}
          icon={<RefreshCw aria-hidden />}
        >{t`Check with the host`}</Button>
      )}
      {item.state !== 'removed' && (
        <Button size="small" onClick={() => setAsking('edit')} icon={<Pencil aria-hidden />}>{t`Edit`}</Button>
      )}
      {item.state === 'scheduled' && (
        <Button
          size="small"
          busy={cancel.isPending}
          onClick={() => cancel.mutate(item.id)}
          icon={<CalendarX2 aria-hidden />}
        >{t`Unschedule`}</Button>
      )}
      {seen && (
        <Button size="small" onClick={() => setAsking('hide')} icon={<Lock aria-hidden />}>{t`Make private`}</Button>
      )}
      {item.manageUrl && (
        <ButtonAnchor
          href={item.manageUrl}
          target="_blank"
          rel="noreferrer"
          size="small"
          icon={<SlidersHorizontal aria-hidden />}
        >{t`YouTube Studio`}</ButtonAnchor>
      )}
      {item.state !== 'removed' && (
        <Button
          size="small"
          look="ghost"
          onClick={() => setAsking('remove')}
          icon={<Trash2 aria-hidden />}
        >{t`Delete`}</Button>
      )}
      <ConfirmDialog
        open={asking === 'remove'}
        title={t`Delete this video?`}
        action={t`Delete from the channel`}
        busy={remove.isPending}
        onClose={() => setAsking(null)}
        onConfirm={() => remove.mutate(item.id, close)}
      >{t`The video “${{ title: item.title }}” is deleted from ${{ channel: item.channel.title }}. Your tale and its files stay here.`}</ConfirmDialog>
      <ConfirmDialog
        open={asking === 'hide'}
        title={t`Make this video private?`}
        action={t`Make private`}
        busy={hide.isPending}
        onClose={() => setAsking(null)}
        onConfirm={() => hide.mutate(item.id, close)}
      >{t`Only you will be able to see “${{ title: item.title }}”. Its link stays the same, and it can be made public again on the channel.`}</ConfirmDialog>
      <Suspense>
        {asking === 'edit' && <PublicationEdit publication={item} onClose={() => setAsking(null)} />}
        {asking === 'date' && (
          <ScheduleDialog
            title={t`Another date for ${{ title: item.title }}`}
            note={t`When the videos of its tale become public.`}
            onPick={(scheduledAt) => move.mutate({ id: item.taleId, status: 'scheduled', scheduledAt }, close)}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

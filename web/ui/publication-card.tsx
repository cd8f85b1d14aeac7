import { CalendarClock, Check, CircleX, Clock, ExternalLink, Globe, Lock, RefreshCw, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Publication } from '#shared/publication.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { useRefreshPublication, useRemovePublication, useRetryPublication } from '#web/queries/publication.ts';
import { Badge, type Hue } from './badge.tsx';
import { Button, ButtonAnchor } from './button.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { showMoment } from './time.ts';

const faces: Partial<Record<Publication['state'], [Hue, ReactNode]>> = {
  published: ['green', <Globe key="i" aria-hidden />],
  scheduled: ['amber', <CalendarClock key="i" aria-hidden />],
  private: ['blue', <Lock key="i" aria-hidden />],
  failed: ['red', <CircleX key="i" aria-hidden />],
  missed: ['red', <CalendarClock key="i" aria-hidden />],
  removed: ['grey', <Trash2 key="i" aria-hidden />],
};
const stepIcons = {
  done: <Check className="text-good" aria-label="done" />,
  failed: <CircleX className="text-bad" aria-label="failed" />,
  todo: <Clock className="text-soft" aria-label="to do" />,
};
const sending: readonly Publication['state'][] = ['queued', 'session_open', 'sending'];

/** One video on the channel: its state, its steps, and what can be done with it. */
export function PublicationCard({ publication: item, showTitle = true }: { publication: Publication; showTitle?: boolean }) {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshPublication(item.taleId);
  const retry = useRetryPublication(item.taleId);
  const remove = useRemovePublication(item.taleId);
  const [hue, icon] = faces[item.state] ?? ['amber', <Clock key="i" aria-hidden />];
  const stuck = item.state === 'failed' || item.state === 'missed';
  return (
    <article className="grid gap-3 rounded-xl border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 lang={item.language} className="min-w-0 flex-1 basis-48 font-semibold break-words">
          {showTitle ? item.title : languageNames[item.language]}
        </h3>
        <Badge hue="brand">{languageNames[item.language]}</Badge>
        <Badge hue={hue} icon={icon}>
          {item.state.replaceAll('_', ' ')}
        </Badge>
      </div>
      <p className="text-sm text-soft">
        {item.channel.title}
        {item.publishAt !== null && ` · public at ${showMoment(item.publishAt)}`}
        {item.checkedAt !== null && ` · checked ${showMoment(item.checkedAt)}`}
      </p>
      {item.reason && (
        <p className={stuck ? 'text-sm text-bad' : 'text-sm text-warn'}>
          {item.reason}
          {item.waitingUntil !== null && ` Waiting until ${showMoment(item.waitingUntil)}.`}
        </p>
      )}
      {sending.includes(item.state) && <ProgressBar value={item.sent} label={`Upload of ${item.title}`} />}
      {item.steps.length > 0 && (
        <ol className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {item.steps.map(({ name, state, error }) => (
            <li key={name} className="flex items-center gap-1 [&_svg]:size-3.5" title={error ?? undefined}>
              {stepIcons[state]}
              <span className="first-letter:capitalize">{name.replaceAll('_', ' ')}</span>
              {error && <span className="text-bad">: {error}</span>}
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        {item.watchUrl && (
          <ButtonAnchor
            href={item.watchUrl}
            target="_blank"
            rel="noreferrer"
            size="small"
            look="primary"
            icon={<ExternalLink aria-hidden />}
          >
            Watch
          </ButtonAnchor>
        )}
        {item.videoId && (
          <Button size="small" busy={refresh.isPending} onClick={() => refresh.mutate(item.id)} icon={<RefreshCw aria-hidden />}>
            Refresh
          </Button>
        )}
        {stuck && (
          <Button size="small" busy={retry.isPending} onClick={() => retry.mutate(item.id)} icon={<RotateCcw aria-hidden />}>
            Retry
          </Button>
        )}
        {item.state !== 'removed' && (
          <Button size="small" look="ghost" onClick={() => setAsking(true)} icon={<Trash2 aria-hidden />}>
            Remove
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title="Remove this video?"
        action="Remove from the channel"
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(item.id, { onSettled: () => setAsking(false) })}
      >
        The video “{item.title}” is deleted from {item.channel.title}. Your tale and its files stay here.
      </ConfirmDialog>
    </article>
  );
}

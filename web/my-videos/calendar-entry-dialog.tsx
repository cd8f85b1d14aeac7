import { t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { CalendarClock, CalendarPlus, ExternalLink, RotateCcw, SquarePen } from 'lucide-react';
import { useState } from 'react';
import type { CalendarEntry } from '#shared/publishing/calendar.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { useRetryPublication } from '#web/publishing/publication.ts';
import { useTakeSlot } from '#web/publishing/slot.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ScheduleDialog } from '#web/publishing/schedule-dialog.tsx';
import { bothClocks } from '#web/publishing/zone-words.ts';
import { calendarFaces } from './calendar-faces.tsx';
import { inWords } from '#web/language/said.ts';

type Props = { entry: CalendarEntry; zone: string; onMove: (seconds: number) => void; onClose: () => void };

/** One entry of the calendar: what it is, and what can be done with it without dragging. */
export function CalendarEntryDialog({ entry, zone, onMove, onClose }: Props) {
  const [isMoving, setMoving] = useState(false);
  const takeSlot = useTakeSlot();
  const retry = useRetryPublication(entry.taleId);
  const { icon, word, hue } = calendarFaces[entry.state];
  if (isMoving)
    return (
      <ScheduleDialog
        title={t`Move ${{ title: entry.title }} to…`}
        note={t`When its videos become public.`}
        action={t`Move`}
        scheduledAt={entry.at}
        onPick={(seconds) => {
          onMove(seconds);
          onClose();
        }}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} title={entry.title} className="sm:max-w-md">
      <div className="grid gap-4 overflow-y-auto px-5 pt-1 pb-5 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge hue={hue} icon={icon}>
            {i18n._(word)}
          </Badge>
          <span>{bothClocks(entry.at * 1000, zone)}</span>
        </p>
        <p className="text-soft">
          {entry.langs.map((language, index) => (
            <span key={language} lang={language}>
              {index > 0 && ', '}
              {languageNames[language]}
            </span>
          ))}
          {entry.channels.length > 0 && ` · ${entry.channels.join(', ')}`}
        </p>
        {entry.reason && (
          <p className={entry.state === 'waiting' ? 'text-warn' : 'text-bad'}>
            {inWords(entry.reasonSaid, entry.reason)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {entry.movable && (
            <>
              <Button
                look="primary"
                onClick={() => setMoving(true)}
                icon={<CalendarClock aria-hidden />}
              >{t`Move to…`}</Button>
              <Button
                busy={takeSlot.isPending}
                onClick={() => takeSlot.mutate(entry.taleId, { onSuccess: onClose })}
                icon={<CalendarPlus aria-hidden />}
              >{t`Next free slot`}</Button>
            </>
          )}
          {entry.state === 'failed' && (
            <Button
              look="primary"
              busy={retry.isPending}
              onClick={() => {
                for (const id of entry.publicationIds) retry.mutate(id);
                onClose();
              }}
              icon={<RotateCcw aria-hidden />}
            >{t`Try again`}</Button>
          )}
          {entry.watchUrl && (
            <ButtonAnchor
              href={entry.watchUrl}
              target="_blank"
              rel="noreferrer"
              icon={<ExternalLink aria-hidden />}
            >{t`Watch`}</ButtonAnchor>
          )}
          <ButtonLink
            to={`/tales/${entry.taleId}?tab=youtube`}
            icon={<SquarePen aria-hidden />}
          >{t`Open tale`}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}

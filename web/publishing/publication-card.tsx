import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '#web/language/i18n.ts';
import { msg, t } from '@lingui/core/macro';
import { CalendarClock, CalendarX2, CircleX, Clock, CloudUpload, Globe, Lock, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Publication } from '#shared/publishing/publication.contract.ts';
import { isStopped } from '#shared/publishing/publication-states.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { Badge, type Hue } from '#web/ui/badge.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { PublicationActions } from './publication-actions.tsx';
import { PublicationReceipt } from './publication-receipt.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { inWords } from '#web/language/said.ts';

const uploading: readonly [Hue, ReactNode, MessageDescriptor] = [
  'blue',
  <CloudUpload key="i" aria-hidden />,
  msg`Uploading`,
];
/** How each state looks and what people call it. */
const faces: Record<Publication['state'], readonly [Hue, ReactNode, MessageDescriptor]> = {
  queued: ['blue', <Clock key="i" aria-hidden />, msg`Queued`],
  session_open: uploading,
  sending: uploading,
  inserted: uploading,
  decorated: uploading,
  published: ['green', <Globe key="i" aria-hidden />, msg`Published`],
  scheduled: ['amber', <CalendarClock key="i" aria-hidden />, msg`Scheduled`],
  private: ['blue', <Lock key="i" aria-hidden />, msg`Private`],
  waiting: ['amber', <Clock key="i" aria-hidden />, msg`Waiting`],
  unknown: ['amber', <Clock key="i" aria-hidden />, msg`Checking with the host`],
  failed: ['red', <CircleX key="i" aria-hidden />, msg`Failed`],
  missed: ['red', <CalendarX2 key="i" aria-hidden />, msg`Missed`],
  removed: ['grey', <Trash2 key="i" aria-hidden />, msg`Removed`],
};
const sending: readonly Publication['state'][] = ['queued', 'session_open', 'sending'];

/** What filters call the states. */
export const publicationWords = (state: Publication['state']): string => i18n._(faces[state][2]);

/** One video on the channel: its state, its receipt, and what can be done with it. */
export function PublicationCard({ publication: item, taleTitle }: { publication: Publication; taleTitle?: string }) {
  const [hue, icon, word] =
    item.state === 'published' && item.privacy === 'unlisted' ? faces.private : faces[item.state];
  const stuck = isStopped(item.state);
  return (
    <article className="grid gap-3 rounded-xl border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 lang={item.language} className="min-w-0 flex-1 basis-48 font-semibold break-words">
          {item.title}
        </h3>
        <Badge hue="brand">
          <span lang={item.language}>{languageNames[item.language]}</span>
          {item.shape === '9:16' && ' · 9:16'}
        </Badge>
        <Badge hue={hue} icon={icon}>
          {item.privacy === 'unlisted' && item.state === 'published' ? t`Unlisted` : i18n._(word)}
        </Badge>
      </div>
      <p className="text-sm text-soft">
        {taleTitle && (
          <>
            <Link
              to={`/tales/${item.taleId}?tab=youtube`}
              className="font-medium text-brand underline underline-offset-4"
            >
              {taleTitle}
            </Link>
            {' · '}
          </>
        )}
        <a href={item.channel.url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {item.channel.title}
        </a>
        {item.publishAt !== null && ' · '}
        {item.publishAt !== null &&
          (item.state === 'published'
            ? t`public since ${{ moment: showMoment(item.publishAt) }}`
            : t`public at ${{ moment: showMoment(item.publishAt) }}`)}
      </p>
      {item.reason && (
        <p className={stuck ? 'text-sm text-bad' : 'text-sm text-warn'}>
          {inWords(item.reasonSaid, item.reason)}
          {item.waitingUntil !== null && ' '}
          {item.waitingUntil !== null && t`Waiting until ${{ moment: showMoment(item.waitingUntil) }}.`}
        </p>
      )}
      {sending.includes(item.state) && <ProgressBar value={item.sent} label={t`Upload of ${{ title: item.title }}`} />}
      <PublicationReceipt publication={item} />
      <PublicationActions publication={item} />
    </article>
  );
}

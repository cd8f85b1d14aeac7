import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { showMoment, timeAgo } from '#web/ui/hooks/time.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { BellFace } from './bell-face.tsx';
import type { BellLine } from './bell-lines.ts';
import { FilmNotes } from './film-notes.tsx';
import { markRead } from './read-mark.ts';
import { useBell } from './use-bell.ts';

const faces = {
  error: [CircleAlert, msg`Error`, 'text-bad'],
  warn: [TriangleAlert, msg`Warning`, 'text-warn'],
  success: [CircleCheck, msg`Done`, 'text-good'],
  info: [Info, msg`Notice`, 'text-info'],
} as const;

const linkNames = { show: msg`Show`, watch: msg`Watch`, publish: msg`Publish` } as const;

function Line({ line, fresh, onLeave }: { line: BellLine; fresh: boolean; onLeave: () => void }) {
  const { id, level, title, text, at, links, action } = line;
  const [Icon, word, colour] = faces[level];
  return (
    <li className={cx('flex gap-3 rounded-xl px-3 py-2.5 text-sm', fresh && 'bg-brand-wash/60')}>
      <Icon className={cx('mt-0.5 size-4.5 shrink-0', colour)} aria-label={i18n._(word)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
          <span className="min-w-0 break-words">{title}</span>
          {fresh && (
            <span className="rounded-full bg-brand px-1.5 text-[10px] leading-4 font-bold text-on-brand">{t`New`}</span>
          )}
          <time
            className="ml-auto text-xs font-normal text-soft"
            dateTime={new Date(at).toISOString()}
            title={showMoment(at)}
          >
            {timeAgo(at)}
          </time>
        </p>
        {text && <p className="break-words text-soft">{text}</p>}
        {(links.length > 0 || action) && (
          <p className="mt-1.5 flex flex-wrap gap-2">
            {links.map(({ kind, to }) => (
              <Link
                key={to}
                to={to}
                onClick={onLeave}
                aria-label={
                  kind === 'show'
                    ? t`Show what this is about: ${{ about: text || title }}`
                    : `${i18n._(linkNames[kind])}: ${text || title}`
                }
                className="inline-flex h-6 items-center text-[13px] font-medium text-brand underline underline-offset-4"
              >
                {i18n._(linkNames[kind])}
              </Link>
            ))}
            {action && (
              <Button size="small" onClick={() => notices.perform(id)} aria-label={`${action}: ${title}`}>
                {action}
              </Button>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

/** Every notice of this tab and the studio's alerts of the last day; what was shown when it closes counts as read. */
export function Bell() {
  const [open, setOpen] = useState(true);
  const { lines, fresh, unread, failed } = useBell();
  const readAll = () => markRead(Math.max(Date.now(), lines[0]?.at ?? 0));
  const change = (next: boolean) => {
    if (!next) readAll();
    setOpen(next);
  };
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger asChild>
        <BellFace unread={unread} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t`Notifications`}
          className="z-50 flex max-h-[70dvh] w-[min(24rem,calc(100vw-1rem))] animate-rise flex-col rounded-2xl
            border border-line bg-raised text-ink shadow-2xl"
        >
          <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line px-4 py-2">
            <h2 className="text-sm font-semibold">{t`Notifications`}</h2>
            <Button size="small" look="ghost" disabled={unread === 0} onClick={readAll}>{t`Mark all as read`}</Button>
          </div>
          {failed && (
            <p className="border-b border-line px-4 py-2 text-sm text-soft">{t`The studio’s alerts cannot be loaded right now.`}</p>
          )}
          {lines.length === 0 ? (
            <p className="px-6 py-10 text-center text-sm text-soft">
              <span className="block font-semibold text-ink">{t`Nothing to report`}</span>
              {t`Messages from this tab and alerts from the last 24 hours are kept here.`}
            </p>
          ) : (
            <ul className="grid gap-1 overflow-y-auto p-2">
              {lines.map((line) => (
                <Line key={line.id} line={line} fresh={fresh(line)} onLeave={() => change(false)} />
              ))}
            </ul>
          )}
          <FilmNotes />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState, useSyncExternalStore } from 'react';
import { dashboardQueries } from '#web/queries/dashboard.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { timeAgo } from '#web/ui/time.ts';
import { notices } from '#web/ui/toast-store.ts';

type Line = { id: string; bad: boolean; title: string; text: string; at: number };

/** Every notice of this tab and the studio's alerts of the last day. */
export function Bell() {
  const [open, setOpen] = useState(true);
  const [seenAt, setSeenAt] = useState(() => Date.now());
  const shown = useSyncExternalStore(notices.subscribe, notices.history);
  const alerts = useQuery({ ...dashboardQueries.alerts(), enabled: open });
  const fresh = shown.filter(({ at }) => at > seenAt).length;
  const lines: Line[] = [
    ...shown.map(({ id, kind, title, text, at }) => ({ id, bad: kind === 'error', title, text, at })),
    ...(alerts.data ?? []).map(({ id, level, type, message, ts }) => ({
      id,
      bad: level === 'error',
      title: type.replaceAll('_', ' '),
      text: message,
      at: ts,
    })),
  ].toSorted((a, b) => b.at - a.at);
  const toggle = (next: boolean) => {
    setOpen(next);
    setSeenAt(Date.now());
  };
  return (
    <Popover.Root open={open} onOpenChange={toggle}>
      <Popover.Trigger asChild>
        <IconButton label={fresh ? `Notifications, ${fresh} new` : 'Notifications'} className="relative">
          <BellIcon aria-hidden />
          {fresh > 0 && <span className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-paper bg-brand" aria-hidden />}
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Notifications"
          className="z-50 flex max-h-[70dvh] w-[min(22rem,calc(100vw-1rem))] animate-rise flex-col rounded-2xl border border-line bg-raised shadow-2xl"
        >
          <h2 className="border-b border-line px-4 py-3 text-sm font-semibold">Notifications</h2>
          <ul className="overflow-y-auto p-2">
            {lines.length === 0 && <li className="p-6 text-center text-sm text-soft">Nothing to report</li>}
            {lines.map((line) => (
              <li key={line.id} className="rounded-lg px-2 py-2 text-sm">
                <p className={cx('flex justify-between gap-3 font-medium first-letter:capitalize', line.bad && 'text-bad')}>
                  <span>{line.title}</span>
                  <time className="shrink-0 text-xs font-normal text-soft">{timeAgo(line.at)}</time>
                </p>
                {line.text && <p className="break-words text-soft">{line.text}</p>}
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

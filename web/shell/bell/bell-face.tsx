import { t } from '@lingui/core/macro';
import { Bell as BellIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '#web/ui/button.tsx';

/** The bell with the number of what has not been read. */
export const BellFace = ({ unread, ...rest }: { unread: number } & ComponentProps<'button'>) => (
  <IconButton {...rest} label={unread ? t`Notifications, ${unread} unread` : t`Notifications`} className="relative">
    <BellIcon aria-hidden />
    {unread > 0 && (
      <span
        className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full border-2
          border-paper bg-brand px-0.5 text-[10px] leading-none font-bold text-on-brand tabular-nums"
        aria-hidden
      >
        {unread > 99 ? '99+' : unread}
      </span>
    )}
  </IconButton>
);

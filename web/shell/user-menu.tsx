import { t } from '@lingui/core/macro';
import { LogOut } from 'lucide-react';
import { lazy, useState } from 'react';
import type { User } from '#shared/account/me.contract.ts';
import { leaveSession } from '#web/account/session.ts';
import { Button } from '#web/ui/button.tsx';
import { AvatarButton } from './avatar.tsx';
import { OnPress } from './on-press.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** The way out, and the account menu behind the avatar. */
export function UserMenu({ user, onShortcuts }: { user: User; onShortcuts: () => void }) {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void leaveSession();
  };
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      <Button
        look="ghost"
        size="small"
        busy={leaving}
        onClick={leave}
        icon={<LogOut aria-hidden />}
        aria-label={t`Sign out`}
        className="max-sm:px-2"
      >
        <span className="max-sm:hidden">{t`Sign out`}</span>
      </Button>
      <OnPress button={(press) => <AvatarButton user={user} aria-haspopup="menu" onClick={press} />}>
        <AccountMenu user={user} onShortcuts={onShortcuts} />
      </OnPress>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { Keyboard, LogOut, Settings } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router';
import type { User } from '#shared/me.contract.ts';
import { leaveSession } from '#web/account/session.ts';
import { AvatarButton } from './avatar.tsx';
import { menuLook } from './menu-look.ts';

/** Whose session it is, the way to Settings and to the keys, and the way out; opens at once. */
export function AccountMenu({ user, onShortcuts }: { user: User; onShortcuts: () => void }) {
  const navigate = useNavigate();
  const items = [
    ['Settings', Settings, () => void navigate('/settings')],
    ['Keyboard shortcuts', Keyboard, onShortcuts],
    ['Sign out', LogOut, () => void leaveSession()],
  ] as const;
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <AvatarButton user={user} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" sideOffset={6} collisionPadding={8} className={`${menuLook.content} w-60`}>
        <DropdownMenu.Label className="border-b border-line px-2.5 pt-1.5 pb-2.5">
          <span className="block truncate text-sm font-semibold">{user.name || t`Signed in`}</span>
          <span className="block truncate text-xs text-soft">{user.email}</span>
        </DropdownMenu.Label>
        <div className="pt-1">
          {items.map(([words, Icon, perform]) => (
            <DropdownMenu.Item key={words} onSelect={perform} className={menuLook.item}>
              <Icon className="size-4" aria-hidden />
              {words}
            </DropdownMenu.Item>
          ))}
        </div>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

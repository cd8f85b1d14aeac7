import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#shared/me.contract.ts';
import { leaveSession } from '#web/queries/session.ts';
import { Button } from '#web/ui/button.tsx';
import { initialsOf } from './initials.ts';

/** Who is signed in, and the way out. */
export function UserMenu({ user }: { user: User }) {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void leaveSession();
  };
  return (
    <div className="flex items-center gap-2">
      <Button
        look="ghost"
        size="small"
        busy={leaving}
        onClick={leave}
        icon={<LogOut aria-hidden />}
        aria-label="Sign out"
        className="max-sm:px-2"
      >
        <span className="max-sm:hidden">Sign out</span>
      </Button>
      {user.avatarUrl ? (
        <img src={user.avatarUrl} alt={user.name} className="size-9 rounded-full object-cover" referrerPolicy="no-referrer" />
      ) : (
        <span
          role="img"
          aria-label={user.name}
          title={user.name}
          className="grid size-9 shrink-0 place-items-center rounded-full bg-brand text-sm font-semibold text-on-brand"
        >
          {initialsOf(user)}
        </span>
      )}
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { type ComponentProps, useState } from 'react';
import type { User } from '#shared/account/me.contract.ts';
import { initialsOf } from './initials.ts';

/**
 * Who is signed in, as the button of the account menu: the picture, or initials when there is none or it does not load.
 */
export function AvatarButton({ user, ...rest }: { user: User } & ComponentProps<'button'>) {
  const [broken, setBroken] = useState(false);
  const name = user.name || user.email;
  return (
    <button
      type="button"
      aria-label={t`Account: ${name}`}
      title={name}
      {...rest}
      className="size-9 shrink-0 rounded-full"
    >
      {user.avatarUrl && !broken ? (
        <img
          src={user.avatarUrl}
          alt=""
          onError={() => setBroken(true)}
          className="size-9 rounded-full object-cover"
          referrerPolicy="no-referrer"
        />
      ) : (
        <span
          className="grid size-9 place-items-center rounded-full bg-brand text-sm font-semibold text-on-brand"
          aria-hidden
        >
          {initialsOf(user)}
        </span>
      )}
    </button>
  );
}

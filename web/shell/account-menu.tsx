import { t } from '@lingui/core/macro';
import { Check, Keyboard, LogOut, Settings } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router';
import type { InterfaceLanguage } from '#shared/account/interface-language.ts';
import { languageNames } from '#shared/vocabulary.ts';
import type { User } from '#shared/account/me.contract.ts';
import { useChooseLanguage } from '#web/account/interface-language.ts';
import { leaveSession } from '#web/account/session.ts';
import { offeredLanguages } from '#web/language/choice.ts';
import { i18n } from '#web/language/i18n.ts';
import { AvatarButton } from './avatar.tsx';
import { menuLook } from './menu-look.ts';

/** Shows who is signed in, with Settings, the keyboard shortcuts and sign-out. */
export function AccountMenu({ user, onShortcuts }: { user: User; onShortcuts: () => void }) {
  const navigate = useNavigate();
  const chooseLanguage = useChooseLanguage();
  const items = [
    [t`Settings`, Settings, () => void navigate('/settings')],
    [t`Keyboard shortcuts`, Keyboard, onShortcuts],
    [t`Sign out`, LogOut, () => void leaveSession()],
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
        <DropdownMenu.Separator className="my-1 border-t border-line" />
        <DropdownMenu.Label className="px-2.5 py-1 text-xs text-soft">{t`Language of the studio`}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup
          value={i18n.locale}
          onValueChange={(language) => chooseLanguage(language as InterfaceLanguage)}
        >
          {offeredLanguages.map((language) => (
            <DropdownMenu.RadioItem key={language} value={language} lang={language} className={menuLook.item}>
              <span className="flex-1">{languageNames[language]}</span>
              <DropdownMenu.ItemIndicator>
                <Check className="size-4" aria-hidden />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

import { t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { IconButton } from '#web/ui/button.tsx';
import { type Theme, useTheme } from '#web/ui/hooks/theme.ts';
import { menuLook } from './menu-look.ts';
import { themeFaces } from './theme-faces.ts';

/**
 * Light, dark or as the computer has it, with the chosen one ticked; opens at once, since it is loaded by the first
 * press.
 */
export function ThemeMenu() {
  const [theme, setTheme] = useTheme();
  const { Icon: Face, name: words } = themeFaces[theme];
  const name = i18n._(words);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t`Theme: ${name}`}>
          <Face aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" sideOffset={6} collisionPadding={8} className={`${menuLook.content} w-40`}>
        <DropdownMenu.RadioGroup value={theme} onValueChange={(next) => setTheme(next as Theme)}>
          {Object.entries(themeFaces).map(([value, { Icon, name: each }]) => (
            <DropdownMenu.RadioItem key={value} value={value} className={menuLook.item}>
              <Icon className="size-4" aria-hidden />
              <span className="flex-1">{i18n._(each)}</span>
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

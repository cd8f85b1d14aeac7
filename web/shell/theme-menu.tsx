import { DropdownMenu } from 'radix-ui';
import { IconButton } from '#web/ui/button.tsx';
import { type Theme, useTheme } from '#web/ui/theme.ts';
import { themeFaces as faces } from './theme-faces.ts';

/** Light, dark or as the computer has it; opens at once, since it is loaded by the first press. */
export function ThemeMenu() {
  const [theme, setTheme] = useTheme();
  const [Face] = faces[theme];
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <IconButton label="Theme">
          <Face aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className="z-50 w-40 animate-rise rounded-xl border border-line bg-raised p-1 shadow-2xl"
      >
        <DropdownMenu.RadioGroup value={theme} onValueChange={(next) => setTheme(next as Theme)}>
          {Object.entries(faces).map(([value, [Icon, words]]) => (
            <DropdownMenu.RadioItem
              key={value}
              value={value}
              className="flex h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-sm outline-none data-highlighted:bg-sunken data-[state=checked]:font-semibold data-[state=checked]:text-brand"
            >
              <Icon className="size-4" aria-hidden />
              {words}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

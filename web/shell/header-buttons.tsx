import { Bell as BellIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { useTheme } from '#web/ui/theme.ts';
import { notices } from '#web/ui/toast-store.ts';
import { themeFaces } from './theme-faces.ts';

const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu.tsx')).ThemeMenu }));
const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));
const Toasts = lazy(async () => ({ default: (await import('#web/ui/toasts.tsx')).Toasts }));

/** A button whose menu is loaded by its first press. */
function OnPress({ button, children }: { button: (press: () => void) => ReactNode; children: ReactNode }) {
  const [pressed, setPressed] = useState(false);
  const still = button(() => setPressed(true));
  return pressed ? <Suspense fallback={still}>{children}</Suspense> : still;
}

/** Light, dark or system. */
export function ThemeToggle() {
  const [theme] = useTheme();
  const [Face] = themeFaces[theme];
  const button = (press: () => void) => (
    <IconButton label="Theme" aria-haspopup="menu" onClick={press}>
      <Face aria-hidden />
    </IconButton>
  );
  return (
    <OnPress button={button}>
      <ThemeMenu />
    </OnPress>
  );
}

/** The bell: marks what came since the page was opened. */
export function BellButton() {
  const count = useSyncExternalStore(notices.subscribe, notices.history).length;
  const button = (press: () => void) => (
    <IconButton label={count ? `Notifications, ${count} new` : 'Notifications'} aria-haspopup="dialog" onClick={press} className="relative">
      <BellIcon aria-hidden />
      {count > 0 && <span className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-paper bg-brand" aria-hidden />}
    </IconButton>
  );
  return (
    <OnPress button={button}>
      <Bell />
    </OnPress>
  );
}

/** The notices, loaded with the first one. */
export function Notices() {
  const any = useSyncExternalStore(notices.subscribe, notices.history).length > 0;
  return any ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}

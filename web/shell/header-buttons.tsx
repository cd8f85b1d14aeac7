import { lazy, Suspense, useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { useTheme } from '#web/ui/theme.ts';
import { notices } from '#web/ui/toast-store.ts';
import { BellFace } from './bell-face.tsx';
import { OnPress } from './on-press.tsx';
import { themeFaces } from './theme-faces.ts';
import { useBell } from './use-bell.ts';

const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu.tsx')).ThemeMenu }));
const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));
const Toasts = lazy(async () => ({ default: (await import('#web/ui/toasts.tsx')).Toasts }));

/** Light, dark or system. */
export function ThemeToggle() {
  const [theme] = useTheme();
  const [Face, name] = themeFaces[theme];
  const button = (press: () => void) => (
    <IconButton label={`Theme: ${name}`} aria-haspopup="menu" onClick={press}>
      <Face aria-hidden />
    </IconButton>
  );
  return (
    <OnPress button={button}>
      <ThemeMenu />
    </OnPress>
  );
}

/** The bell: how much has not been read, shown and said. */
export function BellButton() {
  const { unread } = useBell();
  return (
    <>
      <OnPress button={(press) => <BellFace unread={unread} aria-haspopup="dialog" onClick={press} />}>
        <Bell />
      </OnPress>
      <p role="status" className="sr-only">
        {unread > 0 && `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}`}
      </p>
    </>
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

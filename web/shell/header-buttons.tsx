import { t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { useTheme } from '#web/ui/hooks/theme.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { BellFace } from './bell/bell-face.tsx';
import { OnPress } from './on-press.tsx';
import { themeFaces } from './theme-faces.ts';

const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu.tsx')).ThemeMenu }));
const CountingBell = lazy(async () => ({ default: (await import('./bell/counting-bell.tsx')).CountingBell }));
const Toasts = lazy(async () => ({ default: (await import('#web/ui/notices/toasts.tsx')).Toasts }));

/** Light, dark or system. */
export function ThemeToggle() {
  const [theme] = useTheme();
  const { Icon: Face, name: words } = themeFaces[theme];
  const name = i18n._(words);
  const button = (press: () => void) => (
    <IconButton label={t`Theme: ${name}`} aria-haspopup="menu" onClick={press}>
      <Face aria-hidden />
    </IconButton>
  );
  return (
    <OnPress button={button}>
      <ThemeMenu />
    </OnPress>
  );
}

/** The bell; what it counts comes after the first sight of the page, and a press before that is kept. */
export function BellButton() {
  const [pressed, setPressed] = useState(false);
  return (
    <Suspense fallback={<BellFace unread={0} aria-haspopup="dialog" onClick={() => setPressed(true)} />}>
      <CountingBell wasPressed={pressed} />
    </Suspense>
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

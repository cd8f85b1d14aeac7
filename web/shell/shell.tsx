import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Menu, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { User } from '#shared/account/me.contract.ts';
import { ariaKeys } from '#web/commands/shortcut-key.ts';
import { followStudio } from '#web/live/start.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConnectionWidget } from '#web/publishing/connection-widget.tsx';
import { cx } from '#web/ui/cx.ts';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { BellButton, Notices, ThemeToggle } from './header-buttons.tsx';
import { KeyCaps } from './palette/key-caps.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { SideNav } from './side-nav.tsx';
import { UserMenu } from './user-menu.tsx';
import { useShellKeys } from './palette/use-shell-keys.ts';
import { useReauth } from './use-reauth.ts';

/** After a move to another page the focus goes to its content, so that a keyboard or a screen reader starts there. */
function useFocusOnPage(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const inDialog = document.activeElement?.closest('[role=dialog]');
    if (!inDialog) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [pathname]);
}

const PhoneNav = lazy(async () => ({ default: (await import('./phone-nav.tsx')).PhoneNav }));
const Palette = lazy(async () => ({ default: (await import('./palette/palette.tsx')).Palette }));
const ShortcutSheet = lazy(async () => ({ default: (await import('./palette/shortcut-sheet.tsx')).ShortcutSheet }));
const WritingWatch = lazy(async () => ({ default: (await import('#web/create/writing-watch.tsx')).WritingWatch }));
const SystemStrip = lazy(async () => ({ default: (await import('./system-status.tsx')).SystemStrip }));
const LinkReturn = lazy(async () => ({ default: (await import('#web/publishing/link-return.tsx')).LinkReturn }));
const narrowKey = 'ai-content-pipeline:nav';

/** What surrounds every page of a signed-in creator. */
export function Shell({ user }: { user: User }) {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const onDashboard = pathname.replace(/\/$/, '') === '/dashboard';
  const [narrow, setNarrow] = useState(() => localStorage.getItem(narrowKey) === 'narrow');
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  const [sheet, setSheet] = useState(false);
  useReauth();
  useFocusOnPage(pathname);
  useShellKeys({ togglePalette: () => setPalette((open) => !open), openSheet: () => setSheet(true) });
  useEffect(() => followStudio(client), [client]);
  const fold = () => {
    localStorage.setItem(narrowKey, narrow ? 'wide' : 'narrow');
    setNarrow(!narrow);
  };
  return (
    <div
      className={cx(
        'grid min-h-dvh grid-cols-1 transition-[grid-template-columns]',
        narrow ? 'lg:grid-cols-[4.5rem_minmax(0,1fr)]' : 'lg:grid-cols-[15rem_minmax(0,1fr)]',
      )}
    >
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-lg
          focus:bg-raised focus:px-4 focus:py-2"
      >{t`Skip to content`}</a>
      <aside aria-label={t`Sidebar`} className="sticky top-0 h-dvh max-lg:hidden">
        <SideNav narrow={narrow} />
      </aside>
      <Suspense>{drawer && <PhoneNav onClose={() => setDrawer(false)} />}</Suspense>
      <div className="flex min-w-0 flex-col">
        <header
          className="sticky top-0 z-30 flex h-16 items-center gap-0.5 border-b border-line bg-paper/90 px-2
          backdrop-blur sm:gap-2 sm:px-5"
        >
          <IconButton label={t`Open navigation`} onClick={() => setDrawer(true)} className="lg:hidden">
            <Menu aria-hidden />
          </IconButton>
          <IconButton
            label={narrow ? t`Expand navigation` : t`Collapse navigation`}
            aria-expanded={!narrow}
            onClick={fold}
            className="max-lg:hidden"
          >
            {narrow ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          </IconButton>
          <p className="min-w-0 flex-1 text-xs leading-tight font-semibold sm:truncate sm:text-base">{t`AI Content Pipeline`}</p>
          <Button
            size="small"
            onClick={() => setPalette(true)}
            icon={<Search aria-hidden />}
            aria-keyshortcuts={ariaKeys('mod+k')}
            className="max-md:w-9 max-md:border-transparent max-md:bg-transparent max-md:px-0"
          >
            <span className="text-soft max-md:sr-only">{t`Search commands`}</span>
            <span className="max-md:hidden">
              <KeyCaps name="mod+k" />
            </span>
          </Button>
          <BellButton />
          <ThemeToggle />
          <UserMenu user={user} onShortcuts={() => setSheet(true)} />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl flex-1 px-4 pt-6 pb-[calc(1.5rem+var(--end-room,0px))] outline-none
            has-data-[page=wide]:max-w-none sm:px-6 lg:px-8 lg:has-data-[page=wide]:px-4"
        >
          {!onDashboard && <ConnectionWidget userId="me" />}
          <Suspense fallback={<Waiting page>{t`Loading your workspace...`}</Waiting>}>
            <Outlet />
          </Suspense>
        </main>
        <Suspense>
          <SystemStrip narrow={narrow} />
        </Suspense>
      </div>
      <Suspense>{palette && <Palette onClose={() => setPalette(false)} onFold={fold} />}</Suspense>
      <Suspense>{sheet && <ShortcutSheet onClose={() => setSheet(false)} />}</Suspense>
      <PageAnnouncer />
      <Notices />
      <Suspense>{/[?&](linked|link_error)=/.test(search) && <LinkReturn />}</Suspense>
      <Suspense>
        <WritingWatch />
      </Suspense>
    </div>
  );
}

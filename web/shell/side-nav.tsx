import { t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { cx } from '#web/ui/cx.ts';
import { navLinks } from './nav-links.ts';

const SystemStatus = lazy(async () => ({ default: (await import('./system-status.tsx')).SystemStatus }));

/** The links to every page; narrow shows only the icons. */
export function SideNav({ narrow = false, onPick }: { narrow?: boolean; onPick?: () => void }) {
  return (
    <div className="flex h-full flex-col bg-night text-night-ink">
      <div className={cx('flex h-16 shrink-0 items-center gap-3', narrow ? 'justify-center' : 'px-5')}>
        <BrandMark className="size-8 shrink-0" />
        {!narrow && <span className="text-sm font-semibold tracking-tight">{t`Tale Studio`}</span>}
      </div>
      <nav aria-label={t`Main`} className="flex-1 overflow-y-auto px-3 py-2">
        <ul className="grid gap-1">
          {navLinks.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/'}
                onClick={onPick}
                title={narrow ? i18n._(label) : undefined}
                className={({ isActive }) =>
                  cx(
                    'flex h-10 items-center gap-3 rounded-xl text-sm font-medium transition-colors ' +
                      'focus-visible:outline-night-ink',
                    narrow ? 'justify-center' : 'px-3',
                    isActive ? 'bg-[#f2a76d] text-[#2b1405]' : 'text-night-soft hover:bg-white/8 hover:text-night-ink',
                  )
                }
              >
                <Icon className="size-5 shrink-0" aria-hidden />
                <span className={narrow ? 'sr-only' : undefined}>{i18n._(label)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={<div className="m-3 h-10.5" />}>
        <SystemStatus narrow={narrow} />
      </Suspense>
    </div>
  );
}

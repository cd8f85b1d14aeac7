import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { Columns3, List, Package, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { WritingLines } from '#web/create/writing-lines.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { ListView } from './list-view.tsx';

const CreateTaleDialog = lazy(async () => ({
  default: (await import('#web/create/create-tale-dialog.tsx')).CreateTaleDialog,
}));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));
const KanbanView = lazy(async () => ({ default: (await import('./kanban/kanban-view.tsx')).KanbanView }));
const BinView = lazy(async () => ({ default: (await import('./bin-view.tsx')).BinView }));

const views = [
  { key: 'list', words: msg`List`, icon: List, note: msg`All your tales, from draft to published.` },
  { key: 'kanban', words: msg`Kanban`, icon: Columns3, note: msg`All your tales, stage by stage.` },
  {
    key: 'bin',
    words: msg`Bin`,
    icon: Trash2,
    note: msg`Deleted tales. Each stays for 30 days and can be restored until then.`,
  },
] as const;

/** Every tale as a list, on a board, or in the bin, by `?view=`; `/tales/new` opens the Create Tale dialog over it. */
export function TalesPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const view = views.find(({ key }) => key === search.get('view')?.toLowerCase()) ?? views[0];
  usePageTitle(view.key === 'bin' ? t`Bin` : t`Tales`);
  return (
    <>
      <PageHead title={t`Tales`} note={i18n._(view.note)}>
        <nav aria-label={t`View`} className="flex rounded-xl border border-edge/50 bg-surface p-0.5">
          {views.map(({ key, words, icon: Icon }) => (
            <Link
              key={key}
              to={key === 'list' ? '/tales' : `/tales?view=${key}`}
              aria-current={key === view.key ? 'page' : undefined}
              className={cx(
                'inline-flex h-9 items-center gap-2 rounded-lg px-3 text-sm font-medium transition-colors',
                key === view.key ? 'bg-brand-wash text-brand-strong' : 'text-soft hover:text-ink',
              )}
            >
              <Icon className="size-4" aria-hidden />
              {i18n._(words)}
            </Link>
          ))}
        </nav>
        {view.key === 'list' && (
          <>
            <ButtonLink to="/tales?import=1" icon={<Package aria-hidden />}>{t`Import a package`}</ButtonLink>
            <ButtonLink to="/tales/new" look="primary" icon={<Plus aria-hidden />}>{t`Create New Tale`}</ButtonLink>
          </>
        )}
      </PageHead>
      <WritingLines className="mb-4" />
      <Suspense fallback={<Waiting>{t`Loading your workspace...`}</Waiting>}>
        {view.key === 'list' && <ListView />}
        {view.key === 'kanban' && <KanbanView />}
        {view.key === 'bin' && <BinView />}
      </Suspense>
      <Suspense>
        {search.get('import') === '1' && <ImportDialog onClose={() => void navigate('/tales', { replace: true })} />}
      </Suspense>
      <Suspense>
        {pathname === '/tales/new' && <CreateTaleDialog open onClose={() => void navigate('/tales')} />}
      </Suspense>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { Callback } from './callback.tsx';
import { LoginPage } from './login-page.tsx';

const WatchPage = lazy(async () => ({ default: (await import('./watch-page.tsx')).WatchPage }));

/** The pages that a visitor may see. */
export function EntryPage() {
  const [, place = '', token = ''] = window.location.pathname.split('/');
  if (place === 'watch')
    return (
      <Suspense fallback={<Waiting fill>{t`Loading the film...`}</Waiting>}>
        <WatchPage token={token} />
      </Suspense>
    );
  return place === 'auth' ? <Callback /> : <LoginPage />;
}

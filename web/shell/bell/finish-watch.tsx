import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { dashboardQueries } from '#web/activity/activity.ts';
import { titleNews } from '#web/ui/page-title.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { filmsFinished, publishPath, watchPath } from './finished-work.ts';

const isAway = () => document.visibilityState === 'hidden' || !document.hasFocus();

/** Outside this tab, if the creator allowed it. */
function notifyOutside(title: string, open: () => void): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(t`Film ready`, { body: title, icon: '/icon.svg' });
  note.addEventListener('click', () => {
    window.focus();
    open();
    note.close();
  });
}

/**
 * Tells that a film is finished, wherever the creator is: a notice, the name of the tab, and the system's own
 * notification.
 */
export function FinishWatch() {
  const { data } = useQuery({ ...dashboardQueries.recent(), staleTime: 30_000 });
  const navigate = useNavigate();
  const seen = useRef<ReadonlySet<string> | null>(null);
  const unseen = useRef(0);
  useEffect(() => {
    if (!data) return;
    const films = filmsFinished(data);
    const before = seen.current;
    seen.current = new Set(films.map(({ id }) => id));
    for (const { id, taleId, title } of before ? films.toReversed() : []) {
      if (before?.has(id)) continue;
      const go = (path: string) => () => void navigate(path);
      notify.filmReady(title, go(watchPath(taleId)), go(publishPath(taleId)));
      if (!isAway()) continue;
      titleNews.set(`(${(unseen.current += 1)}) ${t`Film ready`}`);
      notifyOutside(title, go(watchPath(taleId)));
    }
  }, [data, navigate]);
  useEffect(() => {
    const back = () => {
      if (isAway()) return;
      unseen.current = 0;
      titleNews.set('');
    };
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
      titleNews.set('');
    };
  }, []);
  return null;
}

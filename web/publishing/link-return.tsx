import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { linkProblems } from '#shared/publishing/publication.contract.ts';
import { loadPage } from '#web/browser/location.ts';
import { sayWords } from '#web/language/said.ts';
import { failureTitles, notices, notify } from '#web/ui/notices/toast-store.ts';
import { connectionQuery, connectPath } from './connection.ts';

/** What came of linking a channel, said on the page where it was begun; its address is then as it was. */
export function LinkReturn() {
  const [query, setQuery] = useSearchParams();
  const { data } = useQuery(connectionQuery('me'));
  const title = data?.channel?.title;
  const isLinked = query.has('linked');
  const problem = Object.entries(linkProblems).find(([code]) => code === query.get('link_error'))?.[1];
  useEffect(() => {
    if (isLinked && !title) return;
    if (title && isLinked) notify.channelLinked(title);
    else if (problem)
      notices.show('error', failureTitles.link, sayWords(problem), {
        action: { label: t`Try again`, perform: () => loadPage(connectPath) },
      });
    setQuery(
      (now) => {
        for (const name of ['linked', 'link_error']) now.delete(name);
        return now;
      },
      { replace: true },
    );
  }, [isLinked, problem, title, setQuery]);
  return null;
}

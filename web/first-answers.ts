import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import type { TaleId } from '#shared/ids.ts';
import { sessionQuery } from './account/session.ts';
import { dashboardQueries } from './activity/activity.ts';
import { connectionQuery } from './publishing/connection.ts';
import { taleQueries } from './tale-parts/tale.ts';

/**
 * Asks for what a page shows first besides its own code, so that it is drawn once and does not move. The server names
 * the same addresses beside the files, so the answers are here as soon as the code is. A failure shows itself on the
 * page.
 */
export async function askFirst(client: QueryClient, { pathname, search }: Location): Promise<void> {
  const tale = matchPath('/tales/:id', pathname)?.params.id;
  await Promise.all([
    client.prefetchQuery(sessionQuery).then(async () => {
      // Whether the invitation to link a channel takes room above the page; a visitor has no channel.
      if (client.getQueryData(sessionQuery.queryKey)?.user)
        await client.prefetchQuery(connectionQuery(matchPath('/dashboard', pathname) ? 'dev-user' : 'me'));
    }),
    ...(matchPath('/dashboard', pathname)
      ? [client.prefetchQuery(dashboardQueries.firstSteps()), client.prefetchQuery(dashboardQueries.summary())]
      : []),
    ...(tale && tale !== 'new'
      ? [
          client.prefetchQuery(taleQueries.detail(tale as TaleId)),
          import('./tale/tale-page.tsx')
            .then((page) => page.askFirst(client, tale as TaleId, search))
            .catch(() => null),
        ]
      : []),
    ...(matchPath('/videos', pathname)
      ? [import('./videos/videos-page.tsx').then((page) => page.askFirst(client, search)).catch(() => null)]
      : []),
    ...(matchPath('/my-videos', pathname)
      ? [import('./my-videos/my-videos-page.tsx').then((page) => page.askFirst(client)).catch(() => null)]
      : []),
  ]);
}

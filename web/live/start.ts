import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '#web/browser/when-idle.ts';

/** Follows the server's live events once the page stands; the code for it comes then too. Returns how to stop. */
export function followStudio(client: QueryClient): () => void {
  let stop = () => {};
  const rest = whenIdle(() => {
    import('./live.ts').then(
      (live) => {
        if (!rest.stopped) stop = live.followStudio(client);
      },
      () => null,
    );
  });
  return () => {
    rest.stop();
    stop();
  };
}

import { t } from '@lingui/core/macro';
import { Play, Square } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { ListeningTo } from './use-listening.ts';

/** Lets a voice or a mood be heard; while it is, the press stops it. */
export function ListenButton({ url, name, to, size }: { url: string; name: string; to: ListeningTo; size?: 'small' }) {
  const state = to.now?.url === url ? to.now.state : null;
  const playing = state === 'playing';
  return (
    <Button
      className="shrink-0"
      {...(size ? { size } : {})}
      aria-label={playing ? t`Stop ${name}` : t`Listen to ${name}`}
      aria-busy={state === 'loading'}
      icon={
        playing ? (
          <Square aria-hidden />
        ) : (
          <Play className={state === 'loading' ? 'animate-pulse' : undefined} aria-hidden />
        )
      }
      onClick={() => void to.listen(url)}
    >
      {playing ? t`Stop` : t`Listen`}
    </Button>
  );
}

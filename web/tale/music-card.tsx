import { Music } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/notes.tsx';
import { showLength } from '#web/ui/time.ts';

type Bed = { mood: string; durationMs: number | null; url: string | null; engine: string | null };

/** The music that lies under the voices. */
export function MusicCard({ music }: { music: Bed | null }) {
  return (
    <Card title="Music bed" note="It plays low under the voices and steps back while somebody speaks.">
      {music?.url ? (
        <div className="flex flex-wrap items-center gap-4">
          <Music className="size-6 text-gold" aria-hidden />
          <p className="text-sm">
            <span className="font-medium first-letter:capitalize">{music.mood}</span>
            <span className="text-soft">
              {music.durationMs !== null && ` · ${showLength(music.durationMs)}`}
              {music.engine && ` · ${music.engine}`}
            </span>
          </p>
          <audio controls preload="none" src={music.url} aria-label="Music bed" className="h-10 w-full min-w-0 sm:max-w-md" />
        </div>
      ) : (
        <EmptyState icon={<Music aria-hidden />} title={music ? `A ${music.mood} piece is planned` : 'No music yet'}>
          It is played and recorded together with the first narration or video.
        </EmptyState>
      )}
    </Card>
  );
}

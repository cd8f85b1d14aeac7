import { t } from '@lingui/core/macro';
import { languageName } from '#web/language/locale.ts';
import { ImageUp, Sparkles } from 'lucide-react';
import { chapterTime } from '#shared/film/chapters.ts';
import type { Video } from '#shared/film/video.contract.ts';
import { useChoosePoster } from './video.ts';
import { Button } from '#web/ui/button.tsx';

/** Takes the current frame as the film's poster, or gives the choice back to the studio. */
export function FilmPoster({ video, name, ms }: { video: Video; name: string; ms: number }) {
  const choose = useChoosePoster(video);
  const of = <span className="sr-only">: {t`${name} in ${{ words: languageName(video.language) }}`}</span>;
  if (ms <= 0 && !video.posterChosen) return null;
  return (
    <div className="flex flex-wrap gap-x-2">
      {ms > 0 && (
        <Button
          size="small"
          look="ghost"
          busy={choose.isPending}
          icon={<ImageUp aria-hidden />}
          onClick={() => choose.mutate(Math.floor(ms))}
        >
          <span>
            {t`Use the frame at ${{ time: chapterTime(ms) }} as poster`}
            {of}
          </span>
        </Button>
      )}
      {video.posterChosen && (
        <Button
          size="small"
          look="ghost"
          busy={choose.isPending}
          icon={<Sparkles aria-hidden />}
          onClick={() => choose.mutate(null)}
        >
          <span>
            {t`Automatic poster`}
            {of}
          </span>
        </Button>
      )}
    </div>
  );
}

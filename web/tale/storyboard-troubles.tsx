import { useQuery } from '@tanstack/react-query';
import { Clapperboard, ImagePlus, Mic, Timer, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Storyboard } from '#shared/storyboard.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { useSpeak } from '#web/queries/audio.ts';
import { useQueuePrompts } from '#web/queries/image.ts';
import { isLive, jobQueries } from '#web/queries/job.ts';
import { captionWish, useRender, videoQueries } from '#web/queries/video.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { redoWords } from '#web/ui/video-card.tsx';
import { type Lack, lacksOf, lackWords } from './storyboard-lacks.ts';

/** What a storyboard lacks, what in it no longer fits, and whether its film is older than it: each with the reason and the one thing that mends it. */
export function StoryboardTroubles({ board, taleId }: { board: Storyboard; taleId: string }) {
  const films = useQuery(videoQueries.ofTale(taleId)).data ?? [];
  const jobs = useQuery(jobQueries.ofTale(taleId)).data?.filter(isLive) ?? [];
  const film = films.find(({ language, shape }) => language === board.language && shape === board.shape);
  const [draw, speak, render] = [useQueuePrompts(taleId), useSpeak(taleId), useRender(taleId)];
  const { language, shape } = board;
  const works = (type: string) => jobs.some((job) => job.type === type || job.type === 'video_processing');
  const speaking = speak.isPending || works('narration');
  const mends: Record<Lack['kind'], ReactNode> = {
    picture: (
      <Button
        size="small"
        icon={<ImagePlus aria-hidden />}
        busy={draw.isPending || works('image_generation')}
        onClick={() => draw.mutate('missing')}
      >
        Draw missing pictures
      </Button>
    ),
    upright: (
      <Button
        size="small"
        icon={<ImagePlus aria-hidden />}
        busy={draw.isPending || works('image_generation')}
        onClick={() => draw.mutate('upright')}
      >
        Draw upright pictures
      </Button>
    ),
    voice: (
      <Button
        size="small"
        icon={<Mic aria-hidden />}
        busy={speaking}
        onClick={() => speak.mutate({ langs: [language], variant: 'missing' })}
      >
        Speak missing scenes
      </Button>
    ),
    'stale-voice': (
      <Button
        size="small"
        icon={<Mic aria-hidden />}
        busy={speaking}
        onClick={() => speak.mutate({ langs: [language], variant: 'missing' })}
      >
        Speak again
      </Button>
    ),
    'stale-reading': (
      <ButtonLink size="small" icon={<Mic aria-hidden />} to="?tab=audio">
        Record again in Audio
      </ButtonLink>
    ),
  };
  const lacks = lacksOf(board);
  if (lacks.length === 0 && !film?.stale) return null;
  return (
    <ul aria-label="What does not fit yet" className="mb-4 grid gap-2 text-sm">
      {lacks.map((lack) => (
        <Trouble key={lack.kind} stale={lack.kind.startsWith('stale') || lack.kind === 'upright'} action={mends[lack.kind]}>
          {lackWords(lack, languageNames[language])}
        </Trouble>
      ))}
      {film?.stale && (
        <Trouble
          stale
          action={
            <Button
              size="small"
              icon={<Clapperboard aria-hidden />}
              busy={render.isPending || works('video_processing')}
              onClick={() => render.mutate({ langs: [language], shapes: [shape], ...captionWish(film.captions) })}
            >
              Render again
            </Button>
          }
        >
          <strong>The rendered video is older than this storyboard.</strong> {film.why.join(' ')} {redoWords(film)}
        </Trouble>
      )}
    </ul>
  );
}

const Trouble = ({ stale, action, children }: { stale: boolean; action: ReactNode; children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-warn-wash px-4 py-2.5 text-warn">
    <span className="flex min-w-0 flex-1 basis-64 items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {stale ? <Timer aria-hidden /> : <TriangleAlert aria-hidden />}
      <span>{children}</span>
    </span>
    {action}
  </li>
);

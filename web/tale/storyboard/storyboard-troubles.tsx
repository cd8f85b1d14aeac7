import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { BookOpenText, Clapperboard, ImagePlus, Mic, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { useSpeak } from '#web/tale/audio/audio.ts';
import { useQueuePrompts } from '#web/pictures/image.ts';
import { isLive, jobQueries } from '#web/activity/job.ts';
import { captionWish, useRender, videoQueries } from '#web/films/video.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { redoWords } from '#web/films/video-card.tsx';
import { isNextStep, type Lack, lacksOf, lackWords } from './storyboard-lacks.ts';
import { languageName } from '#web/language/locale.ts';
import { inWords } from '#web/language/said.ts';

/**
 * What a storyboard lacks, what in it no longer fits, and whether its film is older than it: each with the reason and
 * the one action that fixes it.
 */
export function StoryboardTroubles({ board, taleId }: { board: Storyboard; taleId: TaleId }) {
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
      >{t`Draw missing pictures`}</Button>
    ),
    upright: (
      <Button
        size="small"
        icon={<ImagePlus aria-hidden />}
        busy={draw.isPending || works('image_generation')}
        onClick={() => draw.mutate('upright')}
      >{t`Draw upright pictures`}</Button>
    ),
    voice: (
      <Button
        size="small"
        icon={<Mic aria-hidden />}
        busy={speaking}
        onClick={() => speak.mutate({ langs: [language], variant: 'missing' })}
      >{t`Narrate missing scenes`}</Button>
    ),
    'stale-voice': (
      <Button
        size="small"
        icon={<Mic aria-hidden />}
        busy={speaking}
        onClick={() => speak.mutate({ langs: [language], variant: 'missing' })}
      >{t`Narrate again`}</Button>
    ),
    'stale-reading': (
      <ButtonLink size="small" icon={<Mic aria-hidden />} to="?tab=audio">{t`Record again in Audio`}</ButtonLink>
    ),
  };
  const lacks = lacksOf(board);
  const steps = lacks.filter(isNextStep);
  const stale = lacks.filter((lack) => !isNextStep(lack));
  if (lacks.length === 0 && !film?.stale) return null;
  return (
    <div className="mb-4 grid gap-2 text-sm">
      {steps.length > 0 && (
        <ul aria-label={t`Next steps`} className="grid gap-2">
          <Line
            icon={<BookOpenText aria-hidden />}
            action={<StoryLink />}
          >{t`The story is written. Read it first: pictures and voices follow its words.`}</Line>
          {steps.map((lack) => (
            <Line
              key={lack.kind}
              icon={lack.kind === 'picture' ? <ImagePlus aria-hidden /> : <Mic aria-hidden />}
              action={mends[lack.kind]}
            >
              {lackWords(lack, languageName(language))}
            </Line>
          ))}
        </ul>
      )}
      <Warnings>
        {stale.map((lack) => (
          <Line key={lack.kind} isWarning icon={<Timer aria-hidden />} action={mends[lack.kind]}>
            {lackWords(lack, languageName(language))}
          </Line>
        ))}
        {film?.stale && (
          <Line
            isWarning
            icon={<Timer aria-hidden />}
            action={
              <Button
                size="small"
                icon={<Clapperboard aria-hidden />}
                busy={render.isPending || works('video_processing')}
                onClick={() => render.mutate({ langs: [language], shapes: [shape], ...captionWish(film.captions) })}
              >{t`Render again`}</Button>
            }
          >
            <strong>{t`The rendered video is older than this storyboard.`}</strong>{' '}
            {inWords(film.whySaid, film.why.join(' '))} {redoWords(film)}
          </Line>
        )}
      </Warnings>
    </div>
  );
}

const StoryLink = () => (
  <ButtonLink size="small" to="?tab=story" replace icon={<BookOpenText aria-hidden />}>{t`Read the story`}</ButtonLink>
);

const Warnings = ({ children }: { children: ReactNode }) => (
  <ul aria-label={t`What no longer fits`} className="grid gap-2 empty:hidden">
    {children}
  </ul>
);

type LineProps = { isWarning?: boolean; icon: ReactNode; action: ReactNode; children: ReactNode };
const Line = ({ isWarning = false, icon, action, children }: LineProps) => (
  <li
    className={cx(
      'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl px-4 py-2.5',
      isWarning ? 'bg-warn-wash text-warn' : 'bg-brand-wash/60 text-ink',
    )}
  >
    <span className="flex min-w-0 flex-1 basis-64 items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </span>
    {action}
  </li>
);

import { AudioLines, CalendarClock, CirclePlay, Feather, Globe } from 'lucide-react';
import { useSpeak } from '#web/queries/audio.ts';
import { useWriteStory } from '#web/queries/story.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { MainStep } from './main-step.ts';

/** The main button of a tale when its next step is none of the two orders that always stand in the header. */
export function MainButton({ taleId, step }: { taleId: string; step: MainStep }) {
  const write = useWriteStory(taleId);
  const speak = useSpeak(taleId);
  if (step.act === 'write')
    return (
      <Button look="primary" busy={write.isPending} onClick={() => write.mutate()} icon={<Feather aria-hidden />}>
        {step.words}
      </Button>
    );
  if (step.act === 'narrate')
    return (
      <Button look="primary" busy={speak.isPending} onClick={() => speak.mutate({})} icon={<AudioLines aria-hidden />}>
        {step.words}
      </Button>
    );
  if (step.act !== null) return null;
  const icon =
    step.tab === 'video' ? <CirclePlay aria-hidden /> : step.words === 'Publish' ? <Globe aria-hidden /> : <CalendarClock aria-hidden />;
  return (
    <>
      {step.tab !== 'video' && (
        <ButtonLink to="?tab=video" replace icon={<CirclePlay aria-hidden />}>
          Watch
        </ButtonLink>
      )}
      <ButtonLink look="primary" to={`?tab=${step.tab}`} replace icon={icon}>
        {step.words}
      </ButtonLink>
    </>
  );
}

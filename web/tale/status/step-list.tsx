import type { TaleId } from '#shared/ids.ts';
import { msg, t } from '@lingui/core/macro';
import { ArrowRight, AudioLines, Brush, Check, Clapperboard, Feather } from 'lucide-react';
import { useSpeak } from '#web/tale/audio/audio.ts';
import { useQueueTale } from '#web/pictures/image.ts';
import { useWriteStory } from '#web/tale/story/story.ts';
import { usePackage } from '#web/films/video.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import type { Step, StepAct } from '#web/tale/next-steps.ts';
import { i18n } from '#web/language/i18n.ts';

const faces = {
  write: { words: msg`Write it`, icon: <Feather aria-hidden /> },
  draw: { words: msg`Draw what is missing`, icon: <Brush aria-hidden /> },
  speak: { words: msg`Narrate what is missing`, icon: <AudioLines aria-hidden /> },
  package: { words: msg`Package Video`, icon: <Clapperboard aria-hidden /> },
} as const satisfies Record<StepAct, object>;

/** The steps of a tale: each shows its state, offers what is left to do, and links to its tab. */
export function StepList({ taleId, steps }: { taleId: TaleId; steps: readonly Step[] }) {
  const write = useWriteStory(taleId);
  const draw = useQueueTale(taleId);
  const speak = useSpeak(taleId);
  const pack = usePackage(taleId);
  const acts = {
    write: { busy: write.isPending, perform: () => write.mutate() },
    draw: { busy: draw.isPending, perform: () => draw.mutate() },
    speak: { busy: speak.isPending, perform: () => speak.mutate({}) },
    package: { busy: pack.isPending, perform: () => pack.mutate() },
  } as const satisfies Record<StepAct, object>;
  const next = steps.findIndex(({ done }) => !done);
  return (
    <>
      {next < 0 && (
        <p className="mb-2 text-sm text-soft">{t`Nothing is left to do: this tale is on the channel in every language.`}</p>
      )}
      <ol className="grid gap-2">
        {steps.map(({ name, done, now, tab, act, percent }, index) => (
          <li
            key={name}
            aria-current={index === next ? 'step' : undefined}
            className={cx('flex flex-wrap items-center gap-3 rounded-xl px-3 py-3', index === next && 'bg-brand-wash')}
          >
            <span
              className={cx(
                'grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold',
                done ? 'bg-good-wash text-good' : 'bg-mute-wash text-soft',
              )}
            >
              {done ? <Check className="size-4" role="img" aria-label={t`done`} /> : index + 1}
            </span>
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-medium">{name}</span>
              <span className={cx('block text-sm', index === next ? 'text-ink' : 'text-soft')}>{now}</span>
              {percent !== null && (
                <span className="mt-1.5 flex items-center gap-2 text-sm">
                  <ProgressBar value={percent} label={name} className="max-w-40 bg-surface!" />
                  <span className="tabular-nums">{percent}%</span>
                </span>
              )}
            </span>
            <span className="flex flex-wrap gap-2">
              {act && (
                <Button
                  size="small"
                  look={index === next ? 'primary' : 'quiet'}
                  busy={acts[act].busy}
                  onClick={acts[act].perform}
                  icon={faces[act].icon}
                >
                  {i18n._(faces[act].words)}
                </Button>
              )}
              <ButtonLink
                to={`?tab=${tab}`}
                replace
                size="small"
                look={index === next && !act && percent === null ? 'primary' : 'quiet'}
                aria-label={t`Open: ${name}`}
              >
                {t`Open`}
                <ArrowRight aria-hidden />
              </ButtonLink>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

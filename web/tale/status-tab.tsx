import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check } from 'lucide-react';
import type { Tale } from '#shared/tale.contract.ts';
import { culturalContextWords, languageNames } from '#shared/vocabulary.ts';
import { audioQueries } from '#web/queries/audio.ts';
import { imageQueries } from '#web/queries/image.ts';
import { publicationQueries } from '#web/queries/publication.ts';
import { videoQueries } from '#web/queries/video.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Waiting } from '#web/ui/notes.tsx';
import { showMoment } from '#web/ui/time.ts';
import { stepsOf } from './next-steps.ts';

/** What is done, what comes next, and the facts of the tale. */
export function StatusTab({ tale }: { tale: Tale }) {
  const images = useQuery(imageQueries.ofTale(tale.id));
  const audio = useQuery(audioQueries.ofTale(tale.id));
  const videos = useQuery(videoQueries.ofTale(tale.id));
  const publications = useQuery(publicationQueries.ofTale(tale.id));
  if (images.isPending || audio.isPending || videos.isPending || publications.isPending) return <Waiting>Loading…</Waiting>;
  const steps = stepsOf({
    tale,
    images: images.data ?? [],
    narrations: audio.data?.items ?? [],
    videos: videos.data ?? [],
    publications: publications.data?.items ?? [],
  });
  const next = steps.findIndex(({ done }) => !done);
  const facts = [
    ['Verse', tale.verse ?? '—'],
    ['Languages', tale.langs.map((language) => languageNames[language]).join(', ')],
    ['Cultural context', `${culturalContextWords[tale.cultural_context].emoji} ${culturalContextWords[tale.cultural_context].label}`],
    ['Image style', tale.imageStyle],
    ['Scenes', String(tale.scenes.length)],
    ['Scheduled', showMoment(tale.scheduledAt)],
    ['Created', showMoment(tale.createdAtMs)],
    ['Updated', showMoment(tale.updatedAtMs)],
    ['Id', tale.id],
  ] as const;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card title="Next steps">
        <ol className="grid gap-2">
          {steps.map(({ name, done, now, tab }, index) => (
            <li key={name} className={cx('flex flex-wrap items-center gap-3 rounded-xl px-3 py-3', index === next && 'bg-brand-wash')}>
              <span
                className={cx(
                  'grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold',
                  done ? 'bg-good-wash text-good' : 'bg-mute-wash text-soft',
                )}
              >
                {done ? <Check className="size-4" aria-label="done" /> : index + 1}
              </span>
              <span className="min-w-0 flex-1 basis-40">
                <span className="block font-medium">{name}</span>
                <span className="block text-sm text-soft">{now}</span>
              </span>
              {!done && (
                <ButtonLink
                  to={`?tab=${tab}`}
                  replace
                  size="small"
                  look={index === next ? 'primary' : 'quiet'}
                  aria-label={`${name}: open`}
                >
                  Open
                  <ArrowRight aria-hidden />
                </ButtonLink>
              )}
            </li>
          ))}
        </ol>
      </Card>
      <Card title="Tale information">
        <dl className="grid gap-3 text-sm [&_dt]:text-xs [&_dt]:text-soft">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

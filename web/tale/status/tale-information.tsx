import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Tale } from '#shared/tale.contract.ts';
import type { TaleStats } from '#shared/tale-stats.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { taleStatsQuery } from '#web/tale/tale-stats.ts';
import { ContextIcon, contextName } from '#web/tale-parts/cultural-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorNote } from '#web/ui/notes.tsx';
import { showLength, showMoment } from '#web/ui/time.ts';

/** The facts of a tale and what the studio counted of it. */
export function TaleInformation({ tale }: { tale: Tale }) {
  const stats = useQuery(taleStatsQuery(tale.id));
  return (
    <dl className="grid gap-3 text-sm">
      {stats.isError && (
        <ErrorNote>
          <p>{stats.error.message}</p>
          <Button size="small" className="mt-2" busy={stats.isFetching} onClick={() => void stats.refetch()}>{t`Try again`}</Button>
        </ErrorNote>
      )}
      {stats.data && <Counted stats={stats.data} />}
      <Fact name={t`Verse`}>{tale.verse ?? t`None`}</Fact>
      <Fact name={t`Languages`}>{tale.langs.map((language) => languageNames[language]).join(', ')}</Fact>
      <Fact name={t`Cultural context`}>
        <span className="flex items-center gap-1.5">
          <ContextIcon context={tale.cultural_context} />
          {contextName(tale.cultural_context)}
        </span>
      </Fact>
      <Fact name={t`Image style`}>{tale.imageStyle}</Fact>
      <Fact name={t`Written by`}>{tale.writer ?? t`Nobody yet`}</Fact>
      <Fact name={t`Created`}>{showMoment(tale.createdAtMs)}</Fact>
      <Fact name={t`Updated`}>{showMoment(tale.updatedAtMs)}</Fact>
      <Fact name={t`Id`}>{tale.id}</Fact>
    </dl>
  );
}

/** What the channel has of the tale; what was only moved on the board is told as that. */
function standingOf({ bound, scheduledAt, publishedAt }: TaleStats['youtube']): string {
  if (publishedAt) return bound ? `Published ${showMoment(publishedAt)}` : 'Moved to Published by hand: no video is on the channel';
  if (scheduledAt) return `Scheduled for ${showMoment(scheduledAt)}`;
  return bound ? 'Uploaded, not public yet' : 'Not on YouTube yet';
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-soft">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);

const Counted = ({ stats: { images, storyboard, pack, youtube } }: { stats: TaleStats }) => (
  <>
    <Fact name={t`Images`}>
      {[
        `${images.done} of ${images.total} done`,
        images.queued > 0 && `${images.queued} queued`,
        images.generating > 0 && `${images.generating} being drawn`,
        images.failed > 0 && `${images.failed} failed`,
      ]
        .filter(Boolean)
        .join(', ')}
    </Fact>
    <Fact
      name={t`Storyboard`}
    >{t`${storyboard.frames} scenes, ${storyboard.hasNarration ? 'with' : 'without'} narration, ${storyboard.hasMusic ? 'with' : 'without'} music`}</Fact>
    <Fact name={t`Package`}>
      {pack.ready ? t`Ready${pack.durationMs === null ? '' : `, ${showLength(pack.durationMs)} long`}` : t`Not packaged yet`}
    </Fact>
    <Fact name={t`YouTube`}>
      {standingOf(youtube)}
      {youtube.videoId && <span className="block text-xs text-soft">{t`Video ${youtube.videoId}`}</span>}
    </Fact>
  </>
);

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Tale } from '#shared/tale/tale.contract.ts';
import type { TaleStats } from '#shared/tale/tale-stats.contract.ts';
import { taleStatsQuery } from '#web/tale/tale-stats.ts';
import { dashboardQueries } from '#web/activity/activity.ts';
import { engineName } from '#web/engines/engine-name.ts';
import { ContextIcon, contextName } from '#web/tale-parts/cultural-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { showLength, showMoment } from '#web/ui/hooks/time.ts';
import { languageName } from '#web/language/locale.ts';

/** The facts of a tale and what the studio counted of it. */
export function TaleInformation({ tale }: { tale: Tale }) {
  const stats = useQuery(taleStatsQuery(tale.id));
  const styles = useQuery(dashboardQueries.imageStyles());
  return (
    <dl className="grid gap-3 text-sm">
      {stats.isError && (
        <ErrorNote>
          <p>{stats.error.message}</p>
          <Button
            size="small"
            className="mt-2"
            busy={stats.isFetching}
            onClick={() => void stats.refetch()}
          >{t`Try again`}</Button>
        </ErrorNote>
      )}
      {stats.data && <Counted stats={stats.data} />}
      <Fact name={t`Verse`}>{tale.verse ?? t`None`}</Fact>
      <Fact name={t`Languages`}>{tale.langs.map(languageName).join(', ')}</Fact>
      <Fact name={t`Cultural context`}>
        <span className="flex items-center gap-1.5">
          <ContextIcon context={tale.cultural_context} />
          {contextName(tale.cultural_context)}
        </span>
      </Fact>
      <Fact name={t`Image style`}>
        {styles.data?.find(({ key }) => key === tale.imageStyle)?.label ?? tale.imageStyle}
      </Fact>
      <Fact name={t`Written by`}>{tale.writer ? engineName(tale.writer) : t`Nobody yet`}</Fact>
      <Fact name={t`Created`}>{showMoment(tale.createdAtMs)}</Fact>
      <Fact name={t`Updated`}>{showMoment(tale.updatedAtMs)}</Fact>
      <Fact name={t`ID`}>{tale.id}</Fact>
    </dl>
  );
}

/** The tale's videos on the channel; a tale that was only moved on the board is labelled as such. */
function standingOf({ bound, scheduledAt, publishedAt }: TaleStats['youtube']): string {
  if (publishedAt)
    return bound
      ? t`Published ${{ moment: showMoment(publishedAt) }}`
      : t`Moved to Published manually: no video is on the channel`;
  if (scheduledAt) return t`Scheduled for ${{ date: showMoment(scheduledAt) }}`;
  return bound ? t`Uploaded, not public yet` : t`Not on YouTube yet`;
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
        t`${{ done: images.done }} of ${{ total: images.total }} done`,
        images.queued > 0 && t`${{ count: images.queued }} queued`,
        images.generating > 0 && t`${{ count: images.generating }} being drawn`,
        images.failed > 0 && t`${{ count: images.failed }} failed`,
      ]
        .filter(Boolean)
        .join(', ')}
    </Fact>
    <Fact name={t`Storyboard`}>
      {[
        plural({ count: storyboard.frames }, { one: '# scene', other: '# scenes' }),
        storyboard.hasNarration ? t`with narration` : t`without narration`,
        storyboard.hasMusic ? t`with music` : t`without music`,
      ].join(', ')}
    </Fact>
    <Fact name={t({ message: 'Package', context: 'noun' })}>
      {!pack.ready
        ? t`Not packaged yet`
        : pack.durationMs === null
          ? t`Ready`
          : t`Ready, ${{ length: showLength(pack.durationMs) }} long`}
    </Fact>
    <Fact name={t`YouTube`}>
      {standingOf(youtube)}
      {youtube.videoId && <span className="block text-xs text-soft">{t`Video ${{ id: youtube.videoId }}`}</span>}
    </Fact>
  </>
);

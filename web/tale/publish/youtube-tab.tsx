import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CalendarPlus, Clapperboard } from 'lucide-react';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { channelQueries } from '#web/publishing/channel.ts';
import { publicationDraftQuery } from './publication-draft.ts';
import { publicationQueries } from '#web/publishing/publication.ts';
import { useTakeSlot } from '#web/publishing/slot.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { PublicationCard } from '#web/publishing/publication-card.tsx';
import { UndoBar } from '#web/publishing/undo-bar.tsx';
import { formOf } from './publish-form.ts';
import { usePublishDraft } from './use-publish-draft.ts';

const PublishPanel = lazy(async () => ({ default: (await import('./publish-panel.tsx')).PublishPanel }));

/** From a finished film to the channel, and what became of it there. */
export function YoutubeTab({ tale }: { tale: Tale }) {
  const publications = useQuery(publicationQueries.ofTale(tale.id));
  const draft = useQuery(publicationDraftQuery(tale.id));
  const failure = publications.error ?? draft.error;
  if (failure && !(publications.data && draft.data)) return <ErrorNote>{failure.message}</ErrorNote>;
  if (!publications.data || !draft.data) return <Waiting>{t`Loading…`}</Waiting>;
  return <Desk tale={tale} publications={publications.data} first={draft.data} />;
}

type Publications = NonNullable<ReturnType<typeof usePublications>['data']>;
const usePublications = (taleId: TaleId) => useQuery(publicationQueries.ofTale(taleId));

function Desk({
  tale,
  publications: { items, drafts },
  first,
}: {
  tale: Tale;
  publications: Publications;
  first: Parameters<typeof usePublishDraft>[1];
}) {
  const channels = useQuery(channelQueries.all);
  const { draft, state, edit, flush } = usePublishDraft(tale.id, first);
  const takeSlot = useTakeSlot();
  const shown = items.filter(({ state: now }) => now !== 'removed');
  const form = formOf(draft, drafts, shown);
  const linked = (channels.data?.items ?? []).filter((one) => one.state === 'linked');
  const hasShapes = drafts.some(({ shapes }) => shapes.includes('9:16'));
  return (
    <div className="grid gap-6">
      <UndoBar items={shown} />
      {shown.length > 0 && (
        <Card title={t`Publications`} note={t`As last reported by YouTube.`}>
          <ul id="receipts" tabIndex={-1} className="grid gap-4 rounded-lg">
            {shown.map((item) => (
              <li key={item.id}>
                <PublicationCard publication={item} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card
        title={t`Publish`}
        actions={
          tale.status !== 'published' && (
            <Button
              size="small"
              busy={takeSlot.isPending}
              onClick={() => takeSlot.mutate(tale.id)}
              icon={<CalendarPlus aria-hidden />}
            >{t`Add to next slot`}</Button>
          )
        }
      >
        {drafts.length === 0 ? (
          <EmptyState
            icon={<Clapperboard aria-hidden />}
            title={t`No video to publish yet`}
            action={<ButtonLink to="?tab=video">{t`Render the video`}</ButtonLink>}
          >{t`A language can be published once its video is rendered.`}</EmptyState>
        ) : form.open.length === 0 && !hasShapes ? (
          <p className="text-sm text-soft">{t`Every rendered language is on the channel. To send a new version, delete the old one first.`}</p>
        ) : (
          <Suspense fallback={<Waiting>{t`Loading the form…`}</Waiting>}>
            <PublishPanel
              tale={tale}
              form={form}
              hasShapes={hasShapes}
              channels={linked}
              state={state}
              edit={edit}
              flush={flush}
            />
          </Suspense>
        )}
      </Card>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { CirclePlay, Clapperboard } from 'lucide-react';
import type { Tale } from '#shared/tale.contract.ts';
import { connectionQuery } from '#web/queries/connection.ts';
import { publicationQueries } from '#web/queries/publication.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notes.tsx';
import { PublicationCard } from '#web/ui/publication-card.tsx';
import { PublishPanel } from './publish-panel.tsx';

/** From a finished film to the channel, and what became of it there. */
export function YoutubeTab({ tale }: { tale: Tale }) {
  const connection = useQuery(connectionQuery('me'));
  const publications = useQuery(publicationQueries.ofTale(tale.id));
  if (publications.isPending || connection.isPending) return <Waiting>Loading…</Waiting>;
  if (publications.isError) return <ErrorNote>{publications.error.message}</ErrorNote>;
  const { items, drafts } = publications.data;
  const sent = items.filter(({ state }) => state !== 'removed').map(({ language }) => language);
  const open = drafts.filter(({ language }) => !sent.includes(language));
  return (
    <div className="grid gap-6">
      {items.length > 0 && (
        <Card title="Publications" note="As the host itself reported them last.">
          <ul className="grid gap-4">
            {items.map((item) => (
              <li key={item.id}>
                <PublicationCard publication={item} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="Publish">
        <ChannelLine channel={connection.data?.channel ?? null} builtIn={connection.data?.builtIn ?? false} />
        {open.length > 0 ? (
          <PublishPanel
            key={open.map(({ language }) => language).join()}
            taleId={tale.id}
            drafts={open}
            connected={!!connection.data?.connected}
          />
        ) : sent.length > 0 ? (
          <p className="text-sm text-soft">Every rendered language is on the channel. To send a new version, remove the old one first.</p>
        ) : (
          <EmptyState
            icon={<Clapperboard aria-hidden />}
            title="No video to publish yet"
            action={<ButtonLink to="?tab=video">Render the video</ButtonLink>}
          >
            A language can be published once its video is rendered.
          </EmptyState>
        )}
      </Card>
    </div>
  );
}

const ChannelLine = ({ channel, builtIn }: { channel: { title: string; url: string } | null; builtIn: boolean }) => (
  <p className="mb-5 flex flex-wrap items-center gap-2 text-sm">
    <CirclePlay className="size-5 text-brand" aria-hidden />
    {channel ? (
      <>
        <a href={channel.url} target="_blank" rel="noreferrer" className="font-medium text-brand underline underline-offset-4">
          {channel.title}
        </a>
        {builtIn && <span className="text-soft">on the built-in video host</span>}
      </>
    ) : (
      <span className="text-soft">No channel is linked yet. Use the link at the top of this page, then come back here.</span>
    )}
  </p>
);

import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CirclePlay, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Publication } from '#shared/publishing/publication.contract.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { channelQueries, useRefreshChannel } from '#web/publishing/channel.ts';
import { publicationQueries } from '#web/publishing/publication.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { PublicationCard, publicationWords } from '#web/publishing/publication-card.tsx';
import { UndoBar } from '#web/publishing/undo-bar.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';

const states = [
  'scheduled',
  'published',
  'private',
  'waiting',
  'failed',
  'missed',
  'removed',
] as const satisfies readonly Publication['state'][];

/** All publications with their state at the host, with search and filters. */
export function PublicationList() {
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<Publication['state'] | ''>('');
  const [channelId, setChannelId] = useState('');
  const q = useDebounced(typed.trim(), rhythms.searchDebounce);
  const channels = useQuery(channelQueries.all);
  const refresh = useRefreshChannel();
  const list = useInfiniteQuery(publicationQueries.all({ q, state, channelId }));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const linked = (channels.data?.items ?? []).filter((one) => one.state !== 'pending');
  const isNarrowed = q !== '' || state !== '' || channelId !== '';
  return (
    <Card
      title={t`Publications`}
      note={t`As reported by the host.`}
      actions={
        <Button
          size="small"
          busy={refresh.isPending}
          disabled={linked.length === 0}
          onClick={() => linked.filter((one) => one.state === 'linked').forEach(({ id }) => refresh.mutate(id))}
          icon={<RefreshCw aria-hidden />}
        >{t`Check with the host`}</Button>
      }
    >
      <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_13rem]">
        <TextField
          label={t`Search publications`}
          hideLabel
          type="search"
          placeholder={t`Search by title…`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label={t`State`}
          hideLabel
          options={[['', t`All states`] as const, ...states.map((one) => [one, publicationWords(one)] as const)]}
          value={state}
          onChange={(event) => setState(event.target.value as Publication['state'] | '')}
        />
        <SelectField
          label={t`Channel`}
          hideLabel
          options={[['', t`All channels`] as const, ...linked.map(({ id, title }) => [id, title] as const)]}
          value={channelId}
          onChange={(event) => setChannelId(event.target.value)}
        />
      </div>
      {list.isPending && <Waiting>{t`Loading your workspace...`}</Waiting>}
      {list.isError && <ErrorNote>{list.error.message}</ErrorNote>}
      {list.isSuccess && items.length === 0 && (
        <EmptyState
          icon={<CirclePlay aria-hidden />}
          title={isNarrowed ? t`No matches` : t`Nothing published yet`}
          action={
            isNarrowed ? (
              <Button
                onClick={() => {
                  setTyped('');
                  setState('');
                  setChannelId('');
                }}
              >{t`Show all`}</Button>
            ) : (
              <ButtonLink to="/tales">{t`Open a tale`}</ButtonLink>
            )
          }
        >
          {isNarrowed
            ? t`No publication matches this title, state and channel.`
            : t`Publish a rendered video on its tale's YouTube tab.`}
        </EmptyState>
      )}
      <UndoBar items={items} />
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id}>
            <PublicationCard publication={item} taleTitle={item.taleTitle} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <p className="mt-4 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>{t`Show more`}</Button>
        </p>
      )}
    </Card>
  );
}

import type { ChannelId } from '#shared/ids.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Channel } from '#shared/publishing/channel.contract.ts';
import type { PublicationDraft } from '#shared/publishing/publication-draft.ts';
import { commentsNote, licenceNames, licences, usualCategory } from '#shared/publishing/publication-limits.ts';
import type { Language } from '#shared/vocabulary.ts';
import { channelQueries, useCreatePlaylist } from '#web/publishing/channel.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx';
import { sayWords } from '#web/language/said.ts';

type Props = {
  langs: readonly Language[];
  channels: readonly Channel[];
  /** The channel of a language; undefined while none is linked. */
  home: (language: Language) => string | undefined;
  draft: PublicationDraft;
  onEdit: (change: PublicationDraft) => void;
};

/** Which channel each language goes to, and how it is filed there. */
export function PublishWhere({ langs, channels, home, draft, onEdit }: Props) {
  const channelId = (langs[0] && home(langs[0])) ?? null;
  const choices = useQuery({ ...channelQueries.choices(channelId ?? ''), enabled: channelId !== null });
  const categories = choices.data?.categories ?? [{ id: usualCategory, title: t`Education` }];
  const channelTitle = channels[0]?.title;
  const category = draft.categoryId ?? usualCategory;
  return (
    <div className="grid gap-5">
      {channels.length > 1 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {langs.map((language) => (
            <SelectField
              key={language}
              label={t`Channel (${language})`}
              options={channels.map(
                ({ id, title, reauthRequired }) =>
                  [id, reauthRequired ? t`${{ channel: title }} – reconnect it first` : title] as const,
              )}
              value={home(language) ?? ''}
              onChange={(event) => onEdit({ channels: { ...draft.channels, [language]: event.target.value } })}
            />
          ))}
        </div>
      )}
      {channels.length === 1 && (
        <p className="text-sm">
          <Trans>
            To <strong>{channelTitle}</strong>
          </Trans>
        </p>
      )}
      {channels.length === 0 && <p className="text-sm text-soft">{t`No channel is linked yet.`}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Category`}
          options={[
            ...(categories.some(({ id }) => id === category) ? [] : [[category, t`Category ${category}`] as const]),
            ...categories.map(({ id, title }) => [id, title] as const),
          ]}
          value={category}
          onChange={(event) => onEdit({ categoryId: event.target.value })}
        />
        <SelectField
          label={t`Licence`}
          options={licences.map((one) => [one, sayWords(licenceNames[one])] as const)}
          value={draft.licence ?? 'youtube'}
          onChange={(event) =>
            onEdit({ licence: event.target.value === 'creativeCommon' ? 'creativeCommon' : 'youtube' })
          }
        />
      </div>
      {channelId !== null && (
        <Playlists
          channelId={channelId}
          playlists={choices.data?.playlists ?? []}
          chosen={draft.playlistIds ?? []}
          onChange={(playlistIds) => onEdit({ playlistIds })}
        />
      )}
      <div className="grid gap-2">
        <CheckField
          checked={draft.translations ?? true}
          hint={t`Helps viewers who do not understand the film. Each caption track uses 400 units of the daily quota.`}
          onChange={(event) => onEdit({ translations: event.target.checked })}
        >{t`Captions, title and description in the tale’s other languages`}</CheckField>
        <CheckField
          checked={draft.embeddable ?? true}
          onChange={(event) => onEdit({ embeddable: event.target.checked })}
        >{t`Others may embed the video on their pages`}</CheckField>
      </div>
      <p className="text-xs text-soft">
        <strong>{t`Comments.`}</strong> {sayWords(commentsNote)}
      </p>
    </div>
  );
}

type Playlist = { id: string; title: string; count: number };
function Playlists({
  channelId,
  playlists,
  chosen,
  onChange,
}: {
  channelId: ChannelId;
  playlists: readonly Playlist[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const create = useCreatePlaylist(channelId);
  const [title, setTitle] = useState('');
  const make = () =>
    title.trim() &&
    create.mutate(title.trim(), {
      onSuccess: ({ id }) => {
        setTitle('');
        onChange([...new Set([...chosen, id])]);
      },
    });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t`Playlists`}</legend>
      {playlists.length === 0 && <p className="text-sm text-soft">{t`The channel has no playlist yet.`}</p>}
      {playlists.map(({ id, title: name, count }) => (
        <CheckField
          key={id}
          checked={chosen.includes(id)}
          hint={plural(count, { one: '# video', other: '# videos' })}
          onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {name}
        </CheckField>
      ))}
      <div className="flex items-end gap-2">
        <TextField
          label={t`New playlist`}
          maxLength={150}
          className="max-w-xs flex-1"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            make();
          }}
        />
        <Button
          busy={create.isPending}
          disabled={!title.trim()}
          onClick={make}
          icon={<Plus aria-hidden />}
        >{t`Create`}</Button>
      </div>
    </fieldset>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PublicationDraft } from '#shared/publication-draft.ts';
import { commentsNote, licenceNames, licences, usualCategory } from '#shared/publication-limits.ts';
import { channelQueries, useCreatePlaylist } from '#web/queries/channel.ts';
import { finishedQueries } from '#web/queries/finished.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, ChoiceField, SelectField, TextField } from '#web/ui/field.tsx';

type Props = { taleId: string; channelId: string | null; draft: PublicationDraft; onEdit: (change: PublicationDraft) => void };

/** What goes with every language's video: category, playlists, thumbnail, translations, licence. */
export function PublishDetails({ taleId, channelId, draft, onEdit }: Props) {
  const choices = useQuery({ ...channelQueries.choices(channelId ?? ''), enabled: channelId !== null });
  const finished = useQuery(finishedQueries.ofTale(taleId));
  const slots = finished.data ?? [];
  const categories = choices.data?.categories ?? [{ id: usualCategory, title: 'Education' }];
  const category = draft.categoryId ?? usualCategory;
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Category"
          options={[
            ...(categories.some(({ id }) => id === category) ? [] : [[category, `Category ${category}`] as const]),
            ...categories.map(({ id, title }) => [id, title] as const),
          ]}
          value={category}
          onChange={(event) => onEdit({ categoryId: event.target.value })}
        />
        <SelectField
          label="Licence"
          options={licences.map((one) => [one, licenceNames[one]] as const)}
          value={draft.licence ?? 'youtube'}
          onChange={(event) => onEdit({ licence: event.target.value === 'creativeCommon' ? 'creativeCommon' : 'youtube' })}
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
      {slots.length > 0 && (
        <ChoiceField
          legend="Thumbnail"
          value={String(draft.thumbnailSlot ?? 'auto')}
          columns="grid-cols-1 min-[420px]:grid-cols-2 lg:grid-cols-4"
          onChange={(value) => onEdit({ thumbnailSlot: value === 'auto' ? null : Number(value) })}
          options={[
            { value: 'auto', words: 'Best for each language', note: 'Made for the language, else the first' },
            ...slots.map(({ slotNumber, title, language, pngUrl }) => ({
              value: String(slotNumber),
              words: `Slot ${slotNumber}`,
              note: language ? `${title} (${language})` : title,
              icon: <img src={pngUrl} alt="" className="h-9 w-16 shrink-0 rounded-md object-cover" />,
            })),
          ]}
        />
      )}
      <div className="grid gap-2">
        <CheckField
          checked={draft.translations ?? true}
          hint="Helps those who do not understand the film. Each caption track takes 400 units of the day."
          onChange={(event) => onEdit({ translations: event.target.checked })}
        >
          Captions, title and description in the tale’s other languages
        </CheckField>
        <CheckField checked={draft.embeddable ?? true} onChange={(event) => onEdit({ embeddable: event.target.checked })}>
          Others may embed the video in their pages
        </CheckField>
      </div>
      <p className="text-xs text-soft">
        <strong>Comments.</strong> {commentsNote}
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
  channelId: string;
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
      <legend className="mb-1.5 text-sm font-medium">Playlists</legend>
      {playlists.length === 0 && <p className="text-sm text-soft">The channel has no playlist yet.</p>}
      {playlists.map(({ id, title: name, count }) => (
        <CheckField
          key={id}
          checked={chosen.includes(id)}
          hint={count === 1 ? '1 video' : `${count} videos`}
          onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {name}
        </CheckField>
      ))}
      <div className="flex items-end gap-2">
        <TextField
          label="New playlist"
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
        <Button busy={create.isPending} disabled={!title.trim()} onClick={make} icon={<Plus aria-hidden />}>
          Make
        </Button>
      </div>
    </fieldset>
  );
}

import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { finishedQueries } from '#web/thumbnails/finished.ts';
import { ChoiceField } from '#web/ui/field.tsx';

type Props = { taleId: TaleId; slot: number | null | undefined; onChange: (slot: number | null) => void };

/** Which finished thumbnail goes with the videos; nothing to choose while none is finished. */
export function PublishThumbnail({ taleId, slot, onChange }: Props) {
  const finished = useQuery(finishedQueries.ofTale(taleId));
  const slots = finished.data ?? [];
  if (slots.length === 0) return null;
  return (
    <ChoiceField
      legend={t`Thumbnail`}
      value={String(slot ?? 'auto')}
      columns="grid-cols-1 min-[420px]:grid-cols-2 2xl:grid-cols-4"
      onChange={(value) => onChange(value === 'auto' ? null : Number(value))}
      options={[
        { value: 'auto', words: t`Best for each language`, note: t`The one made for the language, or the first` },
        ...slots.map(({ slotNumber, title, language, pngUrl }) => ({
          value: String(slotNumber),
          words: t`Slot ${{ slot: slotNumber }}`,
          note: language ? `${title} (${language})` : title,
          icon: <img src={pngUrl} alt="" className="h-9 w-16 shrink-0 rounded-md object-cover" />,
        })),
      ]}
    />
  );
}

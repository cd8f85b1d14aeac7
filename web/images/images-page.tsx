import { Images } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/card.tsx';
import { EmptyState, Waiting } from '#web/ui/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { TalePicker, useAllTales } from '#web/ui/tale-picker.tsx';
import { TalePictures } from './tale-pictures.tsx';

/** Every scene picture, tale by tale; `?tale=` shows one tale only. */
export function ImagesPage() {
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('tale') ?? '';
  const { rows, isPending } = useAllTales();
  usePageTitle('Images');
  const drawn = rows.filter(({ images_ready }) => images_ready > 0);
  const shown = chosen
    ? [{ id: chosen, name: rows.find(({ id }) => id === chosen)?.displayTitle ?? 'Tale' }]
    : drawn.map(({ id, displayTitle, title }) => ({ id, name: displayTitle || title }));
  return (
    <>
      <PageHead title="Images" note="The pictures of your tales.">
        <TalePicker value={chosen} onChange={(id) => setQuery(id ? { tale: id } : {})} />
      </PageHead>
      {isPending && <Waiting>Loading your workspace...</Waiting>}
      {!isPending && shown.length === 0 && (
        <EmptyState icon={<Images aria-hidden />} title="No pictures yet" action={<ButtonLink to="/tales">Open a tale</ButtonLink>}>
          Pictures appear here as soon as a tale's scenes are drawn.
        </EmptyState>
      )}
      <div className="grid gap-8">
        {shown.map(({ id, name }) => (
          <TalePictures key={id} taleId={id} name={name} />
        ))}
      </div>
    </>
  );
}

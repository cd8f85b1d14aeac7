import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type GalleryStatus, galleryStatuses } from '#shared/pictures/gallery.contract.ts';
import { type CulturalContext, culturalContexts } from '#shared/vocabulary.ts';
import { useCommands } from '#web/commands/use-commands.ts';
import { type GalleryFilter, galleryQueries } from '#web/pictures/gallery.ts';
import { PageHead } from '#web/ui/card.tsx';
import { pictureKeys } from '#web/pictures/picture-keys.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { GalleryFilters } from './gallery-filters.tsx';
import { GalleryList } from './gallery-list.tsx';

const known = <T extends string>(list: readonly T[], value: string | null): T | '' =>
  list.find((each) => each === value) ?? '';

/** Every frame and background of all tales. Its filter is part of the address. */
export function ImagesPage() {
  const [query, setQuery] = useSearchParams();
  const filter: GalleryFilter = {
    tale: query.get('tale') ?? '',
    status: known<GalleryStatus>(galleryStatuses, query.get('status')),
    context: known<CulturalContext>(culturalContexts, query.get('context')),
  };
  const counts = useQuery(galleryQueries.counts(filter));
  const narrow = (change: Partial<GalleryFilter>) =>
    setQuery(Object.fromEntries(Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '')), {
      replace: true,
    });
  usePageTitle(t`Images`);
  useCommands(pictureKeys());
  return (
    <>
      <PageHead title={t`Images`} note={t`Every scene picture and background of your tales.`} />
      <GalleryFilters filter={filter} counts={counts.data ?? null} onNarrow={narrow} />
      <GalleryList filter={filter} counts={counts.data ?? null} onNarrow={narrow} />
    </>
  );
}

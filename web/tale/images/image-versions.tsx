import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ImageVersion } from '#shared/pictures/image.contract.ts';
import { versionsOf, versionUrl } from './image-version.ts';
import type { TaleFrame } from './tale-frame.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';

type Shown = { frame: TaleFrame; shown: string | null; onShow: (version: ImageVersion | null) => void };

/** The pictures that a frame had before; a press shows one beside the present one. */
export function ImageVersions({ frame, shown, onShow }: Shown) {
  const versions = useInfiniteQuery(versionsOf(frame));
  const items = versions.data ?? [];
  return (
    <section aria-labelledby={`${frame.id}-versions`}>
      <h3 id={`${frame.id}-versions`} className="text-sm font-medium">{t`Versions`}</h3>
      {versions.isError && (
        <ErrorNote className="mt-2">{t`Could not load the versions: ${{ reason: versions.error.message }}`}</ErrorNote>
      )}
      {versions.isSuccess && items.length === 0 && (
        <p className="mt-1 text-sm text-soft">{t`None yet. When this picture is redrawn or replaced, the previous one stays here.`}</p>
      )}
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
        {items.map((version) => (
          <li key={version.id}>
            <button
              type="button"
              aria-pressed={version.id === shown}
              aria-label={t`Compare the picture until ${{ moment: showMoment(version.keptAt) }}`}
              onClick={() => onShow(version.id === shown ? null : version)}
              className="block w-full overflow-hidden rounded-lg border border-line text-left
                aria-pressed:border-brand aria-pressed:ring-2 aria-pressed:ring-brand"
            >
              <img
                src={versionUrl(version, 320)}
                alt=""
                loading="lazy"
                width={320}
                height={180}
                className="aspect-video w-full bg-sunken object-cover"
              />
              <span className="block px-2 py-1 text-xs text-soft">{showMoment(version.keptAt)}</span>
            </button>
          </li>
        ))}
      </ul>
      {versions.hasNextPage && (
        <Button
          size="small"
          className="mt-3"
          busy={versions.isFetchingNextPage}
          onClick={() => void versions.fetchNextPage()}
        >{t`Show older ones`}</Button>
      )}
    </section>
  );
}

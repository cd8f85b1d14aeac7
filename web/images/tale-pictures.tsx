import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasPicture, imageQueries, imageUrl } from '#web/queries/image.ts';
import { ErrorNote } from '#web/ui/notes.tsx';
import { MakingBadge } from '#web/ui/status-badge.tsx';

/** The contact sheet of one tale. */
export function TalePictures({ taleId, name }: { taleId: string; name: string }) {
  const images = useQuery(imageQueries.ofTale(taleId));
  return (
    <section aria-label={name}>
      <h2 className="mb-3 text-lg font-semibold">
        <Link to={`/tales/${taleId}?tab=images`} className="hover:text-brand hover:underline">
          {name}
        </Link>
      </h2>
      {images.isError && <ErrorNote>{images.error.message}</ErrorNote>}
      {images.data?.length === 0 && <p className="text-sm text-soft">No pictures are drawn or queued for this tale.</p>}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {images.data?.map((image) => (
          <li key={image.id}>
            <Link to={`/tales/${taleId}?tab=images`} className="block overflow-hidden rounded-xl border border-line bg-sunken">
              <span className="grid aspect-video place-items-center">
                {hasPicture(image) ? (
                  <img
                    src={imageUrl(image)}
                    alt={`Frame ${image.frameNo}: ${image.prompt}`}
                    loading="lazy"
                    className="size-full object-cover transition-transform duration-300 hover:scale-[1.03]"
                  />
                ) : (
                  <span>
                    <span className="sr-only">Frame {image.frameNo}: </span>
                    <MakingBadge status={image.status} />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ImageId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { imageQueries } from '#web/pictures/image.ts';
import { ErrorNote } from '#web/ui/notices/notes.tsx';

/** What became of a background that was ordered: it is drawn, it is there, it failed, or somebody cancelled it. */
export function BackgroundNote({
  taleId,
  imageId,
  className = '',
}: {
  taleId: TaleId;
  imageId: ImageId;
  className?: string;
}) {
  const images = useQuery(imageQueries.allOfTale(taleId));
  const status = images.data?.find(({ id }) => id === imageId)?.status;
  if (status === 'error')
    return <ErrorNote className={className}>{t`Failed to generate background. Please try again.`}</ErrorNote>;
  if (status === 'generated')
    return <p role="status" className={`text-sm text-good ${className}`}>{t`The new background is ready.`}</p>;
  // A picture whose order was cancelled is planned again, and lists leave it out.
  if (images.isSuccess && !images.isFetching && status === undefined)
    return <p role="status" className={`text-sm text-soft ${className}`}>{t`The new background was cancelled.`}</p>;
  return (
    <p
      role="alert"
      className={`rounded-xl bg-info-wash px-3.5 py-2.5 text-sm text-info ${className}`}
    >{t`A new background is being generated. It appears here as soon as it is drawn.`}</p>
  );
}

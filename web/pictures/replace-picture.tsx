import { t } from '@lingui/core/macro';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { pictureUpload } from '#shared/pictures/gallery.contract.ts';
import type { ImageItem } from '#shared/pictures/image.contract.ts';
import { useReplacePicture } from './gallery.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';

const takes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';
const megabytes = pictureUpload.bytes / 1_000_000;

/** Puts a file of the creator's own in the place of a picture. */
export function ReplacePicture({ item }: { item: Pick<ImageItem, 'id' | 'taleId'> }) {
  const input = useRef<HTMLInputElement>(null);
  const replace = useReplacePicture(item);
  const pick = (file: File | undefined) => {
    if (file) replace.mutate(file);
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={takes}
        hidden
        aria-label={t`Picture file`}
        onChange={(event) => pick(event.target.files?.[0])}
      />
      <Button
        size="small"
        busy={replace.isPending}
        icon={<ImageUp aria-hidden />}
        title={t`JPEG, PNG, WebP, AVIF, GIF or TIFF of at most ${megabytes} MB; it is cut to 16:9`}
        onClick={() => input.current?.click()}
      >{t`Replace with a file…`}</Button>
      <p role="status" className="order-first w-full text-sm text-good empty:hidden">
        {replace.isSuccess && t`Replaced. Videos that show it are out of date now.`}
      </p>
      {replace.isError && <ErrorNote className="order-first w-full">{replace.error.message}</ErrorNote>}
    </>
  );
}

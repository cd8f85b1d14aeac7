import { t } from '@lingui/core/macro';
import { pictureSet, pictureUrl } from '#web/pictures/gallery.ts';
import type { TaleFrame } from './tale-frame.ts';

/** A frame as large as there is room; the present picture stays while another one is drawn. */
export function ImageLarge({ frame, sizes = '(min-width: 56rem) 54rem, 92vw' }: { frame: TaleFrame; sizes?: string }) {
  const url = pictureUrl(frame, 1280);
  return (
    <div className="grid aspect-video place-items-center overflow-hidden rounded-xl bg-sunken text-sm text-soft">
      {url ? (
        <img
          src={url}
          srcSet={pictureSet(frame)}
          sizes={sizes}
          alt={frame.prompt}
          width={1280}
          height={720}
          className="size-full object-cover"
        />
      ) : (
        t`Not drawn yet`
      )}
    </div>
  );
}

import { CircleCheck, Clock, ImageOff, TriangleAlert, Type } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import type { Variant } from './editor.ts';

/** How the variant stands, in one line. */
export const bannerOf = ({ baked, bgImageId }: Pick<Variant, 'baked' | 'bgImageId'>): string =>
  baked ? 'Thumbnail saved with text overlays' : bgImageId ? 'Background ready - add text and save' : 'No background selected';

/** The state of the variant on show, and whether the canvas shows more than was saved. */
export function StatusBanner({ variant, changed, trouble }: { variant: Variant; changed: boolean; trouble: string | null }) {
  return (
    <div className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className="flex items-center gap-2 text-sm font-medium [&_svg]:size-4 [&_svg]:text-soft">
        {variant.baked ? <CircleCheck aria-hidden /> : variant.bgImageId ? <Type aria-hidden /> : <ImageOff aria-hidden />}
        {bannerOf(variant)}
      </p>
      {variant.baked && (
        <Badge hue="green" icon={<CircleCheck aria-hidden />}>
          Saved with Text
        </Badge>
      )}
      {variant.baked && changed && (
        <Badge hue="amber" icon={<Clock aria-hidden />}>
          Changed since saved
        </Badge>
      )}
      {trouble && (
        <p role="status" className="flex w-full items-start gap-2 text-sm text-bad [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
          <TriangleAlert aria-hidden />
          {trouble}
        </p>
      )}
    </div>
  );
}

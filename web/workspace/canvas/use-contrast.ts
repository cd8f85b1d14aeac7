import { useEffect, useState } from 'react';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import { type Contrast, loadPicture, measureContrast } from './canvas-pixels.ts';

/** Milliseconds of rest before the contrast is measured again. */
const rest = 250;

/** The contrast of each text against the picture behind it. */
export function useContrast(picture: string | null, overlays: readonly Overlay[]): readonly Contrast[] {
  const [loaded, setLoaded] = useState<{ url: string; image: HTMLImageElement } | null>(null);
  const [measured, setMeasured] = useState<readonly Contrast[]>([]);
  useEffect(() => {
    if (picture === null) return;
    let here = true;
    loadPicture(picture).then(
      (image) => here && setLoaded({ url: picture, image }),
      () => here && setLoaded(null),
    );
    return () => {
      here = false;
    };
  }, [picture]);
  useEffect(() => {
    if (picture !== null && loaded?.url !== picture) return;
    const timer = setTimeout(
      () => setMeasured(measureContrast(picture === null ? null : (loaded?.image ?? null), overlays)),
      rest,
    );
    return () => clearTimeout(timer);
  }, [picture, loaded, overlays]);
  return measured;
}

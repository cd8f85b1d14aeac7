import { msg } from '@lingui/core/runtime-macro';
import { lettersBox } from '#shared/thumbnail/composition.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Overlay } from '#shared/thumbnail/overlay.ts';

/** The most that the shadows of one thumbnail may cover together, in millions of pixels: more than twenty canvases. */
const mostShadow = 20;
/**
 * Up to this many millions of pixels of shadow a thumbnail goes before other work: twice what a title and a subtitle
 * need.
 */
const mostForeground = 2;
/** The room of a shadow around its letters, in canvas pixels. */
const around = 30;

/** The area of a text's shadow, in millions of pixels: blurring it is nine tenths of the cost of a thumbnail. */
const shadowOf = (overlay: Overlay): number => {
  if (!overlay.shadow || overlay.text.trim() === '') return 0;
  const { width, height } = lettersBox(overlay);
  const space = 2 * (around + overlay.strokeWidth + 0.15 * overlay.fontSize);
  return ((width + space) * (height + space) * overlay.scale ** 2) / 1_000_000;
};

const shadowsOf = (overlays: readonly Overlay[]): number =>
  overlays.reduce((sum, overlay) => sum + shadowOf(overlay), 0);

/** Whether baking these texts takes so little that others may wait for it. */
export const isQuickToBake = (overlays: readonly Overlay[]): boolean => shadowsOf(overlays) <= mostForeground;

/** Throws Failure('too_large') when the shadows would take too long to draw. */
export function requireBakeable(overlays: readonly Overlay[]): void {
  if (shadowsOf(overlays) > mostShadow)
    throw new Failure(
      'too_large',
      msg`The shadows of these texts are too large to draw. Shorten the texts, make them smaller, or turn some shadows off.`,
    );
}

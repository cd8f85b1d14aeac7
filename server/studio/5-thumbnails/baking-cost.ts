import { msg } from '@lingui/core/runtime-macro';
import { lettersBox } from '#shared/thumbnail/composition.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Overlay } from '#shared/thumbnail/overlay.ts';

/** Millions of pixels that the shadows of one thumbnail may cover together: the canvas more than twenty times over. */
const mostShadow = 20;
/** What a title and a subtitle with shadows come to, twice; who draws more than that does not go before others. */
const mostForeground = 2;
/** What a shadow needs around its letters, in canvas pixels. */
const around = 30;

/**
 * A shadow is blurred over all the room of its text, and that is nine tenths of what baking costs. In millions of
 * pixels.
 */
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

/**
 * Throws Failure('too_large') when texts would take longer to draw than a thumbnail is worth: nobody reads so much of
 * it.
 */
export function requireBakeable(overlays: readonly Overlay[]): void {
  if (shadowsOf(overlays) > mostShadow)
    throw new Failure(
      'too_large',
      msg`The shadows of these texts are too large to draw. Shorten the texts, make them smaller, or turn some shadows off.`,
    );
}

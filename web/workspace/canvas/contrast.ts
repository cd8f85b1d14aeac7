import { lettersBox } from '#shared/thumbnail/composition.ts';
import { clampOverlay, lengthStamp, type Overlay, overlaySize } from '#shared/thumbnail/overlay.ts';
import type { Point } from './handles.ts';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** How light a colour is, as WCAG reckons it: 0 black, 1 white. */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colours, from 1 to 21. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The contrast that all but the worst twentieth of the pixels behind a text reach. */
export function contrastAgainst(text: Rgb, behind: readonly Rgb[]): number {
  const ratios = behind.map((pixel) => contrastOf(text, pixel)).toSorted((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 20)] ?? 21;
}

/**
 * What a contrast means for a title: WCAG asks for 3 of large letters, for 4.5 of small ones, which titles are on a
 * phone.
 */
export const contrastWord = (ratio: number): 'strong' | 'fair' | 'weak' =>
  ratio >= 4.5 ? 'strong' : ratio >= 3 ? 'fair' : 'weak';

const [across, down] = [48, 12];

/** Points all over the letters of a text, in canvas pixels, turned and scaled as it is. */
export function pointsOf(written: Overlay): Point[] {
  const overlay = clampOverlay(written);
  const { left, width, height } = lettersBox(overlay);
  const room = overlaySize({ ...overlay, scale: 1 });
  const [cx, cy] = [room.width / 2, room.height / 2];
  const angle = (overlay.rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Array.from({ length: across * down }, (_, index) => {
    const u = left + (width * ((index % across) + 0.5)) / across - cx;
    const v = (height * (Math.floor(index / across) + 0.5)) / down - cy;
    return {
      x: overlay.x + (cx + u * cos - v * sin) * overlay.scale,
      y: overlay.y + (cy + u * sin + v * cos) * overlay.scale,
    };
  });
}

/** Whether letters lie where the length of the video will hide them. */
export const isUnderStamp = (overlay: Overlay): boolean =>
  overlay.text.trim() !== '' &&
  pointsOf(overlay).some(
    ({ x, y }) =>
      x > lengthStamp.x &&
      x < lengthStamp.x + lengthStamp.width &&
      y > lengthStamp.y &&
      y < lengthStamp.y + lengthStamp.height,
  );

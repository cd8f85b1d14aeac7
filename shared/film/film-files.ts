import { msg } from '@lingui/core/runtime-macro';
import type { Shape } from './storyboard-edits.ts';
import { type Said } from '../said.ts';

/** Files that can be made from a finished film. */
export const extraFiles = ['small', 'sound'] as const;
export type ExtraFile = (typeof extraFiles)[number];

/** The longest Short that YouTube takes, in milliseconds: three minutes. */
const shortMs = 180_000;
/**
 * A small film for messengers: its shorter side in pixels, and the most bytes a second, so that three minutes are at
 * most 8 MB.
 */
export const smallFilm = { side: 480, bytesPerSecond: 8_000_000 / 180 } as const;

/** The pixels of the small film: never larger than the film itself, and even. */
export function smallSize({ width, height }: { readonly width: number; readonly height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, smallFilm.side / Math.min(width, height));
  const even = (side: number) => Math.round((side * scale) / 2) * 2;
  return { width: even(width), height: even(height) };
}

/** Why an upright film is not a Short, as a message; null when it is one. */
export function whyNoShort(shape: Shape, durationMs: number): Said | null {
  if (shape !== '9:16') return msg`A Short is upright.`;
  if (durationMs <= shortMs) return null;
  const over = Math.ceil((durationMs - shortMs) / 1000);
  const [minutes, seconds] = [Math.floor(over / 60), over % 60];
  const words = [minutes > 0 ? `${minutes} min` : '', seconds > 0 ? `${seconds} s` : ''].filter(Boolean).join(' ');
  return msg`Too long for a Short by ${{ over: words }}: a Short lasts at most 3 minutes. On YouTube it becomes an ordinary video.`;
}

import { expect, test } from 'vitest';
import { pictureGround } from './card-ground.ts';

/** How a shade covers the places of a card, from its clear end to the end with the words. */
function shadeAt(place: 'foot' | 'head', at: number): number {
  const svg = pictureGround({ picture: 'data:,', place }, 1920, 1080);
  const stops = [...svg.matchAll(/offset="([\d.]+)" stop-color="#160a06" stop-opacity="([\d.]+)"/g)].map(
    ([, offset, opacity]) => [Number(offset), Number(opacity)] as const,
  );
  const next = stops.findIndex(([offset]) => offset >= at);
  const [[from, low], [to, high]] = [stops[Math.max(0, next - 1)]!, stops[next]!];
  return to === from ? high : low + ((high - low) * (at - from)) / (to - from);
}

const linear = (value: number) => (value <= 0.04 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, part, n) => sum + part * linear(Number.parseInt(hex.slice(1 + 2 * n, 3 + 2 * n), 16) / 255),
    0,
  );
/** How far letters stand out from a bright sky under a shade. */
function contrast(ink: string, shade: number): number {
  const sky = ['#ffe0c4', '#160a06'].map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  ) as [number[], number[]];
  const mixed = sky[0].map((bright, n) => Math.round(bright * (1 - shade) + (sky[1][n] ?? 0) * shade));
  const under = luminance(`#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
  return (luminance(ink) + 0.05) / (under + 0.05);
}

test.each(['foot', 'head'] as const)(
  'letters at the %s of a bright picture can be read, and it is still seen',
  (place) => {
    for (const at of [0.62, 0.75, 0.9]) {
      expect(contrast('#fff4e6', shadeAt(place, at)), `heading at ${at}`).toBeGreaterThan(4.5);
      expect(contrast('#f6c88f', shadeAt(place, at)), `reference at ${at}`).toBeGreaterThan(3);
      expect(shadeAt(place, at)).toBeLessThanOrEqual(0.8);
    }
  },
);

// Adapts the colours of icons to those of our drawings.
import { mix } from '../light/colour.ts';

/** The most colourful that a thing may be (0 to 1), and the darkest and the brightest. */
const limits = { colourful: 0.66, dark: 0.13, bright: 0.92 } as const;
/** The earth and paper tones that are mixed into every colour. */
const [earth, paper] = ['#a8763f', '#f3e6c8'];

/**
 * A colour of an icon (`#rgb` or `#rrggbb`) as it fits our drawings: no neon, no pure white or black, greens as leaves
 * have them.
 */
export function paletteColour(colour: string): string {
  const full = colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [spread, sum] = [high - low, high + low];
  const turn =
    spread === 0
      ? 0
      : high === r
        ? (g - b) / spread + (g < b ? 6 : 0)
        : high === g
          ? (b - r) / spread + 2
          : (r - g) / spread + 4;
  const level = sum / 2;
  const pure = spread === 0 ? 0 : spread / (1 - Math.abs(sum - 1));
  const hue = turn * 60;
  const leafy =
    hue > 95 && hue < 172 ? hue - (hue - 95) * 0.45 : hue > 305 && hue < 350 ? hue + (350 - hue) * 0.35 : hue;
  const kept = Math.min(limits.colourful, pure * 0.84);
  const heavy = pure > 0.5 && ((hue > 80 && hue < 175) || hue > 335 || hue < 18) ? 0.86 : 1;
  const bright = Math.min(limits.bright, Math.max(limits.dark, level * heavy));
  return mix(mix(fromHue(leafy, kept, bright), earth, 0.07), paper, bright > 0.8 ? 0.3 : 0.04);
}

/** `#rrggbb` of a hue in degrees, a share of colour and a brightness. */
function fromHue(hue: number, pure: number, level: number): string {
  const reach = pure * Math.min(level, 1 - level);
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return Math.round((level - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255);
  };
  return `#${[part(0), part(8), part(4)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

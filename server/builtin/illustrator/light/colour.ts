type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb => {
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
};
const hex = (parts: Rgb) =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `a` with `share` (0 to 1) of `b`; colours are `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [rgb(a), rgb(b)];
  return hex([0, 1, 2].map((i) => from[i as 0] + (to[i as 0] - from[i as 0]) * share) as unknown as Rgb);
}

/** The colour in shadow: darker and a little towards blue violet. */
export const shade = (colour: string, share = 0.25): string => mix(colour, '#2a1b3d', share);

/** The colour in light: lighter and a little towards warm yellow. */
export const tint = (colour: string, share = 0.25): string => mix(colour, '#fff3d6', share);

/** How different two colours look, from 0 to about 1. */
export function contrast(a: string, b: string): number {
  const [x, y] = [rgb(a), rgb(b)];
  const [r, g, bl] = [x[0] - y[0], x[1] - y[1], x[2] - y[2]];
  return Math.sqrt(0.3 * r * r + 0.59 * g * g + 0.11 * bl * bl) / 255;
}

/** More (above 1) or less (below 1) colourful. */
export function saturate(colour: string, by: number): string {
  const [r, g, b] = rgb(colour);
  const grey = 0.299 * r + 0.587 * g + 0.114 * b;
  return hex([grey + (r - grey) * by, grey + (g - grey) * by, grey + (b - grey) * by]);
}

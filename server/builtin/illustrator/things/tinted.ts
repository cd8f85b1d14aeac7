// Recolours a drawing: a blue bucket from a red one.
import { shade, tint } from '../light/colour.ts';

type Tone = { readonly hue: number; readonly pure: number; readonly level: number };

function toneOf(colour: string): Tone {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = high - low;
  const turn =
    spread === 0
      ? 0
      : high === r
        ? (g - b) / spread + (g < b ? 6 : 0)
        : high === g
          ? (b - r) / spread + 2
          : (r - g) / spread + 4;
  return {
    hue: turn * 60,
    pure: spread === 0 ? 0 : spread / (1 - Math.abs(high + low - 1) || 1),
    level: (high + low) / 2,
  };
}

/** Below this a colour is a grey. */
const grey = 0.2;

/**
 * Whether a colour belongs to the part of a drawing whose colour is `main`: the same hue, or another grey of much the
 * same brightness.
 */
function isOfMain(one: Tone, main: Tone): boolean {
  if (main.pure < grey) return one.pure < grey && Math.abs(one.level - main.level) < 0.42;
  const apart = Math.abs(one.hue - main.hue);
  return one.pure > 0.12 && Math.min(apart, 360 - apart) < 38;
}

/** A drawing in another colour: what has its main colour takes the new one, its lights and shadows stay. */
export function tinted(svg: string, main: string, colour: string): string {
  const body = toneOf(main);
  return svg.replaceAll(/ (fill|stroke)="(#[\da-f]{6})"/gi, (whole, paint: string, own: string) => {
    const tone = toneOf(own);
    if (!isOfMain(tone, body)) return whole;
    const lighter = tone.level - body.level;
    return ` ${paint}="${lighter > 0 ? tint(colour, Math.min(0.7, lighter * 1.2)) : shade(colour, Math.min(0.7, -lighter * 1.4))}"`;
  });
}

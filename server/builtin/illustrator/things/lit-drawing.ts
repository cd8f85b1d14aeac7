// Shades a drawing from the side of the light.
import { shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import type { Box } from './thing-table.ts';

/** How far a colour moves in light and in shadow. */
const light = 0.2;
const shadow = 0.27;

/**
 * Lights a drawing from one side and from above, as robes and tents are lit: each of its colours becomes a gradient
 * over the whole drawing.
 * `side` is 1 when light comes from the right. `key` keeps the gradients of this drawing apart from those of others.
 */
export function lit(svg: string, [x, y, w, h]: Box, side: -1 | 1, key: string): string {
  const colours = new Map<string, string>();
  const [from, to] = side > 0 ? [x + w, x] : [x, x + w];
  const drawn = svg.replaceAll(/<(?:path|ellipse|rect|circle)\b[^>]*>/g, (element) =>
    / opacity=/.test(element)
      ? element
      : element.replace(/ (fill|stroke)="(#[\da-f]{6})"/i, (_, paint: string, colour: string) => {
          const id = colours.get(colour) ?? `${key}-${colours.size}`;
          colours.set(colour, id);
          return ` ${paint}="url(#${id})"`;
        }),
  );
  const gradients = [...colours].map(
    ([colour, id]) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from)}" y1="${n(y)}" x2="${n(to)}" ` +
      `y2="${n(y + h)}">` +
      `<stop offset="0.08" stop-color="${tint(colour, light)}"/><stop offset="0.45" stop-color="${colour}"/>` +
      `<stop offset="1" stop-color="${shade(colour, shadow)}"/></linearGradient>`,
  );
  return `<defs>${gradients.join('')}</defs>${drawn}`;
}

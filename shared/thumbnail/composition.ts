import { faceFor, lineWidth } from './fonts.ts';
import { canvas, clampOverlay, type Overlay, overlayLines, overlaySize } from './overlay.ts';

type Point = readonly [x: number, y: number];
/** A shape of colour between the picture and the texts: it darkens, carries or underlines. Points in canvas pixels. */
export type Shade = {
  readonly points: readonly Point[];
  /** Along this line, from and to in canvas pixels; one stop is a plain colour. */
  readonly along: readonly [Point, Point];
  readonly stops: readonly { readonly at: number; readonly color: string; readonly opacity: number }[];
};

/** A thumbnail as both the editor's canvas and the server draw it. */
export type Composition = {
  /** A 16:9 picture: a data URL on the server, an address of our own in the browser. */
  readonly picture: string | null;
  /** Where the picture lies in the canvas. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Colour where no picture is. */
  readonly ground: string;
  readonly shades: readonly Shade[];
  readonly overlays: readonly Overlay[];
};

/** Of the font size: from the top of a line's middle half to its baseline. */
const baseline = 0.35;

/** Pixels that a shadow goes beyond its letters. */
const shadowReach = 20;
/**
 * The shadow alone: letters that went through a filter would be blurred when they are turned, and an offset in it would
 * not turn with them.
 */
const onlyShadow =
  '<feGaussianBlur stdDeviation="5"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .65 0"/>';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Text that is only ever text: markup is escaped, and characters that XML does not know are gone. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (c) => escapes[c]!);
const round = (number: number): number => Math.round(number * 100) / 100;

/**
 * Draws a composition as SVG of 1280 x 720. Nothing in it but the picture comes from outside, and no text can become
 * markup. `prefix` keeps several of them on one page apart.
 */
export function composeSvg({ picture, frame, ground, shades, overlays }: Composition, prefix = ''): string {
  const { width, height } = canvas;
  const { x, y } = frame;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs>',
    ...shades.map((shade, index) => gradient(shade, `${prefix}shade${index}`)),
    `</defs><rect width="${width}" height="${height}" fill="${plain(ground)}"/>`,
    picture === null
      ? ''
      : `<image href="${plain(picture)}" x="${x}" y="${y}" width="${frame.width}" height="${frame.height}" ` +
        `preserveAspectRatio="xMidYMid slice"/>`,
    ...shades.map(
      ({ points }, index) =>
        `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="url(#${prefix}shade${index})"/>`,
    ),
    ...overlays.map((overlay, index) => textBlock(clampOverlay(overlay), `${prefix}shadow${index}`)),
    '</svg>',
  ].join('');
}

function gradient({ along: [from, to], stops }: Shade, id: string): string {
  const colours = stops.map(
    ({ at, color, opacity }) => `<stop offset="${at}" stop-color="${plain(color)}" stop-opacity="${opacity}"/>`,
  );
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" ` +
    `y2="${to[1]}">${colours.join('')}</linearGradient>`
  );
}

/** Where the letters of a text are, from its own place and before it is turned, in canvas pixels of scale 1. */
export function lettersBox(overlay: Overlay): { left: number; width: number; height: number } {
  const room = overlaySize({ ...overlay, scale: 1 });
  const face = faceFor(overlay.fontFamily, overlay.fontWeight, overlay.text);
  const width = Math.max(...overlayLines(overlay).map((line) => lineWidth(line, face))) * overlay.fontSize;
  const spare = room.width - width;
  return {
    left: overlay.align === 'left' ? 0 : overlay.align === 'right' ? spare : spare / 2,
    width,
    height: room.height,
  };
}

/**
 * Browsers put the baseline of a text that stands level, upright or upside down on a whole pixel of the canvas; so does
 * this. Distances are from the top of the room at scale 1.
 */
function pixelBaseline({ x, y, scale, rotate }: Overlay, { width, height }: { width: number; height: number }) {
  const quarter = ((rotate % 360) + 360) % 360;
  const [from, way, at] = (
    { 90: [x, -1, (width + height) / 2], 180: [y, -1, height], 270: [x, 1, (width - height) / 2] } as Record<
      number,
      [number, 1 | -1, number]
    >
  )[quarter] ?? [y, 1, 0];
  return (down: number): number => round(way * ((Math.round(from + scale * (at + way * down)) - from) / scale - at));
}

function textBlock(overlay: Overlay, shadowId: string): string {
  const lines = overlayLines(overlay);
  if (lines.every((line) => line.trim() === '')) return '';
  const { x, y, scale, rotate, fontSize, lineHeight, align } = overlay;
  const room = overlaySize({ ...overlay, scale: 1 });
  const face = faceFor(overlay.fontFamily, overlay.fontWeight, overlay.text);
  const { left, width } = lettersBox(overlay);
  const [anchor, at] =
    align === 'left'
      ? (['start', 0] as const)
      : align === 'right'
        ? (['end', room.width] as const)
        : (['middle', room.width / 2] as const);
  const around = (space: number): string =>
    `x="${round(left - space)}" y="${round(-space)}" width="${round(width + 2 * space)}" height="${round(room.height + 2 * space)}"`;
  const turn = rotate === 0 ? '' : ` rotate(${round(rotate)} ${round(room.width / 2)} ${round(room.height / 2)})`;
  const stroke =
    overlay.strokeWidth === 0
      ? ''
      : ` stroke="${overlay.stroke}" stroke-width="${overlay.strokeWidth * 2}" stroke-linejoin="round" ` +
        `paint-order="stroke"`;
  const onPixel = pixelBaseline(overlay, room);
  const spans = lines.map(
    (line, nth) =>
      `<tspan x="${round(at)}" y="${onPixel((nth + 0.5) * lineHeight + baseline * fontSize)}">${plain(line)}</tspan>`,
  );
  const shadow = overlay.shadow
    ? `<filter id="${shadowId}" filterUnits="userSpaceOnUse" ${around(overlay.strokeWidth + 0.15 * fontSize + shadowReach)}>${onlyShadow}` +
      `</filter>`
    : '';
  const text = (how: string): string =>
    `<text font-family="${face.family}" font-weight="${face.weight}" text-rendering="geometricPrecision" ` +
    `font-size="${round(fontSize)}" text-anchor="${anchor}" fill="${overlay.color}"${stroke}` +
    `${how} xml:space="preserve">${spans.join('')}</text>`;
  return [
    `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})${turn}" opacity="${overlay.opacity}">${shadow}`,
    overlay.background === null
      ? ''
      : `<rect ${around(overlay.padding)} rx="${overlay.borderRadius}" fill="${overlay.background}"/>`,
    shadow ? text(` transform="translate(0 4)" filter="url(#${shadowId})"`) : '',
    `${text('')}</g>`,
  ].join('');
}

import { n } from './curve.ts';

/** The shape of a drawing in one colour, `rim` units wider all round; what is see-through leaves no shape. */
function silhouette(drawing: string, colour: string, rim: number): string {
  return drawing
    .replaceAll(/<(?:path|ellipse|rect|circle)\b[^>]*>/g, (element) => (/ opacity=/.test(element) ? '' : element))
    .replaceAll(
      / fill="none" stroke="[^"]*" stroke-width="([\d.]+)"/g,
      (_, width: string) => ` fill="none" stroke="${colour}" stroke-width="${n(Number(width) + rim * 2)}"`,
    )
    .replaceAll(/ fill="(?!none)[^"]*"/g, ` fill="${colour}" stroke="${colour}" stroke-width="${n(rim * 2)}" stroke-linejoin="round"`);
}

/** Makes a drawing look cut from paper: a white rim, and a shadow on what lies behind it. */
export const cutOut = (drawing: string): string =>
  drawing === ''
    ? ''
    : `<g opacity=".3" transform="translate(6 9)">${silhouette(drawing, '#1d1230', 2)}</g>${silhouette(drawing, '#fffaf0', 2.4)}${drawing}`;

import { n } from './curve.ts';

/**
 * The shape of a drawing in one colour, `rim` units wider all round; what is see-through leaves no shape.
 * A group with `data-size` is drawn that many times as large: its rim is drawn thinner by as much.
 */
function silhouette(drawing: string, colour: string, rim: number): string {
  const sizes = [1];
  return drawing.replaceAll(/<\/g>|<(?:g|path|ellipse|rect|circle)\b[^>]*>/g, (tag) => {
    if (tag === '</g>') {
      sizes.pop();
      return tag;
    }
    const size = (sizes.at(-1) ?? 1) * Number(/^<g [^>]*data-size="([\d.]+)"/.exec(tag)?.[1] ?? 1);
    if (tag.startsWith('<g')) {
      sizes.push(size);
      return tag.replace(/ data-(?:moves|person)="[^"]*"/, '');
    }
    if (/ opacity=/.test(tag)) return '';
    return tag
      .replace(
        / fill="none" stroke="[^"]*" stroke-width="([\d.]+)"/,
        (_, width: string) => ` fill="none" stroke="${colour}" stroke-width="${n(Number(width) + (rim * 2) / size)}"`,
      )
      .replace(
        / fill="(?!none)[^"]*"/,
        ` fill="${colour}" stroke="${colour}" stroke-width="${n((rim * 2) / size)}" stroke-linejoin="round"`,
      );
  });
}

/** Makes a drawing look cut from paper: a white rim, and a shadow on what lies behind it. */
export const cutOut = (drawing: string): string =>
  drawing === ''
    ? ''
    : [
        `<g opacity=".3" transform="translate(6 9)">${silhouette(drawing, '#1d1230', 2)}</g>${silhouette(drawing, '#fffaf0', 2.4)}`,
        drawing,
      ].join('');

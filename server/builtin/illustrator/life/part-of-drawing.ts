// Cuts a part out of a drawing, so that only this part is redrawn for a flipbook.
import { type Box, boxUnder, cornersOf, grown, inverse, meets } from './matrix.ts';
import type { SvgNode } from './svg-nodes.ts';

/** A whole drawing, read: its definitions, what it shows, and the size of its page. */
export type ReadDrawing = {
  readonly defs: string;
  readonly nodes: readonly SvgNode[];
  readonly width: number;
  readonly height: number;
};

/** Nodes to replace, with what is drawn instead of each. */
export type Changes = ReadonlyMap<SvgNode, readonly SvgNode[]>;

/** A blur spreads this many times its own size. */
const reach = 3;

/**
 * A part of a page as a separate drawing, at this many pixels per unit, without the shapes outside it. Groups with a
 * layer of their own get a shape that covers the part and cannot be seen: the drawing program fails on layers that are
 * wholly off the page.
 */
export function partOfDrawing({ defs, nodes }: ReadDrawing, part: Box, scale: number, changes: Changes): string {
  let near = defs;
  const softly = (node: SvgNode, seen: Box): Box => {
    const id = /\sfilter="url\(#(\w+)\)"/.exec(node.text)?.[1];
    if (!id) return seen;
    const by = Number(new RegExp(`<filter id="${id}".*?stdDeviation="([\\d.]+)"`).exec(near)?.[1] ?? 0);
    const far = grown(seen, by * reach);
    near = near.replace(
      new RegExp(`(<filter id="${id}") [^>]*>`),
      `$1 ${regionOf(boxUnder(inverse(node.matrix), far))}>`,
    );
    return far;
  };
  const kept = (list: readonly SvgNode[], seen: Box): string =>
    list
      .map((node): string => {
        const change = changes.get(node);
        if (change) return kept(change, seen);
        if (!node.box || !meets(node.box, seen)) return '';
        if (node.inner.length === 0) return node.tag === 'g' ? '' : node.text;
        const inner = kept(node.inner, softly(node, seen));
        if (inner === '') return '';
        const layer = / (?:filter|opacity)=/.test(node.text);
        return `${node.text}${layer ? cover(node, part) : ''}${inner}</${node.tag}>`;
      })
      .join('');
  const [wide, high] = [part.right - part.left, part.bottom - part.top];
  const size = `width="${Math.round(wide * scale)}" height="${Math.round(high * scale)}"`;
  const view = [part.left, part.top, wide, high].map((value) => value.toFixed(6)).join(' ');
  const shown = kept(nodes, part);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${view}" preserveAspectRatio="none">${near}` +
    `${shown}</svg>`
  );
}

/** Where a filter works: the drawing program blurs all of it, also what is off the page. */
const regionOf = ({ left, top, right, bottom }: Box): string =>
  `filterUnits="userSpaceOnUse" x="${left.toFixed(2)}" y="${top.toFixed(2)}" width="${(right - left).toFixed(2)}" ` +
  `height="${(bottom - top).toFixed(2)}"`;

function cover({ matrix }: SvgNode, part: Box): string {
  const corners = cornersOf(inverse(matrix), part).map((point) => point.map((value) => value.toFixed(3)).join(' '));
  return `<path d="M${corners.join('L')}Z" fill="#000" fill-opacity=".0005"/>`;
}

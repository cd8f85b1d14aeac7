import { type Box, cornersOf, grown, identity, inverse, meets } from './matrix.ts';
import type { SvgNode } from './svg-nodes.ts';

/** A whole drawing, read: its definitions, what it shows, and the size of its page. */
export type ReadDrawing = { readonly defs: string; readonly nodes: readonly SvgNode[]; readonly width: number; readonly height: number };

/** What is drawn in the place of some nodes. */
export type Changes = ReadonlyMap<SvgNode, readonly SvgNode[]>;

/** Blurs reach so far, in units of the page. */
const blurred = 90;

/**
 * A part of a page as a drawing of its own, so many pixels a unit large, without the shapes that lie outside of it. Groups with a layer of their own
 * get a shape that covers the part and cannot be seen: the drawing program fails on layers that are wholly off the page.
 */
export function partOfDrawing({ defs, nodes }: ReadDrawing, part: Box, scale: number, changes: Changes): string {
  const kept = (list: readonly SvgNode[], seen: Box): string =>
    list
      .map((node): string => {
        const change = changes.get(node);
        if (change) return kept(change, seen);
        if (!node.box || !meets(node.box, seen)) return '';
        if (node.inner.length === 0) return node.tag === 'g' ? '' : node.text;
        const soft = node.text.includes(' filter=');
        const inner = kept(node.inner, soft ? grown(seen, blurred) : seen);
        if (inner === '') return '';
        return `${node.text}${soft || node.text.includes(' opacity=') ? cover(node, part) : ''}${inner}</${node.tag}>`;
      })
      .join('');
  const [wide, high] = [part.right - part.left, part.bottom - part.top];
  const size = `width="${Math.round(wide * scale)}" height="${Math.round(high * scale)}"`;
  const view = [part.left, part.top, wide, high].map((value) => value.toFixed(6)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${view}" preserveAspectRatio="none">${defs}${kept(nodes, part)}</svg>`;
}

function cover({ matrix }: SvgNode, part: Box): string {
  const corners = cornersOf(inverse(matrix) ?? identity, part).map((point) => point.map((value) => value.toFixed(3)).join(' '));
  return `<path d="M${corners.join('L')}Z" fill="#000" fill-opacity=".0005"/>`;
}

// Finds walls, doors and posts, near which nothing may bend.
import type { Box } from './matrix.ts';
import { heightOf, type Page, widthOf } from './page.ts';
import type { SvgNode } from './svg-nodes.ts';

/** Of the page: what is lower has no edge that is seen to bend, what is wider is ground or sky. */
const edge = { least: 0.03, widest: 0.9 } as const;

/**
 * Where walls, doors, posts and the like stand: shapes with an upright straight side. Whatever bends near them bends
 * that side, and an eye sees it at once. What moves by itself is left out, and so are people.
 */
export function rigidThings(page: Page, nodes: readonly SvgNode[]): Box[] {
  return nodes.flatMap((node) => {
    if (node.tag === 'g') return / data-(?:moves|person)=/.test(node.text) ? [] : rigidThings(page, node.inner);
    const { box } = node;
    if (!box || heightOf(box) < page.height * edge.least || widthOf(box) > page.width * edge.widest) return [];
    return hasUprightSide(node) ? [box] : [];
  });
}

/** Rectangles, and paths that go straight up or down. Light has no sides. */
const hasUprightSide = ({ tag, text }: SvgNode): boolean =>
  !/ (?:fill-)?opacity="0?\.[0-4]/.test(text) && (tag === 'rect' || (tag === 'path' && / d="[^"]*[Vv]/.test(text)));

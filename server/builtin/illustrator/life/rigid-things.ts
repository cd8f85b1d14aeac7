// Finds walls, doors and posts, near which nothing may bend.
import type { Box } from './matrix.ts';
import { heightOf, type Page, widthOf } from './page.ts';
import type { SvgNode } from './svg-nodes.ts';

/**
 * Shares of the page: shapes lower than `least` have no edge that could be seen to bend; wider ones than `widest` are
 * ground or sky.
 */
const edge = { least: 0.03, widest: 0.9 } as const;

/**
 * The boxes of walls, doors, posts and the like: shapes with a straight upright side, which would visibly bend if
 * something moved near them. Things that move by themselves and people are left out.
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

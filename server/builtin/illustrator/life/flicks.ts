// Tails and ears that flick now and then.
import type { FlipbookPlan } from './flipbook-plan.ts';
import { grown, joined } from './matrix.ts';
import { heightOf, onPage, type Page, widthOf } from './page.ts';
import type { ThingSeen } from './parts-of-things.ts';
import { nodesOf, textOf } from './svg-nodes.ts';

/**
 * How far tails and ears turn, in degrees for each step; how many of them flick; and the smallest size, as a share of
 * the page's height.
 */
const turns = { tail: [9, 18], ear: [-11, -22] } as const;
const most = { tail: 3, ear: 3 } as const;
const least = 0.018;

/** Flipbooks of tails and ears, which turn about their root now and then. */
export function flicks(page: Page, things: readonly ThingSeen[]): FlipbookPlan[] {
  return (['tail', 'ear'] as const).flatMap((kind) =>
    things
      .filter((thing) => thing.kind === kind && !thing.node.soft && sizeOf(page, thing) > page.height * least)
      .toSorted((a, b) => sizeOf(page, b) - sizeOf(page, a))
      .slice(0, most[kind])
      .map(({ node, box }): FlipbookPlan => {
        const [, root = '0 0'] = / data-root="([-\d. ]+)"/.exec(node.text) ?? [];
        const cells = turns[kind].map((degrees) =>
          nodesOf(`<g transform="rotate(${degrees} ${root})">${textOf(node.inner)}</g>`, node.matrix),
        );
        const round = cells.flat().reduce((all, { box: own }) => (own ? (joined(all, own) ?? all) : all), box);
        return { plays: 'gesture', who: null, box: grown(round, 4), of: node, cells };
      }),
  );
}

/** The longer side of what is seen of it. */
function sizeOf(page: Page, { box }: ThingSeen): number {
  const seen = onPage(page, box);
  return Math.max(widthOf(seen), heightOf(seen));
}

import type { Flipbook } from '#shared/motion/picture-life.ts';
import type { Box } from './matrix.ts';
import type { SvgNode } from './svg-nodes.ts';

/** A flipbook before it is drawn: the part of the page that changes, and what is drawn there in each cell. */
export type FlipbookPlan = {
  readonly plays: Flipbook['plays'];
  readonly who: string | null;
  readonly box: Box;
  readonly of: SvgNode;
  readonly cells: readonly (readonly SvgNode[])[];
};

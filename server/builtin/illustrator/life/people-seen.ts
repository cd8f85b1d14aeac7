// Finds the drawn people again in the SVG of a picture.
import type { FigureOrder } from '../body/figure-order.ts';
import { poseOfFigure } from '../body/figure.ts';
import type { Pose } from '../body/pose.ts';
import { proportions } from '../body/proportions.ts';
import { type Box, boxRound, boxUnder, type Matrix, moved, sizeOf, times, turned } from './matrix.ts';
import { marked, type SvgNode } from './svg-nodes.ts';

/** Somebody in a drawing, and where on the page they are. */
export type PersonSeen = {
  readonly node: SvgNode;
  readonly order: FigureOrder;
  readonly pose: Pose;
  /** From the figure's units to the page. */
  readonly matrix: Matrix;
  readonly head: Box;
  readonly eyes: Box;
  readonly mouth: Box;
  /** From the hips to the top of the head. */
  readonly trunk: Box;
  readonly hip: readonly [x: number, y: number];
  readonly neck: readonly [x: number, y: number];
  /** The length of a figure unit, in units of the page. */
  readonly size: number;
  /** Height of the head, in units of the page; 0 for who has no face to be seen. */
  readonly face: number;
};

/** In the units of a head 40 high round 0,0, with room for large eyes and for brows. */
const features = {
  head: { left: -21, top: -25, right: 21, bottom: 25 },
  eyes: { left: -8, top: -9, right: 18, bottom: 6 },
  mouth: { left: -1, top: 4, right: 17, bottom: 19 },
} as const satisfies Record<string, Box>;
const headHeight = 40;
/** Half the width of a body. */
const half = 26;

/** Everybody in a drawing, the nearest last. */
export function peopleSeen(nodes: readonly SvgNode[], figures: readonly FigureOrder[]): PersonSeen[] {
  return marked(nodes, 'person').flatMap(({ node, mark }): PersonSeen[] => {
    const order = figures[Number(mark)];
    if (!order || order.part === 'arm' || node.soft) return [];
    const { look } = order;
    const matrix = times(node.matrix, [look.tall, 0, 0, look.tall, 0, 0]);
    const pose = poseOfFigure(order);
    const headSize = proportions[look.age ?? 'adult'].head;
    const onHead = times(times(times(matrix, [1, 0, 0, 1, ...pose.head]), turned(pose.nod, 0, 0)), [
      headSize,
      0,
      0,
      headSize,
      0,
      0,
    ]);
    const { hip, neck } = pose;
    const sides = [hip, neck].flatMap(([x, y]) => [moved(matrix, x - half, y), moved(matrix, x + half, y)]);
    const head = boxUnder(onHead, features.head);
    return [
      {
        node,
        order,
        pose,
        matrix,
        head,
        eyes: boxUnder(onHead, features.eyes),
        mouth: boxUnder(onHead, features.mouth),
        trunk: boxRound([...sides, [head.left, head.top], [head.right, head.bottom]]) as Box,
        hip: moved(matrix, ...hip),
        neck: moved(matrix, ...neck),
        size: sizeOf(matrix),
        face: order.away ? 0 : headHeight * sizeOf(onHead),
      },
    ];
  });
}

import type { Body } from './body.ts';
import { fill, line } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { between, n, type Point, soft } from '../drawing/curve.ts';
import type { Look } from '../looks/look.ts';
import type { Pose } from './pose.ts';

/**
 * What is seen of a robe from behind: the belt without its knot, the fold down the back, and the mantle over both
 * shoulders.
 */
export function backOfRobe({ waist, hem, shoulder }: Body, pose: Pose, look: Look): string {
  const [a, b] = waist;
  const middle = between(a, b, 0.45);
  const low = hem[Math.floor(hem.length / 2)] as Point;
  const fold = line(
    `M${n(pose.neck[0])} ${n(pose.neck[1] + 12)}Q${n(middle[0] - 3)} ${n((pose.neck[1] + middle[1]) / 2)} ${n(middle[0])}` +
      ` ${n(middle[1])}L${n(between(middle, low, 0.8)[0])} ${n(between(middle, low, 0.8)[1])}`,
    shade(look.robe, 0.42),
    2.2,
    0.36,
  );
  const belt = line(
    `M${n(a[0] - 1)} ${n(a[1])}Q${n(middle[0])} ${n(middle[1] + 5)} ${n(b[0] + 1)} ${n(b[1])}`,
    look.sash,
    8.5,
  );
  return fold + (look.mantle ? mantle({ waist, hem, shoulder }, pose, look.mantle, look.trim) : belt);
}

/** A mantle that hangs down the whole back. */
function mantle(
  { waist, hem, shoulder }: Pick<Body, 'waist' | 'hem' | 'shoulder'>,
  { neck: [x, y] }: Pose,
  colour: string,
  trim: string,
): string {
  const [first, last] = [hem[0] as Point, hem.at(-1) as Point];
  const [left, right] = [between(waist[0], first, 0.8), between(waist[1], last, 0.8)];
  const points: Point[] = [
    [x - 8, y],
    [shoulder.near[0] - 6, shoulder.near[1] - 2],
    [waist[0][0] - 5, waist[0][1]],
    left,
    between(left, right, 0.5).map((at, i) => (i ? at + 8 : at)) as unknown as Point,
    right,
    [waist[1][0] + 4, waist[1][1]],
    [shoulder.far[0] + 6, shoulder.far[1] - 2],
    [x + 8, y],
  ];
  const foot = soft(points.slice(3, 6), false);
  const folds = [0.3, 0.55, 0.78]
    .map((share) => {
      const [top, low] = [between(shoulder.near, shoulder.far, share), between(left, right, share)];
      return line(`M${n(top[0])} ${n(top[1] + 14)}L${n(low[0])} ${n(low[1])}`, shade(colour, 0.36), 2, 0.4);
    })
    .join('');
  return (
    fill(soft(points, true, 0.2), colour) +
    folds +
    line(foot, trim, 4, 0.9) +
    line(soft(points.slice(0, 4), false), tint(colour, 0.3), 1.6, 0.5)
  );
}

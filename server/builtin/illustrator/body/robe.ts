import type { Body } from './body.ts';
import { blob, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { between, n, type Point, soft } from '../drawing/curve.ts';
import type { Look } from '../looks/look.ts';
import type { Pose } from './pose.ts';

/** Lines from the waist down to the hem, where cloth falls in folds. */
export function robeFolds({ waist, hem }: Body, look: Look): string {
  if (look.pattern === 'many') return colours({ waist, hem });
  if (look.pattern === 'wound') return bands({ waist, hem }, look);
  const dark = shade(look.robe, 0.42);
  const folds = [0.2, 0.42, 0.66, 0.86].map((share, i) => {
    const top = between(waist[0], waist[1], share);
    const low = between(
      hem[Math.min(hem.length - 1, Math.floor(share * (hem.length - 1)))] as Point,
      hem[Math.min(hem.length - 1, Math.ceil(share * (hem.length - 1)))] as Point,
      (share * (hem.length - 1)) % 1,
    );
    const end = between(top, low, 0.93);
    const middle = between(top, low, 0.5);
    const width = look.pattern === 'stripes' ? 4.2 : i % 2 ? 2.6 : 1.8;
    const colour = look.pattern === 'stripes' ? look.trim : dark;
    return line(
      `M${n(top[0])} ${n(top[1] + 6)}Q${n(middle[0] + (share - 0.5) * 12)} ${n(middle[1])} ${n(end[0])} ${n(end[1])}`,
      colour,
      width,
      look.pattern === 'stripes' ? 0.85 : 0.38,
    );
  });
  return folds.join('');
}

type Skirt = Pick<Body, 'waist' | 'hem'>;

/** A point on the skirt, `down` from waist to hem and `over` from back to front. */
const onSkirt = ({ waist, hem }: Skirt, down: number, over: number): Point => {
  const last = hem.length - 1;
  const low = between(hem[Math.floor(over * last)] as Point, hem[Math.ceil(over * last)] as Point, (over * last) % 1);
  return between(between(waist[0], waist[1], over), low, down);
};

const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

/** Stripes of many colours. */
const colours = (skirt: Skirt): string =>
  ['#f2c84b', '#3f7fc4', '#4fa05a', '#f08a3a', '#8a4fb0', '#f6ead0', '#3f7fc4']
    .map((colour, i) =>
      line(path([0.04, 0.35, 0.7, 0.97].map((down) => onSkirt(skirt, down, 0.06 + i * 0.147))), colour, 5.4 + (i % 2)),
    )
    .join('');

/** Bands of linen wound round. */
const bands = (skirt: Skirt, look: Look): string =>
  [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]
    .map((down, i) =>
      line(
        path([
          onSkirt(skirt, down, 0.02),
          onSkirt(skirt, down + (i % 2 ? 0.07 : -0.05), 0.5),
          onSkirt(skirt, down, 0.98),
        ]),
        look.trim,
        3,
        0.9,
      ),
    )
    .join('');

/** A woven border along the hem. */
export function hemBand({ hem }: Body, look: Look): string {
  if (look.pattern === 'plain' || look.pattern === 'stripes' || look.pattern === 'many' || look.pattern === 'wound')
    return '';
  const raised = hem.map(([x, y]) => [x * 0.985, y - 7] as Point);
  const band = line(soft(raised, false), look.trim, 8.5);
  if (look.pattern === 'band') return `${band}${line(soft(raised, false), tint(look.trim, 0.5), 1.6, 0.8)}`;
  const marks = raised
    .slice(0, -1)
    .flatMap((point, i) => [0.15, 0.38, 0.62, 0.85].map((share) => between(point, raised[i + 1] as Point, share)));
  if (look.pattern === 'dots') return band + marks.map(([x, y]) => oval(x, y, 1.8, 1.8, tint(look.robe, 0.5))).join('');
  return [
    band,
    line(
      `M${marks.map(([x, y], i) => `${n(x)} ${n(y + (i % 2 ? 2.6 : -2.6))}`).join('L')}`,
      tint(look.robe, 0.55),
      1.7,
    ),
  ].join('');
}

/** A cloth belt with a hanging end. */
export function sash({ waist }: Body, look: Look): string {
  const [a, b] = waist;
  const knot = between(a, b, 0.72);
  const middle = between(a, b, 0.5);
  const belt = (rise: number, colour: string, width: number) =>
    `<path d="M${n(a[0] - 1)} ${n(a[1] + rise)}Q${n(middle[0])} ${n(middle[1] + 5 + rise)} ${n(b[0] + 1)} ${n(b[1] + rise)}" ` +
    `fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const end = fill(`M${n(knot[0] - 4)} ${n(knot[1])}q-2 16 -5 30l9 1q3 -14 2 -30Z`, shade(look.sash, 0.16));
  return (
    end +
    belt(0, look.sash, 9) +
    belt(-2, tint(look.sash, 0.3), 1.6) +
    oval(knot[0] - 1, knot[1] + 3, 5, 5.5, look.sash)
  );
}

/** Rents and dust on the cloth of somebody who was beaten. */
export function tears({ waist, hem }: Body, look: Look): string {
  const dark = shade(look.robe, 0.5);
  return [0.28, 0.6, 0.82]
    .map((share, i) => {
      const [x, y] = between(
        between(waist[0], waist[1], share),
        hem[Math.min(hem.length - 1, 1 + i)] as Point,
        0.34 + i * 0.2,
      );
      return (
        oval(x + 5, y + 4, 13, 8, '#7a5a3a', 0.22) +
        fill(`M${n(x - 3)} ${n(y - 11)}q5 10 1 22q-5 -10 -1 -22Z`, i === 1 ? look.skin : dark, 0.8)
      );
    })
    .join('');
}

/** A cloak over the shoulder that is towards us, hanging down the back. */
export function cloak({ waist, hem, shoulder }: Body, pose: Pose, colour: string, trim: string): string {
  const [x, y] = pose.neck;
  const low = hem[0] as Point;
  const inner = hem[1] as Point;
  const drop: Point = between(waist[0], low, 0.86);
  const edge: Point[] = [
    [x + 10, y + 1],
    between(shoulder.near, waist[1], 0.3),
    between(waist[0], waist[1], 0.42),
    between(between(waist[0], waist[1], 0.3), inner, 0.55),
    [between(low, inner, 0.7)[0], drop[1] + 4],
  ];
  const outline: Point[] = [
    [x - 5, y - 4],
    ...edge,
    [drop[0] - 3, drop[1]],
    between(waist[0], low, 0.4),
    [waist[0][0] - 5, waist[0][1]],
    [shoulder.near[0] - 14, shoulder.near[1] + 4],
    [x - 15, y + 1],
  ];
  const inward = outline.map(([px, py]) => [px, py] as Point);
  return [
    fill(soft(inward, true, 0.1), colour),
    blob(
      [
        [waist[0][0] - 4, waist[0][1]],
        between(waist[0], low, 0.4),
        [drop[0] - 2, drop[1]],
        [drop[0] + 7, drop[1] + 2],
        between(waist[0], inner, 0.4),
        [waist[0][0] + 5, waist[0][1] - 10],
      ],
      shade(colour, 0.45),
      0.3,
    ),
    line(soft(edge, false), trim, 2.2, 0.9),
    line(
      `M${n(x - 10)} ${n(y + 8)}Q${n(waist[0][0] + 4)} ${n(waist[0][1] - 14)} ${n(drop[0] + 8)} ${n(drop[1] - 8)}`,
      shade(colour, 0.4),
      1.8,
      0.5,
    ),
  ].join('');
}

/** A breastplate with leather strips below it. */
export function armour({ waist, outline }: Body, pose: Pose): string {
  const [x, y] = pose.neck;
  const [a, b] = waist;
  const plate: Point[] = [
    [x - 15, y + 5],
    [x, y + 9],
    [x + 14, y + 5],
    outline[outline.length - 4] ?? b,
    [b[0] + 1, b[1] + 4],
    [(a[0] + b[0]) / 2, b[1] + 8],
    [a[0] - 1, a[1] + 4],
    outline[3] ?? a,
  ];
  const strips = [0.05, 0.25, 0.45, 0.65, 0.85]
    .map((share) => {
      const [sx, sy] = between(a, b, share);
      return fill(`M${n(sx - 2)} ${n(sy + 4)}l-2 26h8l-1 -26Z`, '#7a4a2a');
    })
    .join('');
  return [
    pose.legs === 'stretched' ? '' : strips,
    fill(soft(plate, true, 0.3), '#b8935a'),
    line(
      `M${n(x + 1)} ${n(y + 12)}L${n((a[0] + b[0]) / 2)} ${n(a[1] + 4)}M${n(x - 12)} ${n(y + 24)}Q${n(x)} ${n(y + 31)}` +
        ` ${n(x + 13)} ${n(y + 24)}`,
      '#7d5d30',
      1.6,
      0.8,
    ),
    line(`M${n(x - 10)} ${n(y + 10)}Q${n(x - 14)} ${n(y + 24)} ${n(x - 11)} ${n(y + 36)}`, '#ecd3a0', 2.2, 0.7),
  ].join('');
}

// All postures by name.
import { deeds } from './postures-of-deeds.ts';
import { flat, kneeling, onGround, type Pose, seated, up } from './pose-bases.ts';

export type { Legs, Pose } from './pose-bases.ts';

const poses = {
  ...deeds,
  stand: up,
  relaxed: { ...up, near: [4, -92], far: [20, -94] },
  talk: { ...up, near: [26, -112], far: [40, -106], nearBend: 1 },
  teach: { ...up, near: [2, -92], far: [44, -140], farBend: 1 },
  point: { ...up, near: [2, -90], far: [62, -134] },
  bless: { ...up, near: [34, -140], far: [48, -124] },
  praise: { ...up, head: [3, -173], nod: -14, near: [-34, -194], far: [46, -192], nearBend: -1 },
  call: { ...up, head: [3, -173], nod: -16, near: [6, -94], far: [48, -184] },
  spread: { ...up, near: [-62, -132], far: [64, -132], nearBend: -1, farBend: 1 },
  pour: { ...up, neck: [6, -145], head: [11, -169], nod: 14, near: [40, -108], far: [46, -92] },
  pray: { ...up, nod: 12, near: [25, -126], far: [29, -125], nearBend: 1 },
  walk: { ...up, legs: 'stride', neck: [5, -146], head: [8, -172], near: [-16, -90], far: [36, -104] },
  hike: { ...up, legs: 'stride', neck: [6, -145], head: [10, -171], near: [34, -108], far: [40, -96] },
  run: {
    ...up,
    legs: 'stride',
    hip: [-2, -90],
    neck: [14, -143],
    head: [21, -168],
    near: [40, -116],
    far: [54, -126],
    nearBend: 1,
  },
  carry: { ...up, near: [32, -104], far: [40, -106] },
  shoulder: { ...up, near: [-20, -152], far: [30, -150], nearBend: -1 },
  reach: { ...up, neck: [8, -144], head: [13, -169], nod: 8, near: [44, -104], far: [54, -106] },
  embrace: { ...up, neck: [8, -145], head: [12, -170], near: [46, -122], far: [44, -102] },
  blow: { ...up, head: [4, -172], nod: -8, near: [26, -151], far: [38, -154] },
  console: { ...up, neck: [8, -143], head: [14, -167], nod: 14, near: [42, -96], far: [50, -88] },
  give: { ...up, near: [46, -108], far: [50, -104] },
  sow: { ...up, legs: 'stride', neck: [4, -146], head: [7, -172], near: [18, -96], far: [58, -118] },
  strike: {
    ...up,
    legs: 'stride',
    neck: [8, -144],
    head: [13, -170],
    near: [-34, -176],
    far: [42, -118],
    nearBend: -1,
  },
  sling: { ...up, legs: 'stride', neck: [0, -146], head: [4, -172], near: [-24, -196], far: [52, -128], nearBend: -1 },
  guard: { ...up, near: [26, -112], far: [34, -98] },
  mourn: { ...up, neck: [4, -143], head: [9, -166], nod: 20, near: [20, -158], far: [26, -150] },
  shock: { ...up, neck: [-2, -146], head: [-2, -172], near: [22, -150], far: [40, -142] },
  rule: { ...seated, near: [24, -84], far: [36, -92] },
  kneel: { ...kneeling, nod: 6 },
  plead: { ...kneeling, nod: -10, near: [36, -104], far: [44, -100] },
  worship: { ...kneeling, nod: 14, near: [26, -94], far: [29, -92] },
  tend: { ...kneeling, neck: [16, -104], head: [26, -127], nod: 18, near: [46, -52], far: [56, -48] },
  bow: {
    ...kneeling,
    hip: [-12, -44],
    neck: [36, -56],
    head: [58, -44],
    nod: 38,
    near: [60, -8],
    far: [72, -6],
    nearBend: 1,
  },
  sit: seated,
  listen: { ...onGround, nod: -8 },
  rest: onGround,
  weep: { ...onGround, neck: [4, -80], head: [10, -102], nod: 26, near: [18, -94], far: [24, -88] },
  write: { ...seated, nod: 14, near: [32, -76], far: [40, -74] },
  eat: { ...seated, near: [32, -88], far: [40, -76] },
  row: { ...seated, neck: [8, -112], head: [14, -137], near: [42, -84], far: [48, -82] },
  haul: { ...up, hip: [-6, -86], neck: [14, -138], head: [24, -160], nod: 14, near: [44, -84], far: [52, -88] },
  lie: { ...flat, nod: -52, near: [-6, -34], far: [34, -30] },
  sleep: { ...flat, nod: -64, near: [-4, -38], far: [8, -40] },
  ride: {
    ...seated,
    legs: 'astride',
    hip: [-6, -52],
    neck: [0, -108],
    head: [4, -134],
    near: [28, -70],
    far: [34, -70],
  },
  cradle: { ...seated, nod: 16, near: [26, -84], far: [32, -78] },
} as const satisfies Record<string, Pose>;

export type Posture = keyof typeof poses;
export const pose = (posture: Posture): Pose => poses[posture];
/** How high a figure in this posture is, in figure units. */
export function height(posture: Posture): number {
  return 28 - pose(posture).head[1];
}

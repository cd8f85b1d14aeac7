// Chooses what gets a flipbook in a picture: blinks, speaking mouths, gestures, flames.
import type { Brush } from '../drawing/brush.ts';
import { flatOpacity } from '../draw-scene.ts';
import { seesWith } from '../body/eyes.ts';
import type { Act, FigureOrder, Opening } from '../body/figure-order.ts';
import { figureAgain } from '../body/figure.ts';
import type { Posture } from '../body/pose.ts';
import { type Box, boxRound, boxUnder, grown, type Matrix, meets, moved, turned } from './matrix.ts';
import { heightOf, middleOf, type Page, widthOf } from './page.ts';
import type { FlipbookPlan } from './flipbook-plan.ts';
import { flicks } from './flicks.ts';
import type { PersonSeen } from './people-seen.ts';
import type { ThingSeen } from './parts-of-things.ts';
import { nodesOf, type SvgNode, textOf } from './svg-nodes.ts';

/**
 * Limits for one picture: how many faces, how many gestures and flames, and how many flipbooks once tails and ears have
 * filled up the rest.
 */
const most = { faces: 6, larger: 3, withFlicks: 10 } as const;
const fromHead = { blink: 0.042, speak: 0.05, gesture: 0.05 } as const;

const again = (ink: Brush, { node }: PersonSeen, order: FigureOrder): readonly SvgNode[] =>
  nodesOf(flatOpacity(figureAgain(ink, order)), node.matrix);

const acted = (ink: Brush, person: PersonSeen, act: Act) => again(ink, person, { ...person.order, act });

/** Postures with a free or talking hand, which moves while the person speaks. */
const speaking: Partial<Record<Posture, 'near' | 'far'>> = {
  ...{
    stand: 'near',
    relaxed: 'near',
    talk: 'near',
    listen: 'near',
    'hear-out': 'near',
    sit: 'near',
    rest: 'near',
    laugh: 'near',
  },
  ...{ teach: 'far', point: 'far', bless: 'far', call: 'far', wave: 'far', sing: 'far', jeer: 'far' },
};
const steps = [0.36, 0.72, 1] as const;
/** Half of a hand, in figure units. */
const palm = 13;

/** Where a hand goes: up before the chest when it hangs down, a little further when it is raised. */
function farEnd({ pose }: PersonSeen, hand: 'near' | 'far'): readonly [number, number] {
  const [x, y] = pose[hand];
  const [neckX, neckY] = pose.neck;
  const wish: readonly [number, number] = [neckX + 34, neckY + 30];
  if (hand === 'near' && Math.hypot(wish[0] - x, wish[1] - y) > 16) return wish;
  return moved(turned(-13, neckX, neckY + 8), x, y);
}

/** A hand that rises while somebody speaks. */
function gesture(ink: Brush, person: PersonSeen, faces: readonly PersonSeen[]): FlipbookPlan[] {
  const { order, pose, matrix, node } = person;
  const hand = speaking[order.posture];
  const busy = order.hurt || order.part || order.onHead || order.shoulders;
  if (!hand || busy || order.hands?.[hand] || order[hand === 'near' ? 'held' : 'farHeld']) return [];
  const [from, to] = [pose[hand], farEnd(person, hand)];
  const at = (share: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const hides = steps.some((share) => {
    const over = boxUnder(matrix, grown(boxRound([at(share)]) as Box, palm));
    return faces.some(({ eyes, mouth }) => meets(over, eyes) || meets(over, mouth));
  });
  if (hides) return [];
  const [neckX, neckY] = pose.neck;
  const reach = boxRound([[neckX - 18, neckY], [neckX + 12, neckY + 66], from, to]) as Box;
  const cells = steps.map((share) => again(ink, person, { ...order, hands: { ...order.hands, [hand]: at(share) } }));
  return [{ plays: 'gesture', who: order.who ?? null, box: boxUnder(matrix, grown(reach, 18)), of: node, cells }];
}

/** Flames lean and stretch from their foot. */
const licks: readonly Matrix[] = [
  [1, 0, -0.07, 1.06, 0, 0],
  [0.97, 0, 0.04, 0.95, 0, 0],
  [1.03, 0, 0.09, 1.02, 0, 0],
];

function flickering({ node, box }: ThingSeen): FlipbookPlan {
  const [x] = middleOf(box);
  const inner = textOf(node.inner);
  // The foot of the flame on the page, as the flame's own units have it.
  const cells = licks.map((lick) => {
    const [, , , , e, f] = footed(lick, node, x, box.bottom);
    return nodesOf(
      `<g transform="matrix(${[...lick.slice(0, 4), e, f].map((value) => value.toFixed(4)).join(' ')})">${inner}</g>`,
      node.matrix,
    );
  });
  return { plays: 'loop', who: null, box: grown(box, 0.16 * Math.max(widthOf(box), heightOf(box))), of: node, cells };
}

/** A transform in a node's own units that leaves a point of the page where it is. */
function footed([a, b, c, d]: Matrix, node: SvgNode, pageX: number, pageY: number): Matrix {
  const [ma, mb, mc, md, me, mf] = node.matrix;
  const by = ma * md - mb * mc || 1;
  const [dx, dy] = [pageX - me, pageY - mf];
  const [x, y] = [(md * dx - mc * dy) / by, (-mb * dx + ma * dy) / by];
  const [tx, ty] = moved([a, b, c, d, 0, 0], x, y);
  return [a, b, c, d, x - tx, y - ty];
}

/** The smallest flame that is redrawn: a share of the page's height. */
const leastFlame = 0.03;

/**
 * Everything that gets a flipbook: eyes and mouths of faces that are large enough, hands of people who speak, and
 * flames.
 */
export function flipbookPlans(
  ink: Brush,
  page: Page,
  people: readonly PersonSeen[],
  things: readonly ThingSeen[],
  cut: boolean,
): FlipbookPlan[] {
  const faces = people.filter(({ face }) => face > 0).toSorted((a, b) => b.face - a.face);
  const large = (plays: keyof typeof fromHead) =>
    faces.filter(({ face }) => face > page.height * fromHead[plays]).slice(0, most.faces);
  const facial = (person: PersonSeen, plays: 'blink' | 'speak', acts: readonly Act[]): FlipbookPlan => ({
    plays,
    who: person.order.who ?? null,
    box: plays === 'blink' ? person.eyes : person.mouth,
    of: person.node,
    cells: acts.map((act) => acted(ink, person, act)),
  });
  const blinks = large('blink')
    .filter(({ order }) => seesWith(order.feeling))
    .map((person) => facial(person, 'blink', [{ lids: 'half' }, { lids: 'closed' }]));
  const speaks = large('speak')
    .filter(({ order }) => order.feeling !== 'asleep' && order.look.age !== 'baby')
    .map((person) =>
      facial(
        person,
        'speak',
        ([1, 2, 3] satisfies Opening[]).map((mouth) => ({ mouth })),
      ),
    );
  // A white rim of paper goes round the whole of somebody or something: it would have to be redrawn as well.
  if (cut) return [...blinks, ...speaks];
  const gestures = large('gesture').flatMap((person) => gesture(ink, person, faces));
  const loops = things
    .filter(
      ({ kind, node, box }) =>
        (kind === 'flame' || kind === 'lamp') && !node.soft && heightOf(box) > page.height * leastFlame,
    )
    .toSorted((a, b) => heightOf(a.box) - heightOf(b.box))
    .map(flickering);
  const larger = Array.from({ length: most.larger }, (_, i) =>
    [gestures[i], loops[i]].filter((plan) => plan !== undefined),
  ).flat();
  const first = [...blinks, ...speaks, ...larger];
  return [...first, ...flicks(page, things).slice(0, Math.max(0, most.withFlicks - first.length))];
}

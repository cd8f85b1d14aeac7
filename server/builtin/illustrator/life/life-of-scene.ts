// Collects everything that moves in a picture for films. The main file of this folder.
import type { PictureOrder } from '#server/ports/illustrator.ts';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import type { Flipbook, PictureLife } from '#shared/motion/picture-life.ts';
import { Failure } from '#shared/endpoint.ts';
import type { StagedDrawing } from '../draw-scene.ts';
import { costOf, drawFlipbook, type DrawnFlipbook, type Redrawing } from './draw-flipbook.ts';
import type { FlipbookPlan } from './flipbook-plan.ts';
import { flipbookPlans } from './flipbook-plans.ts';
import { identity } from './matrix.ts';
import { type MovingKind } from './moving.ts';
import { namesInCast } from './names-in-cast.ts';
import { particlesOfScene } from './particles-of-scene.ts';
import { partsOfPeople } from './parts-of-people.ts';
import { glowsOfThings, particlesOfThings, type ThingSeen, warpsOfThings } from './parts-of-things.ts';
import { type PersonSeen, peopleSeen } from './people-seen.ts';
import { rigidThings } from './rigid-things.ts';
import { styleOf } from '../light/styles.ts';
import { covered, marked, nodesOf, type SvgNode } from './svg-nodes.ts';

/**
 * Limits for one picture: moving parts, how many of them are flipbooks, and the pixels redrawn for flipbooks as a share
 * of the picture.
 */
const most = { parts: 24, flipbooks: 14, redrawn: 0.6 } as const;

/** What moves in a drawn scene, and the cells of each of its flipbooks. */
export type DrawnLife = { readonly life: PictureLife; readonly cells: readonly (readonly Buffer[])[] };

/** Reads off a drawing where everybody and everything stands that moves, and draws what is shown in other poses. */
export async function lifeOfScene(
  { svg, stage }: StagedDrawing,
  {
    order,
    whole,
    rasterizer,
    signal,
  }: { order: PictureOrder; whole: { width: number; height: number }; rasterizer: Rasterizer; signal: AbortSignal },
): Promise<DrawnLife> {
  const page = { width: Math.round(stage.w), height: Math.round(stage.h) };
  const nodes = nodesOf(svg.slice(svg.indexOf('</defs>') + '</defs>'.length, svg.lastIndexOf('</svg>')), identity);
  const people = peopleSeen(nodes, stage.ink.figures);
  const things = marked(nodes, 'moves').flatMap(({ node, mark }): ThingSeen[] => {
    const kind = mark as MovingKind;
    // A hill or a house before a cloud would bend with it.
    return node.box && !(kind === 'cloud' && covered(nodes, node)) ? [{ kind, node, box: node.box }] : [];
  });
  const planned = flipbookPlans(stage.ink, page, people, things, stage.cut);
  // The definitions are taken last: what is drawn otherwise may have added to them.
  const redrawing: Redrawing = { drawing: { defs: stage.ink.defs(), nodes, ...page }, order, whole, rasterizer };
  const drawn = await flipbooksOf(affordable(planned, redrawing).slice(0, most.flipbooks), (plan) =>
    drawFlipbook(plan, redrawing, signal),
  );
  const nameOf = namesInCast(order);
  const flipbooks = drawn.map(
    ({ plan, area, cells }): Flipbook => ({
      kind: 'flipbook',
      plays: plan.plays,
      person: plan.who && nameOf(plan.who),
      area,
      cells: cells.length,
    }),
  );
  const rest = stillParts(page, stage, nodes, people, things).slice(0, most.parts - flipbooks.length);
  return { life: { parts: [...flipbooks, ...rest] }, cells: drawn.map(({ cells }) => cells) };
}

/**
 * The plans that may be drawn within the limits, in order: the most important come first. Blurs and watercolour make
 * each one cost more.
 */
function affordable(plans: readonly FlipbookPlan[], redrawing: Redrawing): FlipbookPlan[] {
  const { drawing, whole, order } = redrawing;
  const dear = drawing.nodes.some(({ soft }) => soft) || styleOf(order.style).reach > 0.01;
  let left = whole.width * whole.height * (dear ? most.redrawn / 2 : most.redrawn);
  return plans.filter((plan) => {
    const cost = costOf(plan, redrawing);
    if (cost > left) return false;
    left -= cost;
    return true;
  });
}

/** Everything that needs no cells, from back to front. */
function stillParts(
  page: { width: number; height: number },
  stage: StagedDrawing['stage'],
  nodes: readonly SvgNode[],
  people: readonly PersonSeen[],
  things: readonly ThingSeen[],
): PictureLife['parts'] {
  const heads = people.map(({ head }) => head);
  const bodies = people.flatMap(({ node }) => (node.box ? [node.box] : []));
  return [
    ...warpsOfThings(page, things, { heads, bodies, rigid: rigidThings(page, nodes) }).slice(0, 8),
    ...partsOfPeople(page, people).slice(0, 8),
    ...glowsOfThings(page, things).slice(0, 4),
    ...particlesOfThings(page, things),
    ...particlesOfScene(page, stage, things, heads, bodies),
  ];
}

/** Draws one after the other. What the drawing program cannot draw is left out: the picture itself is done by then. */
async function flipbooksOf(
  plans: readonly FlipbookPlan[],
  draw: (plan: FlipbookPlan) => Promise<DrawnFlipbook | null>,
): Promise<(DrawnFlipbook & { readonly plan: FlipbookPlan })[]> {
  const drawn: (DrawnFlipbook & { plan: FlipbookPlan })[] = [];
  for (const plan of plans) {
    try {
      const flipbook = await draw(plan);
      if (flipbook) drawn.push({ ...flipbook, plan });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return drawn;
}

import type { PictureOrder, Rasterizer } from '#server/ports.ts';
import type { Flipbook, PictureLife } from '#shared/picture-life.ts';
import { Failure } from '#shared/endpoint.ts';
import type { StagedDrawing } from '../draw-scene.ts';
import { drawFlipbook, type DrawnFlipbook } from './draw-flipbook.ts';
import { type FlipbookPlan, flipbookPlans } from './flipbook-plans.ts';
import { identity } from './matrix.ts';
import { type MovingKind } from './moving.ts';
import { namesInCast } from './names-in-cast.ts';
import type { ReadDrawing } from './part-of-drawing.ts';
import { particlesOfScene } from './particles-of-scene.ts';
import { partsOfPeople } from './parts-of-people.ts';
import { glowsOfThings, particlesOfThings, type ThingSeen, warpsOfThings } from './parts-of-things.ts';
import { type PersonSeen, peopleSeen } from './people-seen.ts';
import { marked, nodesOf } from './svg-nodes.ts';

/** So many parts of a picture move at most, and so many of them without cells. */
const most = { parts: 24, flipbooks: 14 } as const;

/** What of a drawn scene moves, and the cells of its flipbooks in turn. */
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
  const things = marked(nodes, 'moves').flatMap(({ node, mark }): ThingSeen[] =>
    node.box ? [{ kind: mark as MovingKind, node, box: node.box }] : [],
  );
  const plans = flipbookPlans(stage.ink, page, people, things, stage.cut).slice(0, most.flipbooks);
  // All that is drawn otherwise is drawn before the definitions are taken: it may add to them.
  const ready = plans
    .map((plan) => ({ ...plan, cells: plan.cells.map((cell) => cell()) }))
    .map((plan) => ({ ...plan, cells: plan.cells.map((cell) => () => cell) }));
  const drawing: ReadDrawing = { defs: stage.ink.defs(), nodes, ...page };
  const drawn = await flipbooksOf(ready, (plan) => drawFlipbook(plan, { drawing, order, whole, rasterizer }, signal));
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
  const rest = stillParts(page, stage, people, things).slice(0, most.parts - flipbooks.length);
  return { life: { parts: [...flipbooks, ...rest] }, cells: drawn.map(({ cells }) => cells) };
}

/** Everything that needs no cells, from back to front. */
function stillParts(
  page: { width: number; height: number },
  stage: StagedDrawing['stage'],
  people: readonly PersonSeen[],
  things: readonly ThingSeen[],
): PictureLife['parts'] {
  const heads = people.map(({ head }) => head);
  const bodies = people.flatMap(({ node }) => (node.box ? [node.box] : []));
  return [
    ...warpsOfThings(page, things, heads, bodies).slice(0, 8),
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

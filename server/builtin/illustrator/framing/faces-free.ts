import type { Blocking, Placed, Thing } from '../staging/blocking.ts';
import { headOf } from './framing.ts';
import type { Look } from '../looks/look.ts';
import { thingDrawing } from '../things/thing-drawing.ts';

/**
 * How high an everyday thing is above the ground, in figure units; 0 for other things, whose plans know where faces
 * are.
 */
function heightOf({ name, era = 'today', scale = 1, lift }: Thing): number {
  const drawing = name && lift === undefined ? thingDrawing(name, { era }) : null;
  return drawing ? drawing.height * scale : 0;
}

/** Puts everyday things that would cover a face behind everybody whom they cover. */
export function facesFree({ people, things }: Blocking, looks: ReadonlyMap<Placed, Look>): Blocking {
  const heads = people.map((placed) => ({ placed, head: headOf({ placed, look: looks.get(placed) as Look }) }));
  const moved = things.map((thing) => {
    const { dx = 0, half = 50, depth, layer = 0 } = thing;
    const high = heightOf(thing);
    const covered = heads
      .filter(({ head }) => Math.abs(head.x - dx) < half + head.half * 0.6 && high > -(head.y + head.half))
      .map(({ placed }) => placed)
      .filter((placed) => depth >= placed.depth - 0.1);
    if (high === 0 || covered.length === 0) return thing;
    return {
      ...thing,
      depth: Math.max(0, Math.min(...covered.map(({ depth: one }) => one)) - 0.2),
      layer: Math.min(layer, -9),
    };
  });
  return { people, things: moved };
}

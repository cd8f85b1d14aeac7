// Pictures of a single thing without people.
import type { Thing } from '../staging/blocking.ts';
import { box, line, oval, place } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { isOfActionKind } from '../actions/kinds-of-action-things.ts';
import type { ActingThing, Scene } from '../scene.ts';
import type { Stage } from '../staging/stage.ts';
import { type ThingDrawing, thingDrawing } from '../things/thing-drawing.ts';

/** How a thing lies on a surface: flat like a letter, or along it like a sword. */
export type Lying = 'flat' | 'along';

/** Things as thin as a sheet, which lie flat. */
const thin = ['letter', 'book', 'money', 'phone', 'key', 'ring', 'net'] as const;
/** A thing this many times as high as wide would fall over, so it lies. */
const slender = 2.3;
/** How wide and high the main thing is drawn, in figure units. */
const room = { wide: 215, high: 172 } as const;
/** A thing higher than this at its true size stands on the floor, not on a table. */
const tableHigh = 66;

/** How a thing lies that nobody holds and that does not stand; undefined when it stands. */
const lyingOf = (name: string, { width, height, stands }: ThingDrawing): Lying | undefined => {
  if (stands) return undefined;
  if (isOfActionKind(name, 'flat-round')) return 'flat';
  if (thin.some((kind) => isOfActionKind(name, kind))) return 'flat';
  return height > width * slender ? 'along' : undefined;
};

/** How the thing of this name lies. */
export function lyingNamed(name: string, era: Scene['era']): Pick<Thing, 'lies'> {
  const drawing = thingDrawing(name, { era });
  const lies = drawing ? lyingOf(name, drawing) : undefined;
  return lies ? { lies } : {};
}

/** How much room a thing takes as it lies. */
const sizeOf = ({ width, height }: ThingDrawing, lies: Lying | undefined) =>
  lies === 'flat'
    ? { wide: width + height * 0.32, high: height * 0.56 }
    : lies === 'along'
      ? { wide: height, high: width }
      : { wide: width, high: height };

/** A well, a tree or a car is not drawn as small as what lies beside it. */
const neverBeside = ['outdoor', 'tree', 'vehicle', 'tall-store'];

/** A thing on its own, seen close up, with what belongs to it beside it; null when its drawing was never measured. */
export function stillLife({ era }: Pick<Scene, 'era'>, things: readonly ActingThing[]): Thing[] | null {
  const drawn = things.slice(0, 3).flatMap(({ name, count, colour }, i) => {
    if (i > 0 && neverBeside.some((kind) => isOfActionKind(name, kind))) return [];
    const drawing = thingDrawing(name, { era });
    if (!drawing) return [];
    const lies = lyingOf(name, drawing);
    return [{ name, count, colour, drawing, lies, size: sizeOf(drawing, lies) }];
  });
  const [main] = drawn;
  if (!main || thingDrawing(things[0]?.name ?? '', { era }) === null || main.drawing.width > 120) return null;
  const whole = Math.min(room.wide / main.size.wide, room.high / main.size.high);
  let [left, right] = [0, 0];
  return drawn.flatMap(({ name, count, colour, lies, size }, i): Thing[] => {
    const several = Math.min(count, i === 0 ? 5 : 2);
    // What lies beside the main thing is neither a speck nor larger than it is.
    const own =
      i === 0 ? whole * (several > 1 ? 0.72 : 1) : Math.min(room.high / size.high, Math.max(70 / size.high, whole));
    const half = (size.wide * own) / 2;
    const side = i % 2 ? 1 : -1;
    const at = i === 0 ? 0 : side > 0 ? right + half * 0.9 : -left - half * 0.9;
    const spread = several > 1 ? half * 1.25 : 0;
    if (i === 0) [left, right] = [half + spread, half + spread];
    else if (side > 0) right += half * 1.9;
    else left += half * 1.9;
    const more = { name, era, colour, scale: own, high: size.high, ...(lies ? { lies } : {}) };
    return heap.slice(0, several).map(([x, y], k) => ({
      x: 0.5,
      ...more,
      half: k === 0 ? half + spread : half,
      dx: at + x * half * (several > 1 ? 1 : 0),
      depth: Math.min(1, Math.max(0, (i === 0 ? 0.8 : 0.5) + y)),
      nth: k,
    }));
  });
}
/** Where several of a thing lie, in halves of it, the farthest to the side first. */
const heap = [
  [0, 0.12],
  [-1.2, -0.16],
  [1.2, -0.1],
  [0.5, -0.42],
  [-0.5, -0.5],
] as const;

/** A drawing as it lies on what is below it. */
export function laid({ svg, width, height }: ThingDrawing, lies: Lying | undefined): string {
  if (lies === 'along') return place(svg, -height / 2, -width * 0.42, 1, false, 86);
  if (lies === 'flat')
    return (
      oval(height * 0.03, -height * 0.21, width * 0.47 + height * 0.1, height * 0.27, '#1d1230', 0.18) +
      `<g transform="matrix(1 0 -0.32 0.56 ${n(-height * 0.16)} 0)">${svg}</g>`
    );
  return svg;
}

/** Places without a table. */
const noTable = new Set<Scene['place']>(['sea', 'boat', 'river', 'shore', 'desert', 'mountain', 'wilderness', 'cave']);

/** True when the things of a picture without people stand on a table: they are small, and not on the ground. */
export const isOnTable = ({ scene, roofed }: Pick<Stage, 'scene' | 'roofed'>): boolean => {
  const [main] = scene.acting?.things ?? [];
  const drawing = main && thingDrawing(main.name, { era: scene.era });
  if (scene.shot !== 'thing' || scene.cast.length > 0 || scene.animals.length > 0 || !drawing) return false;
  // Under the sky today a table stands in the yard, in the garden or before the house.
  if (!roofed && (scene.era !== 'today' || scene.acting?.isOnGround === true || noTable.has(scene.place))) return false;
  return drawing.width < 90 && (lyingOf(main.name, drawing) !== undefined || drawing.height < tableHigh);
};

/** The top of a table along the foot of the page, with a cloth and the light of a window or a lamp on it. */
export function tableTop({ ink, w, h, side, light, culture, luck }: Stage): string {
  const wood = mix(luck.pick(['#a8743f', '#96633a', '#b98a54']), '#1b1638', light.dark ? 0.3 : 0);
  const top = h * 0.6;
  const edge = h * 0.93;
  const boards = [-7, -5, -3, -1, 1, 3, 5, 7]
    .map((i) => `M${n(w / 2 + i * w * 0.085)} ${n(top)}L${n(w / 2 + i * w * 0.12)} ${n(edge)}`)
    .join('');
  const grain = Array.from({ length: 26 }, () => {
    const [x, y] = [luck.between(0, w), luck.between(top + 12, edge - 10)];
    return `M${n(x)} ${n(y)}q${n(luck.between(30, 80))} ${n(luck.between(-5, 5))} ${n(luck.between(70, 190))} 0`;
  }).join('');
  const cloth = mix(luck.pick(culture.cloth), light.dark ? '#1b1638' : '#f6ead0', 0.3);
  const lamp = light.dark ? '#ffcf7a' : light.sun;
  const glow = ink.radial(
    [w / 2 + side * w * 0.16, h * 0.74],
    w * 0.42,
    [0, lamp, 0.5],
    [0.5, lamp, 0.18],
    [1, lamp, 0],
  );
  return (
    box(0, top - 16, w, 18, '#1d1230', 0.2) +
    box(
      0,
      top,
      w,
      edge - top,
      ink.linear([0, top], [0, edge], [0, tint(wood, 0.22)], [0.6, wood], [1, shade(wood, 0.2)]),
    ) +
    line(boards, shade(wood, 0.36), 3, 0.42) +
    line(grain, shade(wood, 0.3), 2, 0.22) +
    oval(w / 2, h * 0.79, w * 0.25, h * 0.088, '#1d1230', 0.16) +
    oval(w / 2, h * 0.785, w * 0.247, h * 0.085, cloth) +
    oval(w / 2, h * 0.785, w * 0.222, h * 0.074, tint(cloth, 0.3)) +
    oval(w / 2, h * 0.785, w * 0.207, h * 0.068, cloth) +
    box(0, top, w, edge - top, glow) +
    line(`M0 ${n(top)}H${n(w)}`, tint(wood, 0.5), 3, 0.6) +
    box(0, edge, w, h - edge, ink.linear([0, edge], [0, h], [0, shade(wood, 0.34)], [1, shade(wood, 0.56)])) +
    line(`M0 ${n(edge)}H${n(w)}`, tint(wood, 0.34), 4, 0.7)
  );
}

/** True when what a picture is about burns in the dark. */
export const isBurning = ({ scene, light }: Pick<Stage, 'scene' | 'light'>): boolean =>
  light.dark && scene.shot === 'thing' && isOfActionKind(scene.acting?.things[0]?.name ?? '', 'lamp');

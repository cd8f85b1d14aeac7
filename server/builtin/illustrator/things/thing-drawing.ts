// Draws an everyday thing by its English name, at its true size beside people.
import type { ReadingEra } from '#shared/pictures/scene-reading.ts';
import { oval, place } from '../drawing/brush.ts';
import { n, type Point } from '../drawing/curve.ts';
import { smallBoat } from '../props/boat.ts';
import { held } from '../props/held.ts';
import { cross } from '../props/holy.ts';
import { fruitTree, manger, tent, throne, well } from '../props/household.ts';
import { stoneAltar } from '../props/story-things.ts';
import { lit } from './lit-drawing.ts';
import { ownThings } from './own-things.ts';
import { tinted } from './tinted.ts';
import { gripLevels, sketchOf, thingRow } from './thing-table.ts';

/** A thing in figure units (a grown man is 200), the middle of its foot on 0,0. */
export type ThingDrawing = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Where a hand holds it; for what nobody holds, its middle. */
  readonly grip: Point;
  /** Stands on the ground by itself; other things lie, or are held. */
  readonly stands: boolean;
};
type ThingLight = {
  /** Where light comes from, for a drawing that is not mirrored: 1 is right. */
  readonly side?: -1 | 1;
  readonly era?: ReadingEra;
  /** The colour that the text gives it: `#rrggbb`. */
  readonly colour?: string | undefined;
};

/** Figure units per centimetre: a man of 175 cm is drawn 200 units tall. */
const unitsInCm = 200 / 175;
/** Things smaller than this many units are drawn larger than they are, or a ring would be invisible. */
const seen = 24;

/** How long a thing of this many centimetres is drawn, in figure units. */
export function drawnLength(cm: number): number {
  const units = cm * unitsInCm;
  return units >= seen ? units : seen - (seen - units) * 0.6;
}

/** Which of the grip levels each grip is. */
const grips = { end: 0, low: 1, middle: 2, top: 4, none: 2 } as const;

/** What was drawn for the world of the Bible, stands on the ground and is the same on every stage. */
const built = {
  altar: stoneAltar,
  cross,
  'fruit-tree': fruitTree,
  manger,
  'sailing-boat': smallBoat,
  tent: () => tent('#b98a5a'),
  throne,
  well,
} as const;

/** The SVG of a drawing before it is lit, in its own units. */
export const sketched = (drawing: string): string | undefined => {
  const [folder, key = ''] = drawing.split('/');
  if (folder === 'own') return ownThings[key];
  if (folder === 'prop') return held[key as keyof typeof held] ?? built[key as keyof typeof built]?.();
  return sketchOf(drawing)?.svg;
};

/** Draws a thing by its English name; null when no drawing is right for it. */
export function thingDrawing(name: string, { side = 1, era = 'today', colour }: ThingLight = {}): ThingDrawing | null {
  const row = thingRow(name, era);
  const sketch = row && sketchOf(row.drawing);
  const svg = row && sketched(row.drawing);
  if (!row || !sketch || !svg) return null;
  const [x, y, w, h] = sketch.box;
  const scale = drawnLength(row.cm) / Math.max(w, h);
  const [across, down] = [row.mirrored ? -1 : 1, row.turned ? -1 : 1];
  const shift = `${n(-(x + w / 2) * scale * across)} ${n(-(down > 0 ? y + h : -y) * scale)}`;
  const lightFrom = side === across ? 1 : -1;
  const key = [
    row.drawing.replace('/', '-'),
    lightFrom > 0 ? '' : '-l',
    down > 0 ? '' : '-t',
    colour?.replace('#', '-') ?? '',
  ].join('');
  const size = Math.round(scale * 10000) / 10000;
  const level = grips[row.grip];
  const middle = sketch.middles[row.turned ? gripLevels.length - 1 - level : level] ?? 0.5;
  const drawn = lit(
    colour ? tinted(svg, sketch.main, colour) : svg,
    down > 0 ? sketch.box : [x, y + h, w, -h],
    lightFrom,
    key,
  );
  return {
    svg: `<g transform="translate(${shift}) scale(${size * across} ${size * down})" data-size="${size}">${drawn}</g>`,
    width: w * scale,
    height: h * scale,
    grip: [(middle - 0.5) * across * w * scale, -h * scale * (gripLevels[level] ?? 0.5)],
    stands: row.stands,
  };
}

/** In a hand, what is shorter than this many units is drawn larger and higher: the hand would hide it. */
const seenInHand = 50;
/** Things of less than this many centimetres, such as coins, grow less: a coin is never as large as a head. */
const tiny = 5;
/** How far above the middle of the hand that carries it such a thing stands. */
const abovePalm = 6;

/**
 * Things without a handle that stand by themselves are held in both arms when their size in centimetres is in this
 * range.
 */
const armful = { least: 22, most: 72 } as const;
const tooHotToHold = /fire|coal/;

/** A thing in both arms, the hands at its lower half; null when nobody could hold it so. */
function inBothArms(
  { drawing: key, cm, stands }: NonNullable<ReturnType<typeof thingRow>>,
  drawing: ThingDrawing | null,
): string | null {
  if (!drawing || !stands || cm < armful.least || cm > armful.most || tooHotToHold.test(key)) return null;
  return place(drawing.svg, drawing.width * 0.08, drawing.height * 0.4);
}

/** A thing as it is held, its grip on 0,0; null when nobody can hold it, or no drawing is right. */
export function heldThing(name: string, light: ThingLight = {}): string | null {
  const row = thingRow(name, light.era ?? 'today');
  const drawing = row && thingDrawing(name, light);
  if (row?.grip === 'none') return inBothArms(row, drawing);
  if (!drawing) return null;
  const length = Math.max(drawing.width, drawing.height);
  const size =
    length < seenInHand ? (seenInHand - (seenInHand - length) * (row && row.cm < tiny ? 0.86 : 0.58)) / length : 1;
  const isOnPalm = size > 1 && row?.grip !== 'top';
  const grip = isOnPalm ? Math.max(drawing.grip[1], -drawing.height * 0.1) : drawing.grip[1];
  return place(drawing.svg, -drawing.grip[0] * size, -grip * size - (isOnPalm ? abovePalm : 0), size);
}

/** The shadow of a thing of this width on the ground; `away` is -1 or 1, the side away from the light. */
export function contactShadow(width: number, away: number): string {
  const high = Math.min(15, 1.4 + width * 0.045);
  return (
    oval(away * Math.min(26, width * 0.12), 1, width * 0.56 + 1, high, '#1d1230', 0.18) +
    oval(away * 2, 0, width * 0.46 + 1, high * 0.55, '#1d1230', 0.3)
  );
}

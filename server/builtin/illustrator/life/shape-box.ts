// The bounding box of an SVG shape.
import { type Box, boxRound, grown } from './matrix.ts';

/** How many numbers each command of a path takes. */
const takes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * A box round a path: its points and the points that its curves are drawn towards, so it may be too large, never too
 * small.
 */
function pathBox(d: string): Box | null {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', words = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = words.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)?.map(Number) ?? [];
    const low = letter.toLowerCase();
    const relative = letter === low;
    const count = takes[low] ?? 2;
    if (low === 'z') [x, y] = [startX, startY];
    for (let i = 0; count > 0 && i + count <= numbers.length; i += count) {
      const part = numbers.slice(i, i + count);
      const [fromX, fromY] = relative ? [x, y] : [0, 0];
      if (low === 'h') x = fromX + (part[0] as number);
      else if (low === 'v') y = fromY + (part[0] as number);
      else if (low === 'a') {
        const reach = 2 * Math.max(part[0] as number, part[1] as number);
        const [toX, toY] = [fromX + (part[5] as number), fromY + (part[6] as number)];
        points.push(
          [Math.min(x, toX) - reach, Math.min(y, toY) - reach],
          [Math.max(x, toX) + reach, Math.max(y, toY) + reach],
        );
        [x, y] = [toX, toY];
      } else {
        for (let j = 0; j < count; j += 2) points.push([fromX + (part[j] as number), fromY + (part[j + 1] as number)]);
        [x, y] = points.at(-1) as [number, number];
      }
      // What follows the first point of a move are lines from it.
      if (low === 'm' && i === 0) [startX, startY] = [x, y];
      points.push([x, y]);
    }
  }
  return boxRound(points);
}

const around = (x: number, y: number, rx: number, ry: number): Box => ({
  left: x - rx,
  top: y - ry,
  right: x + rx,
  bottom: y + ry,
});

/**
 * A box round one shape in its own units, its line included; null when it has no extent or is no shape that the
 * illustrator draws.
 */
export function shapeBox(tag: string, attributes: string): Box | null {
  const word = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  const number = (name: string) => Number(word(name) ?? 0);
  const plain = () => {
    if (tag === 'path') return pathBox(word('d') ?? '');
    if (tag === 'ellipse') return around(number('cx'), number('cy'), number('rx'), number('ry'));
    if (tag === 'circle') return around(number('cx'), number('cy'), number('r'), number('r'));
    if (tag !== 'rect') return null;
    const [left, top] = [number('x'), number('y')];
    return { left, top, right: left + number('width'), bottom: top + number('height') };
  };
  const box = plain();
  return box && word('stroke') ? grown(box, (Number(word('stroke-width') ?? 1) / 2) * 1.5) : box;
}

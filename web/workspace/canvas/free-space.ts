import { lettersBox } from '#shared/thumbnail/composition.ts';
import { canvas, lengthStamp, type Overlay, overlaySize } from '#shared/thumbnail/overlay.ts';
import { pointsOf } from './contrast.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Canvas pixels that are kept free around a text, and between the places that are tried. */
const gap = 16;

/** The upright box around the letters of a text and its background, however it is turned. */
function boxOf(overlay: Overlay): Box {
  const points = pointsOf(overlay);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const around = overlay.background === null ? gap : gap + overlay.padding * overlay.scale;
  const [x, y] = [Math.min(...xs) - around, Math.min(...ys) - around];
  return { x, y, width: Math.max(...xs) + around - x, height: Math.max(...ys) + around - y };
}
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/**
 * Moves a new text to the place nearest to its own where it hides no other and is not hidden by the length of the
 * video; without any, to where it hides the least.
 */
export function inFreeSpace(text: Overlay, others: readonly Overlay[]): Overlay {
  const taken: Box[] = [...others.filter((other) => other.text.trim() !== '').map(boxOf), lengthStamp];
  const room = overlaySize(text);
  const [own, around] = [lettersBox(text), boxOf(text)];
  const places = Array.from(
    { length: Math.floor((canvas.height - room.height) / gap) + 1 },
    (_, row) => row * gap,
  ).flatMap((y) => [0, 0.25, 0.5, 0.75, 1].map((share) => ({ x: (canvas.width - room.width) * share, y })));
  const margin = own.left * text.scale;
  const inside = places.filter(({ x, y }) => x + margin >= 0 && y >= gap && y + room.height <= canvas.height - gap);
  const rated = [{ x: text.x, y: text.y }, ...inside].map(({ x, y }) => {
    const box = { ...around, x: around.x + x - text.x, y: around.y + y - text.y };
    const hidden = taken.reduce((sum, other) => sum + shared(box, other), 0);
    return { x, y, hidden, far: Math.hypot(x - text.x, y - text.y) };
  });
  const { x, y } = rated.toSorted((a, b) => a.hidden - b.hidden || a.far - b.far)[0]!;
  return { ...text, x, y };
}

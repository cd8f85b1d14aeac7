// Chooses the place of a "view", a picture of the land without people.
import type { PictureView } from '#shared/motion/picture-views.ts';
import type { ReadingPlace } from '#shared/pictures/scene-reading.ts';

/** The place that a view shows. `told` has the place of each scene, null for views. */
export function placeOfView(
  { of, away }: Pick<PictureView, 'of' | 'away'>,
  told: readonly (ReadingPlace | null)[],
  at: number,
): ReadingPlace | null {
  const place = (list: readonly (ReadingPlace | null)[]) => list.find((each) => each !== null) ?? null;
  const [before, after] = [place(told.slice(0, at).toReversed()), place(told.slice(at + 1))];
  const found = of === 'next' ? (after ?? before) : (before ?? after);
  return found && away && !ways.has(found) ? 'road' : found;
}
/** Places that are themselves a way: a view of the way from there shows the same place. */
const ways = new Set<ReadingPlace>([
  'road',
  'sea',
  'boat',
  'desert',
  'wilderness',
  'mountain',
  'forest',
  'street',
  'car-road',
  'heaven',
]);

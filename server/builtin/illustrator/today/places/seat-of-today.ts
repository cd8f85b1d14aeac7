import { box, fill, line, place } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';
import type { Stage } from '../../staging/stage.ts';
import { publicFurniture } from './public-furniture.ts';

const wooden = (wood: string): string =>
  [
    line('M-34 -44L-40 0M26 -44L32 0M-22 -44L-24 0M16 -44L18 0', shade(wood, 0.2), 7),
    line('M-38 -46L-48 -122M-26 -46L-34 -122', shade(wood, 0.12), 7),
    line('M-49 -116H-33M-46 -96H-31M-43 -76H-29', wood, 8),
    box(-44, -52, 78, 10, wood, 1, 3),
    box(-44, -52, 78, 4, tint(wood, 0.3), 1, 2),
  ].join('');

const plastic = (colour: string): string =>
  [
    line('M-32 -44L-42 0M24 -44L34 0M-20 -44L-24 0M14 -44L18 0', shade(colour, 0.24), 8),
    fill('M-48 -112Q-38 -124 -28 -112L-24 -46H-42Z', colour),
    line('M-43 -104L-38 -58M-34 -106L-31 -58', shade(colour, 0.3), 4, 0.7),
    box(-44, -54, 80, 12, colour, 1, 5),
    box(-44, -54, 80, 4, tint(colour, 0.5), 1, 3),
  ].join('');

/**
 * What somebody who faces right sits on in a place of today; its seat is about 50 figure units high at 0,0. Null in
 * other eras.
 */
export function seatOfToday(stage: Stage): string | null {
  const { scene, roofed, context } = stage;
  if (scene.era !== 'today') return null;
  if ((scene.place === 'bus' || scene.place === 'train' || scene.place === 'van') && roofed)
    return place(publicFurniture['bus-seat']?.draw(stage) ?? '', -6, 4);
  return roofed || context === 'european' ? wooden('#a06f42') : plastic('#e4e2da');
}

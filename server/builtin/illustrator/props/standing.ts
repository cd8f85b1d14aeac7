import { blob, box, place } from '../drawing/brush.ts';
import { tint } from '../light/colour.ts';
import type { Marvel, Prop } from '../staging/kinds.ts';
import type { Stage } from '../staging/stage.ts';
import { held } from './held.ts';
import { marvels } from './marvels.ts';

import { altar, bush, cross, fire, ladder, tower } from './holy.ts';
import { fruitTree, manger, sheaf, table, tent, throne, well } from './household.ts';

const wood = '#8a5f38';

/** A thing that stands on the ground, in figure units on 0,0; null when it is not such a thing. */
export function standing(stage: Stage, prop: Prop): string | null {
  switch (prop) {
    case 'fire':
      return fire(stage);
    case 'cross':
      return cross();
    case 'table':
      return table();
    case 'tent':
      return tent('#b98a5a');
    case 'well':
      return well();
    case 'altar':
      return altar(stage);
    case 'manger':
      return manger();
    case 'throne':
      return throne();
    case 'burning-bush':
      return bush(stage);
    case 'fruit-tree':
    case 'fig-tree':
    case 'mustard-tree':
      return fruitTree();
    case 'ladder':
      return ladder();
    case 'tower':
      return tower();
    case 'jar':
      return place(held.jar ?? '', 0, -22, 1.3) + place(held.jar ?? '', 52, -16, 1);
    case 'basket':
      return (
        place(held.basket ?? '', 0, -16, 1.5) +
        place(held.bread ?? '', -8, -44, 1.1) +
        place(held.bread ?? '', 14, -42, 1)
      );
    case 'bread':
      return (
        place(held.basket ?? '', 0, -16, 1.4) +
        place(held.bread ?? '', -8, -42, 1.1) +
        place(held.bread ?? '', 14, -40, 1)
      );
    case 'wheat':
      return sheaf() + place(sheaf(), 58, 8, 0.86);
    case 'coins':
    case 'gold':
      return place(held.gold ?? '', 0, 0, 2);
    case 'stone':
      return (
        blob(
          [
            [-44, 0],
            [-38, -34],
            [-8, -52],
            [28, -42],
            [46, 0],
          ],
          '#9a9086',
        ) +
        blob(
          [
            [-20, -34],
            [-4, -46],
            [20, -38],
            [6, -24],
          ],
          '#bdb4a8',
        )
      );
    case 'scroll':
      return place(held.scroll ?? '', 0, -18, 1.5);
    case 'bed':
      return `${box(-110, -26, 220, 26, wood, 1, 6)}${blob(
        [
          [-108, -28],
          [-90, -44],
          [90, -42],
          [110, -26],
        ],
        '#c9b08a',
      )}${blob(
        [
          [-106, -36],
          [-96, -54],
          [-60, -54],
          [-54, -38],
        ],
        '#f3e8d4',
      )}`;
    case 'planks':
      return [0, 1, 2].map((i) => box(-90 + i * 12, -14 - i * 14, 180 - i * 20, 12, tint(wood, i * 0.1))).join('');
    case 'net':
      return place(held.net ?? '', -20, -60, 1);
    case 'grapes':
      return (
        place(held.basket ?? '', 0, -16, 1.5) +
        place(held.grapes ?? '', -8, -42, 1.2) +
        place(held.grapes ?? '', 16, -40, 1.1)
      );
    default:
      return prop in marvels ? marvels[prop as Marvel](stage) : null;
  }
}

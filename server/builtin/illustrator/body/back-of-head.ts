import { blob, line, oval } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import type { Point } from '../drawing/curve.ts';
import { headwear } from './headwear.ts';
import type { Look } from '../looks/look.ts';

/** Cloth that covers the whole head: no hair is seen under it from behind. */
const wound = new Set<Look['headwear']>(['head-tie', 'scarf', 'wrap']);

/** A bald head from behind: a rim of hair over the neck. */
const baldFromBehind = ({ skin, hair }: Look, skull: Point[]): string =>
  oval(-16, 2, 4, 5.6, shade(skin, 0.2)) +
  oval(17, 2, 3.4, 5.4, shade(skin, 0.1)) +
  blob(skull, skin) +
  oval(4, -13, 7, 4.5, tint(skin, 0.3), 0.5) +
  blob(
    [
      [-17, 1],
      [-8, 6],
      [2, 7],
      [11, 5],
      [17, 0],
      [15, 11],
      [8, 17],
      [-8, 17],
      [-16, 11],
    ],
    hair,
  ) +
  oval(0, 19, 8, 4, shade(skin, 0.12));

/** A head that looks away from us. */
export function headFromBehind(look: Look): string {
  const { headColour: colour, trim } = look;
  const skull: Point[] = [
    [-17, -8],
    [-8, -22],
    [6, -23],
    [16, -12],
    [17, 4],
    [12, 16],
    [1, 20],
    [-12, 16],
    [-17, 4],
  ];
  if (look.hairStyle === 'bald' && look.headwear === 'bare') return baldFromBehind(look, skull);
  const bare = [
    oval(-16, 2, 4, 5.6, shade(look.skin, 0.2)),
    oval(17, 2, 3.4, 5.4, shade(look.skin, 0.1)),
    blob(look.hairStyle === 'long' ? [...skull.slice(0, 5), [19, 26], [0, 34], [-20, 26], [-18, 4]] : skull, look.hair),
    line('M-10 -14Q0 -20 11 -13M-12 -6Q-2 -12 13 -4', tint(look.hair, 0.25), 1.6, 0.5),
    line(
      'M-14 2Q-13 12 -6 16M-8 0Q-8 10 -2 17M0 0Q0 10 2 17M8 0Q8 10 6 16M14 2Q13 10 10 14',
      shade(look.hair, 0.22),
      1.4,
      0.7,
    ),
    look.hairStyle === 'long' ? '' : oval(0, 19, 8, 4, shade(look.skin, 0.12)),
  ].join('');
  switch (look.headwear) {
    case 'headcloth':
    case 'veil':
    case 'hood': {
      const low = look.headwear === 'hood' ? 26 : look.headwear === 'veil' ? 46 : 36;
      const over: Point[] = [
        [-19, -8],
        [-10, -25],
        [6, -26],
        [18, -12],
        [22, 10],
        [25, low],
        [0, low + 5],
        [-25, low],
        [-22, 8],
      ];
      const folds =
        line(`M-8 -16Q-14 8 -13 ${low}M6 -18Q10 8 11 ${low}M-1 -20Q-2 6 0 ${low + 2}`, shade(colour, 0.3), 2.2, 0.6) +
        line(
          `M-11 -14Q-17 8 -17 ${low - 1}M3 -19Q7 8 7 ${low + 1}M14 -12Q18 6 19 ${low - 1}`,
          tint(colour, 0.3),
          1.4,
          0.4,
        );
      return [
        blob(over, colour),
        folds,
        look.headwear === 'headcloth' ? line('M-19.5 -8Q0 -15 19 -9', mix(trim, '#2c1a12', 0.25), 3.8) : '',
      ].join('');
    }
    default: {
      // The clasp of a turban is on the brow.
      const back = look.headwear === 'turban' ? { ...look, trim: shade(colour, 0.12) } : look;
      const worn = headwear({ ...back, hairStyle: 'bald', beard: 'none' });
      return look.headwear === 'bare'
        ? bare
        : (wound.has(look.headwear) ? blob(skull, shade(colour, 0.12)) : bare) + worn.over;
    }
  }
}

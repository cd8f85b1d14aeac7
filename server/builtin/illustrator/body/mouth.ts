import { fill, line, oval, place } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import type { Feeling, Look } from '../looks/look.ts';
import type { Opening } from './figure-order.ts';

const inside = '#5a1616';
const teeth = '#fffaf2';
const tongue = '#cf5f5a';

/** The mouth of a head that faces right, 40 units high round 0,0. */
export function mouth(feeling: Feeling, look: Look): string {
  const { skin } = look;
  const lip = mix(shade(skin, 0.35), '#8c2f2a', 0.45);
  const fold = (d: string) => line(d, shade(skin, 0.3), 0.8, 0.5);
  switch (feeling) {
    case 'happy':
      return (
        fill('M1.8 8.8Q7.2 10.6 12.6 8.4Q11.8 15.6 7.4 15.8Q2.8 15.6 1.8 8.8Z', inside) +
        fill('M2 9Q7.2 10.7 12.5 8.6Q12.2 10.4 11.8 11.2Q7.2 12.6 2.6 11.4Q2.1 10.2 2 9Z', teeth) +
        oval(7.3, 14.3, 2.7, 1.3, tongue) +
        fold('M0.8 7.6Q1 9 1.8 10M13.6 7.2Q13.5 8.6 12.8 9.6')
      );
    case 'proud':
      return line('M2.6 9.9Q7.4 13.2 12.2 8.9', lip, 1.7) + fold('M1.6 8.8Q1.7 10 2.5 10.8');
    case 'sad':
      return (
        line('M3.6 12.4Q7.4 9.4 11 12.2', lip, 1.7) + line('M5.8 14.4Q7.4 13.8 9 14.4', shade(skin, 0.28), 0.9, 0.5)
      );
    case 'weeping':
      return (
        fill('M3 13Q7.4 7.6 11.8 12.6Q7.6 12.2 3 13Z', inside) +
        line('M3 13Q7.4 7.8 11.8 12.6', lip, 1.5) +
        line('M5.4 15Q7.4 14 9.4 15', shade(skin, 0.28), 0.9, 0.5)
      );
    case 'ashamed':
      return line('M4 12Q7.2 10.4 10.4 11.8', lip, 1.6);
    case 'tired':
      return oval(7.2, 11.8, 2.1, 1.5, inside) + line('M4.6 11.4Q7.2 9.8 10 11.4', lip, 1.2);
    case 'hurting':
      return (
        fill('M3 9.8Q7.4 8.8 11.8 9.6Q12.4 12.8 11.4 13.4Q7.4 12.6 3.4 13.6Q2.4 12.8 3 9.8Z', teeth) +
        line(
          'M3 9.8Q7.4 8.8 11.8 9.6Q12.4 12.8 11.4 13.4Q7.4 12.6 3.4 13.6Q2.4 12.8 3 9.8ZM2.8 11.6Q7.4 10.8 11.9 11.5',
          lip,
          1.1,
        )
      );
    case 'afraid':
      return (
        fill('M4 13.4Q3.8 8.8 7.2 8.9Q10.8 8.8 10.6 13.2Q7.3 11.9 4 13.4Z', inside) +
        line('M4 13.4Q3.8 8.8 7.2 8.9Q10.8 8.8 10.6 13.2', lip, 1.1)
      );
    case 'amazed':
      return oval(7.2, 11.8, 2.9, 3.5, lip) + oval(7.2, 11.8, 2.2, 2.8, inside) + oval(7.2, 13.4, 1.4, 0.9, tongue);
    case 'angry':
      return line('M3 12.4Q7.4 9.6 11.8 11.8', lip, 2) + fold('M2 11.4L1.2 13');
    default:
      return (
        line('M3.2 10.4Q7.4 13.8 11.4 10.1', lip, 1.6) +
        line('M6 14.2Q7.6 14.7 9.2 14.1', tint(shade(skin, 0.2), 0.04), 0.9, 0.5)
      );
  }
}

/** A mouth in the middle of a word. */
function spoken(opening: Opening, { skin }: Look): string {
  const lip = mix(shade(skin, 0.35), '#8c2f2a', 0.45);
  const [wide, high] = ([
    [3.3, 1],
    [3.7, 2.2],
    [3.4, 3.3],
  ][opening - 1] ?? [3.3, 1]) as [number, number];
  const y = 10.4 + high * 0.5;
  const upper = opening > 1 ? oval(7.2, y - high * 0.62, wide * 0.62, high * 0.26, teeth) : '';
  const lower = opening > 1 ? oval(7.2, y + high * 0.56, wide * 0.52, high * 0.32, tongue) : '';
  return oval(7.2, y, wide + 0.75, high + 0.75, lip) + oval(7.2, y, wide, high, inside) + upper + lower;
}

const opened = new Set<Feeling>(['happy', 'afraid', 'amazed', 'weeping', 'hurting', 'tired']);

/**
 * A mouth under a moustache when there is a beard, which leaves a small window of skin round it. `opening` is set while
 * somebody speaks.
 */
export function lips(feeling: Feeling, look: Look, opening?: Opening): string {
  const own = opening ? spoken(opening, look) : mouth(feeling, look);
  if (look.beard === 'none') return own;
  const window = oval(7.2, 11, 4.8, 2.7, mix(look.skin, look.hair, 0.1));
  const moustache = line('M1 9.6Q4.4 6.4 7.2 7.8Q10 6.4 13.6 9.4', look.hair, 2.5);
  return opening || opened.has(feeling) ? `${moustache}${place(own, 0.9, 2.6, 0.86)}` : `${window}${own}${moustache}`;
}

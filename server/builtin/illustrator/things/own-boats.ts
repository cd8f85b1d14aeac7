import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';

const hull = '#8a5a36';
const bands = ['#b5453f', '#d9a441', '#4f7a45', '#3f6f8f', '#b5453f', '#d9a441', '#4f7a45'] as const;

/** Boats in centimetres, their keel on the ground. */
export const ownBoats: Readonly<Record<string, string>> = {
  canoe: [
    fill('M-330 -92Q-200 -74 0 -72Q200 -74 330 -96L300 -84Q0 -50 -300 -80Z', shade(hull, 0.5)),
    box(-190, -80, 12, 12, '#b98a54'),
    line('M-210 -78H-150M-70 -74H-10M70 -74H130M190 -78H250', '#a8743f', 9),
    fill(
      'M-360 -128Q-330 -86 -200 -74Q0 -64 200 -74Q320 -84 360 -136Q352 -40 250 -8Q0 10 -250 -8Q-346 -40 -360 -128Z',
      hull,
    ),
    bands
      .map((colour, i) => fill(`M${-262 + i * 76} -${70 - (i === 0 || i === 6 ? 3 : 0)}h62l-10 20h-62Z`, colour))
      .join(''),
    fill('M-344 -86Q-200 -46 0 -42Q200 -46 346 -92Q340 -80 330 -66Q200 -34 0 -32Q-200 -34 -330 -66Z', '#e6d3a4'),
    fill('M-318 -48Q0 2 320 -50Q290 -20 250 -8Q0 10 -250 -8Q-292 -20 -318 -48Z', shade(hull, 0.28)),
    line('M-359 -126Q-330 -86 -200 -74Q0 -64 200 -74Q320 -84 359 -134', tint(hull, 0.35), 8),
    line('M-300 -34Q0 2 300 -36', shade(hull, 0.45), 3, 0.6),
  ].join(''),
  'rowing-boat': [
    fill('M-166 -70Q0 -52 166 -76L150 -62Q0 -40 -150 -58Z', shade(hull, 0.5)),
    line('M-110 -62H-50M10 -60H80', '#b98a54', 10),
    fill(
      'M-186 -88Q-150 -60 -90 -56Q0 -50 100 -58Q160 -64 190 -94Q180 -26 130 -4Q0 8 -140 -4Q-180 -30 -186 -88Z',
      hull,
    ),
    fill('M-168 -34Q0 0 174 -38Q156 -14 130 -4Q0 8 -140 -4Q-160 -14 -168 -34Z', shade(hull, 0.3)),
    line('M-185 -86Q-150 -60 -90 -56Q0 -50 100 -58Q160 -64 189 -92', tint(hull, 0.4), 7),
    line('M-176 -56Q0 -24 182 -60M-168 -34Q0 0 174 -38', shade(hull, 0.42), 3, 0.7),
    line('M-30 -60L-140 -8', '#c9a56a', 5),
    oval(-146, -5, 20, 6, '#c9a56a'),
  ].join(''),
  paddle:
    line('M0 -150V-46', '#a8743f', 5) +
    line('M-7 -149H7', '#8a5a36', 5) +
    fill('M-4 -56Q-12 -40 -11 -16Q-9 0 0 0Q9 0 11 -16Q12 -40 4 -56Z', '#b5834c') +
    line('M0 -48V-8', '#7a5230', 1.6, 0.7),
};

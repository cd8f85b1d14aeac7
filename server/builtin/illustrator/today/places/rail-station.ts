import { box, fill, line, oval } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import { lampsAreLit } from '../../light/night-in-places.ts';
import type { Part } from './panel.ts';

const wide = 1500;

const bogie = (x: number): string =>
  box(x - 62, -30, 124, 14, '#3a3a42', 1, 4) +
  [x - 40, x + 40].map((at) => oval(at, -17, 19, 19, '#26262c') + oval(at, -17, 9, 9, '#8d959a')).join('');

/** A coach from the side, from its left end; lamps shine in it from dusk on. */
function coach(left: number, long: number, paint: string, glass: string, lead: boolean): string {
  const right = left + long;
  const nose = lead ? `H${right - 70}Q${right - 10} -212 ${right} -120V-40` : `H${right}V-40`;
  const panes = Array.from({ length: Math.floor((long - (lead ? 260 : 190)) / 92) }, (_, i) => left + 100 + i * 92);
  return [
    fill(`M${left} -40V-214${nose}Z`, paint),
    fill(`M${left} -98H${right}V-76H${left}Z`, tint(paint, 0.72)),
    fill(`M${left} -56H${right}V-40H${left}Z`, shade(paint, 0.36)),
    box(left, -222, long - (lead ? 60 : 0), 12, shade(paint, 0.2), 1, 4),
    ...panes.map((x) => box(x, -188, 74, 72, glass, 1, 7) + fill(`M${x + 10} -188h22l-26 72h-6v-22Z`, '#ffffff', 0.18)),
    box(left + 22, -190, 58, 150, shade(paint, 0.14), 1, 5) + box(left + 33, -178, 36, 58, glass, 1, 4),
    lead
      ? fill(`M${right - 98} -188H${right - 62}Q${right - 28} -180 ${right - 16} -118H${right - 98}Z`, glass) +
        oval(right - 16, -72, 9, 9, '#fff3c4')
      : '',
    bogie(left + 110),
    bogie(right - 120),
  ].join('');
}

/** A train beside its platform; its middle is at 0,0, where the rails are. */
export const train: Part = {
  wide,
  draw: (stage) => {
    const paint = stage.luck.pick(['#2f6f8f', '#b5443a', '#3f7a5a', '#7a4a6f']);
    const glass = lampsAreLit(stage) ? '#ffe0a0' : '#a9cbd6';
    const sleepers = Array.from({ length: 40 }, (_, i) => `M${n(-1000 + i * 52)} 4l-12 12`).join('');
    return [
      box(-1200, -6, 2400, 30, '#8f8678'),
      line(sleepers, '#5f4a38', 9, 0.8),
      line('M-1200 0H1200M-1200 12H1200', '#6f7880', 5),
      coach(-1130, 700, paint, glass, false),
      box(-434, -120, 22, 70, '#3a3a42'),
      coach(-416, 1000, paint, glass, true),
      // The edge of the platform.
      box(-1200, 22, 2400, 20, '#b9b2a6'),
      line('M-1200 28H1200', '#e8c25a', 6),
    ].join('');
  },
};

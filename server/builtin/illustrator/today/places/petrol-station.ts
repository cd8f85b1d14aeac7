import { box, fill, line, oval, place } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';
import { lampsAreLit } from '../../light/night-in-places.ts';
import { foot, type Part } from './panel.ts';

/** A pump with its hose. */
const pump = (colour: string): string =>
  box(-30, -14, 60, 14, '#b9b2a4') +
  box(-24, -112, 48, 100, colour, 1, 5) +
  box(-17, -102, 34, 26, '#2f3a42', 1, 3) +
  line('M-12 -94H12M-12 -86H6', '#bfe0c0', 3) +
  box(-24, -62, 48, 9, tint(colour, 0.5)) +
  line('M24 -96Q46 -88 42 -52Q38 -22 26 -30', '#2a2930', 5) +
  fill('M24 -104h12v14h-12Z', '#3a3a42');

/** A roof on two posts over two pumps, with a small shop behind; its lamps shine from dusk on. */
export const petrolStation: Part = {
  wide: 560,
  draw: (stage) => {
    const paint = stage.luck.pick(['#c9443a', '#2f7f5a', '#2f5f9a', '#d9822b']);
    const night = lampsAreLit(stage);
    const glass = night ? '#ffe2a0' : '#8fb3c4';
    const light = night
      ? fill(
          'M-250 -246H250L330 0H-330Z',
          stage.ink.linear([0, -246], [0, 0], [0, '#fff2c8', 0.55], [1, '#ffe6a8', 0.12]),
        ) + oval(0, 8, 320, 34, '#ffe9b0', 0.3)
      : '';
    return (
      foot(0, 560) +
      box(-120, -150, 300, 150, '#ece2cc') +
      box(-120, -166, 300, 18, paint) +
      box(-96, -118, 150, 74, glass) +
      line('M-58 -118v74M-20 -118v74M18 -118v74', '#f6f1e6', 4) +
      box(86, -122, 62, 122, shade(paint, 0.2)) +
      box(94, -112, 46, 60, glass) +
      light +
      [-214, 214]
        .map((x) => box(x - 11, -250, 22, 250, '#d9d3c4') + box(x - 11, -250, 7, 250, '#f6f1e6', 0.7))
        .join('') +
      box(-290, -298, 580, 50, paint, 1, 4) +
      box(-290, -282, 580, 12, '#f6f1e6') +
      box(-290, -252, 580, 7, shade(paint, 0.4)) +
      [-170, -56, 56, 170].map((x) => box(x - 30, -247, 60, 7, night ? '#fffbe0' : '#e6e0d2')).join('') +
      place(pump(paint), -96, 10) +
      place(pump(shade(paint, 0.1)), 104, 10)
    );
  },
};

// The four styles in which pictures are drawn.
import type { Sharp } from 'sharp';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { type Cutout, onPaper } from './grain.ts';
import { nightAndGold } from './night-gold.ts';
import { watercolour } from './watercolour.ts';

/** A way of drawing. */
type Style = {
  readonly key: string;
  readonly label: string;
  /** Every layer is a sheet of its own that throws a shadow. */
  readonly cut: boolean;
  /** What happens to the drawn picture, or to a part of it, before it is kept. */
  finish(picture: Sharp, order: Pick<PictureOrder, 'seed' | 'index' | 'take'>, part?: Cutout): Promise<Sharp>;
  /** How far from a pixel others change what becomes of it: a share of the picture's height. */
  readonly reach: number;
};

const storybook: Style = {
  key: 'storybook-1',
  label: 'Storybook',
  cut: false,
  finish: async (picture, _order, part) => onPaper(picture.modulate({ saturation: 1.14 }).linear(1.1, -9), 12, part),
  reach: 0,
};
const painted: Style = {
  key: 'watercolour',
  label: 'Watercolour',
  cut: false,
  finish: async (picture, { seed, index, take }, part) =>
    onPaper(
      await watercolour(picture.modulate({ saturation: 1.42, brightness: 1.04 }), `${seed}${index}${take}`, part),
      30,
      part,
    ),
  reach: 0.026,
};
const cut: Style = {
  key: 'paper-cut',
  label: 'Paper cut',
  cut: true,
  finish: async (picture, _order, part) => onPaper(picture.modulate({ saturation: 1.2 }).linear(1.08, -6), 22, part),
  reach: 0,
};

const night: Style = {
  key: 'night-gold',
  label: 'Night and gold',
  cut: false,
  finish: async (picture, _order, part) => onPaper(await nightAndGold(picture.linear(1.06, -4), part), 16, part),
  reach: 0.002,
};

/** All styles, the usual one first. */
export const styles: readonly Style[] = [storybook, painted, cut, night];

/** The style of a key; one that is not known is drawn as the usual one. */
export const styleOf = (key: string): Style => styles.find((style) => style.key === key) ?? storybook;

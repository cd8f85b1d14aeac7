import type { Sharp } from 'sharp';
import type { PictureOrder } from '#server/ports.ts';
import { onPaper } from './grain.ts';

/** A way of drawing. */
export type Style = {
  readonly key: string;
  readonly label: string;
  /** What happens to the drawn picture before it is kept. */
  finish(picture: Sharp, order: PictureOrder): Promise<Sharp>;
};

const storybook: Style = {
  key: 'storybook-1',
  label: 'Storybook',
  finish: async (picture) => onPaper(picture.modulate({ saturation: 1.14 }).linear(1.1, -9), 30),
};

/** All styles, the usual one first. */
export const styles: readonly Style[] = [storybook];

/** The style of a key; one that is not known is drawn as the usual one. */
export const styleOf = (key: string): Style => styles.find((style) => style.key === key) ?? storybook;

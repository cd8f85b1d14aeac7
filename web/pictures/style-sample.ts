import { sampleInSizes } from '#shared/pictures/sized-picture.ts';

/** What an `<img>` of a style's sample picture needs; its shape is known before it is loaded. */
export const styleSample = (...sample: Parameters<typeof sampleInSizes>) => ({
  ...sampleInSizes(...sample),
  width: 1280,
  height: 720,
});

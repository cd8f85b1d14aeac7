import { previewWidths, type SampleScene, styleSampleUrl } from '#shared/pictures/style-sample.contract.ts';

/** `src`, `srcSet`, `width` and `height` of a style's sample picture; `sizes` is what CSS would say of its width. */
export const styleSample = (style: string, scene?: SampleScene, sizes = '(min-width: 640px) 320px, 45vw') => ({
  src: styleSampleUrl(style, scene, 640),
  srcSet: previewWidths.map((width) => `${styleSampleUrl(style, scene, width)} ${width}w`).join(', '),
  sizes,
  width: 1280,
  height: 720,
});

import { taleCoverPath } from './gallery.contract.ts';
import { previewWidths, type SampleScene, styleSampleUrl } from './style-sample.contract.ts';
import { defaultImageStyle } from '../vocabulary.ts';

/** What an `<img>` and a preload agree on: a browser fetches one picture for both only when all three are equal. */
export type SizedPicture = { readonly src: string; readonly srcSet: string; readonly sizes: string };

/** A style's sample in every width; `sizes` is what CSS would say of its width. */
export const sampleInSizes = (style: string, scene?: SampleScene, sizes = '(min-width: 640px) 320px, 45vw') => ({
  src: styleSampleUrl(style, scene, 640),
  srcSet: previewWidths.map((width) => `${styleSampleUrl(style, scene, width)} ${width}w`).join(', '),
  sizes,
});

/** The largest picture of the home page. */
export const homePicture: SizedPicture = sampleInSizes(defaultImageStyle, 'psalm-23', '(min-width: 1024px) 34vw, 60vw');

/** The first picture of a tale in every width. */
export function coverInSizes(taleId: string, sizes: string): SizedPicture {
  const path = taleCoverPath.replace(':taleId', encodeURIComponent(taleId));
  return { src: path, srcSet: previewWidths.map((width) => `${path}?w=${width} ${width}w`).join(', '), sizes };
}

/** The width of the cover over a story, in the words of CSS. */
export const storyCoverSizes = '(min-width: 1024px) 50vw, 80vw';

/**
 * Raise it when the built-in illustrator draws otherwise: the samples are redrawn, and no earlier picture is taken
 * for one that is ordered now. A test tells.
 */
export const drawingVersion = 15;

/** The stories that every style is shown by, the usual one first. */
export const sampleScenes = ['good-samaritan', 'psalm-23', 'jonah'] as const;
export type SampleScene = (typeof sampleScenes)[number];

/** Widths in pixels in which a stored picture is also sent, as WebP: a client's other numbers would fill the disk. */
export const previewWidths = [320, 640, 960, 1280] as const;
export type PreviewWidth = (typeof previewWidths)[number];

/**
 * GET: a picture that the illustrator drew in a style, 16:9, as WebP. Query `scene`, `w` and, to be kept for good, `v`.
 */
export const styleSamplePath = '/api/image-styles/:key/sample';

/** The address of a style's sample, ready for an `<img>`. */
export const styleSampleUrl = (
  style: string,
  scene: SampleScene = sampleScenes[0],
  width: PreviewWidth = 640,
): string =>
  `${styleSamplePath.replace(':key', encodeURIComponent(style))}?scene=${scene}&w=${width}&v=${drawingVersion}`;

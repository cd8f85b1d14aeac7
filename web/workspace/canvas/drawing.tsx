import { memo } from 'react';
import { composeSvg } from '#shared/thumbnail/composition.ts';
import { canvas, type Overlay } from '#shared/thumbnail/overlay.ts';
import { cx } from '#web/ui/cx.ts';
import { rounded } from '#web/workspace/editor.ts';
import { palette } from '#web/workspace/variant-calls.ts';

const frame = { x: 0, y: 0, ...canvas };
const look = 'absolute inset-0 block [&>svg]:block [&>svg]:size-full';
/** The page's own text styles must not reach the picture, because the server does not have them. */
const plainLetters = {
  fontOpticalSizing: 'none',
  fontSynthesis: 'none',
  fontFeatureSettings: 'normal',
  letterSpacing: 'normal',
} as const;

/** The composition of a whole thumbnail, as it is baked. */
export const wholeSvg = (picture: string | null, overlays: readonly Overlay[], prefix = ''): string =>
  composeSvg({ picture, frame, ground: palette.bg, shades: [], overlays }, prefix);

const Ground = memo(({ picture }: { picture: string | null }) => (
  <span className={look} dangerouslySetInnerHTML={{ __html: wholeSvg(picture, []) }} />
));

/**
 * A thumbnail as the server bakes it, drawn by the same function: the picture once, the texts over it at every change.
 * `prefix` is another for each on the page.
 */
export function Drawing({
  picture,
  overlays,
  prefix,
  className,
}: {
  picture: string | null;
  overlays: readonly Overlay[];
  prefix: string;
  className?: string;
}) {
  const texts = composeSvg({ picture: null, frame, ground: 'none', shades: [], overlays: rounded(overlays) }, prefix);
  return (
    <span aria-hidden style={plainLetters} className={cx('relative block aspect-video overflow-hidden', className)}>
      <Ground picture={picture} />
      <span className={look} dangerouslySetInnerHTML={{ __html: texts }} />
    </span>
  );
}

// The built-in illustrator: from a picture order to a JPEG with the data of what moves in it. The entry point of this
// module.
import sharp from 'sharp';
import type { Illustrator, Picture, PictureOrder } from '#server/ports/illustrator.ts';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import { type ForegroundWork, foregroundWork } from '#server/process/foreground-work.ts';
import { withLife } from '#server/files/picture-life-file.ts';
import { drawScene, drawStaged } from './draw-scene.ts';
import { facesOf } from './framing/faces-of-scene.ts';
import { lifeOfScene } from './life/life-of-scene.ts';
import { subjectOf } from './staging/set-stage.ts';
import { styleOf, styles } from './light/styles.ts';
import { withSubject } from './reading/subject-exif.ts';

type Parts = {
  readonly rasterizer: Rasterizer;
  /** Lets pictures that somebody is waiting for go first. */
  readonly foreground?: ForegroundWork;
};

/** Draws storybook scenes with the studio's own code: no key, no network. */
export function builtinIllustrator({ rasterizer, foreground = foregroundWork() }: Parts): Illustrator {
  return {
    name: 'built-in art',
    builtIn: true,
    styles: () => styles.map(({ key, label }) => ({ key, label })),
    async draw(order, signal, use) {
      signal.throwIfAborted();
      if (!use) return draw(order, rasterizer, signal);
      const by = { creator: use.userId, kind: 'drawing' } as const;
      const own: Rasterizer = { png: (svg, width, halt) => rasterizer.png(svg, width, halt, by) };
      return foreground.run(by.creator, by.kind, () => draw(order, own, signal), signal);
    },
  };
}

async function draw(order: PictureOrder, rasterizer: Rasterizer, signal: AbortSignal): Promise<Picture> {
  const size = sizeOf(order);
  // A frame is a scene of a film, in which it moves.
  const staged = order.use === 'frame' ? drawStaged(order) : null;
  const png = await rasterizer.png(staged?.svg ?? drawScene(order), size.width, signal);
  const bytes = await styleOf(order.style)
    .finish(sharp(png).flatten().resize(size.width, size.height, { fit: 'fill' }), order)
    .then((picture) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer());
  signal.throwIfAborted();
  const subject = subjectOf(order);
  const told = subject ? withSubject(bytes, { ...subject, faces: facesOf(order) }, size) : bytes;
  if (!staged) return { bytes: told, mime: 'image/jpeg', ...size };
  const { life, cells } = await lifeOfScene(staged, { order, whole: size, rasterizer, signal });
  return { bytes: withLife(told, life, cells), mime: 'image/jpeg', ...size };
}

/** Larger than asked if films zoom into the picture: the drawing is made of shapes, so it stays sharp. */
const sizeOf = ({ width, height, sharper = 1 }: PictureOrder) => ({
  width: Math.round(width * sharper),
  height: Math.round(height * sharper),
});

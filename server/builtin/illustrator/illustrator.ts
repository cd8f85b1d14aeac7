import sharp from 'sharp';
import type { Illustrator, Rasterizer } from '#server/ports.ts';
import { drawScene } from './draw-scene.ts';
import { subjectOf } from './set-stage.ts';
import { styleOf, styles } from './styles.ts';
import { withSubject } from './subject-exif.ts';

/** Draws storybook scenes with the studio's own code: no key, no network. */
export function builtinIllustrator({ rasterizer }: { rasterizer: Rasterizer }): Illustrator {
  return {
    name: 'built-in art',
    builtIn: true,
    styles: () => styles.map(({ key, label }) => ({ key, label })),
    async draw(order, signal) {
      signal.throwIfAborted();
      const png = await rasterizer.png(drawScene(order), order.width, signal);
      const bytes = await styleOf(order.style)
        .finish(sharp(png).flatten().resize(order.width, order.height, { fit: 'fill' }), order)
        .then((picture) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer());
      signal.throwIfAborted();
      const subject = subjectOf(order);
      return { bytes: subject ? withSubject(bytes, subject, order) : bytes, mime: 'image/jpeg', width: order.width, height: order.height };
    },
  };
}

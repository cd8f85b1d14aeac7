import type { FastifyInstance } from 'fastify';
import type { Db } from './db/tables.ts';
import type { CreatorQuotas } from './quotas/creator-quotas.ts';
import type { Live } from './live/live.ts';
import type { FileStore, Illustrator, Rasterizer, Scripture } from './ports.ts';
import { castNamesRoutes } from './studio/4-images/cast-names.routes.ts';
import { castRoutes } from './studio/4-images/cast.routes.ts';
import { castService } from './studio/4-images/cast.service.ts';
import { contactSheets } from './studio/4-images/contact-sheet.ts';
import { galleryRoutes } from './studio/4-images/gallery.routes.ts';
import { galleryService } from './studio/4-images/gallery.service.ts';
import { imageVersionRoutes } from './studio/4-images/image-version.routes.ts';
import { imageVersionService } from './studio/4-images/image-version.service.ts';
import { imageRoutes, imageStreamRoutes } from './studio/4-images/image.routes.ts';
import type { ImageService } from './studio/4-images/image.service.ts';
import { portraitRoutes } from './studio/4-images/portrait.routes.ts';
import { portraitService } from './studio/4-images/portrait.service.ts';
import { styleSampleRoutes } from './studio/4-images/style-sample.routes.ts';
import { styleSamples } from './studio/4-images/style-samples.ts';
import type { ThumbnailService } from './studio/5-thumbnails/thumbnail.service.ts';

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly quotas: CreatorQuotas;
  readonly live: Live;
  readonly illustrator: Illustrator;
  readonly rasterizer: Rasterizer;
  readonly images: ImageService;
  readonly scripture: Scripture;
  readonly thumbnails: Pick<ThumbnailService, 'onImagesComplete' | 'ofTale'>;
};

/** Every call about pictures: orders, gallery, versions, samples and the live pictures of a tale. */
export function pictureRoutes(
  app: FastifyInstance,
  { db, files, quotas, live, illustrator, rasterizer, images, scripture, thumbnails }: Parts,
): void {
  const parts = { db, files, onImagesComplete: thumbnails.onImagesComplete };
  imageRoutes(app, { images, files });
  galleryRoutes(app, { gallery: galleryService({ ...parts, quotas }), files });
  imageVersionRoutes(app, { versions: imageVersionService(parts), files });
  styleSampleRoutes(app, { samples: styleSamples({ files, illustrator }), files });
  const portraits = portraitService({ db, files });
  const cast = castService({ db, images, portraits });
  castRoutes(app, cast);
  castNamesRoutes(app, { db, scripture, cast });
  portraitRoutes(app, { cast, portraits, contactSheet: contactSheets({ files, rasterizer }), files });
  imageStreamRoutes(app, { images, live, thumbnailsOf: thumbnails.ofTale });
}

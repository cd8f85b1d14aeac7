import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/tables/tables.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import type { Live } from '#server/live/live.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import type { Scripture } from '#server/ports/bible.ts';
import { castNamesRoutes } from '#server/studio/4-images/cast/cast-names.routes.ts';
import { castRoutes } from '#server/studio/4-images/cast/cast.routes.ts';
import { castService } from '#server/studio/4-images/cast/cast.service.ts';
import { contactSheets } from '#server/studio/4-images/gallery/contact-sheet.ts';
import { galleryRoutes } from '#server/studio/4-images/gallery/gallery.routes.ts';
import { galleryService } from '#server/studio/4-images/gallery/gallery.service.ts';
import { imageVersionRoutes } from '#server/studio/4-images/versions/image-version.routes.ts';
import { imageVersionService } from '#server/studio/4-images/versions/image-version.service.ts';
import { imageRoutes, imageStreamRoutes } from '#server/studio/4-images/image.routes.ts';
import type { ImageService } from '#server/studio/4-images/image.service.ts';
import { portraitRoutes } from '#server/studio/4-images/cast/portrait.routes.ts';
import { portraitService } from '#server/studio/4-images/cast/portrait.service.ts';
import { styleSampleRoutes } from '#server/studio/4-images/gallery/style-sample.routes.ts';
import type { StyleSamples } from '#server/studio/4-images/gallery/style-samples.ts';
import type { ThumbnailService } from '#server/studio/5-thumbnails/thumbnail.service.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly quotas: CreatorQuotas;
  readonly live: Live;
  readonly styleSamples: StyleSamples;
  readonly rasterizer: Rasterizer;
  readonly images: ImageService;
  readonly scripture: Scripture;
  readonly thumbnails: Pick<ThumbnailService, 'onImagesComplete' | 'ofTale'>;
};

/** Every call about pictures: orders, gallery, versions, samples and the live pictures of a tale. */
export function pictureRoutes(
  app: FastifyInstance,
  { db, files, quotas, live, styleSamples: samples, rasterizer, images, scripture, thumbnails }: Parts,
): void {
  const parts = { db, files, onImagesBegin: beginImages, onImagesComplete: thumbnails.onImagesComplete };
  imageRoutes(app, { images, files });
  galleryRoutes(app, { gallery: galleryService({ ...parts, quotas }), files });
  imageVersionRoutes(app, { versions: imageVersionService(parts), files });
  styleSampleRoutes(app, { samples, files });
  const portraits = portraitService({ db, files });
  const cast = castService({ db, images, portraits });
  castRoutes(app, cast);
  castNamesRoutes(app, { db, scripture, cast });
  portraitRoutes(app, { cast, portraits, contactSheet: contactSheets({ files, rasterizer }), files });
  imageStreamRoutes(app, { images, live, thumbnailsOf: thumbnails.ofTale });
}

import sharp from 'sharp';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { fontFilesOf } from '#server/adapters/thumbnail-fonts.ts';
import { builtinTitleWriter } from '#server/builtin/title-writer.ts';
import { thumbnailRoutes } from '#server/studio/5-thumbnails/thumbnail.routes.ts';
import { thumbnailService } from '#server/studio/5-thumbnails/thumbnail.service.ts';
import { foregroundWork } from '#server/process/foreground-work.ts';
import { workspaceRoutes } from '#server/studio/5-thumbnails/workspace.routes.ts';
import { type Overlay, overlayDefaults } from '#shared/thumbnail/overlay.ts';
import { testQuotas } from './quotas.ts';
import { openTestApp } from './app.ts';
import { addTale, ama, openStudio } from './studio.ts';

const palette = { bg: '#102030', fg: '#ffffff', accent: '#ffd23f' };

/** A text that is drawn without a shadow, at 100, 100. */
export const layer = (changes: Partial<Overlay> = {}): Overlay => ({
  ...overlayDefaults,
  id: 'a',
  text: 'Mercy',
  x: 100,
  y: 100,
  fontSize: 80,
  lineHeight: 90,
  shadow: false,
  ...changes,
});

/**
 * The calls of the thumbnail workspace on a real database, with the real rasterizer; orders are only recorded in
 * `ordered`.
 */
export async function openWorkspace() {
  const studio = await openStudio();
  const { db, files } = studio;
  const rasterizer = resvgRasterizer({ fontsOf: fontFilesOf });
  const ordered: unknown[] = [];
  const desk = {
    order: async (_trx: unknown, _job: unknown, input: unknown) => ({
      jobId: `job-${ordered.push(input)}`,
      joined: false,
    }),
  };
  const thumbnails = thumbnailService({ db, files, rasterizer, desk });
  const app = await openTestApp(db, (at) => {
    thumbnailRoutes(at, { thumbnails, files });
    const orderBackground = async (_trx: unknown, order: unknown) => ({
      imageId: `image-${ordered.push(order)}`,
      jobId: null,
    });
    workspaceRoutes(at, {
      db,
      files,
      quotas: testQuotas({ db, files }),
      rasterizer,
      foreground: foregroundWork(),
      thumbnails,
      titles: builtinTitleWriter(),
      orderBackground,
    });
  });

  async function call(method: 'GET' | 'POST' | 'DELETE', url: string, body: unknown = {}, userId = ama) {
    const payload = method === 'POST' ? { payload: body as object } : {};
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${userId}` }, ...payload });
    return { status: answer.statusCode, ...answer.json() };
  }
  return {
    studio,
    ordered,
    call,
    bytes: async (url: string) => (await app.inject({ url, headers: { authorization: `Bearer ${ama}` } })).rawPayload,
    create: async (idx = 0): Promise<string> =>
      (
        await call('POST', '/api/thumbnails/create', {
          taleId: 't1',
          idx,
          title: 'T',
          subtitle: 'S',
          style: 'classic',
          palette,
        })
      ).id,
    save: (id: string, overlays: unknown[]) =>
      call('POST', `/api/thumbnails/${id}/apply-text-overlay`, {
        title: 'T',
        subtitle: 'S',
        seoDescription: '',
        overlays,
      }),
    /** A tale t1 of ama's whose one picture is red. */
    async reset() {
      ordered.length = 0;
      await studio.reset();
      await addTale(db, { scenes: 1 });
      const red = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#a01818' } })
        .jpeg()
        .toBuffer();
      const { sha256 } = await files.put('images/t1/red.jpg', red, 'image/jpeg');
      await db.updateTable('images').set({ status: 'generated', r2_key: 'images/t1/red.jpg', sha256 }).execute();
    },
    async close() {
      await app.close();
      rasterizer.close();
      await studio.reset();
    },
  };
}

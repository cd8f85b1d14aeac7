import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { fontFilesOf } from '#server/adapters/thumbnail-fonts.ts';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { castRoutes } from '#server/studio/4-images/cast/cast.routes.ts';
import { castService } from '#server/studio/4-images/cast/cast.service.ts';
import { contactSheets } from '#server/studio/4-images/gallery/contact-sheet.ts';
import { imageService } from '#server/studio/4-images/image.service.ts';
import { portraitRoutes } from '#server/studio/4-images/cast/portrait.routes.ts';
import { portraitService } from '#server/studio/4-images/cast/portrait.service.ts';
import type { CastSheet } from '#shared/pictures/cast.contract.ts';
import { openTestApp } from './app.ts';
import { testIllustrator } from './illustrator.ts';
import { addTale, ama, openStudio } from './studio.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

const prompts = [
  'The father waits at the gate.',
  'The elder son works in the field.',
  'He comes home and the father goes out.',
];

/** An illustrator and the work on pictures with it. */
export type Hand = {
  readonly art: ReturnType<typeof testIllustrator>;
  readonly images: ReturnType<typeof imageService>;
};

/**
 * A tale of a father and his elder son whose portraits are drawn; `plain` draws by words alone, `looking` looks at two
 * portraits, `free` is the built-in one. `before` may refuse.
 */
export async function openPortraits() {
  const { db, files, reset } = await openStudio();
  const rasterizer = resvgRasterizer({ fontsOf: fontFilesOf });
  const refusing: { before: (order: PictureOrder) => Promise<void> } = { before: async () => {} };
  const desk = { order: async () => ({ jobId: 'job', created: true }) } as never;
  const hand = (looksAt: number, builtIn = false): Hand => {
    const art = testIllustrator((order) => refusing.before(order), looksAt, builtIn);
    return {
      art,
      images: imageService({
        db,
        files,
        illustrator: art.illustrator,
        desk,
        onImagesBegin: beginImages,
        onImagesComplete: async () => {},
      }),
    };
  };
  const [plain, looking, free] = [hand(0), hand(2), hand(0, true)];
  const portraits = portraitService({ db, files });
  const cast = castService({ db, images: plain.images, portraits });
  const app = await openTestApp(db, (at) => {
    castRoutes(at, cast);
    portraitRoutes(at, { cast, portraits, contactSheet: contactSheets({ files, rasterizer }), files });
  });

  async function addTold(id: string, userId = ama): Promise<void> {
    await addTale(db, { id, userId });
    for (const [at, prompt] of prompts.entries())
      await db
        .updateTable('images')
        .set({ prompt })
        .where('id', '=', `${id}-i${at + 1}`)
        .execute();
  }
  const get = (url: string, who = ama) => app.inject({ url, headers: { authorization: `Bearer ${who}` } });
  const ask = async (method: 'GET' | 'PUT' | 'POST', url: string, body?: object, who = ama) => {
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${who}` },
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, ...(answer.json() as CastSheet & { error?: string; queued?: number }) };
  };
  const context = {
    ...{ jobId: 'j', userId: ama, taleId: 't1', signal: new AbortController().signal },
    ...{ progress: async () => {}, log: async () => {}, once: (_: string, make: () => unknown) => make() },
  } as never;
  const work = ({ images }: Hand) => images.job.run({ taleId: 't1' }, context);

  return {
    ...{ db, files, plain, looking, free, refusing, addTold, get, ask, work },
    cast: (body?: object, who = ama) => ask(body ? 'PUT' : 'GET', '/api/tales/t1/cast', body, who),
    order: (body: object = {}) => ask('POST', '/api/tales/t1/cast/portraits', body),
    /** Draws what is missing of the tale. */
    async drawAll(by: Hand): Promise<void> {
      await by.images.queue({ taleId: 't1', userId: ama });
      await work(by);
    },
    async reset(): Promise<void> {
      await reset();
      for await (const key of files.list('images/')) await files.remove(key);
      refusing.before = async () => {};
      await addTold('t1');
      for (const { art } of [plain, looking, free]) art.drawn.length = 0;
    },
    async close(): Promise<void> {
      rasterizer.close();
      await app.close();
    },
  };
}

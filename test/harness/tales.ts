import type { TaleId } from '#shared/ids.ts';
import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import type { Trx } from '#server/db/tables/tables.ts';
import type { AnyJob } from '#server/jobs/define-job.ts';
import { jobEnd } from '#server/jobs/job-end.ts';
import { openJobs } from '#server/jobs/runner.ts';
import { openLive } from '#server/live/live.ts';
import { ideaService } from '#server/studio/1-idea/idea.service.ts';
import { draftChecker } from '#server/studio/2-tale/story/check-draft.ts';
import { orderTale } from '#server/studio/2-tale/writing/order-tale.ts';
import { quotationService } from '#server/studio/2-tale/quotations/quotations.service.ts';
import { type TaleParts, taleService } from '#server/studio/2-tale/tale.service.ts';
import { type WriteParts, writeTaleJob } from '#server/studio/2-tale/writing/write-tale.job.ts';
import { scenePlanner } from '#server/studio/3-scenes/scene-planner.ts';
import { taleDates } from '#server/studio/9-publication/dates/tale-dates.ts';
import type { QuotaLimits } from '#server/quotas/creator-quotas.ts';
import { Failure } from '#shared/endpoint.ts';
import { testQuotas } from './quotas.ts';
import type { TestStudio } from './studio.ts';
import { addScenes } from '#server/studio/3-scenes/new-scenes.repo.ts';
import { planFrames } from '#server/studio/4-images/drawing/planned-frames.repo.ts';
import { addThumbnailPlans, retitleThumbnailPlans } from '#server/studio/5-thumbnails/thumbnail-plans.repo.ts';

/**
 * Tales as assembled by the composition, with the World English Bible only; requests to other stages are recorded in
 * `orders`.
 */
export async function openTales({ db, files }: Pick<TestStudio, 'db' | 'files'>, limits: Partial<QuotaLimits> = {}) {
  const bibles = bibleLibrary({ files, folders: [], site: null });
  await bibles.install('WEB', { signal: new AbortController().signal });
  const ideas = ideaService({ db, bibles });
  const orders: { kind: string; taleId: TaleId }[] = [];
  const orderImages = async (trx: Trx, { taleId }: { taleId: TaleId }) => {
    const frames = await trx.selectFrom('images').select('id').where('tale_id', '=', taleId).execute();
    if (frames.length === 0) throw new Failure('conflict', 'This tale has no scenes yet');
    orders.push({ kind: 'images', taleId });
  };
  /** Nothing is sent: it is only recorded. */
  const dates = taleDates({
    orderWork: async (_trx, { tale_id: taleId }) => ({ jobId: `job-${orders.push({ kind: 'publishing', taleId })}` }),
  });
  const parts: WriteParts & TaleParts = {
    db,
    writer: builtinStoryWriter({ scripture: bibles }),
    biblesSettled: async () => {},
    checkDraft: draftChecker(quotationService({ db, scripture: bibles })),
    resolveReference: ideas.resolve,
    pickPassage: ideas.pick,
    rememberPassage: ideas.remember,
    soundOf: async () => ({ voices: {}, musicMood: null }),
    addScenes,
    planFrames,
    addThumbnailPlans,
    retitleThumbnailPlans,
    planScenes: scenePlanner({ scripture: bibles }),
    orderImages,
    requireTales: testQuotas({ db, files }, limits).requireTales,
    orderPackage: async ({ taleId }) => void orders.push({ kind: 'package', taleId }),
    move: dates.move,
    renaming: dates.rename,
    onDeleted: async (_trx, { ids }) => ids.forEach((taleId) => orders.push({ kind: 'deleted', taleId })),
    onRestored: async (_trx, { ids }) => ids.forEach((taleId) => orders.push({ kind: 'restored', taleId })),
  };
  return { tales: taleService(parts), orders, parts, scripture: bibles };
}

/** One process that accepts orders for tales and, unless turned off, writes them. */
export async function openWriting({ database, db }: TestStudio, parts: WriteParts, { works = true } = {}) {
  const jobs = await openJobs({ database, db, log: () => {} });
  await jobs.prepare(['tale_writing']);
  const live = await openLive({ database, db, log: () => {} });
  const job = writeTaleJob(parts);
  if (works) await jobs.work([job as AnyJob]);
  return {
    jobs,
    order: orderTale({ ...parts, db, desk: jobs.desk, job, end: jobEnd({ db, live }) }),
    async close(): Promise<void> {
      await jobs.close();
      await live.close();
    },
  };
}

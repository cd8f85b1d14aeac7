import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/tables/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { jobEnd } from '#server/jobs/job-end.ts';
import type { Live } from '#server/live/live.ts';
import type { Scripture } from '#server/ports/bible.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import type { BibleService } from '#server/studio/1-idea/bible.service.ts';
import type { IdeaService } from '#server/studio/1-idea/idea.service.ts';
import type { CreateParts } from '#server/studio/2-tale/writing/create-tale.ts';
import { draftChecker } from '#server/studio/2-tale/story/check-draft.ts';
import { orderTale } from '#server/studio/2-tale/writing/order-tale.ts';
import { writeDraft } from '#server/studio/2-tale/writing/write-draft.ts';
import { writeTaleJob } from '#server/studio/2-tale/writing/write-tale.job.ts';
import { writingRoutes } from '#server/studio/2-tale/writing/writing.routes.ts';
import { quotationService } from '#server/studio/2-tale/quotations/quotations.service.ts';
import { rewriteStoryJob } from '#server/studio/2-tale/story/rewrite-story.job.ts';
import { storyRoutes } from '#server/studio/2-tale/story/story.routes.ts';
import { storyService } from '#server/studio/2-tale/story/story.service.ts';
import { scenePlanner } from '#server/studio/3-scenes/scene-planner.ts';
import { followStory } from '#server/studio/3-scenes/scene-words.repo.ts';
import { addScenes } from '#server/studio/3-scenes/new-scenes.repo.ts';
import { planFrames } from '#server/studio/4-images/drawing/planned-frames.repo.ts';
import { addThumbnailPlans, retitleThumbnailPlans } from '#server/studio/5-thumbnails/thumbnail-plans.repo.ts';

type Parts = Pick<CreateParts, 'soundOf' | 'orderImages' | 'requireTales'> & {
  readonly db: Db;
  readonly desk: JobDesk;
  readonly live: Live;
  readonly writer: StoryWriter;
  readonly scripture: Scripture;
  readonly ideas: IdeaService;
  readonly bibles: BibleService;
};

/**
 * From an idea to a stored tale and its words: the jobs that write them, the call that orders a tale and waits, and the
 * story that is edited.
 */
export function openWriting({
  db,
  desk,
  live,
  writer,
  scripture,
  ideas,
  bibles,
  soundOf,
  orderImages,
  requireTales,
}: Parts) {
  const quotations = quotationService({ db, scripture });
  const checkDraft = draftChecker(quotations);
  const job = writeTaleJob({
    db,
    writer,
    checkDraft,
    biblesSettled: bibles.settled,
    resolveReference: ideas.resolve,
    pickPassage: ideas.pick,
    rememberPassage: ideas.remember,
    soundOf,
    addScenes,
    planFrames,
    addThumbnailPlans,
    retitleThumbnailPlans,
    planScenes: scenePlanner({ scripture }),
    orderImages,
    requireTales,
  });
  const order = orderTale({ db, desk, job, end: jobEnd({ db, live }), resolveReference: ideas.resolve, requireTales });
  const rewriting = rewriteStoryJob({ db, writer, followStory, checkDraft });
  const story = storyService({ db, desk, followStory, rewriting });
  return {
    /** Quotations in a tale that differ from the Bible. */
    failingQuotations: quotations.failing,
    jobs: [job, rewriting],
    routes: (app: FastifyInstance) => {
      writingRoutes(app, { db, order });
      storyRoutes(app, { story, quotations, writeDraft: writeDraft({ db, desk, job }) });
    },
  };
}

import type { FastifyInstance } from 'fastify';
import type { AnyJob } from '#server/jobs/define-job.ts';
import { openJobs } from '#server/jobs/runner.ts';
import { quotationService } from '#server/studio/2-tale/quotations/quotations.service.ts';
import { rewriteStoryJob } from '#server/studio/2-tale/story/rewrite-story.job.ts';
import { storyRoutes } from '#server/studio/2-tale/story/story.routes.ts';
import { storyService } from '#server/studio/2-tale/story/story.service.ts';
import { followStory } from '#server/studio/3-scenes/scene-words.repo.ts';
import { writeDraft } from '#server/studio/2-tale/writing/write-draft.ts';
import { writeTaleJob } from '#server/studio/2-tale/writing/write-tale.job.ts';
import type { TestStudio } from './studio.ts';
import { openTales } from './tales.ts';

/** The text of tales as assembled by the composition, with a job that rewrites it unless turned off. */
export async function openRewriting(studio: TestStudio, { works = true } = {}) {
  const { parts, scripture } = await openTales(studio);
  const { database, db } = studio;
  const jobs = await openJobs({ database, db, log: () => {} });
  await jobs.prepare(['story_rewriting', 'tale_writing']);
  const job = rewriteStoryJob({ db, writer: parts.writer, followStory, checkDraft: parts.checkDraft });
  const writing = writeTaleJob(parts);
  if (works) await jobs.work([job, writing] as AnyJob[]);
  const story = storyService({ db, desk: jobs.desk, followStory, rewriting: job });
  const quotations = quotationService({ db, scripture });
  return {
    parts,
    story,
    quotations,
    jobs,
    routes: (app: FastifyInstance) =>
      storyRoutes(app, { story, quotations, writeDraft: writeDraft({ db, desk: jobs.desk, job: writing }) }),
    close: () => jobs.close(),
  };
}

import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { checkQuotations } from '#shared/story/quotation.contract.ts';
import {
  getStory,
  listStoryVersions,
  restoreStory,
  rewriteStory,
  saveStory,
  writeStory,
} from '#shared/story/story.contract.ts';
import type { QuotationService } from '../quotations/quotations.service.ts';
import type { StoryService } from './story.service.ts';
import type { WriteDraft } from '../writing/write-draft.ts';

const ok = { ok: true } as const;

type Parts = { story: StoryService; quotations: QuotationService; writeDraft: WriteDraft };

/** The words of a tale. */
export function storyRoutes(app: FastifyInstance, { story, quotations, writeDraft }: Parts): void {
  bind(app, getStory, async ({ params, caller }) => ({ ...ok, ...(await story.of(params.id, caller.userId)) }));
  bind(app, saveStory, async ({ params: { id, language }, body, caller: { userId } }) => ({
    ...ok,
    ...(await story.save({ taleId: id, userId, language }, body)),
  }));
  bind(app, listStoryVersions, async ({ params: { id, language }, query, caller: { userId } }) => ({
    ...ok,
    ...(await story.versions({ taleId: id, userId, language }, query.before)),
  }));
  bind(app, restoreStory, async ({ params: { id, language }, body, caller: { userId } }) => ({
    ...ok,
    ...(await story.restore({ taleId: id, userId, language }, body)),
  }));
  bind(app, rewriteStory, async ({ params: { id, language }, body, caller: { userId } }) => ({
    ...ok,
    ...(await story.rewrite({ taleId: id, userId, language }, body.section)),
  }));
  bind(app, writeStory, async ({ params, caller: { userId } }) => ({
    ...ok,
    ...(await writeDraft({ taleId: params.id, userId })),
  }));
  bind(app, checkQuotations, async ({ params, query: { language }, caller: { userId } }) => ({
    ...ok,
    ...(await quotations.of({ taleId: params.id, userId, language })),
  }));
}

import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Story, type StoryVersion, versionsPage } from '#shared/story/story.contract.ts';
import type { SomeTexts } from '#shared/story/story.ts';
import { languages, type Section } from '#shared/vocabulary.ts';
import { codeOf, englishOf } from '#shared/said.ts';
import type { RewriteStoryJob } from './rewrite-story.job.ts';
import { storyRepo, type StoryRow, type VersionRow } from './story.repo.ts';
import { taleRepo } from '../tale.repo.ts';
import { changeStory, type FollowStory, type Of, type Saved, unknown, untold } from './change-story.ts';

type Parts = {
  readonly db: Db;
  readonly desk: JobDesk;
  readonly followStory: FollowStory;
  readonly rewriting: RewriteStoryJob;
};

const storyView = ({ saved_at, tale_id: _, ...row }: StoryRow): Story => ({ ...row, savedAt: saved_at.getTime() });
const versionView = ({
  saved_at,
  begun_at: _b,
  tale_id: _t,
  language: _l,
  engines: _e,
  ...row
}: VersionRow): StoryVersion => ({
  ...row,
  savedAt: saved_at.getTime(),
});

/** The text of tales: read, changed, undone, rewritten. */
export function storyService({ db, desk, followStory, rewriting }: Parts) {
  return {
    async of(taleId: TaleId, userId: UserId) {
      const tale = await storyRepo(db).tale(taleId, userId);
      if (!tale) throw unknown();
      const rows = await taleRepo(db).texts(taleId);
      const inOrder = languages.flatMap((language) => rows.filter((row) => row.language === language));
      const unwritten = tale.unwritten.map(({ language, why, needs }) => ({
        ...{ language, why: englishOf(why), whySaid: codeOf(why), needs },
      }));
      return { words: tale.mode === 'paste' ? null : tale.words, items: inOrder.map(storyView), unwritten };
    },

    save: (of: Of, change: { base: number; texts: SomeTexts }): Promise<Saved> =>
      transact(db, (trx) => changeStory(trx, followStory, of, { ...change, cause: 'edited' })),

    async versions({ taleId, userId, language }: Of, before: number | undefined) {
      await requireOwnTale(db, taleId, userId);
      const rows = await storyRepo(db).page({ taleId, language }, before, versionsPage + 1);
      const items = rows.slice(0, versionsPage).map(versionView);
      return { items, before: rows.length > versionsPage ? (items.at(-1)?.version ?? null) : null };
    },

    restore: (of: Of, { base, version }: { base: number; version: number }): Promise<Saved> =>
      transact(db, async (trx) => {
        await requireOwnTale(trx, of.taleId, of.userId);
        const texts = await storyRepo(trx).version(of, version);
        if (!texts)
          throw new Failure('not_found', msg`This version is no longer kept separately: open the list again.`);
        return changeStory(trx, followStory, of, { base, texts, engines: texts.engines, cause: 'restored' });
      }),

    async rewrite({ taleId, userId, language }: Of, section: Section | undefined) {
      return transact(db, async (trx) => {
        const repo = storyRepo(trx);
        const tale = await repo.tale(taleId, userId);
        if (!tale) throw unknown();
        const story = await repo.story({ taleId, language });
        const rows = await taleRepo(trx).texts(taleId);
        if (rows.length === 0)
          throw new Failure(
            'conflict',
            msg`This tale is a draft without a story: have its story written first, then its parts can be rewritten.`,
          );
        if (!story && section) throw untold(language);
        const input = { taleId, language, section: section ?? null, take: (story?.version ?? 0) + 1 };
        const { jobId } = await desk.order(trx, rewriting, input, { userId, taleId });
        return { jobId };
      });
    },
  };
}
export type StoryService = ReturnType<typeof storyService>;

import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/ownership.ts';
import type { Db, Trx } from '#server/db/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Story, type StoryVersion, versionsPage } from '#shared/story.contract.ts';
import { type SomeTexts, type StoryCause, storyFields, type Writers } from '#shared/story.ts';
import { type Language, languageNames, languages, type Section, sections } from '#shared/vocabulary.ts';
import type { RewriteStoryJob } from './rewrite-story.job.ts';
import { changedFields, storyRepo, type StoryRow, type VersionRow } from './story.repo.ts';
import { taleRepo } from './tale.repo.ts';

/** Lets the scenes of a tale follow its words; answers how many changed. */
export type FollowStory = (trx: Trx, taleId: string, language: Language, texts: Readonly<Record<Section, string>>) => Promise<number>;
type Of = { readonly taleId: string; readonly userId: string; readonly language: Language };
type Saved = { version: number; savedAt: number; scenesChanged: number };
type Parts = { readonly db: Db; readonly desk: JobDesk; readonly followStory: FollowStory; readonly rewriting: RewriteStoryJob };

const unknown = () => new Failure('not_found', msg`Tale not found`);
const untold = (language: Language) => new Failure('conflict', msg`This tale is not told in ${{ language: languageNames[language] }} yet.`);

/**
 * Changes words of a tale in one language, and everything that follows from it. `base` is the version that the change was made on, null when it
 * does not matter. Words that are the same already are no change, so that a repeated call changes nothing.
 */
export async function changeStory(
  trx: Trx,
  followStory: FollowStory,
  { taleId, userId, language }: Of,
  change: { base: number | null; texts: SomeTexts; engines?: Writers; cause: StoryCause },
): Promise<Saved> {
  const repo = storyRepo(trx);
  const tale = await repo.tale(taleId, userId);
  if (!tale) throw unknown();
  const before = (await repo.story({ taleId, language })) ?? null;
  const byHand = change.cause === 'edited' && change.base === 0;
  const isNew = before === null && (change.cause === 'rewritten' || byHand);
  if (!before && !isNew) throw untold(language);
  if (byHand && !before) await mayBeAdded(trx, taleId, change.texts);
  const now = before ?? { title: '', summary: '', hook: '', setup: '', lesson: '', outro: '' };
  const texts = Object.fromEntries(storyFields.map((field) => [field, change.texts[field] ?? now[field]])) as Record<
    (typeof storyFields)[number],
    string
  >;
  if (before && changedFields(before, texts).length === 0) return { ...told(before), scenesChanged: 0 };
  if (before && change.base !== null && change.base !== before.version)
    throw new Failure('conflict', msg`These words were changed somewhere else in the meantime. Look at both and choose.`);
  const engines = { ...before?.engines, ...change.engines };
  const row = await repo.write({ taleId, language }, before, { texts, engines, cause: before ? change.cause : 'written' });
  const scenesChanged = await followStory(trx, taleId, language, texts);
  await repo.touchTale(
    tale,
    languages.filter((each) => each === language || tale.langs.includes(each)),
  );
  return { ...told(row), scenesChanged };
}

/** A language that its creator adds: beside a story, and with words of its own. Throws Failure in words. */
async function mayBeAdded(trx: Trx, taleId: string, texts: SomeTexts): Promise<void> {
  if ((await taleRepo(trx).texts(taleId)).length === 0)
    throw new Failure('conflict', msg`This tale has no story yet: have it written first, then add your own words in another language.`);
  if (!texts.title?.trim()) throw new Failure('invalid', msg`Give the tale a title in this language.`);
  if (!sections.some((section) => texts[section]?.trim())) throw new Failure('invalid', msg`Write at least one part of the story first.`);
}

const told = (row: StoryRow) => ({ version: row.version, savedAt: row.saved_at.getTime() });
const storyView = ({ saved_at, tale_id: _, ...row }: StoryRow): Story => ({ ...row, savedAt: saved_at.getTime() });
const versionView = ({ saved_at, begun_at: _b, tale_id: _t, language: _l, engines: _e, ...row }: VersionRow): StoryVersion => ({
  ...row,
  savedAt: saved_at.getTime(),
});

/** The words of tales: read, changed, taken back, written anew. */
export function storyService({ db, desk, followStory, rewriting }: Parts) {
  return {
    async of(taleId: string, userId: string) {
      const tale = await storyRepo(db).tale(taleId, userId);
      if (!tale) throw unknown();
      const rows = await taleRepo(db).texts(taleId);
      const inOrder = languages.flatMap((language) => rows.filter((row) => row.language === language));
      const unwritten = tale.unwritten.map(({ language, why, needs }) => ({ language, why, needs }));
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
        if (!texts) throw new Failure('not_found', msg`This version is no longer kept by itself: open the list again.`);
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
            msg`This tale is a draft without a story: have its story written first, then its parts can be written anew.`,
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

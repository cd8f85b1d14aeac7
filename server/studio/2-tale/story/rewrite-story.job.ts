import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { tieToTale } from '#server/jobs/job-tale.repo.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { Failure } from '#shared/endpoint.ts';
import {
  type SomeTexts,
  type StoryDraft,
  storyFields,
  type StoryTexts,
  type Writers,
  type WritingStep,
} from '#shared/story/story.ts';
import { type Language, languages, type Section, sections } from '#shared/vocabulary.ts';
import { type LanguageProgress, writingProgress } from '#shared/story/writing-progress.ts';
import type { DraftChecker } from './check-draft.ts';
import { checked, engineOf } from '../writing/create-tale.ts';
import { sectionText, writtenBy } from './narrative.ts';
import { missedLength, rewriteBrief } from './rewrite-brief.ts';
import { storyRepo } from './story.repo.ts';
import { changeStory, type FollowStory } from './change-story.ts';
import { taleRepo } from '../tale.repo.ts';
import { named, type Said } from '#shared/said.ts';

type Parts = {
  readonly db: Db;
  readonly writer: StoryWriter;
  readonly followStory: FollowStory;
  readonly checkDraft: DraftChecker;
};

const rewritten: Readonly<Record<Section, (language: Language) => Said>> = {
  hook: (language) => msg`The ${{ language: named(language) }} hook was rewritten`,
  setup: (language) => msg`The ${{ language: named(language) }} setup was rewritten`,
  lesson: (language) => msg`The ${{ language: named(language) }} lesson was rewritten`,
  outro: (language) => msg`The ${{ language: named(language) }} outro was rewritten`,
};
/** How many tellings are tried to get one that differs from the present text. */
const tellings = 6;

/**
 * Rewrites one section, or one whole language, of a tale: another telling of the same passage. The previous text is
 * kept as a version.
 */
export function rewriteStoryJob({ db, writer, followStory, checkDraft }: Parts) {
  return defineJob({
    kind: 'story_rewriting',
    title: msg`Rewriting`,
    input: z.object({
      taleId: z.string(),
      language: z.enum(languages),
      section: z.enum(sections).nullable(),
      take: z.int(),
    }),
    subject: ({ taleId, language, section }) => `${taleId} ${language} ${section ?? 'all'}`,
    tries: 3,
    atOnce: 2,
    async run({ taleId, language, section, take }, { jobId, userId, signal, once, progress }) {
      const { texts, engines } = await once('words', async () => {
        const tale = await storyRepo(db).tale(taleId, userId);
        if (!tale) throw new Failure('not_found', msg`The tale was deleted.`);
        const of = {
          tale,
          texts: await taleRepo(db).texts(taleId),
          scenes: await taleRepo(db).scenes(taleId),
          language,
          section,
        };
        const now = of.texts.find((row) => row.language === language) ?? null;
        const tell = (step: WritingStep, told: readonly LanguageProgress[] = []) =>
          progress(...writingProgress(step, told), told);
        let near: { texts: SomeTexts; engines: Writers } | null = null;
        for (let turn = 0; turn < tellings; turn++) {
          const use = { userId, taleId, work: `${language} anew ${take}.${turn}`, once };
          const seed = `${tale.seed} take ${take}${turn > 0 ? `.${turn}` : ''}`;
          const written = await writer.write(rewriteBrief(of, seed), { signal, progress: tell, use });
          const draft = await checked(written, writer, checkDraft, signal);
          signal.throwIfAborted();
          const told = textsIn(draft, language, section);
          const engine = engineOf(draft, language, writer);
          const found = { texts: told, engines: section ? { [section]: engine } : writtenBy(engine) };
          const missed = section ? missedLength(of, told[section] ?? '') : null;
          if (differs(told, now, section) && !missed) return found;
          if (engine === writer.name) near ??= differs(told, now, section) ? found : null;
          else if (missed) throw tooFar(engine, missed);
          else if (turn >= 1) break;
        }
        if (near) return near;
        throw new Failure(
          'conflict',
          msg`The writer has no other text for this part: it would write the same again, so nothing was changed. You can edit the text yourself.`,
        );
      });
      return transact(db, async (trx) => {
        await tieToTale(trx, jobId, taleId);
        const { version, scenesChanged } = await changeStory(
          trx,
          followStory,
          { taleId, userId, language },
          { base: null, texts, engines, cause: 'rewritten' },
        );
        return { taleId, language, section, version, scenesChanged };
      });
    },
    told: (result) => {
      const { language, section } = result as { language: Language; section: Section | null };
      return section ? rewritten[section](language) : msg`The ${{ language: named(language) }} text was rewritten`;
    },
  });
}
export type RewriteStoryJob = ReturnType<typeof rewriteStoryJob>;

/** Paid results that are not requested repeatedly. */
const tooFar = (engine: string, { has, goal }: { has: number; goal: number }): Failure =>
  new Failure(
    'conflict',
    msg`${{ engine }} wrote ${{ has }} words instead of about ${{ goal }}, even after a correction, so nothing was changed. Try again, or choose another engine.`,
  );

function textsIn(
  { languages: told, title, summary, beats, notes, lost }: StoryDraft,
  language: Language,
  section: Section | null,
): SomeTexts {
  const why = lost?.find((each) => each.language === language)?.why ?? notes.at(-1);
  if (!told.includes(language))
    throw new Failure('conflict', why ?? msg`Nothing was written in ${{ language: named(language) }}.`);
  if (section) return { [section]: sectionText(beats, section, language) };
  const parts = Object.fromEntries(sections.map((each) => [each, sectionText(beats, each, language)]));
  return { title: title[language] ?? '', summary: summary[language] ?? '', ...parts };
}

/** A telling counts only if its words differ. */
const differs = (told: SomeTexts, now: StoryTexts | null, section: Section | null): boolean =>
  now === null ||
  storyFields.some(
    (field) => (section ? field === section : sections.some((each) => each === field)) && told[field] !== now[field],
  );

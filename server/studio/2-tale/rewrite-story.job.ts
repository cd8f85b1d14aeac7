import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import type { Db, Row } from '#server/db/tables.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { StoryWriter } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import {
  type SomeTexts,
  type StoryBrief,
  type StoryDraft,
  storyFields,
  type StoryTexts,
  type WritingStep,
  writingSteps,
} from '#shared/story.ts';
import { type Language, languageNames, languages, type Section, sections } from '#shared/vocabulary.ts';
import type { DraftChecker } from './check-draft.ts';
import { isHosted } from './create-tale.ts';
import { sectionText } from './narrative.ts';
import { storyRepo } from './story.repo.ts';
import { changeStory, type FollowStory } from './story.service.ts';
import { writingRepo } from './writing.repo.ts';

type Parts = {
  readonly db: Db;
  readonly writer: StoryWriter;
  readonly followStory: FollowStory;
  readonly checkDraft: DraftChecker;
};

/** How many tellings are tried for one that differs from what stands there. */
const tellings = 6;
const order = Object.keys(writingSteps) as WritingStep[];

/** Writes one section, or one whole language, of a tale anew: another telling of the same passage. The words before stay as a version. */
export function rewriteStoryJob({ db, writer, followStory, checkDraft }: Parts) {
  return defineJob({
    kind: 'story_rewriting',
    title: 'Writing anew',
    input: z.object({ taleId: z.string(), language: z.enum(languages), section: z.enum(sections).nullable(), take: z.int() }),
    subject: ({ taleId, language, section }) => `${taleId} ${language} ${section ?? 'all'}`,
    tries: 3,
    atOnce: 2,
    async run({ taleId, language, section, take }, { jobId, userId, signal, once, progress }) {
      const texts = await once('texts', async () => {
        const tale = await storyRepo(db).tale(taleId, userId);
        if (!tale) throw new Failure('not_found', 'The tale was deleted.');
        const now = (await storyRepo(db).story({ taleId, language })) ?? null;
        for (let turn = 0; turn < tellings; turn++) {
          const seed = `${tale.seed} take ${take}${turn > 0 ? `.${turn}` : ''}`;
          const tell = (step: WritingStep) => progress(order.indexOf(step), order.length, writingSteps[step]);
          const use = { userId, taleId, work: `${language} anew ${take}.${turn}`, once };
          const draft = await writer.write(briefOf(tale, language, seed), { signal, progress: tell, use });
          const told = textsIn(isHosted(draft, writer) ? await checkDraft(draft, signal) : draft, language, section);
          signal.throwIfAborted();
          if (differs(told, now, section)) return told;
        }
        throw new Failure(
          'conflict',
          'The writer has no other words for this part: it would write the same again, so nothing was changed. You can change the words by hand.',
        );
      });
      return transact(db, async (trx) => {
        await writingRepo(trx).claim(jobId, taleId);
        const { version, scenesChanged } = await changeStory(
          trx,
          followStory,
          { taleId, userId, language },
          { base: null, texts, cause: 'rewritten' },
        );
        return { taleId, language, section, version, scenesChanged };
      });
    },
    told: (result) => {
      const { language, section } = result as { language: Language; section: Section | null };
      return section ? `The ${section} in ${languageNames[language]} was written anew` : `${languageNames[language]} was written anew`;
    },
  });
}
export type RewriteStoryJob = ReturnType<typeof rewriteStoryJob>;

/** The same passage again, so that the pictures still show what is told; a pasted text stays the source. */
const briefOf = (tale: Row<'tales'>, language: Language, seed: string): StoryBrief => ({
  mode: tale.mode === 'paste' ? 'paste' : tale.range ? 'reference' : 'idea',
  range: tale.range,
  prompt: tale.mode === 'idea' ? tale.source : null,
  text: tale.mode === 'paste' ? tale.source : null,
  languages: [language],
  tone: tale.tone,
  audience: tale.audience,
  words: tale.words,
  culturalContext: tale.cultural_context,
  honorJesus: tale.honor_jesus,
  seed,
});

function textsIn({ languages: told, title, summary, beats, notes }: StoryDraft, language: Language, section: Section | null) {
  if (!told.includes(language)) throw new Failure('conflict', notes.at(-1) ?? `Nothing was written in ${languageNames[language]}.`);
  if (section) return { [section]: sectionText(beats, section, language) };
  const parts = Object.fromEntries(sections.map((each) => [each, sectionText(beats, each, language)]));
  return { title: title[language] ?? '', summary: summary[language] ?? '', ...parts };
}

/** A telling counts when the words that are heard are others. */
const differs = (told: SomeTexts, now: StoryTexts | null, section: Section | null): boolean =>
  now === null ||
  storyFields.some((field) => (section ? field === section : sections.some((each) => each === field)) && told[field] !== now[field]);

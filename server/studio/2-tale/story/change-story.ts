import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Trx } from '#server/db/tables/tables.ts';
import { Failure } from '#shared/endpoint.ts';
import { type SomeTexts, type StoryCause, storyFields, type Writers } from '#shared/story/story.ts';
import { type Language, languageNames, languages, type Section, sections } from '#shared/vocabulary.ts';
import { changedFields, storyRepo, type StoryRow } from './story.repo.ts';
import { taleRepo } from '../tale.repo.ts';

/** Lets the scenes of a tale follow its words; returns how many changed. */
export type FollowStory = (
  trx: Trx,
  taleId: TaleId,
  language: Language,
  texts: Readonly<Record<Section, string>>,
) => Promise<number>;

export type Of = { readonly taleId: TaleId; readonly userId: UserId; readonly language: Language };

export type Saved = { version: number; savedAt: number; scenesChanged: number };

export const unknown = () => new Failure('not_found', msg`Tale not found`);

export const untold = (language: Language) =>
  new Failure('conflict', msg`This tale is not told in ${{ language: languageNames[language] }} yet.`);

/**
 * Changes words of a tale in one language, and everything that follows from it. `base` is the version that the change
 * was made on, null when it does not matter. Words that are the same already are no change, so that a repeated call
 * changes nothing.
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
    throw new Failure(
      'conflict',
      msg`This text was changed somewhere else in the meantime. Compare both versions and choose.`,
    );
  const engines = { ...before?.engines, ...change.engines };
  const row = await repo.write({ taleId, language }, before, {
    texts,
    engines,
    cause: before ? change.cause : 'written',
  });
  const scenesChanged = await followStory(trx, taleId, language, texts);
  await repo.touchTale(
    tale,
    languages.filter((each) => each === language || tale.langs.includes(each)),
  );
  return { ...told(row), scenesChanged };
}

/** A language that its creator adds to an existing story, with its own text. Throws Failure with a message. */
async function mayBeAdded(trx: Trx, taleId: TaleId, texts: SomeTexts): Promise<void> {
  if ((await taleRepo(trx).texts(taleId)).length === 0)
    throw new Failure(
      'conflict',
      msg`This tale has no story yet: have it written first, then add your own words in another language.`,
    );
  if (!texts.title?.trim()) throw new Failure('invalid', msg`Give the tale a title in this language.`);
  if (!sections.some((section) => texts[section]?.trim()))
    throw new Failure('invalid', msg`Write at least one part of the story first.`);
}

const told = (row: StoryRow) => ({ version: row.version, savedAt: row.saved_at.getTime() });

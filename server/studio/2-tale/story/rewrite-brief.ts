import type { Row } from '#server/db/tables/tables.ts';
import { countWords } from '#shared/story/prose.ts';
import type { StoryBrief, StoryDraft } from '#shared/story/story.ts';
import { type Language, languages, lengthTolerance, type Section, sections } from '#shared/vocabulary.ts';
import { sectionShares } from '#shared/story/writing-progress.ts';
import type { StoryRow } from './story.repo.ts';
import type { SceneRecord } from '../tale.repo.ts';

/** The current tale, and what of it is to be rewritten; `section` is null for a whole language. */
export type ToRewrite = {
  readonly tale: Row<'tales'>;
  readonly texts: readonly StoryRow[];
  readonly scenes: readonly SceneRecord[];
  readonly language: Language;
  readonly section: Section | null;
};

/**
 * The same passage again, so that the pictures still show what is told; a pasted text stays the source. A new language
 * tells what the others tell, and so does a whole language of a tale on an idea, which may be an original story; a
 * section is written to fit the sections around it.
 */
export function rewriteBrief({ tale, texts, scenes, language, section }: ToRewrite, seed: string): StoryBrief {
  const now = texts.find((row) => row.language === language);
  const others = texts.filter((row) => row.language !== language);
  const follows = !now || (tale.mode === 'idea' && section === null);
  const beside = follows ? toldAlready(tale, others, scenes) : null;
  return {
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
    ...(beside ? { beside } : {}),
    ...(now && section ? { only: { section, now: wordsOf(now), words: sectionGoal(tale, now, section) } } : {}),
  };
}

/** Words that a section should have: as many as it has; one without words gets its part of the tale. */
const sectionGoal = (tale: Row<'tales'>, now: StoryRow, section: Section): number =>
  countWords(now[section]) || Math.max(8, Math.round(tale.words * sectionShares[section]));

/**
 * How many words too many or too few a rewritten section has; null when it fits, either itself or because the whole
 * language does.
 */
export function missedLength(
  { tale, texts, language, section }: ToRewrite,
  words: string,
): { has: number; goal: number } | null {
  const now = texts.find((row) => row.language === language);
  if (!now || !section) return null;
  const [has, goal] = [countWords(words), sectionGoal(tale, now, section)];
  const whole = sections.reduce((sum, each) => sum + countWords(each === section ? words : now[each]), 0);
  const fits = (of: number, wanted: number) => Math.abs(of / wanted - 1) <= lengthTolerance;
  return fits(has, goal) || (tale.mode !== 'paste' && fits(whole, tale.words)) ? null : { has, goal };
}

const wordsOf = (row: StoryRow): Record<Section, string> =>
  Object.fromEntries(sections.map((section) => [section, row[section]])) as Record<Section, string>;

/** The text of the other languages, beat by beat as in the scenes. */
function toldAlready(
  { range, writer }: Row<'tales'>,
  texts: readonly StoryRow[],
  scenes: readonly SceneRecord[],
): StoryDraft | null {
  const rows = languages.flatMap((language) => texts.filter((row) => row.language === language));
  if (rows.length === 0) return null;
  const each = <T>(of: (row: StoryRow) => T) =>
    Object.fromEntries(rows.map((row) => [row.language, of(row)])) as Partial<Record<Language, T>>;
  const sectionBeats = sections.map((section) => ({ section, range: null, text: each((row) => row[section]) }));
  const sceneBeats = scenes.map((scene) => ({
    section: scene.section,
    range: scene.range,
    text: each((row) => scene.text[row.language] ?? ''),
  }));
  return {
    languages: rows.map(({ language }) => language),
    title: each(({ title }) => title),
    summary: each(({ summary }) => summary),
    beats: scenes.length > 0 ? sceneBeats : sectionBeats.filter(({ text }) => Object.values(text).some(Boolean)),
    range,
    notes: [],
    ...(writer ? { engine: writer } : {}),
  };
}

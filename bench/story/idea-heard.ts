import type { StoryDraft } from '#shared/story/story.ts';
import type { Language, Section } from '#shared/vocabulary.ts';

/** Words too short or too usual to show that an idea was taken up. */
const usual = new Set(
  (
    'about after also another because before being could does done every everybody from have into just more ' +
    'must nobody only other over should some somebody such than that their them then there these they this ' +
    'those through very want what when where which while will with without would your aussi autre avec avoir ' +
    'cette comme dans dont elle elles être fait faire leur leurs mais même notre nous pour pourquoi quand ' +
    'quel quelle sans sont tous tout toute tres très veut votre vous'
  ).split(' '),
);
const stemOf = (word: string): string => word.slice(0, 5);

/** The words of an idea that mean something, cut to their stems. */
export const tellingStems = (text: string): Set<string> =>
  new Set(
    (
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{M}]{4,}/gu) ?? []
    )
      .filter((word) => !usual.has(word))
      .map((word) => stemOf(word)),
  );

export type Heard = { readonly hook: boolean; readonly lesson: boolean; readonly title: boolean };

/**
 * Where a tale takes up the words of an idea: half of those that mean something in the hook, one of them in lesson or
 * outro, one in title or summary.
 */
export function whereHeard(idea: string, { beats, title, summary }: StoryDraft, language: Language): Heard {
  const asked = tellingStems(idea);
  const told = (wanted: readonly Section[]) =>
    tellingStems(
      beats
        .filter(({ section, range, retold }) => wanted.includes(section) && range === null && !retold)
        .map(({ text }) => text[language] ?? '')
        .join(' '),
    );
  const shared = (words: ReadonlySet<string>) => [...asked].filter((stem) => words.has(stem)).length;
  return {
    hook: shared(told(['hook', 'setup'])) >= Math.max(1, asked.size / 2),
    lesson: shared(told(['lesson', 'outro'])) >= 1,
    title: shared(tellingStems(`${title[language] ?? ''} ${summary[language] ?? ''}`)) >= 1,
  };
}

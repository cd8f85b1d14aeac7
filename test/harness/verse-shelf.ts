import type { Scripture } from '#server/ports/bible.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import type { BibleVersion, Language } from '#shared/vocabulary.ts';

const words: Record<BibleVersion, (verse: number) => string> = {
  WEB: (verse) => `A certain man named Jericho came down that way, and verse ${verse} says what he saw.`,
  LSG1910: (verse) =>
    `Un certain homme nommé Jéricho descendait par ce chemin, et le verset ${verse} dit ce qu’il vit.`,
  EWEBIB: (verse) => `Ŋutsu aɖe si ŋkɔe nye Yeriko nɔ mɔ ma dzi yina, eye kpukpui ${verse} gblɔ nu si wòkpɔ.`,
};

/**
 * A shelf of Bibles for tests that are not about Bibles: the text of every verse is its number, in the language of its
 * version.
 */
export const verseShelf = (installed: readonly BibleVersion[] = ['WEB', 'LSG1910', 'EWEBIB']): Scripture => ({
  installed: async () => [...installed],
  search: async () => [],
  passage: async ({ book, from, to }, version) =>
    installed.includes(version)
      ? Array.from({ length: to.verse - from.verse + 1 }, (_, at) => {
          const verse = from.verse + at;
          return { book, chapter: from.chapter, verse, label: String(verse), text: words[version](verse) };
        })
      : [],
});

/** A built-in writer for tests: it divides pasted text into two beats and finds the same passage for every theme. */
export const plainWriter: StoryWriter = {
  name: 'built-in writer',
  builtIn: true,
  write: async ({ text, languages, range }) => {
    const [own = 'en'] = languages;
    const say = (words: string, all: readonly Language[]) =>
      Object.fromEntries(all.map((language) => [language, words]));
    const told: readonly Language[] = text ? [own] : languages;
    const parts = (text ?? 'Built-in hook.|Built-in setup.|Built-in lesson.|Built-in outro.').split('|');
    return {
      languages: told,
      title: say(text ? 'Pasted' : 'Built in', told),
      summary: say('A summary.', told),
      beats: parts.map((part, at) => ({
        section: (['hook', 'setup', 'lesson', 'outro'] as const)[Math.min(at, 3)]!,
        range: null,
        text: say(part, told),
      })),
      range: range ?? { book: 'LUK', from: { chapter: 10, verse: 30 }, to: { chapter: 10, verse: 37 } },
      notes: [],
    };
  },
};

import { countWords, sentencesOf } from '#shared/prose.ts';
import { type Language, limits } from '#shared/vocabulary.ts';

/** Words that a heading, and a first sentence that can stand as one, may have. */
const longest = { heading: 12, sentence: 8 };

/** How a text about somebody is called; "{who}" stands for the name. */
const storyOf: Record<Language, (who: string) => string> = {
  en: (who) => `The Story of ${who}`,
  fr: (who) => `L’histoire ${/^[aàâeéèêiîoôuyhœ]/i.test(who) ? 'd’' : 'de '}${who}`,
  ee: (who) => `${who} ƒe ŋutinya`,
};
const plain: Record<Language, string> = { en: 'A Short Story', fr: 'Une petite histoire', ee: 'Ŋutinya kpui aɖe' };

/** A run of capitalised words, which is a name where it does not only open sentences. */
const capitals = /\p{Lu}[\p{L}\p{M}’-]*(?:\s\p{Lu}[\p{L}\p{M}’-]*)*/gu;
/** What is written with a capital and names nobody in a story. */
const notNames =
  /^(I|God|Lord|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Dieu|Seigneur|Mawu|Aƒetɔ|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Who is named most often, also within a sentence; null when nobody is. */
function whoIsNamed(text: string): string | null {
  const times = new Map<string, number>();
  for (const sentence of sentencesOf(text))
    for (const { 0: name, index } of sentence.matchAll(capitals)) {
      const opens = sentence.slice(0, index).replace(/[^\p{L}]/gu, '') === '';
      // The first word of a sentence has its capital anyhow: it counts when two words have one, "Mama Ama".
      if (notNames.test(name) || (opens && !name.includes(' '))) continue;
      const known = opens && /^\p{Lu}\p{Ll}?\s/u.test(name) ? name.replace(/^\S+\s/, '') : name;
      times.set(known, (times.get(known) ?? 0) + 1);
    }
  const [best] = [...times].toSorted(([, a], [, b]) => b - a);
  return best && best[0].length <= 40 ? best[0] : null;
}

/** The title of a creator's own text: the heading it begins with, else a short first sentence, else who is named in it most often. */
export function pastedTitle(text: string, language: Language): string {
  const [line = ''] = text.trim().split('\n');
  const heading = line.trim();
  if (text.trim().includes('\n') && countWords(heading) <= longest.heading && !/[.!?…]["”’»)]*$/.test(heading))
    return heading.slice(0, limits.title);
  const [first = ''] = sentencesOf(text);
  if (countWords(first) <= longest.sentence && sentencesOf(text).length > 1) return first.replace(/[.…]$/, '').slice(0, limits.title);
  const who = whoIsNamed(text);
  return who ? storyOf[language](who) : plain[language];
}

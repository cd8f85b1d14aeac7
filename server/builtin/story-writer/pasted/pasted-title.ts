// Finds a title for a pasted text.
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import { type Language, limits } from '#shared/vocabulary.ts';

/** The most words of a heading, and of a first sentence that can serve as one. */
const longest = { heading: 12, sentence: 5 };

/** The title of a text about somebody; "{who}" is replaced by the name. */
const storyOf: Record<Language, (who: string) => string> = {
  en: (who) => `The Story of ${who}`,
  fr: (who) => `L’histoire ${/^[aàâeéèêiîoôuyhœ]/i.test(who) ? 'd’' : 'de '}${who}`,
  ee: (who) => `${who} ƒe ŋutinya`,
};
const plain: Record<Language, string> = { en: 'A Short Story', fr: 'Une petite histoire', ee: 'Ŋutinya kpui aɖe' };

/** A run of capitalised words, which is a name where it does not only open sentences. */
const capitals = /\p{Lu}[\p{L}\p{M}’-]*(?:\s\p{Lu}[\p{L}\p{M}’-]*)*/gu;
/** Capitalised words that are not names in a story: days, months, God, and words that open sentences. */
const notNames = new Set(
  (
    'i god lord bible sunday monday tuesday wednesday thursday friday saturday january february march april ' +
    'may june july august september october november december dieu seigneur jésus jesus christ lundi mardi ' +
    'mercredi jeudi vendredi samedi dimanche mawu aƒetɔ yesu a an the in on at by my our his her their its ' +
    'your this that these those when then there and but so for from with after before once one two three ' +
    'years every each all some nobody everybody who what why how if not now soon later he she it they we you ' +
    'un une le la les l des du de dans sur sous notre nos mon ma mes son sa ses leur leurs ce cette ces ' +
    'quand puis et mais alors chaque tout toute tous seul seule il elle ils elles on nous vous je tu qui que ' +
    'pourquoi comment si ne pas gbe eye eyata ke ame'
  ).split(' '),
);

/**
 * Who is named most often: written with a capital wherever it stands, more than once or within a sentence; null when
 * nobody is.
 */
function whoIsNamed(text: string): string | null {
  const small = new Set(text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]*/gu) ?? []);
  const times = new Map<string, { all: number; within: number }>();
  for (const sentence of sentencesOf(text))
    for (const { 0: run, index } of sentence.matchAll(capitals)) {
      const words = run
        .split(' ')
        .filter((word) => !notNames.has(word.toLowerCase()) && !small.has(word.toLowerCase()));
      // A book of the Bible before a chapter number is not a person of the story.
      if (words.length === 0 || /^\s\d/.test(sentence.slice(index + run.length))) continue;
      const name = words.join(' ');
      const seen = times.get(name) ?? { all: 0, within: 0 };
      const opens = sentence.slice(0, index).replace(/[^\p{L}]/gu, '') === '' && !run.includes(' ');
      times.set(name, { all: seen.all + 1, within: seen.within + (opens ? 0 : 1) });
    }
  const [best] = [...times]
    .filter(([, { all, within }]) => all > 1 || within > 0)
    .toSorted(([, a], [, b]) => b.all - a.all);
  return best && best[0].length <= 40 ? best[0] : null;
}

/**
 * The heading that a text begins with: a short line without a stop, apart from the text below it; null when there is
 * none.
 */
export function headingOf(text: string): string | null {
  const [line = '', ...rest] = text.trim().split('\n');
  const heading = line.trim();
  if (countWords(heading) > longest.heading || /[.!?…:,;]["”’»)]*$/.test(heading) || rest.join('').trim() === '')
    return null;
  // A first line may also be one of a sentence that is wrapped, or of a poem.
  const next = rest[0]?.trim() ?? '';
  const isApart = next === '' || (/^["“‘«(\s]*[\p{Lu}\p{N}]/u.test(next) && /[.!?…]/.test(next));
  return isApart ? heading.slice(0, limits.title) : null;
}

/**
 * The title of a creator's own text: the heading it begins with, otherwise a short first sentence, otherwise who is
 * named in it most often.
 */
export function pastedTitle(text: string, language: Language): string {
  const heading = headingOf(text);
  if (heading) return heading;
  const [first = ''] = sentencesOf(text);
  if (countWords(first) <= longest.sentence && sentencesOf(text).length > 1)
    return first.replace(/[.…]$/, '').slice(0, limits.title);
  const who = whoIsNamed(text);
  return who ? storyOf[language](who) : plain[language];
}

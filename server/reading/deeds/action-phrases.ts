// Looks up which action a verb and the words after it mean, in the phrase lists of words/verbs.yaml.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type ReadingAction, readingActions } from '#shared/pictures/scene-reading.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { firstName } from '../names/first-names.ts';
import { englishVerbActions } from '../language/verb-forms.ts';

/**
 * A phrase that begins with a verb. `rest` are the words after it: `*` stands for up to three words, `+` for at least
 * one.
 */
type Phrase = { readonly action: ReadingAction; readonly reflexive: boolean; readonly rest: readonly string[] };

const dropped: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: /^(?:the|an?|his|her|their|my|our|your|its|old|little|small|young)$/,
  fr: /^(?:les?|la|l'|une?|son|sa|ses|leurs?|mon|ma|mes|petite?|vieille|vieux)$/,
};
const particles = /^(?:up|down|off|away|back|aside|over|aloud)$/;
const gap = 3;

const isAction = (word: string): word is ReadingAction => (readingActions as readonly string[]).includes(word);

const known: Partial<Record<ReadingLanguage, ReadonlyMap<string, readonly Phrase[]>>> = {};

/** All verbs, and those of everyday deeds that have a picture of their own. */
const files = ['verbs.yaml', 'verbs-of-everyday-deeds.yaml'] as const;
const rowsOf = (file: (typeof files)[number]) =>
  Object.entries(
    parse(readFileSync(new URL(`../words/${file}`, import.meta.url), 'utf8')) as Record<
      string,
      Record<ReadingLanguage, string>
    >,
  );

function phrasesOf(language: ReadingLanguage): ReadonlyMap<string, readonly Phrase[]> {
  const read = known[language];
  if (read) return read;
  const phrases = new Map<string, Phrase[]>();
  for (const [action, { [language]: written }] of files.flatMap(rowsOf)) {
    if (!isAction(action)) throw new Error(`A list of verbs names an action that pictures do not know: ${action}.`);
    for (const phrase of written.split(/,\s*/)) {
      const reflexive = /^s(?:e |')/.test(phrase);
      const [verb = '', ...rest] = phrase
        .replace(/^s(?:e |')/, '')
        .replaceAll("'", "' ")
        .split(/\s+/);
      const kept = rest.filter((word) => !dropped[language].test(word));
      phrases.set(verb, [...(phrases.get(verb) ?? []), { action, reflexive, rest: kept }]);
    }
  }
  for (const each of phrases.values())
    each.sort((a, b) => b.rest.length - a.rest.length || Number(b.reflexive) - Number(a.reflexive));
  known[language] = phrases;
  return phrases;
}

/** Where the words of a phrase end after a verb, or null when they are not there. */
function endOf({ rest }: Phrase, tokens: readonly Token[], verb: number, language: ReadingLanguage): number | null {
  let at = verb;
  let free = 0;
  let least = 0;
  const solid = rest.filter((word) => word !== '*' && word !== '+');
  if (solid.length === 1 && particles.test(solid[0]!)) free = gap;
  for (const word of rest) {
    if (word === '*' || word === '+') {
      free = gap;
      least = word === '+' ? 1 : 0;
      continue;
    }
    let next = at + 1 + least;
    if (least > 0 && /[,;:.?!–]/.test(tokens[at]!.mark)) return null;
    if (least > 0 && /(?:ly|ment)$|^(?:alone|back|seul|seule)$/.test(tokens[at + 1]?.low ?? '')) return null;
    free -= least;
    for (;;) {
      const token = tokens[next];
      if (!token || token.quoted || /[,;:.?!–]/.test(tokens[next - 1]!.mark)) return null;
      // "Said Grace" with a capital names the speaker; nobody prays.
      if (isWord(token.low, word) && !(/^\p{Lu}/u.test(token.text) && firstName(token.text))) break;
      const skipped = dropped[language].test(token.low) || /ly$|ement$/.test(token.low);
      if (!skipped && free-- <= 0) return null;
      next++;
    }
    at = next;
    free = 0;
    least = 0;
  }
  return at;
}

const isWord = (written: string, word: string) =>
  written === word ||
  (word.length > 3 && (written === `${word}s` || written === `${word}es` || `${written}s` === word));

/** What the verb at `verb` does, by the longest phrase that fits; `end` is the last word of it. */
export function actionAt(
  tokens: readonly Token[],
  verb: number,
  lemma: string,
  reflexive: boolean,
  language: ReadingLanguage,
): { readonly action: ReadingAction; readonly end: number } {
  const fitting = (phrasesOf(language).get(lemma) ?? []).flatMap((phrase) => {
    const end = phrase.reflexive && !reflexive ? null : endOf(phrase, tokens, verb, language);
    return end === null ? [] : [{ phrase, end }];
  });
  const longest = fitting.filter(({ phrase }) => phrase.rest.length === fitting[0]!.phrase.rest.length);
  // Of phrases of the same length the one that ends first: "showed them how", not "showed … to".
  const nearest = longest.toSorted(
    (a, b) => Number(b.phrase.reflexive) - Number(a.phrase.reflexive) || a.end - b.end,
  )[0];
  if (nearest) {
    const { phrase, end } = nearest;
    // « il se leva » is not « il leva »: a reflexive verb means nothing unless the lists have a reflexive phrase for
    // it.
    const oneself =
      reflexive && !phrase.reflexive && phrase.rest.length === 0 && /^s(?:e|')$/.test(tokens[verb - 1]?.low ?? '');
    return { action: oneself ? 'none' : phrase.action, end };
  }
  const first = language === 'en' ? (englishVerbActions().get(lemma) ?? 'none') : 'none';
  return { action: isAction(first) ? first : 'none', end: verb };
}

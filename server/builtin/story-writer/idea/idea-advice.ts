// Rewords advice as an act: "say thank you" becomes "saying thank you".
import { anyOf, ideaWords } from './idea-words.ts';

const { verbs, alsoNouns, doubled } = ideaWords.en;
/** Words that follow a verb but not a noun. */
const acted =
  '(?= (?:your|my|our|his|her|their|one|each|others|the|an?|god|jesus|people|those|everyone|everybody|' +
  'somebody|someone|him|them|it|me|us|in (?:god|jesus|him|the lord)|hard|well)(?!\\p{L}))';
const verbFirst = new RegExp(
  `^(?:(?:please|always|let’s|let us) )?((?:don’t|do not|never|not) )?(${anyOf(verbs.filter((verb) => !alsoNouns.includes(verb)))}|${anyOf(alsoNouns)}` +
    `${acted}|(?:care(?= (?:for|about) )|look(?= (?:after|at|up) )|wait(?= for )|stand(?= (?:up|by|firm))))`,
  'iu',
);
const secondVerb = new RegExp(`(?<= and )${anyOf(verbs)}(?= |$)`, 'iu');

function gerund(verb: string): string {
  if (verb === 'be') return 'being';
  if (/ie$/.test(verb)) return verb.replace(/ie$/, 'ying');
  if (doubled.includes(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb.replace(/(?<=[^eoy])e$/, '')}ing`;
}

/** "Say thank you" as what one does: "saying thank you"; null when it is no advice. */
function englishAdvice(words: string): string | null {
  const infinitive = words.replace(/^to (?=\p{L})/iu, '');
  const [all, no, verb] = verbFirst.exec(infinitive) ?? [];
  if (all === undefined || !verb) return null;
  const rest = infinitive.slice(all.length).replace(secondVerb, (second) => gerund(second.toLowerCase()));
  return `${no ? (/never/i.test(no) ? 'never ' : 'not ') : ''}${gerund(verb.toLowerCase())}${rest}`;
}

const french = ideaWords.fr;
const forms = new Map([
  ...Object.entries(french.imperatives),
  ...french.verbs.flatMap((verb) => {
    const stem = verb.replace(/(?:er|ir)$/, '');
    return [`${stem}e`, `${stem}ez`, stem.endsWith('g') ? `${stem}eons` : `${stem}ons`].map(
      (form) => [form, verb] as const,
    );
  }),
]);

/** The same in French: "Dis merci" as "dire merci". */
function frenchAdvice(words: string): string | null {
  const plain = words
    .replace(/(?<=^| )t(?:on|a) (?=\p{L})/giu, (mine) => (mine.toLowerCase() === 'ton ' ? 'son ' : 'sa '))
    .replace(/(?<= )tes (?=\p{L})/giu, 'ses ');
  const [forbidden, denied = '', never = ''] = /^n(?:e |’)(\p{L}+) (pas|jamais|plus)(?= |$)/iu.exec(plain) ?? [];
  if (forbidden) {
    const verb = forms.get(denied.toLowerCase());
    return verb ? `ne ${never} ${verb}${plain.slice(forbidden.length)}` : null;
  }
  const [first = ''] = /^\p{L}+(?![\p{L}’-])/u.exec(plain) ?? [];
  const verb = forms.get(first.toLowerCase());
  const isNounToo =
    /e$/.test(first) &&
    !/^ (?:ton|son|sa|ses|votre|vos|notre|nos|le|la|les|une?|des|avec|à|tout|ce|Dieu|bien|tes)(?!\p{L})/u.test(
      plain.slice(first.length),
    );
  return verb && !isNounToo && plain !== first ? `${verb}${plain.slice(first.length)}` : null;
}

/** A piece of advice as the act that it asks for, for use inside a sentence; null for any other words. */
export const actOf = (words: string, language: 'en' | 'fr'): string | null =>
  language === 'en' ? englishAdvice(words) : frenchAdvice(words);

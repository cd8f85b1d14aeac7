// Changes French plain words to the simple past, the tense of French Bibles.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { sentencesOf } from '#shared/story/prose.ts';

const irregular = z
  .record(
    z.string(),
    z.string().transform((forms) => forms.split(' ')),
  )
  .parse(parse(readFileSync(new URL('../repertoire/french-past.yaml', import.meta.url), 'utf8')));

/** Verbs that tell what happened with “être”; the others say with it how somebody is. */
const ofMoving = new Set(
  (
    'venu revenu devenu redevenu allé arrivé parti reparti sorti entré rentré retourné monté remonté descendu tombé ' +
    'resté passé né apparu'
  ).split(' '),
);
/** Words in -é and -i that are not participles, or that only describe somebody. */
const noVerb = /^(?:pitié|vérité|bonté|côté|été|ami|merci|ici|aussi|lui|qui|assez|si|ainsi|parmi|celui|ni|puni|mari)$/u;

const adverbs =
  '(?: (?:pas|plus|jamais|rien|tout de suite|tout|bien|alors|aussi|déjà|encore|aussitôt|vite|tous|toutes|même|' +
  'mieux|longtemps|beaucoup|ensuite|enfin|d’abord|\\p{L}+ment))*';
/** A pronoun before the verb, the helping verb, who does it behind it, adverbs, and the participle. */
const compound = new RegExp(
  `(?<!\\p{L})((?:n’|l’|s’|m’|t’|y |se )?)(a|ont|est|sont)(?:-(?:t-)?(il|elle|on|ils|elles))?(${adverbs}) (\\p{L}+)(?!\\p{L})`,
  'gu',
);
/** A second participle with the same helping verb: "a pris le pain et remercié Dieu". */
const another = /(?:,| et| puis| mais) (?:\p{L}+ment |aussitôt |alors )?(\p{L}{3,}(?:é|i|u|it|is)e?s?)(?!\p{L})/gu;
/** Words of a sentence on what is so now. */
const isNow =
  /(?<!\p{L})(?:c’est|y a|suis|es|sommes|êtes|ai|as|avons|avez|peut|peuvent|veut|doit|faut|va|vont|sait|aime|appartient|dure)(?!\p{L})/iu;

const bare = (participle: string): string[] => [participle, participle.replace(/(?:es|e|s)$/u, '')];
/** The simple past for a participle; null when the word is not a participle. */
function simplePast(participle: string): { readonly base: string; readonly forms: readonly string[] } | null {
  for (const base of bare(participle)) {
    const known = irregular[base];
    if (known) return { base, forms: known };
    if (noVerb.test(base)) continue;
    const stem = base.slice(0, -1);
    if (/\p{L}{2}é$/u.test(base)) {
      const soft = stem.replace(/g$/u, 'ge').replace(/c$/u, 'ç');
      return { base, forms: [`${soft}a`, `${stem}èrent`] };
    }
    if (/\p{L}{2}[^aeou]i$/u.test(base)) return { base, forms: [`${stem}it`, `${stem}irent`] };
  }
  return null;
}
const isVowel = (word: string): boolean => /^[aeiouyhâàéèêîôû]/iu.test(word);

/** Puts a sentence into the simple past; leaves it as it is when that might be wrong. */
function retold(sentence: string): string {
  if (isNow.test(sentence)) return sentence;
  let isUnsure = false;
  const told = sentence.replace(
    compound,
    (all: string, pronoun: string, aux: string, who: string | undefined, adverb: string, participle: string) => {
      const past = simplePast(participle);
      const isBe = aux === 'est' || aux === 'sont';
      if (!past || pronoun === 'y ') return all;
      const isOneself = pronoun === 's’' || pronoun === 'se ';
      if (isBe && !isOneself && !ofMoving.has(past.base)) return all;
      const form = past.forms[aux === 'a' || aux === 'est' ? 0 : 1]!;
      const whole = who ? `${form}-${form.endsWith('a') ? 't-' : ''}${who}` : form;
      if (isOneself) return `${isVowel(form) ? 's’' : 'se '}${whole}${adverb}`;
      if (pronoun === '' || isVowel(form)) return `${pronoun}${whole}${adverb}`;
      if (pronoun !== 'l’') return `${pronoun.charAt(0)}e ${whole}${adverb}`;
      // "L’a vue" says that it was she; with another participle nobody can tell.
      const isShe = /(?:ée|ie|ue|ite|ise|te)$/u.test(participle) && participle !== past.base;
      return `${isShe ? 'la' : 'le'} ${whole}${adverb}`;
    },
  );
  if (told === sentence) return sentence;
  for (const [, participle = ''] of told.matchAll(another)) isUnsure ||= simplePast(participle) !== null;
  return isUnsure ? sentence : told;
}

/**
 * Plain words of a French story in the simple past, as Bibles tell it, so that a tale does not change its past between
 * what is told and what is quoted.
 */
export function inSimplePast(text: string): string {
  const sentences = sentencesOf(text);
  const told = sentences.map(retold);
  return told.reduce((all, each, at) => all.replace(sentences[at]!, () => each), text);
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Address } from './idea-grammar.ts';

type Own = 'en' | 'fr';
type Listener = Exclude<Address, 'nous'>;

const irregular = new Map(
  Object.entries(
    z
      .record(z.string(), z.string().regex(/^\S+ \S+$/u))
      .parse(parse(readFileSync(new URL('../repertoire/first-person.yaml', import.meta.url), 'utf8'))),
  ).map(([first, forms]) => {
    const [tu = '', vous = ''] = forms.split(' ');
    return [first, { tu, vous }] as const;
  }),
);

/** Forms of regular French verbs in the first person, by their ending. */
const regular: readonly (readonly [end: RegExp, of: Record<Listener, string>])[] = [
  [/rai$/u, { tu: 'ras', vous: 'rez' }],
  [/ais$/u, { tu: 'ais', vous: 'iez' }],
  [/oie$/u, { tu: 'oies', vous: 'oyez' }],
  [/aie$/u, { tu: 'aies', vous: 'ayez' }],
  [/uie$/u, { tu: 'uies', vous: 'uyez' }],
  [/è(?=[bcdfglmnprstv]+e$)/u, { tu: 'è', vous: 'é' }],
  [/e$/u, { tu: 'es', vous: 'ez' }],
  [/is$/u, { tu: 'is', vous: 'issez' }],
];

/** A French verb of "je" for a listener; null where its forms are not known. */
function forListener(verb: string, listener: Listener): string | null {
  const small = verb.toLowerCase();
  const known = irregular.get(small);
  if (known) return known[listener];
  const rule = regular.find(([end]) => end.test(small));
  if (!rule) return null;
  const turned = small.replace(rule[0], rule[1][listener]);
  // An accent that changes with the ending is followed by the ending.
  return rule[1].vous === 'é' ? turned.replace(/e$/u, listener === 'tu' ? 'es' : 'ez') : turned;
}

const clitics = '(?:(?:ne |me |te |se |le |la |les |lui |leur |y |en |nous |n’|m’|t’|l’|y’)*)';
const withSubject = new RegExp(`(?<![\\p{L}’-])(je |j’)(${clitics})(\\p{L}+)`, 'giu');
const ofUs = new RegExp(`(?<![\\p{L}’-])nous (${clitics})(\\p{L}+?)(?:(ons)|(sommes))(?!\\p{L})`, 'giu');
const vousOfUs: Record<string, string> = { faisons: 'faites', disons: 'dites' };

function frenchTo(listener: Listener, words: string): string | null {
  let isSure =
    !/(?<!\p{L})(?:tu|vous|ton|ta|tes|votre|vos|te|toi)(?!\p{L})|-(?:je|nous|moi)(?!\p{L})|(?:^|, )on .*(?<!\p{L})(?:notre|nos)(?!\p{L})|(?<!\p{L})t’/iu.test(
      words,
    );
  const toUs = words.replace(ofUs, (_, before: string, stem: string, ons?: string) =>
    ons ? `vous ${before}${vousOfUs[`${stem.toLowerCase()}ons`] ?? `${stem}ez`}` : `vous ${before}${stem}êtes`,
  );
  const said = toUs
    .replace(/(?<!\p{L})nous (ne |n’)?sommes(?!\p{L})/giu, 'vous $1êtes')
    .replace(withSubject, (_, __, before: string, verb: string) => {
      const turned = forListener(verb, listener);
      if (turned === null) isSure = false;
      return `${listener} ${before}${turned ?? verb}`;
    });
  if (!isSure || /(?<![\p{L}’-])(?:je |j’)/iu.test(said)) return null;
  const mine =
    listener === 'tu'
      ? { mon: 'ton', ma: 'ta', mes: 'tes', me: 'te ', m: 't’', moi: 'toi', mien: 'tien' }
      : { mon: 'votre', ma: 'votre', mes: 'vos', me: 'vous ', m: 'vous ', moi: 'vous', mien: 'vôtre' };
  return said
    .replace(/(?<![\p{L}’-])mon(?= )/giu, mine.mon)
    .replace(/(?<![\p{L}’-])ma(?= )/giu, mine.ma)
    .replace(/(?<![\p{L}’-])mes(?= )/giu, mine.mes)
    .replace(/(?<![\p{L}’-])me /giu, mine.me)
    .replace(/(?<![\p{L}’-])m’/giu, mine.m)
    .replace(/(?<![\p{L}’-])moi(?!\p{L})/giu, mine.moi)
    .replace(/(?<![\p{L}’-])notre(?!\p{L})/giu, 'votre')
    .replace(/(?<![\p{L}’-])nos(?!\p{L})/giu, 'vos')
    .replace(/(?<![\p{L}’-])nous(?!\p{L})/giu, 'vous');
}

const toYou: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}’])am I(?![\p{L}’])/giu, 'are you'],
  [/(?<![\p{L}’])was I(?![\p{L}’])/giu, 'were you'],
  [/(?<![\p{L}’])I(?:’m| am)(?!\p{L})/gu, 'you are'],
  [/(?<![\p{L}’])we’re(?!\p{L})/giu, 'you are'],
  [/(?<![\p{L}’])I was(?!\p{L})/gu, 'you were'],
  [/(?<![\p{L}’])I(?=’(?:ve|ll|d)(?!\p{L}))/gu, 'you'],
  [/(?<![\p{L}’])we(?=’(?:ve|ll|d)(?!\p{L}))/giu, 'you'],
  [/(?<![\p{L}’])(?:I|we|me|us)(?![\p{L}’])/giu, 'you'],
  [/(?<![\p{L}’])(?:my|our)(?!\p{L})/giu, 'your'],
  [/(?<![\p{L}’])(?:mine|ours)(?!\p{L})/giu, 'yours'],
  [/(?<![\p{L}’])myself(?!\p{L})/giu, 'yourself'],
  [/(?<![\p{L}’])ourselves(?!\p{L})/giu, 'yourselves'],
];

const englishTo = (words: string): string | null =>
  /(?<!\p{L})(?:you|your|yours|yourself)(?!\p{L})/iu.test(words)
    ? null
    : toYou.reduce((text, [from, to]) => text.replace(from, to), words);

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Somebody who is called: a prayer, which nobody turns to listeners. */
export const calls =
  /^(?:(?:o|oh|dear|cher|mon|please) )?(?:lord|god|jesus|father|seigneur|dieu|jésus|père),|^(?:please|dear) /iu;

/**
 * What somebody says of himself as it happens to a listener: "I lost my key" as "You lost your key". Null where a form
 * is not known, or where somebody else is spoken to already.
 */
export function toListeners(words: string, language: Own, address: Address): string | null {
  if (calls.test(words)) return null;
  const turned = language === 'en' ? englishTo(words) : frenchTo(address === 'tu' ? 'tu' : 'vous', words);
  return turned === null ? null : turned.replace(/(?:^|(?<=[.!?…] ))\p{Ll}/gu, upperFirst);
}

/** Whether somebody's own words can be turned to any listener. */
export const canBeTurned = (words: string, language: Own): boolean =>
  toListeners(words, language, 'tu') !== null && toListeners(words, language, 'vous') !== null;

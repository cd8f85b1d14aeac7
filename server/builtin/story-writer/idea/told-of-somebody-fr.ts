// Rewords a creator's account in the third person, in French: "Une mère raconte que…".
import type { Audience } from '#shared/vocabulary.ts';

type Person = { readonly noun: string; readonly she: string; readonly object: string; readonly stressed: string };

const ofParents =
  /(?<!\p{L})(?:mon|ma|mes) (?:\p{L}+ )?(?:fils|filles?|enfants?|bébé|jumea\p{L}+|garçons?|aînée?|cadette?|petit-fils|petite-fille)(?!\p{L})/iu;
const ofYoung =
  /(?<!\p{L})(?:maman|papa|(?:mon|ma|mes) (?:maître|maîtresse|classe|copains?|copines?|jouets?))(?!\p{L})/iu;
const ofWives =
  /(?<!\p{L})mon (?:ex-)?(?:mari|fiancé|copain)(?!\p{L})|(?<!\p{L})enceinte(?!\p{L})|(?<!\p{L})(?:je (?:me )?suis|j’étais|je reste) (?:\p{L}+ )?(?:\p{L}+ée|seule|perdue|\p{L}+euse|prête|la|une)(?!\p{L})/iu;
const ofHusbands =
  /(?<!\p{L})ma (?:femme|fiancée|copine)(?!\p{L})|(?<!\p{L})(?:je (?:me )?suis|j’étais|je reste) (?:\p{L}+ )?(?:\p{L}+é|seul|perdu|prêt|le|un)(?!\p{L})/iu;

/**
 * The person who tells an account: of a sex that no other person of it has, so that "il" or "elle" is clear. Null when
 * both are taken.
 */
function personOf(text: string, audience: Audience): Person | null {
  const hers = /(?<!\p{L})elles?(?!\p{L})/iu.test(text);
  const his = /(?<!\p{L})ils?(?! (?:y a|faut|pleut|fait (?:nuit|froid|chaud))(?!\p{L}))(?!\p{L})/iu.test(text);
  const [isWife, isHusband] = [ofWives.test(text), ofHusbands.test(text)];
  if ((hers && his) || (isWife && (isHusband || hers)) || (isHusband && his)) return null;
  const isWoman = isWife || (!isHusband && (his || (!hers && text.length % 2 === 0)));
  const isChild = ofYoung.test(text);
  const [woman, man] =
    ofParents.test(text) && !isChild
      ? ['Une mère', 'Un père']
      : audience === 'kids' || (audience === 'family' && isChild)
        ? ['Une petite fille', 'Un petit garçon']
        : audience === 'teens'
          ? ['Une jeune fille', 'Un jeune homme']
          : ['Une femme', 'Un homme'];
  return isWoman
    ? { noun: woman, she: 'elle', object: 'la', stressed: 'elle' }
    : { noun: man, she: 'il', object: 'le', stressed: 'lui' };
}
const several: Person = { noun: 'Des gens', she: 'ils', object: 'les', stressed: 'eux' };

const ownForms: Readonly<Record<string, string>> = {
  suis: 'est',
  ai: 'a',
  vais: 'va',
  aie: 'ait',
  sois: 'soit',
  puis: 'peut',
};
/** The third-person form of a verb after "je", found from its ending. */
function thirdPerson(verb: string): string {
  const known = ownForms[verb.toLowerCase()];
  if (known) return known;
  if (/(?:ds|ts|cs)$/u.test(verb)) return verb.slice(0, -1);
  if (/[sx]$/u.test(verb)) return `${verb.slice(0, -1)}t`;
  return verb.replace(/ai$/u, 'a');
}

const pluralForms: Readonly<Record<string, string>> = {
  avons: 'ont',
  sommes: 'sont',
  allons: 'vont',
  faisons: 'font',
  disons: 'disent',
  venons: 'viennent',
  revenons: 'reviennent',
  tenons: 'tiennent',
  prenons: 'prennent',
  apprenons: 'apprennent',
  comprenons: 'comprennent',
  pouvons: 'peuvent',
  voulons: 'veulent',
  devons: 'doivent',
  recevons: 'reçoivent',
  voyons: 'voient',
  croyons: 'croient',
  buvons: 'boivent',
  mourons: 'meurent',
  avions: 'avaient',
  étions: 'étaient',
};
/** The third-person plural of a verb after "nous"; null when the word is not a verb form. */
function thirdOfMany(verb: string): string | null {
  const known = pluralForms[verb.toLowerCase()];
  if (known) return known;
  if (/rons$/u.test(verb)) return /[ei]rons$/u.test(verb) ? verb.replace(/s$/u, 't') : verb.replace(/ons$/u, 'ent');
  if (/ions$/u.test(verb)) return verb.replace(/ions$/u, 'aient');
  if (/ons$/u.test(verb)) return verb.replace(/çons$/u, 'cent').replace(/ons$/u, 'ent');
  return null;
}

/** Verbs, and what was done, to somebody: "il me dit" is "il lui dit", "il me voit" is "il la voit". */
const toSomebody =
  '(?:di[st]\\p{L}*|parl|demand|donn|manqu|répon\\p{L}|écri|pren|pri[st]|vol|envoi|envoy|' +
  'montr|rend|promi|ment|offr|offert|prêt|refus|cach|interdi|permet|permi|racont|pardonn|' +
  'fai[st] (?:peur|mal|confiance|honte)|font|appren|appri|ressembl|plaî|reproch|achet|pass)';
const toHer = new RegExp(
  `^(?:(?:a|ont|avait|avaient|aura) (?:\\p{L}+ment |déjà |toujours |tout )?)?${toSomebody}`,
  'iu',
);

const clitics = '((?:ne |n’|me |m’|te |t’|le |la |les |l’|lui |leur |y |en |nous )*)';
const iDo = new RegExp(`(?<!\\p{L})(?:je |j’)${clitics}(\\p{L}+)`, 'giu');
const weDo = new RegExp(
  `(?<!\\p{L})(?<!(?:chez|avec|pour|sans|de|à|sur|vers|entre) )nous ${clitics}(\\p{L}+ons|sommes)(?!\\p{L})`,
  'giu',
);
const reflexive = (words: string): string =>
  words.replace(/me /giu, 'se ').replace(/m’/giu, 's’').replace(/nous /giu, 'se ');

function turned(sentence: string, person: Person): string | null {
  let isClear = true;
  const told = sentence
    .replace(iDo, (_, between: string, verb: string) => `${person.she} ${reflexive(between)}${thirdPerson(verb)}`)
    .replace(weDo, (all, between: string, verb: string) => {
      const third = thirdOfMany(verb);
      isClear &&= third !== null;
      return third ? `ils ${reflexive(between)}${third}` : all;
    })
    .replace(/(?<!\p{L})se (?=[aeiouyàâéèêëîïôûœ])/giu, 's’')
    .replace(/(?<!\p{L})(?:me |m’)(?=(.*))/giu, (_, rest: string) => {
      const isTo = toHer.test(rest);
      const vowel = /^[aeiouyhéèê]/iu.test(rest);
      return isTo ? 'lui ' : vowel ? 'l’' : `${person.object} `;
    })
    .replace(/(?<!\p{L})moi(?!\p{L})/giu, person.stressed)
    .replace(/(?<!\p{L})(m)(on|a|es)(?= )/giu, (_, m: string, end: string) => `${m === 'M' ? 'S' : 's'}${end}`)
    .replace(/(?<!\p{L})mien(?=ne?s?(?!\p{L})|s?(?!\p{L}))/giu, 'sien')
    .replace(/(?<!\p{L})notre(?!\p{L})/giu, 'leur')
    .replace(/(?<!\p{L})nos(?!\p{L})/giu, 'leurs')
    .replace(/(?<=(?:chez|avec|pour|sans|de|à|sur|vers|entre|parmi) )nous(?!\p{L})/giu, 'eux');
  return isClear && !/(?<!\p{L})(?:je|nous|me|moi|mon|ma|mes)(?!\p{L})|(?<!\p{L})[jm]’/iu.test(told) ? told : null;
}

const startsWithVowel = /^[aeiouyàâéèêëîïôûœ]/iu;
const lowerFirst = (text: string): string =>
  /^(?:Dieu|Jésus|Noël|Pâques|\p{Lu}\p{Ll}+ (?:est|a) )(?!\p{L})/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** An account in French as what somebody tells: « Une mère raconte que son fils a volé. » */
export function toldInFrench(sentences: readonly string[], audience: Audience): string | null {
  const whole = sentences.join(' ');
  const isMine = /(?<!\p{L})(?:je|me|moi|mon|ma|mes)(?!\p{L})|(?<!\p{L})[jm]’/iu.test(whole);
  const person = isMine ? personOf(whole, audience) : several;
  const told = person && sentences.map((sentence) => turned(sentence, person));
  const [first, ...others] = told ?? [];
  if (!person || !first || others.includes(null)) return null;
  const said = lowerFirst(first).replace(/(?<= (?:et|mais)) (?=(?:ils?|elles?|on) )/gu, ' qu’');
  const says = isMine ? 'raconte' : 'racontent';
  const rest = others.flatMap((each) => (each ? [each.charAt(0).toUpperCase() + each.slice(1)] : []));
  return [`${person.noun} ${says} ${startsWithVowel.test(said) ? 'qu’' : 'que '}${said}`, ...rest].join(' ');
}

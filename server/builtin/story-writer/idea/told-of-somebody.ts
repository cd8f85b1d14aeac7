// Rewords a creator's account in the third person ("My son…" becomes a mother and her son), so that a narrator can read
// it.
import { englishBase } from '#server/passages/sentences/english-base-forms.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { formOf } from './idea-forms.ts';
import { toldInFrench } from './told-of-somebody-fr.ts';

/** The most words of a creator's account that a tale says: one thought, not a letter. */
const mostWords = 34;
/** The longest sentence, in words, that is reworded in the third person: in longer ones too much can go wrong. */
const mostTurned = 20;

/** The sentences with which an account begins, as many as listeners take in; none where it begins with a heading. */
function firstSentences(text: string, language: 'en' | 'fr'): string[] {
  const kept: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const form = formOf(sentence.replace(/[\s.!?]+$/u, ''), language);
    const isWhole = form === 'voice' || form === 'account';
    if (!isWhole || countWords([...kept, sentence].join(' ')) > mostWords) break;
    kept.push(sentence);
  }
  return kept;
}

/**
 * Rewords what somebody tells about himself as a sentence about a person without a name: "My son wants to drive a taxi"
 * is told of a mother's son. Null where the grammar of the words is not clear.
 */
export function toldOfSomebody(text: string, language: 'en' | 'fr', audience: Audience): string | null {
  const sentences = firstSentences(text, language);
  if (sentences.length !== 1 || countWords(text) > mostTurned) return null;
  return language === 'fr' ? toldInFrench(sentences, audience) : toldInEnglish(sentences.join(' '), audience);
}

type Person = { readonly noun: string; readonly she: string; readonly her: string; readonly object: string };

const own = (words: string) => new RegExp(`(?<!\\p{L})my (?:\\p{L}+ )?(?:${words})(?!\\p{L})`, 'iu');
const ofParents = own(
  'sons?|daughters?|child|children|kids?|baby|toddler|twins|teenagers?|firstborn|boys?|girls?|' +
    'grandchild|grandchildren|grandson|granddaughter',
);
const ofWives = /(?<!\p{L})my (?:late |ex-)?(?:husband|boyfriend|fiancé)(?!\p{L})|(?<!\p{L})pregnant(?!\p{L})/iu;
const ofHusbands = /(?<!\p{L})my (?:late |ex-)?(?:wife|girlfriend|fiancée)(?!\p{L})/iu;
const ofGrown =
  /(?<!\p{L})(?:my (?:\p{L}+ )?(?:boss|employees?|workers|pupils|students|tenants?|landlord|customers|farm|salary|job)|pension|retire)/iu;
const ofYoung =
  /(?<!\p{L})my (?:\p{L}+ )?(?:mum|mom|mummy|mama|dad|daddy|teacher|class|classmates?|homework|toys?|lunch box)(?!\p{L})/iu;

/**
 * The person who tells an account: of a sex that no other person of it has, so that "he" or "she" is clear. Null when
 * both are taken.
 */
function personOf(text: string, audience: Audience): Person | null {
  const [hers, his] = [
    /(?<!\p{L})(?:she|her|hers)(?!\p{L})/iu.test(text),
    /(?<!\p{L})(?:he|him|his)(?!\p{L})/iu.test(text),
  ];
  const isWife = ofWives.test(text);
  const isHusband = ofHusbands.test(text);
  if ((hers && his) || (isWife && (isHusband || hers)) || (isHusband && his)) return null;
  const isWoman = isWife || (!isHusband && (his || (!hers && text.length % 2 === 0)));
  const isParent = ofParents.test(text) && !ofYoung.test(text);
  const isChild =
    !isParent &&
    !isWife &&
    !isHusband &&
    !ofGrown.test(text) &&
    (audience === 'kids' || audience === 'teens' || ofYoung.test(text));
  const [woman, man] = isParent ? ['a mother', 'a father'] : isChild ? ['a girl', 'a boy'] : ['a woman', 'a man'];
  return isWoman
    ? { noun: woman, she: 'she', her: 'her', object: 'her' }
    : { noun: man, she: 'he', her: 'his', object: 'him' };
}

const contracted: Readonly<Record<string, string>> = { '’m': ' am', '’ve': ' have', '’ll': ' will', '’d': ' would' };
const unchanged = /^(?:was|had|did|can|could|will|would|should|might|must|may|shall|cannot|ought|used|\p{L}+n’t)$/iu;
const thirdOf: Readonly<Record<string, string>> = {
  am: 'is',
  have: 'has',
  do: 'does',
  'don’t': 'doesn’t',
  'haven’t': 'hasn’t',
  go: 'goes',
};
/** The third-person form of a verb after "I". */
function thirdPerson(verb: string): string {
  const known = thirdOf[verb.toLowerCase()];
  if (known) return known;
  if (unchanged.test(verb) || englishBase(verb.toLowerCase()) !== verb.toLowerCase()) return verb;
  if (/[^aeiou]y$/u.test(verb)) return verb.replace(/y$/u, 'ies');
  return /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

const adverbs =
  '(?: (?:also|always|never|still|just|only|really|often|now|even|sometimes|already|almost|then|both|all|\\p{L}+ly))*';
const iDo = new RegExp(`(?<!\\p{L})I(${adverbs}) (\\p{L}+(?:’t)?)`, 'gu');
/** A verb in the present after "I", then "and" and a verb that might have the same subject: "I sit and watch". */
const secondVerb = new RegExp(
  `(?<!\\p{L})I${adverbs} (\\p{L}+)(?: (?!to(?!\\p{L}))[\\p{L}’-]+){0,5} (?:and|but|or)${adverbs} (?!(?:i|my|we|our|the|an?|he|she|they|it|nobody|now|so)(?!\\p{L}))(\\p{L}+)`,
  'giu',
);
const isPresent = (verb: string): boolean =>
  verb === 'am' || (!unchanged.test(verb) && englishBase(verb.toLowerCase()) === verb.toLowerCase());
const isVerbAsWell = (word: string): boolean => thirdOf[word] !== undefined || !/(?:ly|ed|ing|s)$/u.test(word);

/** Openings of sentences that these rules can reword: not a verb, a name or half a sentence. */
const clearStart = /^(?:I|My|Our|We|When|Since|After|Every|The|Nobody|Everybody)(?![\p{L}])/u;
/** "We’re", "I’d" (had or would), and "is" that looks like a possessive: "the medal’s in a sock". */
const unclearShort =
  /’(?:re|d)(?!\p{L})|’s (?:in|on|at|an?|the|not|been|gone|so|too|very|my|our|his|her|their|always|never|just|still|\p{L}+(?:ing|ed))(?!\p{L})/iu;
const plainVerbs = new Set(
  (
    'am was have had has do did don’t didn’t haven’t hadn’t can can’t cannot could couldn’t will won’t ' +
    'would wouldn’t should shouldn’t must may might want need feel felt know knew think thought believe ' +
    'hope wish love like hate miss fear dread remember forget forgot see saw hear heard say said tell ' +
    'told ask speak spoke talk read write wrote sing sang pray play work live stay go went come came ' +
    'leave left get got give gave take took make made keep kept lose lost find found win won fail lie ' +
    'lied steal stole hit pay paid buy bought sell sold borrow lend owe save spend spent wait sit sat ' +
    'stand stood sleep slept wake eat drink run ran walk drive drove cook clean wash carry help care ' +
    'teach taught learn start stop try fight fought quarrel shout cry laugh hide lock open close turn ' +
    'look watch wear wore meet met marry grow grew build built bring brought throw hold held'
  ).split(' '),
);
/** Whether each "I" has a verb after it that is known to be one. */
const verbsAreKnown = (text: string): boolean =>
  [...text.matchAll(/(?<!\p{L})I(?![\p{L}’])/gu)].every(({ index }) => {
    const [, verb = ''] = new RegExp(`^I${adverbs} (\\p{L}+(?:’t)?)`, 'u').exec(text.slice(index)) ?? [];
    return plainVerbs.has(verb.toLowerCase()) || /\p{L}{3}ed$/u.test(verb);
  });

const ownChild =
  /^My (?:(little|youngest|oldest|eldest|only|own) )?(son|daughter|grandson|granddaughter|child)(?!\p{L}|’)/u;
const anyOwn = /(?<!\p{L})(?:I|my|me|mine|myself|we|our|us)(?!\p{L})/iu;
/** Rewords a sentence that is only about one's own child as one about a child; null for other sentences. */
function toldOfChild(text: string, audience: Audience): string | null {
  const [words = '', , child = ''] = ownChild.exec(text) ?? [];
  if (!words || anyOwn.test(text.slice(words.length))) return null;
  const isGrown = audience === 'adults';
  const noun = /son$/u.test(child)
    ? isGrown
      ? 'young man'
      : 'boy'
    : child === 'child'
      ? 'child'
      : isGrown
        ? 'young woman'
        : 'girl';
  return upperStarts(`A ${noun}${text.slice(words.length)}`);
}

const couple = /^(?:My (wife|husband) and I|I and my (wife|husband))(?!\p{L}|’)/u;
/**
 * Rewords what a married couple tell about both of them; null for other sentences, and when one of them is mentioned
 * alone.
 */
function toldOfCouple(text: string): string | null {
  const [words = '', one, other] = couple.exec(text) ?? [];
  const rest = text.slice(words.length);
  if (!words || /(?<!\p{L})(?:I|my|me|mine|myself|they|them|their)(?!\p{L})/iu.test(rest)) return null;
  const start = (one ?? other) === 'wife' ? 'A man and his wife' : 'A woman and her husband';
  return upperStarts(`${start}${withoutUs(rest)}`);
}

/** The English part of `toldOfSomebody`. */
function toldInEnglish(text: string, audience: Audience): string | null {
  const child = toldOfChild(text, audience) ?? toldOfCouple(text);
  if (child) return unclearShort.test(text) ? null : child;
  if (!clearStart.test(text) || unclearShort.test(text)) return null;
  const isMine = /(?<!\p{L})(?:I|my|me|mine|myself)(?!\p{L})/iu.test(text);
  if (!isMine) return toldOfMany(text);
  const person = personOf(text, audience);
  const plain = text.replace(/(?<!\p{L})I(’(?:m|ve|ll|d))(?!\p{L})/gu, (_, short: string) => `I${contracted[short]}`);
  if (
    !person ||
    !verbsAreKnown(plain) ||
    new RegExp(`(?<!\\p{L})${person.noun.split(' ')[1]}(?!\\p{L})`, 'iu').test(plain) ||
    [...plain.matchAll(secondVerb)].some(([, verb = '', second = '']) => isPresent(verb) && isVerbAsWell(second))
  )
    return null;
  const turned = withoutUs(plain)
    .replace(iDo, (_, adverb: string, verb: string) => `I${adverb} ${thirdPerson(verb)}`)
    .replace(/(?<!\p{L})(am) I(?!\p{L})/gu, 'is I');
  let isNamed = false;
  const told = turned.replace(/(?<!\p{L})(?:I|my|me|mine|myself)(?!\p{L})/giu, (word) => {
    const small = word.toLowerCase();
    const first = !isNamed;
    isNamed = true;
    if (small === 'i') return first ? person.noun : person.she;
    if (small === 'my') return first ? `${person.noun}’s` : person.her;
    if (small === 'me') return first ? person.noun : person.object;
    if (small === 'myself') return `${person.object}self`;
    return first ? `${person.noun}’s` : person.she === 'she' ? 'hers' : 'his';
  });
  return upperStarts(told);
}

/** "We" beside "I": whoever else is meant. */
const withoutUs = (text: string): string =>
  text
    .replace(
      /^our (?=\p{Ll}+(?<![^us]s) )/iu,
      (_, at: number, all: string) => `${/^our [aeiou]/iu.test(all) ? 'an' : 'a'} `,
    )
    .replace(/(?<!\p{L})we are(?!\p{L})/giu, 'they are')
    .replace(/(?<!\p{L})we(?!\p{L})/giu, 'they')
    .replace(/(?<!\p{L})ours(?!\p{L})/giu, 'theirs')
    .replace(/(?<!\p{L})our(?!\p{L})/giu, 'their')
    .replace(/(?<!(?:of|let) )(?<!\p{L})us(?!\p{L})/giu, 'them')
    .replace(/(?<!\p{L})ourselves(?!\p{L})/giu, 'themselves');

/** What several people tell: of "our choir" as of a choir, of "we" as of a family; "none of us" stays. */
function toldOfMany(text: string): string | null {
  if (/(?<!\p{L})(?:they|them|their)(?!\p{L})/iu.test(text)) return null;
  if (/(?<!\p{L})of us(?!\p{L})/iu.test(text)) return upperStarts(text);
  const told = withoutUs(text.replace(/(?<!\p{L})we(?!\p{L})/iu, 'a family'));
  const isNamed = /^(?:an?|a family)(?!\p{L})/iu.test(told) || /(?<!\p{L})a family(?!\p{L})/u.test(told);
  const start = told.replace(/^their /iu, 'a family’s ');
  return isNamed || start !== told
    ? upperStarts(
        start.replace(/(?<!\p{L})a family (?:are|were|have)(?!\p{L})/iu, (w) =>
          w.replace('are', 'is').replace('were', 'was').replace('have', 'has'),
        ),
      )
    : null;
}

const upperStarts = (text: string): string =>
  text.replace(/(?:^|(?<=[.!?…] ))\p{Ll}/gu, (first) => first.toUpperCase()).replace(/(?<![.?!…])$/u, '.');
